import type { Point } from '../plan/schema.ts';

/** What it costs to cover a spot that is not the room's own floor. */
const OUTSIDE = 6;
/** What it costs to be far from the middle of the room: a full half diagonal away. */
const FAR = 0.12;

/** What covering each spot of a room costs, and the cheapest place for a rectangle in it. Pixels of the picture. */
export class CostGrid {
  readonly #cell: number;
  readonly #x0: number;
  readonly #y0: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #cost: Float32Array;
  #sums = new Float64Array(0);
  readonly #middle: Point;
  readonly #reach: number;

  constructor(outline: readonly Point[], holes: readonly (readonly Point[])[], cell: number) {
    const xs = outline.map((p) => p[0]);
    const ys = outline.map((p) => p[1]);
    this.#cell = cell;
    this.#x0 = Math.min(...xs);
    this.#y0 = Math.min(...ys);
    this.#columns = Math.max(1, Math.ceil((Math.max(...xs) - this.#x0) / cell));
    this.#rows = Math.max(1, Math.ceil((Math.max(...ys) - this.#y0) / cell));
    this.#reach = Math.hypot(this.#columns, this.#rows) * cell * 0.5;
    this.#cost = new Float32Array(this.#columns * this.#rows).fill(OUTSIDE);
    let [sx, sy, n] = [0, 0, 0];
    this.#fill(outline, (i, x, y) => {
      this.#cost[i] = 0;
      sx += x;
      sy += y;
      n++;
    });
    for (const hole of holes)
      this.#fill(hole, (i) => {
        this.#cost[i] = OUTSIDE;
      });
    this.#middle = n ? [sx / n, sy / n] : [this.#x0, this.#y0];
  }

  /** Makes a polygon dearer to cover. */
  add(ring: readonly Point[], cost: number): void {
    this.#fill(ring, (i) => {
      if (this.#cost[i]! < OUTSIDE) this.#cost[i] = Math.max(this.#cost[i]!, cost);
    });
  }

  #fill(ring: readonly Point[], set: (index: number, x: number, y: number) => void): void {
    for (let row = 0; row < this.#rows; row++) {
      const y = this.#y0 + (row + 0.5) * this.#cell;
      const crossings: number[] = [];
      ring.forEach(([ax, ay], i) => {
        const [bx, by] = ring[(i + 1) % ring.length]!;
        if (ay > y !== by > y) crossings.push(ax + ((y - ay) * (bx - ax)) / (by - ay));
      });
      crossings.sort((a, b) => a - b);
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const first = Math.max(0, Math.ceil((crossings[k]! - this.#x0) / this.#cell - 0.5));
        const last = Math.min(this.#columns - 1, Math.floor((crossings[k + 1]! - this.#x0) / this.#cell - 0.5));
        for (let column = first; column <= last; column++)
          set(row * this.#columns + column, this.#x0 + (column + 0.5) * this.#cell, y);
      }
    }
  }

  /** To be called once everything is added: prepares sums over rectangles. */
  sum(): this {
    const w = this.#columns + 1;
    this.#sums = new Float64Array(w * (this.#rows + 1));
    for (let y = 0; y < this.#rows; y++)
      for (let x = 0; x < this.#columns; x++)
        this.#sums[(y + 1) * w + x + 1] =
          this.#cost[y * this.#columns + x]! +
          this.#sums[y * w + x + 1]! +
          this.#sums[(y + 1) * w + x]! -
          this.#sums[y * w + x]!;
    return this;
  }

  /** Mean cost of a rectangle about (x, y), as far as it lies on the grid; what is beyond costs as much as what is outside. */
  meanAt(x: number, y: number, widthPx: number, heightPx: number): number {
    const left = Math.round((x - widthPx / 2 - this.#x0) / this.#cell);
    const top = Math.round((y - heightPx / 2 - this.#y0) / this.#cell);
    const right = left + Math.max(1, Math.ceil(widthPx / this.#cell));
    const bottom = top + Math.max(1, Math.ceil(heightPx / this.#cell));
    if (left < 0 || top < 0 || right > this.#columns || bottom > this.#rows) return OUTSIDE;
    const w = this.#columns + 1;
    const sums = this.#sums;
    const sum = sums[bottom * w + right]! - sums[top * w + right]! - sums[bottom * w + left]! + sums[top * w + left]!;
    return sum / ((right - left) * (bottom - top));
  }

  /** Middle of the cheapest place for a rectangle; none when the room is much smaller than it or every place is refused. */
  cheapest(
    widthPx: number,
    heightPx: number,
    refused: (x: number, y: number) => boolean,
  ): { x: number; y: number; cost: number } | undefined {
    const [cw, ch] = [Math.ceil(widthPx / this.#cell), Math.ceil(heightPx / this.#cell)];
    if (cw > this.#columns * 1.1 + 1 || ch > this.#rows * 1.1 + 1) return undefined;
    const [bw, bh] = [Math.min(cw, this.#columns), Math.min(ch, this.#rows)];
    const w = this.#columns + 1;
    let found: { x: number; y: number; cost: number } | undefined;
    for (let y = 0; y + bh <= this.#rows; y++)
      for (let x = 0; x + bw <= this.#columns; x++) {
        const sum =
          this.#sums[(y + bh) * w + x + bw]! -
          this.#sums[y * w + x + bw]! -
          this.#sums[(y + bh) * w + x]! +
          this.#sums[y * w + x]!;
        const [mx, my] = [this.#x0 + (x + bw / 2) * this.#cell, this.#y0 + (y + bh / 2) * this.#cell];
        const away = Math.hypot(mx - this.#middle[0], my - this.#middle[1]) / this.#reach;
        const cost = sum / (bw * bh) + away * FAR;
        if (found && cost >= found.cost) continue;
        if (!refused(mx, my)) found = { x: mx, y: my, cost };
      }
    // More than a third of the label off its own floor: better no label than a wrong one.
    return found && found.cost < OUTSIDE / 3 ? found : undefined;
  }
}
