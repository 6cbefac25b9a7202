/// What a byte of Swift source is shown as, in the terms that the highlighter and the toolchain's classification share.
enum ByteClass: Sendable {
    case plain
    case keyword
    case string
    case comment
    case number
    case attribute
}
