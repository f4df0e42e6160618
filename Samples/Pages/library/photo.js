/** Photographs that never were: landscapes, skies, foliage and lights from seeded noise, drawn on canvases. */
const Photo = (() => {
  const waiting = [];

  /** A canvas that fills its box and is painted when the page is laid out. */
  function photo(random, style, kind = random.pick(kinds), more = {}) {
    const id = `photo${waiting.length}`;
    waiting.push({ id, kind, seed: random.int(1, 1e9), ...more });
    return `<canvas id="${id}" data-through style="display:block;${style}"></canvas>`;
  }

  function noise(seed) {
    const random = new Random(seed);
    const lattice = new Float32Array(65536).map(() => random.next());
    const at = (x, y) => lattice[((y & 255) << 8) | (x & 255)];
    const smooth = (t) => t * t * (3 - 2 * t);
    const value = (x, y) => {
      const [i, j] = [Math.floor(x), Math.floor(y)];
      const [u, v] = [smooth(x - i), smooth(y - j)];
      const top = at(i, j) + (at(i + 1, j) - at(i, j)) * u;
      const bottom = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * u;
      return top + (bottom - top) * v;
    };
    return (x, y, octaves = 5) => {
      let [sum, gain] = [0, 0.5];
      for (let o = 0; o < octaves; o++, gain /= 2) {
        sum += gain * value(x * 2 ** o + 17 * o, y * 2 ** o + 31 * o);
      }
      return sum;
    };
  }

  const ramp = (stops, t) => {
    const x = Math.min(0.9999, Math.max(0, t)) * (stops.length - 1);
    const i = Math.floor(x);
    return stops[i].map((v, k) => v + (stops[i + 1][k] - v) * (x - i));
  };

  /** Each kind answers the colour at (x, y) in 0…1 of the shorter side. */
  const scenes = {
    landscape(random, f) {
      const sky = random.pick([
        [[58, 108, 178], [158, 196, 226], [236, 226, 206]], [[40, 44, 92], [196, 108, 118], [250, 196, 128]],
        [[96, 118, 138], [168, 182, 192], [214, 218, 218]],
      ]);
      const ridges = times(4, (i) => ({
        base: 0.5 + 0.16 * i, height: 0.3 - 0.04 * i, rate: 1.5 + 1.3 * i, offset: random.real(0, 90),
        color: [70 - 12 * i, 96 - 12 * i, 112 - 22 * i].map((v) => v + random.real(-12, 12)),
      }));
      return (x, y) => {
        for (const r of [...ridges].reverse()) {
          const crest = r.base - r.height * (f(x * r.rate + r.offset, r.offset) - 0.3);
          if (y < crest) continue;
          const grain = f(x * 38 + r.offset, y * 60) - 0.5;
          return r.color.map((v) => v + 90 * grain + 50 * (y - crest));
        }
        const cloud = Math.max(0, f(x * 2.4, y * 6) - 0.47) * 3.2;
        return ramp(sky, y * 1.4).map((v) => v + (245 - v) * Math.min(1, cloud));
      };
    },
    foliage(random, f) {
      const leaf = random.pick([
        [[10, 22, 12], [38, 74, 30], [122, 158, 64], [226, 232, 170]], [[40, 14, 8], [120, 48, 16], [206, 122, 38], [250, 222, 150]],
      ]);
      return (x, y) => {
        const crown = f(x * 3, y * 3, 3);
        const leaves = f(x * 24, y * 24, 3);
        const glint = Math.max(0, f(x * 60, y * 60, 2) - 0.5);
        return ramp(leaf, 1.1 * crown + 0.75 * (leaves - 0.5) - 0.12 + glint * crown);
      };
    },
    sea(random, f) {
      const water = [[8, 38, 66], [24, 92, 122], [88, 168, 178], [240, 248, 244]];
      const shore = random.real(0.25, 0.5);
      return (x, y) => {
        if (y < shore) return ramp([[120, 168, 210], [222, 230, 230]], y / shore + 0.2 * (f(x * 3, y * 9) - 0.5));
        const depth = (y - shore) * 9 + 1.2;
        const wave = f(x * 30 / depth + 3, y * 120 / depth) + 0.35 * f(x * 70, y * 240, 3);
        return ramp(water, wave * 1.05 - 0.28);
      };
    },
    city(random, f) {
      const towers = times(26, () => ({
        x: random.real(-0.05, 2.2), w: random.real(0.05, 0.16), top: random.real(0.22, 0.75), shade: random.real(14, 70),
        pitch: random.real(0.012, 0.022),
      }));
      return (x, y) => {
        const tower = towers.find((t) => x > t.x && x < t.x + t.w && y > t.top);
        if (!tower) return ramp([[18, 22, 48], [92, 62, 98], [236, 148, 96]], y + 0.15 * (f(x * 3, y * 4) - 0.5));
        const [u, v] = [(x - tower.x) / tower.pitch, (y - tower.top) / tower.pitch];
        const window = u % 1 > 0.3 && v % 1 > 0.4 && f(Math.floor(u) * 7.3, Math.floor(v) * 3.7, 1) > 0.3;
        return window ? [250, 214, 140].map((c) => c * (0.5 + f(u, v, 2))) : [1, 1.05, 1.25].map((c) => c * tower.shade);
      };
    },
    bokeh(random, f) {
      const lights = times(34, () => ({
        x: random.real(0, 2.2), y: random.real(0, 2.2), r: random.real(0.02, 0.11),
        color: random.pick([[255, 190, 90], [255, 110, 80], [120, 170, 255], [250, 240, 220], [150, 230, 170]]), a: random.real(0.15, 0.7),
      }));
      return (x, y) => {
        let color = ramp([[14, 14, 26], [40, 28, 44], [22, 34, 52]], f(x * 2, y * 2));
        for (const l of lights) {
          const d = Math.hypot(x - l.x, y - l.y) / l.r;
          if (d < 1) color = color.map((v, k) => v + (l.color[k] - v) * l.a * Math.min(1, (1 - d) * 9) * (0.75 + 0.25 * d));
        }
        return color;
      };
    },
    food(random, f) {
      const [cx, cy] = [random.real(0.4, 0.6), random.real(0.4, 0.7)];
      const tones = random.pick([
        [[60, 20, 10], [170, 70, 24], [236, 170, 70], [252, 236, 190]], [[24, 40, 12], [96, 130, 40], [206, 196, 96], [246, 240, 214]],
      ]);
      return (x, y) => {
        const d = Math.hypot(x - cx, y - cy);
        if (d > 0.5) return [196, 186, 172].map((v) => v * (0.75 + 0.4 * f(x * 4, y * 70)));
        if (d > 0.42) return [238, 236, 232].map((v) => v - 400 * Math.abs(d - 0.46));
        return ramp(tones, 0.1 + 1.1 * f(x * 11 + f(x * 5, y * 5) * 4, y * 11) + 0.2 * (f(x * 60, y * 60, 2) - 0.4));
      };
    },
  };
  const kinds = Object.keys(scenes);

  function paint({ id, kind, seed, dim = 1, grain = Photo.grain, sharpness = 1 }) {
    const canvas = document.getElementById(id);
    const pixels = window.devicePixelRatio * sharpness;
    const [w, h] = [canvas.clientWidth, canvas.clientHeight].map((v) => Math.max(1, Math.round(v * pixels)));
    [canvas.width, canvas.height] = [w, h];
    const random = new Random(seed);
    const scene = scenes[kind](random, noise(seed));
    const context = canvas.getContext("2d");
    const image = context.createImageData(w, h);
    const side = Math.min(w, h);
    for (let y = 0, o = 0; y < h; y++) {
      for (let x = 0; x < w; x++, o += 4) {
        const [r, g, b] = scene(x / side, y / side);
        const n = grain * (random.next() - 0.5);
        image.data[o] = r * dim + n;
        image.data[o + 1] = g * dim + n;
        image.data[o + 2] = b * dim + n;
        image.data[o + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
  }

  return {
    /** How far the sensor's noise moves a channel, up or down together. */
    grain: 7,
    photo, kinds, paintAll: () => waiting.filter(({ id }) => document.getElementById(id)).forEach(paint),
  };
})();
