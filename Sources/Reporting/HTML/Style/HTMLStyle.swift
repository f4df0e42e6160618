/// The look of pages.
enum HTMLStyle {
    /// What every page has: the theme in both appearances, text, links, tables, and what scrolls sideways.
    static let base = """
        :root { \(HTMLTheme.light.declarations) }
        @media (prefers-color-scheme: dark) { :root { \(HTMLTheme.dark.declarations) } }
        @media print { :root { \(HTMLTheme.light.declarations) } }
        body { margin: 0 auto; padding: 1rem; max-width: 75rem; background: var(--page); color: var(--ink);
          font: 1rem/1.5 system-ui, sans-serif; }
        h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; } h3 { font-size: 1rem; }
        h2, p { overflow-wrap: anywhere; }
        a { color: var(--link); }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
        .scroll { overflow-x: auto; position: relative; }
        table { border-collapse: collapse; }
        th, td { padding: .4rem .6rem; text-align: start; }
        .error { color: var(--error); }
        .swatch { border: 1px solid var(--line); vertical-align: middle; }
        @media print { .scroll { overflow: visible; } }
        """

    /// What a matrix of contrast has beside it.
    ///
    /// A cell is its ratio: the sample before it is the cell's ground, and the mark is written here with what
    /// a screen reader says for it. A palette may have a hundred thousand of them.
    static let matrix = """
        body { max-width: none; }
        .scroll { margin-block: 2rem; content-visibility: auto; contain-intrinsic-size: auto 60rem; }
        caption { font-weight: bold; text-align: start; padding-block: .5rem; }
        th, td { border: 1px solid var(--line); white-space: nowrap; }
        tbody th { position: sticky; left: 0; background: var(--page); }
        td[class] { padding-inline-start: 64px; font-variant-numeric: tabular-nums;
          print-color-adjust: exact; -webkit-print-color-adjust: exact;
          background: radial-gradient(circle at 32px 50%, var(--i) 6.5px, transparent 7.5px) 0 0,
            linear-gradient(var(--b) 0 0) 10px 50% / 44px 24px no-repeat,
            linear-gradient(var(--line) 0 0) 9px 50% / 46px 26px no-repeat; }
        .t::before { content: "✓ "; content: "✓ " / "enough for text, "; }
        .l::before { content: "~ "; content: "~ " / "enough for large text only, "; }
        .n::before { content: "✗ "; content: "✗ " / "too little for text, "; }
        .pair { border-width: 3px; } .suppressed { border-style: dashed; }
        td.error b { color: var(--error); } b { font-weight: inherit; } .error b { font-weight: bold; }
        summary { cursor: pointer; font-size: 1.25rem; font-weight: bold; color: var(--link); }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        @media print { .scroll { content-visibility: visible; }
          details::details-content { content-visibility: visible; block-size: auto; } }
        """
}
