/// The look of the HTML report.
enum HTMLStyle {
    static let sheet = """
        :root { \(HTMLTheme.light.declarations) }
        @media (prefers-color-scheme: dark) { :root { \(HTMLTheme.dark.declarations) } }
        body { margin: 0 auto; padding: 1rem; max-width: 75rem; background: var(--page); color: var(--ink);
          font: 1rem/1.5 system-ui, sans-serif; }
        h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; overflow-wrap: anywhere; } h3 { font-size: 1rem; }
        section { margin-block: 2rem; border-block-start: 1px solid var(--line); }
        a { color: var(--link); }
        a:focus-visible, .scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
        .quiet { color: var(--quiet); }
        .error { color: var(--error); } .warning { color: var(--warning); } .note { color: var(--ink); }
        .scroll { overflow-x: auto; }
        table { border-collapse: collapse; }
        th, td { padding: .4rem .6rem; border-block-end: 1px solid var(--line); text-align: start;
          vertical-align: top; overflow-wrap: anywhere; min-width: 4rem; }
        .swatch { border: 1px solid var(--line); vertical-align: middle; }
        .plan { float: inline-end; width: 12rem; max-height: 24rem; margin: 0 0 1rem 1rem;
          border: 1px solid var(--line); }
        .plan rect { fill: none; stroke: currentColor; } .plan text { fill: currentColor; }
        .plan .error { color: var(--error); } .plan .warning { color: var(--warning); }
        @media (max-width: 45rem) { .plan { float: none; margin: 0 0 1rem; } }
        @media print { .scroll { overflow: visible; } }
        """
}
