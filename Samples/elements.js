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
    area: "link",
  };
  // What people act on.
  const targets = new Set([
    "button", "link", "checkbox", "radio", "switch", "slider", "spinbutton", "textbox", "searchbox", "combobox", "tab",
    "menuitem", "menuitemcheckbox", "menuitemradio", "option",
  ]);
  // The least side of a target (WCAG 2.5.8).
  const leastTarget = 24;
  const editable = '[contenteditable]:not([contenteditable="false"])';
  const focusable = "a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex], "
    + editable;
  const round = (number) => Math.round(number * 100) / 100;

  const isFocusable = (node) => node.matches(focusable) && !node.matches(":disabled");

  // The words for a picture that was not loaded are drawn in its place.
  const isLost = (node) => node.localName === "img" && node.complete && node.naturalWidth === 0 && node.alt.trim() !== "";

  // The role that a node has by itself alone.
  function ownRole(node) {
    const tag = node.localName;
    if (tag === "input") return node.type in inputs ? inputs[node.type] : "textbox";
    if (["a", "area"].includes(tag) && !node.hasAttribute("href")) return "group";
    if (node.matches(editable)) return "textbox";
    if (isLost(node)) return "label";
    return tags[tag] || "group";
  }

  // What takes the focus and clicks is pressed, unless it only holds what does.
  const isPressed = (node) => node.hasAttribute("tabindex") && node.tabIndex >= 0 && !node.querySelector(focusable)
    && (node.hasAttribute("onclick") || getComputedStyle(node).cursor === "pointer");

  function role(node) {
    const said = (node.getAttribute("role") || "").trim().split(/\s+/)[0];
    if (said === "treeitem") return "menuitem";
    // Browsers pass over a role of nothing where the focus can be.
    const isUndone = ["none", "presentation"].includes(said) && isFocusable(node) || said === "img" && isLost(node);
    if (said && !isUndone) return said;
    const own = ownRole(node);
    return own !== null && !targets.has(own) && isPressed(node) ? "button" : own;
  }

  const isTarget = (node) => targets.has(role(node));

  // What lies in a node as it is drawn: what its shadow holds, and in a slot what was put there.
  function inside(node) {
    if (node.shadowRoot) return [...node.shadowRoot.childNodes];
    const given = node.localName === "slot" ? node.assignedNodes() : [];
    return given.length ? given : [...node.childNodes];
  }

  // The frame that a document is shown in, if it is not the page.
  const frameOf = (page) => page === document ? null : page.defaultView.frameElement;

  // The image that each area of a map lies on.
  const images = new Map();

  // What a node lies in as it is drawn: its slot, what has the shadow, the frame around its document.
  function outer(node) {
    return images.get(node) ?? node.assignedSlot ?? node.parentElement ?? node.getRootNode().host
      ?? frameOf(node.ownerDocument);
  }

  function holds(one, node) {
    for (let next = node; next; next = outer(next)) if (next === one) return true;
    return false;
  }

  // The elements in a node: those of its document where it is a frame of the same origin, of its map where it is an image.
  function elements(node) {
    if (["iframe", "frame"].includes(node.localName)) return [node.contentDocument?.body].filter(Boolean);
    if (node.localName !== "img" || !node.useMap)
      return inside(node).filter((child) => child.nodeType === Node.ELEMENT_NODE && child.localName !== "area");
    const map = node.getRootNode().querySelector(`map[name="${CSS.escape(node.useMap.slice(1))}"]`);
    const areas = [...map?.areas || []].filter((area) => area.href && (images.get(area) ?? node) === node);
    for (const area of areas) images.set(area, node);
    return areas;
  }

  // Where each document is on the page: its corner, how much larger it is drawn, and the edges that cut it off.
  const views = new Map([[document, { x: 0, y: 0, scale: 1, edges: null }]]);

  function view(page) {
    if (!views.has(page)) {
      const frame = frameOf(page);
      const [around, style, { edges }] = [boxOf(frame), getComputedStyle(frame), view(frame.ownerDocument)];
      const scale = around.width / frame.offsetWidth;
      const x = around.x + (frame.clientLeft + parseFloat(style.paddingLeft)) * scale;
      const y = around.y + (frame.clientTop + parseFloat(style.paddingTop)) * scale;
      const { innerWidth: width, innerHeight: height } = page.defaultView;
      const own = new DOMRect(x, y, width * scale, height * scale);
      views.set(page, { x, y, scale, edges: edges ? common(own, edges) : own });
    }
    return views.get(page);
  }

  // The box of a node on the page, whatever frames it lies in.
  function boxOf(node) {
    const { x, y, scale } = view(node.ownerDocument);
    const box = images.has(node) ? boxOfArea(node, images.get(node)) : node.getBoundingClientRect();
    return new DOMRect(x + box.x * scale, y + box.y * scale, box.width * scale, box.height * scale);
  }

  // What an area of a map takes of its image; its coordinates count from where the picture in that begins.
  function boxOfArea(area, image) {
    const [box, style] = [image.getBoundingClientRect(), getComputedStyle(image)];
    const numbers = area.coords.split(",").map(parseFloat);
    if (area.shape === "default" || numbers.some(isNaN)) return box;
    const [x, y, radius] = numbers;
    const corners = area.shape.startsWith("circ") ? [x - radius, y - radius, x + radius, y + radius] : numbers;
    const [across, down] = [0, 1].map((odd) => corners.filter((_, index) => index % 2 === odd));
    const drawn = new DOMRect(
      box.x + image.clientLeft + parseFloat(style.paddingLeft) + Math.min(...across),
      box.y + image.clientTop + parseFloat(style.paddingTop) + Math.min(...down),
      Math.max(...across) - Math.min(...across), Math.max(...down) - Math.min(...down));
    return common(drawn, box);
  }

  // What two boxes have in common, which may be nothing.
  function common(one, two) {
    const [x, y] = [Math.max(one.left, two.left), Math.max(one.top, two.top)];
    const [right, bottom] = [Math.min(one.right, two.right), Math.min(one.bottom, two.bottom)];
    return new DOMRect(x, y, Math.max(0, right - x), Math.max(0, bottom - y));
  }

  const isText = (node) => node.nodeType === Node.TEXT_NODE;

  // All words in a node, and those that lie right in it.
  function text(node) {
    if (isText(node)) return node.textContent;
    return ["script", "style", "template"].includes(node.localName) ? "" : inside(node).map(text).join("");
  }
  const direct = (node) => inside(node).flatMap((child) => child.localName === "slot" ? inside(child) : [child])
    .filter(isText).map((child) => child.textContent).join(" ").trim();

  // The words of an element: what it is called, or the text that lies right in it.
  function label(node) {
    const named = (node.getAttribute("aria-labelledby") || "").split(" ").filter(Boolean)
      .map((id) => node.getRootNode().getElementById(id)?.textContent || "").join(" ");
    const names = [named, node.getAttribute("aria-label"), node.getAttribute("alt"), node.labels?.[0]?.textContent,
      direct(node), ["BUTTON", "A"].includes(node.tagName) ? text(node) : "", node.getAttribute("title")];
    return names.map((name) => (name || "").trim()).find(Boolean)?.replace(/\s+/g, " ") || "";
  }

  // What is ticked in part is chosen, too.
  function selected(node) {
    for (const name of ["aria-checked", "aria-selected", "aria-pressed", "aria-current"]) {
      const state = node.getAttribute(name);
      if (state) return state !== "false";
    }
    return node.localName === "input" && ["checkbox", "radio"].includes(node.type)
      ? node.checked || node.indeterminate : undefined;
  }

  // Of documents and shadows in each other each has a focus: that of the innermost counts.
  function isFocused(node) {
    if (node.getRootNode().activeElement !== node || node.shadowRoot?.activeElement) return false;
    const focus = node.contentDocument?.activeElement;
    if (focus && focus !== node.contentDocument.body) return false;
    for (let frame = frameOf(node.ownerDocument); frame; frame = frameOf(frame.ownerDocument))
      if (frame.getRootNode().activeElement !== frame) return false;
    return true;
  }

  // What keeps an element from being used may be said of what it lies in. A group of fields that is switched off may
  // hold words that are read all the same.
  function isDisabled(node) {
    if (node.matches(":disabled:not(fieldset)")) return true;
    for (let next = node; next; next = outer(next)) if (next.matches('[inert], [aria-disabled="true"]')) return true;
    return false;
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
    return [...(node.assignedSlot ?? node).parentNode.childNodes].some((child) => isText(child) && child.textContent.trim());
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
    else copy.textContent = text(node);
    return copy;
  }

  // The sizes that the browser gives controls, by how they are written.
  const ownSizes = new Map();

  // A summary is as wide as what it lies in.
  function ownSize(node, page, width) {
    const copy = bare(node, page);
    const around = node.localName === "summary" ? page.createElement("details") : page.createElement("div");
    around.style.width = node.localName === "summary" ? `${width}px` : "9999px";
    around.append(copy);
    const key = page.compatMode + around.outerHTML;
    if (!ownSizes.has(key)) {
      page.body.append(around);
      const box = copy.getBoundingClientRect();
      ownSizes.set(key, { width: box.width, height: box.height, appearance: getComputedStyle(copy).appearance });
      around.remove();
    }
    return ownSizes.get(key);
  }

  // Whether a control has the size that the browser gives it: the same as without the page's styles. Only where it is
  // small is that of interest.
  function isUserAgents(node) {
    const controls = "button, input:not([type=hidden], [type=image]), meter, progress, select, summary, textarea";
    const box = node.getBoundingClientRect();
    if (!node.matches(controls) || Math.min(box.width, box.height) >= leastTarget) return false;
    const page = blank(node.ownerDocument.compatMode);
    if (!page) return false;
    const own = ownSize(node, page, box.width);
    return Math.abs(own.width - box.width) <= 0.5 && Math.abs(own.height - box.height) <= 0.5
      && own.appearance === getComputedStyle(node).appearance;
  }

  // What shows the focus is the browser's own as long as no style of the page has a say: its outline has this style,
  // which pages do not give.
  function isFocusUserAgents(node, style) {
    return isFocused(node) && node.matches(":focus-visible") && style.outlineStyle === "auto"
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
    // What lies over its frame lies over it.
    const frame = frameOf(node.ownerDocument);
    if (frame && getComputedStyle(frame).pointerEvents !== "none" && isCoveredAt(frame, x, y)) return true;
    const place = view(node.ownerDocument);
    const hit = hitAt(node.ownerDocument, (x - place.x) / place.scale, (y - place.y) / place.scale);
    if (!hit || holds(hit, node) || holds(node, hit)) return false;
    const owner = hit.closest("label")?.control;
    if (owner && holds(node, owner)) return false;
    if (node.closest("label")?.control === hit) return false;
    for (let over = hit; over && !holds(over, node); over = outer(over)) if (paints(over)) return true;
    return false;
  }

  // The element at a point, in whatever shadows it lies.
  function hitAt(root, x, y) {
    const hit = root.elementFromPoint(x, y);
    const deeper = hit?.shadowRoot?.elementFromPoint(x, y);
    return deeper && deeper.getRootNode() === hit.shadowRoot ? hitAt(hit.shadowRoot, x, y) : hit;
  }

  // Whether something lies over all of what is seen of a node: its middle, and the middles of its quarters. What lets
  // the pointer through is not found at a point, wherever it lies.
  function isCovered(node, box) {
    if (getComputedStyle(node).pointerEvents === "none") return false;
    const seen = common(box, new DOMRect(0, 0, innerWidth, innerHeight));
    if (seen.width === 0 || seen.height === 0) return false;
    return [[2, 2], [1, 1], [3, 1], [1, 3], [3, 3]].every(
      ([x, y]) => isCoveredAt(node, seen.x + seen.width * x / 4, seen.y + seen.height * y / 4));
  }

  // Whether a node is scrolled out of a box that it lies in, or cut off by it.
  function isScrolledOut(node, box) {
    for (let next = outer(node); next; next = outer(next)) {
      const style = getComputedStyle(next);
      if (["body", "html"].includes(next.localName) || style.overflowX === "visible" && style.overflowY === "visible")
        continue;
      const edge = boxOf(next);
      if (box.right <= edge.left || box.left >= edge.right || box.bottom <= edge.top || box.top >= edge.bottom)
        return true;
    }
    return false;
  }

  // What is cut down to nothing, or a point, is there for assistive technology alone; so is what is too small to be seen,
  // but for a target, which is too small to be hit then.
  function isTiny(node, box) {
    const style = getComputedStyle(node);
    const [top, right, bottom, left] = style.clip.match(/-?[\d.]+px/g)?.map(parseFloat) || [];
    if (right <= left || bottom <= top || /^(inset\((50|100)%\)|circle\(0)/.test(style.clipPath)) return true;
    const [least, most] = [box.width, box.height].sort((one, other) => one - other);
    if (least >= 3) return false;
    return least < 1 || most <= 1 && style.overflow !== "visible" || ["checkbox", "radio"].includes(node.type)
      || !isTarget(node) || !isFocusable(node) || node.tabIndex < 0;
  }

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
    const box = boxOf(node);
    if (images.has(node)) return place(images.get(node)) && box;
    if (!isUnseen(node, box)) return box;
    if (node.tagName !== "INPUT" || !["checkbox", "radio"].includes(node.type)) return null;
    // One that is only transparent lies over what is drawn for it.
    if (!isTiny(node, box)) return box;
    const drawn = [...node.labels].find((label) => !isUnseen(label, boxOf(label)));
    return drawn && boxOf(drawn);
  }

  // A graphic that alone shows what a target with a name is for is a part of that, and no decoration beside its words.
  function isSign(node) {
    if (!["svg", "img"].includes(node.localName)) return false;
    let target = outer(node);
    while (target && !isTarget(target)) target = outer(target);
    if (!target || !label(target)) return false;
    const whole = boxOf(target);
    const isSeen = (one) => {
      const { width, height } = common(boxOf(one), whole);
      return width > 0 && height > 0 && !isUnseen(one, boxOf(one));
    };
    const parts = (part) => [part, ...elements(part).filter(() => part.localName !== "svg").flatMap(parts)];
    return !parts(target).some((part) => part !== node && isSeen(part)
      && (["svg", "img"].includes(part.localName) || direct(part)));
  }

  function isDecorative(node) {
    const isNothing = ["none", "presentation"].includes(node.getAttribute("role")) && !isFocusable(node)
      || node.getAttribute("aria-hidden") === "true" || node.localName === "img" && node.getAttribute("alt") === "";
    return isNothing && !isSign(node);
  }

  function traits(node, style) {
    const all = [];
    if (isDecorative(node)) all.push("decorative");
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
    if (kind === null || style.display === "none" && !images.has(node) || style.visibility === "hidden") return [];
    const whole = place(node);
    // A frame that is not drawn draws nothing of its document.
    if (node.contentDocument && !whole) return [];
    const children = elements(node).flatMap(dump);
    const { edges } = view(node.ownerDocument);
    const box = whole && edges ? common(whole, edges) : whole;
    const words = label(node);
    // What neither says nor does anything is left out, and what lies in it takes its place; so is what is not drawn.
    const isPlain = kind === "group" && !words && !isFocused(node);
    if (!box || box.width === 0 || box.height === 0 || isScrolledOut(node, box)
      || isPlain && !traits(node, style).includes("modal")) return children;
    // Of a target that its frame cuts off, what is left does not tell the size.
    if (targets.has(kind) && Math.min(box.width, box.height) < leastTarget
      && (box.width < whole.width || box.height < whole.height)) return children;
    // The items under one of a tree are targets of their own: it ends where they begin.
    const under = node.matches("[role=treeitem]") ? children.filter((child) => child.role === "menuitem") : [];
    const height = Math.max(0, Math.min(box.bottom, ...under.map(({ frame }) => frame[1])) - box.y);
    const element = {
      frame: [box.x, box.y, box.width, height].map(round), role: kind === "group" ? "label" : kind,
    };
    if (words) element.label = words;
    if (node.id) element.identifier = node.id;
    if (isOff(node)) element.enabled = false;
    const state = selected(node);
    if (state !== undefined) element.selected = state;
    if (isFocused(node)) element.focused = true;
    const found = traits(node, style);
    if (isCovered(node, box)) found.push("covered");
    if (found.length) element.traits = found;
    if (words) {
      element.font = {
        name: style.fontFamily.split(",")[0].replace(/["']/g, ""), size: round(parseFloat(style.fontSize)),
        weight: parseFloat(style.fontWeight),
      };
    }
    const rest = children.filter((child) => !under.includes(child));
    if (rest.length) element.children = rest;
    return [element, ...under];
  }

  try {
    return {
      version: 1, format: "browser", screen: { width: innerWidth, height: innerHeight },
      elements: elements(document.body).flatMap(dump),
    };
  } finally {
    for (const page of blanks.values()) page?.defaultView.frameElement.remove();
  }
})()
