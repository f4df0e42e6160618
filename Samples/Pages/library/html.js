/** Markup as strings: an element with a style, a row, a column, and text. */
const el = (tag, style, kids, attributes = "") =>
  `<${tag} style="${style}" ${attributes}>${[kids].flat(9).join("")}</${tag}>`;
const box = (style, ...kids) => el("div", style, kids);
const row = (style, ...kids) => el("div", `display:flex;align-items:center;${style}`, kids);
const column = (style, ...kids) => el("div", `display:flex;flex-direction:column;${style}`, kids);
const span = (style, ...kids) => el("span", style, kids);

/** Something whose text counts as `kind` in the truth: placeholder, disabled, aside, system, in-picture. */
const classed = (kind, style, ...kids) => el("div", style, kids, `data-class="${kind}"`);

/** A pane in front of other text: its backdrop is measured with that text drawn. */
const pane = (style, ...kids) => el("div", style, kids, 'data-layer="front"');

const grow = '<div style="flex:1"></div>';
const times = (n, make) => Array.from({ length: n }, (_, i) => make(i));

/** Text in one size, weight and colour. */
const text = (size, weight, color, content, more = "") =>
  el("div", `font-size:${size}px;font-weight:${weight};color:${color};${more}`, content);
