public import Models
public import Site

/// What whoever started a preview is told.
public enum PreviewNotice: Sendable {
    /// The site can be opened at an address.
    case serving(address: String)
    /// The site has been built.
    case built(BuildReport, Duration)
    /// The samples are being compiled and tested; as the compiler says it.
    case verifying(String)
    /// They have been.
    case verified([Diagnostic])
    /// Reading or writing failed; the next change is a new try.
    case failed(String)
}
