/** A small seeded generator (mulberry32): the same seed draws the same page on every machine. */
class Random {
  constructor(seed) {
    this.state = seed >>> 0;
  }

  /** A number in 0…1, 1 not reached. */
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A number in low…high. */
  real(low, high) {
    return low + (high - low) * this.next();
  }

  /** A whole number in low…high, both reached. */
  int(low, high) {
    return Math.floor(this.real(low, high + 1));
  }

  chance(probability) {
    return this.next() < probability;
  }

  pick(list) {
    return list[Math.floor(this.next() * list.length)];
  }

  /** The list in another order, the original left alone. */
  shuffled(list) {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      [copy[i], copy[j]] = [copy[j], copy[i]];
    }
    return copy;
  }
}
