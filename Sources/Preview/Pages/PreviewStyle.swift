/// How the preview's own parts look. They live in a shadow tree, so that the page's style and theirs do not mix.
enum PreviewStyle {
    static let sheet: StaticString = """
        :host { all: initial; }
        @media print { :host { display: none; } }
        #tools a { position: fixed; inset-block-end: .75rem; inset-inline-start: .75rem; z-index: 2147483646;
          font: 600 13px/1 system-ui, sans-serif; color: #fff; background: #3b3b45; padding: .55rem .75rem; border-radius: 6px;
          text-decoration: none; opacity: .85; }
        #tools a:hover, #tools a:focus-visible { opacity: 1; }
        details { position: fixed; z-index: 2147483647; inset-inline-end: .75rem; inset-block-end: .75rem;
          font: 14px/1.45 system-ui, sans-serif; color: #1c1c22; background: #fff; border: 1px solid #b9b9c4;
          border-inline-start: 5px solid #b26a00; border-radius: 6px; max-width: calc(100vw - 1.5rem); box-sizing: border-box;
          box-shadow: 0 6px 28px rgb(0 0 0 / .3); }
        details[open] { max-height: 60vh; overflow: auto; }
        details[open] > summary { position: sticky; inset-block-start: 0; background: inherit; }
        details.errors { border-inline-start-color: #c0182b; }
        details.errors[open] { inset-inline-start: .75rem; }
        summary { cursor: pointer; font-weight: 650; padding: .6rem .8rem; }
        p { margin: 0 .8rem .4rem; }
        ol { list-style: none; margin: 0; padding: 0; }
        li { border-top: 1px solid #dcdce3; }
        pre { font: 13px/1.5 ui-monospace, monospace; margin: 0; padding: .6rem .8rem; overflow-x: auto; white-space: pre-wrap;
          overflow-wrap: anywhere; tab-size: 8; }
        @media (prefers-color-scheme: dark) {
          details { color: #ececf1; background: #222228; border-color: #565663; }
          li { border-top-color: #41414c; }
        }
        """
}
