extension IndexPath {
    /// The place of a row in a table.
    ///
    /// Stands for [init(row:section:)](https://developer.apple.com/documentation/foundation/indexpath/init(row:section:)).
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The section, the first of the two indexes.
    public var section: Int {
        self[0]
    }

    /// The row within its section, the second of the two indexes.
    public var row: Int {
        self[1]
    }
}
