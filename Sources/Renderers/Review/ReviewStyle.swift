/// What the review has besides the style of all pages, of which it is no part: readers never need it.
enum ReviewStyle {
    static let sheet: StaticString = """
        .review-page main { inline-size: 100%; max-width: 110rem; margin: 0 auto; padding: 1rem var(--edge); }
        .review-header { position: sticky; top: 0; z-index: 2; padding-inline-start: calc(.75rem + 5px); background: var(--paper); border-bottom: 1px solid var(--line); }
        .review-header h1 { font-size: 1.1rem; margin: .5rem 0; }
        .review-header p { margin: .25rem 0; }
        .review-row { border-inline-start: 5px solid transparent; padding-inline-start: .75rem; margin: 1.25rem 0; }
        .review-row.behind, .review-row.missing, .review-row.surplus { border-inline-start-color: var(--amber); }
        .review-row.unrecorded { border-inline-start-color: var(--soft); }
        .review-row .text { margin-block-start: 0; }
        .review-mark, .review-difference { font-size: .85rem; margin: 0 0 .5rem; }
        .review-difference::before { content: "≠ "; font-weight: bold; }
        .review-pair { display: grid; gap: 1.5rem 2rem; }
        .review-header .review-pair { row-gap: 0; }
        .review-pair > * { min-width: 0; overflow-wrap: anywhere; }
        @media (min-width: 48rem) { .review-pair { grid-template-columns: 1fr 1fr; } }
        """
}
