import { bar } from '../bar.ts';
import type { ModelBuilder, Vec2 } from '../model-builder.ts';
import { block, box, cylinder, prism } from '../primitives.ts';
import { BETWEEN, landingOf } from '../stair-form.ts';
import type { Model } from './model.ts';

/** Going of a step at about, and the most it may rise, metres: comfortable stairs have 0.27 by 0.18 (DIN 18065). */
const GOING = 0.27;
const RISE = 0.18;
/** Width of the line that shows the way up, length and half width of its arrow head, and how far they lie over the treads, metres. */
const LINE = 0.022;
const HEAD: Vec2 = [0.2, 0.085];
const OVER = 0.004;

interface Flight {
  /** Sides, and the first and the last riser along the depth: it rises from y0 to y1. */
  readonly x: Vec2;
  readonly y0: number;
  readonly y1: number;
  readonly z: number;
  /** Whether the way up ends here, with the head of the arrow. */
  readonly isLast: boolean;
}

/** A flight of closed steps with nosings and the line of the way up. Returns the height reached. */
function flight(m: ModelBuilder, { x: [x0, x1], y0, y1, z, isLast }: Flight): number {
  const steps = Math.max(2, Math.round(Math.abs(y1 - y0) / GOING));
  const going = (y1 - y0) / steps;
  const rise = Math.min(RISE, 2.5 / steps);
  const middle = (x0 + x1) / 2;
  for (let i = 0; i < steps; i++) {
    const [near, far] = [y0 + going * i, y0 + going * (i + 1)];
    const top = z + rise * (i + 1);
    const [low, high] = [Math.min(near, far), Math.max(near, far)];
    box(m, 'white', [x0, low, 0], [x1, high, top - 0.03]);
    box(m, 'wood-light', [x0, low, top - 0.03], [x1, high, top]);
    // A dark nosing tells the steps apart where no shadow does.
    const edge = going > 0 ? low : high - 0.03;
    box(m, 'wood-dark', [x0, edge, top - 0.02], [x1, edge + 0.03, top + 0.002]);
    if (!isLast || i < steps - 1) strip(m, middle, low, high, top + OVER);
  }
  const top = z + rise * steps;
  if (isLast) arrowHead(m, middle, y1 - going, Math.sign(going), top + OVER);
  return top;
}

function strip(m: ModelBuilder, x: number, y0: number, y1: number, z: number): void {
  const [a, b] = [x - LINE / 2, x + LINE / 2];
  m.quad('charcoal', [a, y0, z], [b, y0, z], [b, y1, z], [a, y1, z], [0, 0, 1]);
}

/** The head of the arrow on the last tread, from its nosing at y on. */
function arrowHead(m: ModelBuilder, x: number, y: number, way: number, z: number): void {
  const [length, half] = HEAD;
  const first = m.vertex('charcoal', [x - half, y + way * 0.03, z], [0, 0, 1]);
  m.vertex('charcoal', [x + half, y + way * 0.03, z], [0, 0, 1]);
  m.vertex('charcoal', [x, y + way * (0.03 + length), z], [0, 0, 1]);
  m.triangle('charcoal', first, first + 1, first + 2);
}

/** A handrail on posts along a flight, at x, from the height of its first to that of its last step. */
function handrail(m: ModelBuilder, x: number, y0: number, y1: number, z0: number, z1: number): void {
  const rail = 0.9;
  for (const [y, z] of [[y0, z0], [y1, z1]] as const) block(m, 'frame', [x, y], [0.04, 0.04], z, z + rail);
  bar(m, 'frame', [x, y0, z0 + rail], [x, y1, z1 + rail], 0.045);
} // biome-ignore format: short

/** Stairs entered from +y: a straight flight, or two flights with a landing at the back where there is the width for them. */
export const stairs: Model = (m, size) => {
  const [w, d] = [size.width / 2, size.depth / 2];
  const landing = landingOf(size);
  if (landing === undefined) {
    const top = flight(m, { x: [-w, w], y0: d, y1: -d, z: 0, isLast: true });
    handrail(m, w - 0.03, d - 0.03, -d + 0.03, 0, Math.min(top, size.height - 0.92));
    return;
  }
  const half = flight(m, { x: [-w, -BETWEEN], y0: d, y1: landing, z: 0, isLast: false });
  const level = half + 0.17;
  box(m, 'wood-light', [-w, -d, 0], [w, landing, level]);
  // Round the landing from one flight to the other.
  const [left, right, turn] = [(-w - BETWEEN) / 2, (w + BETWEEN) / 2, (-d + landing) / 2];
  for (const x of [left, right]) strip(m, x, turn - LINE / 2, landing, level + OVER);
  block(m, 'charcoal', [(left + right) / 2, turn], [right - left - LINE, LINE], level, level + OVER);
  flight(m, { x: [BETWEEN, w], y0: landing, y1: d, z: level, isLast: true });
  box(m, 'wall-paint', [-BETWEEN, landing, 0], [BETWEEN, d, half + 0.9]);
};

/** A turn of treads around a newel, rising by the clock, from the middle of the +y side on. */
export const spiralStairs: Model = (m, size) => {
  const [radius, newel, treads] = [Math.min(size.width, size.depth) / 2, 0.07, 12];
  const [rise, turn] = [(size.height - 0.1) / treads, (2 * Math.PI) / treads];
  const at = (r: number, angle: number): [number, number] => [r * Math.sin(angle), r * Math.cos(angle)];
  for (let i = 0; i < treads; i++) {
    const [from, to, top] = [turn * i, turn * (i + 1), rise * (i + 1)];
    const wedge = [at(newel, from), at(radius, from), at(radius, from + turn / 2), at(radius, to), at(newel, to)];
    prism(m, 'wood-light', [wedge], top - 0.05, top);
    // A dark nosing tells the steps apart where no shadow does.
    const nosing = [at(newel, from), at(radius, from), at(radius, from + 0.03 / radius)];
    prism(m, 'wood-dark', [nosing], top - 0.02, top + 0.002);
  }
  cylinder(m, 'white', [0, 0], newel, 0, size.height);
};
