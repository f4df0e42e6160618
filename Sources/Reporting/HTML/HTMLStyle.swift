/// The look of pages.
enum HTMLStyle {
    /// What every page has: the theme in both appearances, text, links, tables, and what scrolls sideways.
    static let base = """
        :root { \(HTMLTheme.light.declarations) }
        @media (prefers-color-scheme: dark) { :root { \(HTMLTheme.dark.declarations) } }
        body { margin: 0 auto; padding: 1rem; max-width: 75rem; background: var(--page); color: var(--ink);
          font: 1rem/1.5 system-ui, sans-serif; }
        h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; overflow-wrap: anywhere; } h3 { font-size: 1rem; }
        a { color: var(--link); }
        a:focus-visible, .scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
        .scroll { overflow-x: auto; }
        table { border-collapse: collapse; }
        th, td { padding: .4rem .6rem; text-align: start; }
        .error { color: var(--error); }
        @media print { .scroll { overflow: visible; } }
        """

    /// What a report on findings has beside it.
    static let report = """
        section { margin-block: 2rem; border-block-start: 1px solid var(--line); }
        .quiet { color: var(--quiet); } .warning { color: var(--warning); } .note { color: var(--ink); }
        th, td { border-block-end: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere;
          min-width: 4rem; }
        .swatch { border: 1px solid var(--line); vertical-align: middle; }
        .plan { float: inline-end; width: 12rem; max-height: 24rem; margin: 0 0 1rem 1rem;
          border: 1px solid var(--line); }
        .plan rect { fill: none; stroke: currentColor; } .plan text { fill: currentColor; }
        .plan .error { color: var(--error); } .plan .warning { color: var(--warning); }
        @media (max-width: 45rem) { .plan { float: none; margin: 0 0 1rem; } }
        """

    /// What a matrix of contrast has beside it.
    static let matrix = """
        body { max-width: none; }
        .scroll { margin-block: 2rem; }
        caption { font-weight: bold; text-align: start; padding-block: .5rem; }
        th, td { border: 1px solid var(--line); white-space: nowrap; }
        .pair { border-width: 3px; }
        .level.error { font-weight: bold; }
        .sample { display: inline-block; padding: .1rem .5rem; border: 1px solid var(--line); }
        .ratio { font-variant-numeric: tabular-nums; }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        """
}
