// The view tree of a page as legible reads it (elements.schema.json): evaluated in the page, it gives an object.
(() => {
  const inputs = {
    checkbox: "checkbox", radio: "radio", range: "slider", button: "button", submit: "button", reset: "button",
    image: "button", hidden: null,
  };
  const tags = {
    a: "link", button: "button", select: "combobox", textarea: "textbox", img: "img", svg: "img", picture: "img",
    h1: "heading", h2: "heading", h3: "heading", h4: "heading", h5: "heading", h6: "heading", p: "paragraph",
    progress: "progressbar", meter: "progressbar", dialog: "dialog", nav: "group", ul: "list", ol: "list",
    table: "table", tr: "row", li: "listitem", option: "option", label: "label", span: "label", summary: "button",
  };
  // The least side of a target (WCAG 2.5.8).
  const leastTarget = 24;
  const round = (number) => Math.round(number * 100) / 100;

  function role(node) {
    const own = node.getAttribute("role");
    if (own) return own.split(" ")[0];
    const tag = node.tagName.toLowerCase();
    if (tag === "input") return node.type in inputs ? inputs[node.type] : "textbox";
    if (tag === "a" && !node.hasAttribute("href")) return "group";
    return tags[tag] || "group";
  }

  // The words of an element: what it is called, or the text that lies right in it.
  function label(node) {
    const named = (node.getAttribute("aria-labelledby") || "").split(" ").filter(Boolean)
      .map((id) => document.getElementById(id)?.textContent || "").join(" ");
    const direct = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE)
      .map((child) => child.textContent).join(" ");
    const called = named || node.getAttribute("aria-label") || node.getAttribute("alt")
      || node.labels?.[0]?.textContent || direct.trim()
      || (["BUTTON", "A"].includes(node.tagName) ? node.textContent : "") || node.getAttribute("title") || "";
    return called.trim().replace(/\s+/g, " ");
  }

  function selected(node, kind) {
    for (const name of ["aria-checked", "aria-selected", "aria-pressed", "aria-current"]) {
      const state = node.getAttribute(name);
      if (state !== null) return state !== "false";
    }
    return ["checkbox", "radio"].includes(kind) && "checked" in node ? node.checked : undefined;
  }

  // What keeps an element from being used may be said of what it lies in. A group of fields that is switched off may
  // hold words that are read all the same.
  function isDisabled(node) {
    return node.matches(":disabled:not(fieldset)") || node.closest('[inert], [aria-disabled="true"]') !== null;
  }

  // The words of a control that is switched off are a part of it, unless something in them can still be used.
  function isOff(node) {
    if (isDisabled(node)) return true;
    if (node.tagName !== "LABEL" || !node.control || !isDisabled(node.control)) return false;
    return [...node.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")].every(isDisabled);
  }

  // What stands in a line with other text is as high as that text is, unless it may have a height of its own.
  function isInline(node) {
    if (getComputedStyle(node).display !== "inline") return false;
    return [...node.parentElement.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && child.textContent.trim());
  }

  // Documents without styles by the mode of layout, each in a frame of its own; null where the page allows none.
  const blanks = new Map();

  function blank(mode) {
    if (blanks.has(mode)) return blanks.get(mode);
    const frame = document.createElement("iframe");
    frame.style.cssText = "all: initial !important; position: fixed !important; visibility: hidden !important";
    document.documentElement.append(frame);
    try {
      frame.contentDocument.open();
      frame.contentDocument.write(mode === "CSS1Compat" ? "<!doctype html><body>" : "<body>");
      frame.contentDocument.close();
      blanks.set(mode, frame.contentDocument);
    } catch {
      frame.remove();
      blanks.set(mode, null);
    }
    return blanks.get(mode);
  }

  // A control as it is without the page's styles: its text and its options, and what of its attributes tells its size.
  function bare(node, page) {
    const copy = page.createElement(node.localName);
    for (const name of ["type", "value", "size", "cols", "rows", "multiple", "min", "max", "step", "label"])
      if (node.hasAttribute(name)) copy.setAttribute(name, node.getAttribute(name));
    if (["select", "optgroup"].includes(node.localName)) copy.append(...[...node.children].map((one) => bare(one, page)));
    else copy.textContent = node.textContent;
    return copy;
  }

  // Whether a control has the size that the browser gives it: the same as without the page's styles. Only where it is
  // small is that of interest.
  function isUserAgents(node) {
    const controls = "button, input:not([type=hidden], [type=image]), meter, progress, select, summary, textarea";
    const box = node.getBoundingClientRect();
    if (!node.matches(controls) || Math.min(box.width, box.height) >= leastTarget) return false;
    const page = blank(node.ownerDocument.compatMode);
    if (!page) return false;
    const copy = bare(node, page);
    // A summary is as wide as what it lies in.
    const isWide = node.localName === "summary";
    page.body.style.width = isWide ? `${box.width}px` : "9999px";
    if (isWide) page.body.appendChild(page.createElement("details")).append(copy);
    else page.body.append(copy);
    const own = copy.getBoundingClientRect();
    const isAlike = Math.abs(own.width - box.width) <= 0.5 && Math.abs(own.height - box.height) <= 0.5
      && getComputedStyle(copy).appearance === getComputedStyle(node).appearance;
    page.body.replaceChildren();
    return isAlike;
  }

  // What shows the focus is the browser's own as long as no style of the page has a say: its outline has this style,
  // which pages do not give.
  function isFocusUserAgents(node, style) {
    return node === document.activeElement && node.matches(":focus-visible") && style.outlineStyle === "auto"
      && style.boxShadow === "none";
  }

  const clear = (color) => /^rgba\(.*, 0\)$|^transparent$/.test(color);

  // Whether something is painted where a node is, and not only where its words are.
  function paints(node) {
    const style = getComputedStyle(node);
    return !clear(style.backgroundColor) || style.backgroundImage !== "none" || style.backdropFilter !== "none"
      || ["IMG", "VIDEO", "CANVAS", "IFRAME", "OBJECT", "EMBED"].includes(node.tagName);
  }

  // Whether another element lies over a node at a point: it is painted there, and is not the words or the control
  // that belong to the node.
  function isCoveredAt(node, x, y) {
    const hit = document.elementFromPoint(x, y);
    if (!hit || hit.contains(node) || node.contains(hit)) return false;
    const owner = hit.closest("label")?.control;
    if (owner && (owner === node || node.contains(owner))) return false;
    if (node.closest("label")?.control === hit) return false;
    for (let over = hit; over && !over.contains(node); over = over.parentElement) if (paints(over)) return true;
    return false;
  }

  // Whether something lies over all of what is seen of a node: its middle, and the middles of its quarters. What lets
  // the pointer through is not found at a point, wherever it lies.
  function isCovered(node, box) {
    if (getComputedStyle(node).pointerEvents === "none") return false;
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    if (right <= left || bottom <= top) return false;
    return [[2, 2], [1, 1], [3, 1], [1, 3], [3, 3]].every(
      ([x, y]) => isCoveredAt(node, left + (right - left) * x / 4, top + (bottom - top) * y / 4));
  }

  // Whether a node is scrolled out of a box that it lies in, or cut off by it.
  function isScrolledOut(node, box) {
    for (let outer = node.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const edge = outer.getBoundingClientRect();
      if (box.right <= edge.left || box.left >= edge.right || box.bottom <= edge.top || box.top >= edge.bottom)
        return true;
    }
    return false;
  }

  const isTiny = (node, box) => Math.min(box.width, box.height) < 3
    || getComputedStyle(node).clip === "rect(0px, 0px, 0px, 0px)";

  // What is not drawn, or too small to be seen, though it is in the page: what lies in closed details, for example.
  function isUnseen(node, box) {
    const shows = node.checkVisibility?.({
      contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true, checkOpacity: true,
      checkVisibilityCSS: true,
    }) ?? true;
    return !shows || isTiny(node, box);
  }

  // Where an element is drawn; a box to tick that is as good as nothing is drawn by its label.
  function place(node) {
    const box = node.getBoundingClientRect();
    if (!isUnseen(node, box)) return box;
    if (node.tagName !== "INPUT" || !["checkbox", "radio"].includes(node.type)) return null;
    // One that is only transparent lies over what is drawn for it.
    if (!isTiny(node, box)) return box;
    const drawn = [...node.labels].find((label) => !isUnseen(label, label.getBoundingClientRect()));
    return drawn?.getBoundingClientRect();
  }

  function traits(node, style) {
    const all = [];
    if (node.getAttribute("aria-hidden") === "true" || node.getAttribute("role") === "presentation"
      || node.tagName === "IMG" && node.getAttribute("alt") === "") all.push("decorative");
    if (isInline(node)) all.push("inline");
    if (style.display === "inline" && node.getClientRects().length > 1) all.push("wrapped");
    if (isUserAgents(node)) all.push("userAgent");
    if (isFocusUserAgents(node, style)) all.push("userAgentFocus");
    if (style.borderStyle !== "none" && parseFloat(style.borderWidth) > 0
      || style.backgroundColor !== "rgba(0, 0, 0, 0)") all.push("bezel");
    if (node.getAttribute("aria-invalid") && node.getAttribute("aria-invalid") !== "false") all.push("invalid");
    if (node.required || node.getAttribute("aria-required") === "true") all.push("required");
    if (node.getAttribute("aria-modal") === "true" || node.tagName === "DIALOG" && node.open && node.matches(":modal"))
      all.push("modal");
    return all;
  }

  function dump(node) {
    const style = getComputedStyle(node);
    const kind = role(node);
    if (kind === null || style.display === "none" || style.visibility === "hidden") return [];
    const children = [...node.children].flatMap(dump);
    const box = place(node);
    const words = label(node);
    // What neither says nor does anything is left out, and what lies in it takes its place; so is what is not drawn.
    const isPlain = kind === "group" && !words && node !== document.activeElement;
    if (!box || box.width === 0 || box.height === 0 || isScrolledOut(node, box)
      || isPlain && !traits(node, style).includes("modal")) return children;
    const element = {
      frame: [box.x, box.y, box.width, box.height].map(round), role: kind === "group" ? "label" : kind,
    };
    if (words) element.label = words;
    if (node.id) element.identifier = node.id;
    if (isOff(node)) element.enabled = false;
    const state = selected(node, kind);
    if (state !== undefined) element.selected = state;
    if (node === document.activeElement) element.focused = true;
    const found = traits(node, style);
    if (isCovered(node, box)) found.push("covered");
    if (found.length) element.traits = found;
    if (words) {
      element.font = {
        name: style.fontFamily.split(",")[0].replace(/["']/g, ""), size: round(parseFloat(style.fontSize)),
        weight: parseFloat(style.fontWeight),
      };
    }
    if (children.length) element.children = children;
    return [element];
  }

  try {
    return {
      version: 1, format: "browser", screen: { width: innerWidth, height: innerHeight },
      elements: [...document.body.children].flatMap(dump),
    };
  } finally {
    for (const page of blanks.values()) page?.defaultView.frameElement.remove();
  }
})()
