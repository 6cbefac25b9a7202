/// What a page may weigh that the site makes by itself of as many texts as there are.
enum PageWeight {
    /// In bytes of HTML. Of such pages gzip leaves less than a quarter, in any script: less than the 15,000 bytes that a page of
    /// ours may weigh on its way.
    static let most = 60_000
}
