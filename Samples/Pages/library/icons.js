/** Drawings that are no text: icons, switches, avatars, bars. Every colour is given outright, none inherited. */
const Icons = (() => {
  const strokes = {
    chevron: '<path d="M9 5l7 7-7 7"/>',
    back: '<path d="M15 5l-7 7 7 7"/>',
    plus: '<path d="M12 5v14M5 12h14"/>',
    close: '<path d="M6 6l12 12M18 6L6 18"/>',
    check: '<path d="M5 13l4 4L19 7"/>',
    search: '<circle cx="11" cy="11" r="6"/><path d="M20 20l-4.5-4.5"/>',
    menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
    clock: '<circle cx="12" cy="12" r="8"/><path d="M12 7v5l3 3"/>',
    mail: '<rect x="3" y="6" width="18" height="12" rx="2"/><path d="M4 8l8 6 8-6"/>',
    person: '<circle cx="12" cy="8" r="4"/><path d="M4 20c1-5 15-5 16 0"/>',
    bell: '<path d="M6 16V11a6 6 0 0112 0v5l2 2H4zM10 20h4"/>',
    share: '<path d="M12 4v11M8 8l4-4 4 4M6 12v8h12v-8"/>',
    gear: '<circle cx="12" cy="12" r="3"/><path d="M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2.6 2.6M15.4 15.4L18 18M18 6l-2.6 2.6M8.6 15.4L6 18"/>',
    wifi: '<path d="M3 9c5-5 13-5 18 0M6.5 13c3-3 8-3 11 0M10 17c1-1 3-1 4 0"/>',
    trash: '<path d="M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v6M14 11v6"/>',
    tag: '<path d="M4 4h8l8 8-8 8-8-8z"/><circle cx="8.5" cy="8.5" r="1.2"/>',
    globe: '<circle cx="12" cy="12" r="8"/><path d="M4 12h16M12 4c-5 5-5 11 0 16M12 4c5 5 5 11 0 16"/>',
    boat: '<path d="M4 14h16l-3 6H7zM12 14V3l6 8h-6"/>',
    sort: '<path d="M7 5v14M4 16l3 3 3-3M17 19V5M14 8l3-3 3 3"/>',
  };
  const fills = {
    play: '<path d="M7 4l14 8-14 8z"/>',
    pause: '<path d="M6 4h4v16H6zM14 4h4v16h-4z"/>',
    next: '<path d="M3 5l9 7-9 7zM12 5l9 7-9 7z"/>',
    previous: '<path d="M21 5l-9 7 9 7zM12 5l-9 7 9 7z"/>',
    heart: '<path d="M12 20C2 13 3 5 8 5c2 0 3 1 4 3 1-2 2-3 4-3 5 0 6 8-4 15z"/>',
    star: '<path d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.600l6.300-.6z"/>',
    dots: '<circle cx="5" cy="12" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="19" cy="12" r="2"/>',
    house: '<path d="M3 12l9-8 9 8v9h-6v-6H9v6H3z"/>',
    pin: '<path d="M12 2c5 0 8 4 8 8 0 5-8 12-8 12S4 15 4 10c0-4 3-8 8-8zm0 5a3 3 0 100 6 3 3 0 000-6z"/>',
    bookmark: '<path d="M6 3h12v18l-6-5-6 5z"/>',
    flame: '<path d="M12 2c1 5 6 7 6 13a6 6 0 01-12 0c0-3 2-4 2-7 2 1 2 3 2 4 2-3 2-6 2-10z"/>',
    moon: '<path d="M20 14A8 8 0 1110 4a7 7 0 0010 10z"/>',
    sun: '<circle cx="12" cy="12" r="5"/><path d="M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4z"/>',
    cloud: '<path d="M7 18a4 4 0 010-8 6 6 0 0111-1 4.500 4.500 0 01-1 9z"/>',
    backspace: '<path fill-rule="evenodd" d="M8 5h13v14H8l-6-7zm3.500 3.500l-1 1 2.500 2.500-2.500 2.500 1 1 2.500-2.500 2.500 2.500 1-1-2.500-2.500 2.500-2.500-1-1-2.500 2.500z"/>',
  };

  function icon(name, size, color, more = "") {
    const drawing = strokes[name]
      ? `<g fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${strokes[name]}</g>`
      : `<g fill="${color}">${fills[name]}</g>`;
    return `<svg width="${size}" height="${size}" viewBox="0 0 24 24" style="flex:none;display:block;${more}">${drawing}</svg>`;
  }

  const toggle = (on, tint, off) =>
    box(`flex:none;width:51px;height:31px;border-radius:16px;background:${on ? tint : off};position:relative`,
      box(`position:absolute;top:2px;${on ? "right" : "left"}:2px;width:27px;height:27px;border-radius:14px;background:#fff;box-shadow:0 2px 5px rgba(0,0,0,.2)`));

  const slider = (share, tint, track, width = "100%") =>
    box(`width:${width};height:24px;position:relative`,
      box(`position:absolute;top:10px;left:0;right:0;height:4px;border-radius:2px;background:linear-gradient(90deg,${tint} ${share * 100}%,${track} 0)`),
      box(`position:absolute;top:1px;left:calc(${share * 100}% - 11px);width:22px;height:22px;border-radius:11px;background:#fff;box-shadow:0 1px 4px rgba(0,0,0,.35)`));

  const bar = (share, tint, track, height = 6) =>
    box(`height:${height}px;border-radius:${height}px;background:linear-gradient(90deg,${tint} ${share * 100}%,${track} 0)`);

  const avatar = (size, color, content = "") =>
    row(`flex:none;justify-content:center;width:${size}px;height:${size}px;border-radius:50%;background:${color}`, content);

  /** A line through random heights; `filled` fades to nothing below it. */
  function sparkline(random, width, height, color, filled = false) {
    const points = [];
    let level = 0.5;
    for (let x = 0; x <= width; x += 3) {
      level = Math.min(1, Math.max(0, level + random.real(-0.18, 0.18)));
      points.push(`${x},${(2 + level * (height - 4)).toFixed(1)}`);
    }
    const area = filled ? `<polygon points="0,${height} ${points.join(" ")} ${width},${height}" fill="${color}" opacity=".2"/>` : "";
    return `<svg width="${width}" height="${height}" style="flex:none;display:block">${area}<polyline points="${points.join(" ")}" fill="none" stroke="${color}" stroke-width="1.6"/></svg>`;
  }

  function ring(size, width, share, color, track, content = "") {
    const r = (size - width) / 2;
    const length = 2 * Math.PI * r;
    const circle = (stroke, more) => `<circle cx="${size / 2}" cy="${size / 2}" r="${r}" stroke="${stroke}" ${more}/>`;
    const arcs = circle(track, "") + circle(color, `stroke-dasharray="${length * share} ${length}"`);
    const drawing = `<g fill="none" stroke-width="${width}" stroke-linecap="round">${arcs}</g>`;
    const place = "position:absolute;left:0;top:0;transform:rotate(-90deg)";
    return row(`position:relative;flex:none;width:${size}px;height:${size}px;justify-content:center`,
      `<svg width="${size}" height="${size}" style="${place}">${drawing}</svg>`, box("position:relative", content));
  }

  /** A square code of modules with the three eyes of a real one; it says nothing. */
  const matrixCode = (random, side, dark = "#000000", light = "#ffffff") => {
    const n = random.pick([21, 25, 29]);
    const unit = side / (n + 4);
    const eye = (x, y) => [[0, 7, dark], [1, 5, light], [2, 3, dark]].map(([at, size, color]) =>
      `<rect x="${x + at}" y="${y + at}" width="${size}" height="${size}" fill="${color}"/>`).join("");
    const clear = (x, y) => (x < 8 || x > n - 9) && (y < 8 || y > n - 9) && !(x > n - 9 && y > n - 9);
    const modules = times(n * n, (i) => [i % n, Math.floor(i / n)])
      .filter(([x, y]) => random.chance(0.48) && !clear(x, y))
      .map(([x, y]) => `M${x} ${y}h1v1h-1z`).join("");
    return `<svg width="${side}" height="${side}" viewBox="${-2} ${-2} ${n + 4} ${n + 4}" style="flex:none;`
      + `display:block;border-radius:${unit}px" `
      + `shape-rendering="crispEdges"><rect x="-2" y="-2" width="${n + 4}" height="${n + 4}" fill="${light}"/>`
      + `<path d="${modules}" fill="${dark}"/>${eye(0, 0)}${eye(n - 7, 0)}${eye(0, n - 7)}</svg>`;
  };

  /** Spokes that turn while something loads. */
  const spinner = (side, color) => `<svg width="${side}" height="${side}" viewBox="-12 -12 24 24" style="flex:none;`
    + `display:block">`
    + times(8, (i) => `<rect x="-1.300" y="-11" width="2.600" height="6.500" rx="1.300" fill="${color}" `
      + `opacity="${0.2 + i * 0.1}" `
      + `transform="rotate(${i * 45})"/>`).join("") + "</svg>";

  const names = [...Object.keys(strokes), ...Object.keys(fills)];
  return { icon, toggle, slider, bar, avatar, sparkline, ring, matrixCode, spinner, names };
})();
const { icon, toggle, slider, bar, avatar, sparkline, ring, matrixCode, spinner } = Icons;
const { photo } = Photo;
