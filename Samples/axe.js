// The results of axe-core with what they leave out: where each element is, the words that name it, and whether it stands
// in running text. Evaluated in a page that has axe (axe.min.js), it gives a promise of an object that legible reads as
// the view tree of the page.
(async () => {
  const results = await axe.run(document, {
    elementRef: true, ancestry: true, rules: { "target-size": { enabled: true } },
  });
  const round = (number) => Math.round(number * 100) / 100;
  const named = "a, button, summary, label, option, h1, h2, h3, h4, h5, h6, p, [role]";

  // What is not drawn has no frame.
  function frame(node) {
    const box = node.getBoundingClientRect();
    const shows = node.checkVisibility?.({ checkOpacity: true, checkVisibilityCSS: true }) ?? true;
    const isClipped = getComputedStyle(node).clip === "rect(0px, 0px, 0px, 0px)";
    if (!shows || isClipped || box.width === 0 || box.height === 0) return null;
    return { x: round(box.x), y: round(box.y), width: round(box.width), height: round(box.height) };
  }

  // The words of a label, of all that lies in what its content names, or of the element alone.
  function text(node) {
    const direct = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE)
      .map((child) => child.textContent).join(" ");
    const words = node.labels?.[0]?.textContent || (node.matches(named) ? node.textContent : direct);
    return words.trim().replace(/\s+/g, " ");
  }

  // What stands in a line with other text is as high as that text is.
  function isInline(node) {
    return getComputedStyle(node).display === "inline" && [...node.parentElement.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && child.textContent.trim());
  }

  for (const rule of [...results.violations, ...results.incomplete, ...results.passes, ...results.inapplicable]) {
    for (const node of rule.nodes) {
      const { element } = node;
      delete node.element;
      for (const check of [...node.any, ...node.all, ...node.none])
        for (const related of check.relatedNodes || []) delete related.element;
      // Nodes in frames have no element here.
      if (!element) continue;
      node.frame = frame(element);
      const words = text(element);
      if (words) node.text = words;
      if (element.parentElement && isInline(element)) node.inline = true;
    }
  }
  return results;
})()
