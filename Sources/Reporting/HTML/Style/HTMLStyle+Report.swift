extension HTMLStyle {
    /// What a report on findings has beside it.
    static let report = [summary, findings, pictures, paper].joined(separator: "\n")

    private static let summary = """
        [hidden] { display: none !important; }
        .quiet, .aside { color: var(--quiet); } .warning { color: var(--warning); }
        caption { text-align: start; font-weight: bold; }
        th, td { border-block-end: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
        th { font-weight: inherit; }
        .tables { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; }
        .fixes li { margin-block: .6rem; overflow-wrap: anywhere; color: var(--ink); }
        .fixes .error .severity { color: var(--error); } .fixes .warning .severity { color: var(--warning); }
        form, .choice { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .6rem;
          margin-block: 1rem; border: 1px solid var(--line); }
        form label { min-width: 0; max-width: 100%; }
        select, input, button { font: inherit; color: var(--ink); background: var(--page); max-width: 100%;
          min-height: 1.75rem; border: 1px solid var(--line); accent-color: var(--link); }
        .definitions { position: absolute; }
        @media (max-width: 45rem) {
          .criteria, .criteria :is(caption, tbody, tr, th, td) { display: block; }
          .criteria thead { position: absolute; width: 1px; height: 1px; overflow: hidden;
            clip-path: inset(50%); }
          .criteria tr { border-block-end: 1px solid var(--line); padding-block: .4rem; }
          .criteria :is(th, td) { border: 0; padding: .1rem 0; }
          .criteria th { font-weight: bold; } .criteria td:empty { display: none; }
          .criteria td:last-child::before { content: "The same is asked by: "; }
        }
        """

    private static let findings = """
        article { margin-block: 2rem; border-block-start: 1px solid var(--line);
          content-visibility: auto; contain-intrinsic-size: auto 60rem; }
        @media (scripting: enabled) {
          article:has(> noscript)::after { content: "The script of this page shows what was found here."; }
        }
        .findings { list-style: none; margin: 0; padding: 0; min-width: 0; }
        .finding { color: var(--ink); margin-block-end: 1rem; padding: 0 .8rem;
          border-inline-start: 4px solid var(--line); overflow-wrap: anywhere; }
        .finding.error { border-color: var(--error); } .finding.warning { border-color: var(--warning); }
        .finding.error .severity { color: var(--error); }
        .finding.warning .severity { color: var(--warning); }
        .finding.aside { color: var(--quiet); }
        .finding:target { outline: 3px solid var(--link); outline-offset: 4px; }
        .finding h3, .finding p { margin-block: .3rem; }
        .number { display: inline-block; min-width: 1.75rem; min-height: 1.75rem; text-align: center;
          border: 1px solid currentColor; }
        .evidence { display: flex; flex-wrap: wrap; gap: .6rem 1.5rem; }
        .evidence figure { margin: 0; max-width: 100%; }
        .evidence img, .evidence figure > svg { display: block; max-width: 100%; max-height: 14rem;
          height: auto; border: 1px solid var(--line); object-fit: contain; object-position: left; }
        .evidence .swatch { width: 66px; }
        .modes { padding-inline-start: 1.2rem; } .modes li { margin-block: .4rem; }
        .modes li:target { outline: 3px solid var(--link); outline-offset: 2px; }
        dd .conditions { list-style: none; padding: 0; } .conditions li { margin-block: .2rem; }
        .conditions img { max-width: 100%; max-height: 14rem; height: auto; vertical-align: middle;
          border: 1px solid var(--line); object-fit: contain; }
        .conditions img, .conditions .swatch { margin-inline-end: .5rem; }
        figcaption { font-size: .9rem; }
        .scale { display: block; max-width: 100%; margin-block: .4rem; }
        .scale .line, .scale .limit path { stroke: var(--line); stroke-width: 2; }
        .scale text { fill: var(--ink); }
        .scale .required path { stroke: var(--ink); stroke-width: 4; }
        .scale .required text { font-weight: bold; }
        .scale .now { fill: var(--error); } .scale .then { fill: var(--link); }
        summary { color: var(--link); cursor: pointer; display: list-item; min-height: 1.75rem; }
        dt { font-weight: bold; } dd { margin: 0 0 .5rem; } dd ul { margin: 0; padding-inline-start: 1.2rem; }
        code { user-select: all; -webkit-user-select: all; margin-inline-end: .6rem; }
        """

    private static let pictures = """
        figure.screen { margin: 0 0 1rem; }
        .pictured { display: grid; grid-template-columns: minmax(0, 22rem) minmax(0, 1fr); gap: 1.5rem;
          align-items: start; }
        .views { display: flex; gap: .8rem; }
        .plan, .seen { flex: 1 1 0; min-width: 0; width: 100%; height: auto; max-height: 90vh;
          border: 1px solid var(--line); }
        .seen { display: none; }
        .setting { flex: 1 1 0; min-width: 0; margin: .3rem 0; }
        .setting img { width: 100%; border: 1px solid var(--line); }
        .plan path { fill: none; stroke: currentColor; stroke-width: 2px;
          vector-effect: non-scaling-stroke; }
        .plan .hit { fill: transparent; stroke: transparent; stroke-width: 8px; }
        .plan .beneath { fill: none; pointer-events: stroke; }
        .plan .halo { stroke: none; } .plan .lead { stroke-width: 1px; }
        .plan text { fill: currentColor; font-weight: bold; stroke: none; paint-order: stroke; }
        .plan .note { color: var(--ink); }
        .plan a:is(:hover, :focus, :target) .hit { stroke: currentColor; stroke-width: 5px; }
        .shown .halo { stroke: \(HTMLTheme.light.page); stroke-width: 4px; }
        .shown text { stroke: \(HTMLTheme.light.page); stroke-linejoin: round; }
        .shown .error { color: \(HTMLTheme.light.error); }
        .shown .warning { color: \(HTMLTheme.light.warning); }
        .shown .note { color: \(HTMLTheme.light.ink); } .shown .aside { color: \(HTMLTheme.light.quiet); }
        @media (min-width: 45rem) { figure.screen { position: sticky; top: 1rem; } }
        @media (max-width: 45rem) { .pictured { grid-template-columns: minmax(0, 1fr); } }
        """

    /// A screen to a page.
    private static let paper = """
        @media print {
          body { padding: 0; max-width: none; font-size: 8pt; line-height: 1.25; }
          form, .choice, .more, .seen, .settings { display: none; }
          article { content-visibility: visible; break-before: page; margin: 0; border: 0; }
          h2 { font-size: 11pt; margin-block: .3rem; } h3 { font-size: 8pt; }
          .pictured { grid-template-columns: 30% 1fr; gap: 1rem; }
          figure.screen { position: static; } .plan { max-height: 60vh; }
          .finding { break-inside: avoid; margin-block-end: .25rem; }
          .finding h3, .finding p { margin-block: .1rem; }
          .number { min-width: 0; min-height: 0; padding-inline: .2rem; }
          .evidence { display: flex; flex-wrap: wrap; gap: .1rem 1rem; }
          .evidence figure:nth-child(2) { order: 1; }
          .evidence figure { display: flex; gap: .4rem; align-items: center; }
          .evidence img, .evidence figure > svg { max-height: 4mm; width: auto; }
          .evidence:has(figure + figure) ~ .fix { display: none; }
          figcaption { font-size: 7pt; } .scale { display: none; }
        }
        """
}
