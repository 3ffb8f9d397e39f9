import { grow, polygonsOf, regionOf } from '../geometry/region.ts';
import { ringArea } from '../geometry/ring.ts';
import type { Ring } from '../plan/schema.ts';
import { contains } from './floor-nodes.ts';
import type { ModelBuilder, Vec2, Vec3 } from './model-builder.ts';
import { bowl } from './models/decor.ts';
import { canisters, choppingBoard, kettle } from './models/kitchen-things.ts';
import { prism } from './primitives.ts';

/** Heights of base cabinets and widths of their fronts, metres. */
const PLINTH = 0.1;
const SLAB = 0.035;
const FRONT = 0.6;
/** How far fronts lie behind the edge of the worktop, and the toe-kick behind it, metres. */
const OVERHANG = 0.02;
const KICK = 0.07;
/** Things keep this far from sinks, hobs and one another, middle to middle, metres. */
const APART = 0.5;

/** Base cabinets under a worktop that is drawn with any outline (an L, a U, a cut corner), with a few things where nothing else is. */
export function drawnWorktop(m: ModelBuilder, outline: Ring, height: number, taken: readonly Vec2[]): void {
  const region = regionOf([outline]);
  const layer = (material: string, inset: number, z0: number, z1: number): void => {
    for (const rings of polygonsOf(grow(region, -inset))) prism(m, material, rings, z0, z1);
  };
  layer('black', KICK, 0, PLINTH);
  layer('kitchen-front', OVERHANG, PLINTH, height - SLAB);
  prism(m, 'worktop', [outline], height - SLAB, height);
  eachSide(outline, (from, along, out, length) => {
    const count = Math.max(1, Math.round(length / FRONT));
    const at = (t: number, z: number): Vec3 => [from[0] + along[0] * t - out[0] * (OVERHANG - 0.002), from[1] + along[1] * t - out[1] * (OVERHANG - 0.002), z];
    const face = (material: string, t0: number, t1: number, z0: number, z1: number): void => m.quad(material, at(t0, z0), at(t1, z0), at(t1, z1), at(t0, z1), [out[0], out[1], 0]);
    for (let i = 0; i < count; i++) {
      const [t0, t1] = [(length * i) / count, (length * (i + 1)) / count];
      if (i) face('black', t0 - 0.002, t0 + 0.002, PLINTH, height - SLAB);
      if (t1 - t0 > 0.3) face('trim', t0 + (t1 - t0) * 0.3, t1 - (t1 - t0) * 0.3, height - SLAB - 0.05, height - SLAB - 0.038);
    }
  });
  things(m, outline, height, taken);
} // biome-ignore format: short

/** Calls `add` with start, direction, outward direction and length of every side of a ring. */
function eachSide(ring: Ring, add: (from: Vec2, along: Vec2, out: Vec2, length: number) => void): void {
  const turn = ringArea(ring) > 0 ? 1 : -1;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    const length = Math.hypot(bx - ax, by - ay);
    if (length < 0.05) return;
    const along: Vec2 = [(bx - ax) / length, (by - ay) / length];
    add([ax, ay], along, [along[1] * turn, -along[0] * turn], length);
  });
}

function things(m: ModelBuilder, outline: Ring, z: number, taken: readonly Vec2[]): void {
  const kept = [...taken];
  const adders = [choppingBoard, (inner: ModelBuilder, at: Vec2, top: number) => bowl(inner, at, top, 0.13), kettle, canisters];
  eachSide(outline, (from, along, out, length) => {
    for (const share of [0.2, 0.8, 0.5]) {
      const at: Vec2 = [from[0] + along[0] * length * share - out[0] * 0.3, from[1] + along[1] * length * share - out[1] * 0.3];
      const isFree = kept.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > APART);
      const isInside = [-0.2, 0.2].every((by) => contains(outline, [at[0] + along[0] * by, at[1] + along[1] * by]) && contains(outline, [at[0] - out[0] * by, at[1] - out[1] * by]));
      const add = adders[kept.length - taken.length];
      if (!add || !isFree || !isInside) continue;
      m.placed([at[0], at[1], 0], (Math.atan2(along[1], along[0]) * 180) / Math.PI, (inner) => add(inner, [0, 0], z));
      kept.push(at);
    }
  });
} // biome-ignore format: short
