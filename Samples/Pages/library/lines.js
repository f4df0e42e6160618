/** Finds the lines of text of the page that is drawn, and paints them for measuring. */
const Lines = (() => {
  const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const pictograph = /\p{Extended_Pictographic}/u;
  const sheet = document.createElement("style");
  document.head.append(sheet);

  /** Each grapheme of a text node with its rectangle. */
  function* placed(node) {
    const range = document.createRange();
    for (const { segment, index } of graphemes.segment(node.data)) {
      if (!segment.trim() || (pictograph.test(segment) && !/[0-9#*]/.test(segment))) continue;
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const rect = [...range.getClientRects()].find((r) => r.width > 0);
      if (rect) yield { segment, index, left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
    }
  }

  const overlap = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const onOneRow = (a, b) => overlap(a, b) > 0.6 * Math.min(a.bottom - a.top, b.bottom - b.top);

  function grown(a, b) {
    return {
      ...a,
      left: Math.min(a.left, b.left), right: Math.max(a.right, b.right),
      top: Math.min(a.top, b.top), bottom: Math.max(a.bottom, b.bottom),
      parts: [...a.parts, ...b.parts],
      owners: [...new Set([...a.owners, ...b.owners])],
    };
  }

  /** The graphemes of a line in reading order, with a space where the page has one. */
  function reading(parts) {
    const inOrder = [...parts].sort((a, b) => a.order - b.order);
    return inOrder.map((p, i) => (i > 0 && p.order - inOrder[i - 1].order > 1 ? " " : "") + p.segment).join("");
  }

  /** Joins what lies on one row in one style, with less than an em between. */
  function joined(pieces) {
    const lines = [];
    const sorted = [...pieces].sort((a, b) => a.left - b.left);
    for (const piece of sorted) {
      const at = lines.findIndex(
        (l) => l.key === piece.key && onOneRow(l, piece) && piece.left - l.right <= piece.style.size);
      if (at < 0) lines.push(piece);
      else lines[at] = grown(lines[at], piece);
    }
    return lines;
  }

  function styleOf(element) {
    const css = getComputedStyle(element);
    const [r, g, b, a = 1] = css.color.match(/[\d.]+/g).map(Number);
    let opacity = 1;
    for (let e = element; e; e = e.parentElement) opacity *= Number(getComputedStyle(e).opacity);
    const turned = Turned.holds(element);
    return {
      color: [r, g, b], alpha: a, opacity,
      size: parseFloat(css.fontSize), weight: Number(css.fontWeight), family: css.fontFamily,
      layer: element.closest("[data-layer]")?.dataset.layer ?? "",
      turned,
      kind: element.closest("[data-class]")?.dataset.class ?? (turned ? "rotated" : "text"),
      uncertain: !!element.closest("[data-uncertain]"),
    };
  }

  /** The nearest box that is drawn, by its ground or its frame: text in two boxes is two lines. */
  function boxAround(element) {
    for (let e = element; e; e = e.parentElement) {
      const css = getComputedStyle(e);
      const ground = css.backgroundColor !== "rgba(0, 0, 0, 0)" || css.backgroundImage !== "none";
      if (ground || parseFloat(css.borderInlineStartWidth) > 0) return e;
    }
    return null;
  }

  /** Whether an element draws no more than its text: the words beside those of a line, as between two brackets. */
  function isBareText(element) {
    const css = getComputedStyle(element);
    return css.display === "inline" && css.backgroundColor === "rgba(0, 0, 0, 0)" && css.backgroundImage === "none";
  }

  /** Whether something is drawn in front of the line, or its container or the screen cuts it. */
  function hidden(line) {
    const elements = line.owners.map((i) => owners[i]);
    if (line.left < 0 || line.top < 0 || line.right > innerWidth || line.bottom > innerHeight) return true;
    for (let e = elements[0]; e && e !== document.body; e = e.parentElement) {
      if (getComputedStyle(e).overflow === "visible") continue;
      const r = e.getBoundingClientRect();
      const slack = 0.2 * line.style.size;
      if (line.left < r.left - slack || line.right > r.right + slack || line.top < r.top - slack
        || line.bottom > r.bottom + slack) return true;
    }
    const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
    return [0.1, 0.5, 0.9].some((f) => {
      const top = line.style.turned
        ? document.elementFromPoint(x, line.top + (line.bottom - line.top) * f)
        : document.elementFromPoint(line.left + (line.right - line.left) * f, y);
      return top && !elements.some((e) => top.contains(e) || e.contains(top)) && !top.closest("[data-through]")
        && !isBareText(top) && !!(top.compareDocumentPosition(elements[0]) & Node.DOCUMENT_POSITION_PRECEDING);
    });
  }

  function collect() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pieces = [];
    const boxes = [];
    let order = 0;
    owners = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim() || node.parentElement.closest("svg, style, script, canvas")) continue;
      const style = styleOf(node.parentElement);
      const around = boxAround(node.parentElement);
      if (!boxes.includes(around)) boxes.push(around);
      const key = JSON.stringify([style, boxes.indexOf(around)]);
      let owner = owners.indexOf(node.parentElement);
      if (owner < 0) owner = owners.push(node.parentElement) - 1;
      for (const g of placed(node)) {
        order += g.index > 0 && /\s/.test(node.data[g.index - 1]) ? 2 : 1;
        pieces.push({
          ...(style.turned ? Turned.exchanged(g) : g),
          key, style, owners: [owner], parts: [{ segment: g.segment, order }],
        });
      }
      order += 2;
    }
    styles = owners.map((e) => e.getAttribute("style") ?? "");
    return joined(pieces).map((l) => (l.style.turned ? Turned.exchanged(l) : l)).map((l) => ({
      text: reading(l.parts), rect: [l.left, l.top, l.right, l.bottom], owners: l.owners, ...l.style,
      hidden: hidden(l),
    }));
  }

  /** The elements that own text, in the order of the indices `collect` gives. */
  let owners = [];
  let styles = [];

  /** Draws all text of a layer in one colour ("transparent" shows what lies behind it). */
  function paint(color, layer) {
    const scope = layer ? `[data-layer="${layer}"] *, [data-layer="${layer}"]` : "*";
    sheet.textContent = `${scope} { color: ${color} !important; text-decoration-color: ${color} !important; }`;
  }

  /** Draws the text of some owners in colours of their own. */
  function paintOwners(colors) {
    for (const [i, color] of Object.entries(colors)) {
      owners[i].style.setProperty("color", color, "important");
      owners[i].style.setProperty("text-decoration-color", color, "important");
    }
  }

  /** The page as it was. */
  function restore() {
    sheet.textContent = "";
    owners.forEach((e, i) => e.setAttribute("style", styles[i]));
  }

  return { collect, paint, paintOwners, restore };
})();
