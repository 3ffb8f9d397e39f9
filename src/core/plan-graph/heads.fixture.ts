import { inRing } from '../geometry/ring.ts';
import { distanceTo, lengthOf, pointAt, project } from '../geometry/segment.ts';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { PointPx } from '../sheet/types.ts';
import { FAR_PX, type Heads, NEAR_PX, type Planes } from './heads.ts';

/** A plan as it is drawn, in pixels of the view. */
export interface DrawnPlan {
  readonly size: readonly [number, number];
  readonly walls: readonly { readonly from: PointPx; readonly to: PointPx; readonly half: number }[];
  readonly openings?: readonly {
    readonly kind: 'door' | 'window' | 'gap';
    readonly from: PointPx;
    readonly to: PointPx;
    /** Hinged at `to`, opening to the right of `from` to `to`; left out where there is no leaf. */
    readonly leaf?: { readonly atTo: boolean; readonly toRight: boolean };
  }[];
  readonly floors?: readonly (readonly PointPx[])[];
  readonly railings?: readonly { readonly from: PointPx; readonly to: PointPx }[];
  readonly things?: readonly { readonly kind: 'toilet' | 'sofa' | 'counter' | 'hob'; readonly middle: PointPx; readonly size: readonly [number, number]; readonly facing: number; readonly clarity?: number }[]; // biome-ignore format: one thing
}

const NAMES = {
  classes: ['outside', 'room', 'wall', 'railing'],
  junctions: ['corner', 'tee'],
  openings: ['door', 'window', 'gap'],
  instances: ['toilet', 'sofa', 'counter', 'hob'],
} as const;
/** No wall of a drawn plan is half as thick as this. */
const WIDEST = 8;
/** As sure as the network may be, as a logit. */
const SURE = 6;
/** Half as wide as railings are drawn. */
const RAILING = 2;

/** What a network that is never wrong would answer for a plan. */
export function drawHeads(plan: DrawnPlan): Heads {
  const [widthPx, heightPx] = plan.size;
  const fine = blank(2, widthPx, heightPx, { classes: 4, wall: 1, wall_line: 2, wall_half: 1, jamb_points: 1, jamb_point_at: 2, rooms: 1 }); // biome-ignore format: one line
  const coarse = blank(4, widthPx, heightPx, { openings: 3, jambs: 4, leaf: 3, instances: 4, instance_at: 2, instance_size: 2, instance_facing: 2 }); // biome-ignore format: one line
  fine.of('classes')[0]!.fill(0);
  drawWalls(plan, fine);
  for (const floor of plan.floors ?? []) eachCell(fine, (at, cell) => inRing(at, floor) && drawFloor(fine, cell, depthIn(floor, at))); // biome-ignore format: one line
  for (const opening of plan.openings ?? []) drawOpening(opening, fine, coarse);
  for (const thing of plan.things ?? []) drawThing(thing, coarse);
  for (const railing of plan.railings ?? []) eachCell(fine, (at, cell) => distanceTo(railing, at) < RAILING && put(fine, 'classes', cell, [-SURE, -SURE, -SURE, SURE])); // biome-ignore format: one line
  const classes = fine.of('classes');
  const classAt = Uint8Array.from(classes[0]!, (_, k) =>
    classes.reduce((best, plane, c) => (plane[k]! > classes[best]![k]! ? c : best), 0),
  );
  return { widthPx, heightPx, toPage: [1, 0, 0, 1, 0, 0], fine, coarse, classAt, names: NAMES };
}

function blank(stride: number, widthPx: number, heightPx: number, heads: Record<string, number>): Planes {
  const [width, height] = [widthPx / stride, heightPx / stride];
  const planes = new Map(
    Object.entries(heads).map(([head, count]) => [
      head,
      Array.from({ length: count }, () => new Float32Array(width * height).fill(/_|jambs|leaf/.test(head) && head !== 'jamb_points' ? 0 : -SURE)), // biome-ignore format: one line
    ]),
  );
  return { stride, width, height, of: (head) => planes.get(head)! };
}

function eachCell({ stride, width, height }: Planes, visit: (at: PointPx, cell: number) => void): void {
  for (let cell = 0; cell < width * height; cell++)
    visit([((cell % width) + 0.5) * stride, (Math.floor(cell / width) + 0.5) * stride], cell);
}

/** Writes values into one cell of the planes of a head. */
function put(planes: Planes, head: string, cell: number, values: readonly number[]): void {
  values.forEach((value, k) => {
    planes.of(head)[k]![cell] = value;
  });
}

const along = ([x, y]: PointPx, [u, v]: PointPx, unit: number): number[] => [(u - x) / unit, (v - y) / unit];

/** What is neither floor nor wall is outside. */
function drawFloor(fine: Planes, cell: number, depth: number): void {
  put(fine, 'rooms', cell, [depth / FAR_PX]);
  put(fine, 'classes', cell, [-SURE, SURE, -SURE]);
}

/** How far a point in a ring is from its sides. */
const depthIn = (ring: readonly PointPx[], at: PointPx): number =>
  Math.min(...ring.map((to, k) => distanceTo({ from: ring.at(k - 1)!, to }, at)));

function drawWalls({ walls }: DrawnPlan, fine: Planes): void {
  const nearest = new Map<number, number>();
  for (const wall of walls) {
    eachCell(fine, (at, cell) => {
      const { along: far, beside } = project(wall, at);
      if (Math.abs(beside) > wall.half || far < -wall.half || far > lengthOf(wall) + wall.half) return;
      const foot = pointAt(wall, Math.max(0, Math.min(lengthOf(wall), far)));
      const away = Math.hypot(foot[0] - at[0], foot[1] - at[1]);
      if (away > (nearest.get(cell) ?? Infinity)) return;
      nearest.set(cell, away);
      put(fine, 'wall', cell, [SURE]);
      put(fine, 'classes', cell, [-SURE, -SURE, SURE]);
      put(fine, 'wall_half', cell, [wall.half / NEAR_PX]);
      put(fine, 'wall_line', cell, along(at, foot, NEAR_PX));
    });
  }
}

function cellOf({ stride, width }: Planes, [x, y]: PointPx): { cell: number; middle: PointPx } {
  const [u, v] = [Math.floor(x / stride), Math.floor(y / stride)];
  return { cell: v * width + u, middle: [(u + 0.5) * stride, (v + 0.5) * stride] };
}

type Opening = NonNullable<DrawnPlan['openings']>[number];
type Thing = NonNullable<DrawnPlan['things']>[number];

function drawOpening({ kind, from, to, leaf }: Opening, fine: Planes, coarse: Planes): void {
  const { cell, middle } = cellOf(coarse, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  coarse.of('openings')[NAMES.openings.indexOf(kind)]![cell] = SURE;
  put(coarse, 'jambs', cell, [...along(middle, from, FAR_PX), ...along(middle, to, FAR_PX)]);
  put(
    coarse,
    'leaf',
    cell,
    [Boolean(leaf), leaf?.atTo, leaf?.toRight].map((yes) => (yes ? SURE : -SURE)),
  );
  for (const jamb of [from, to]) {
    const near = cellOf(fine, jamb);
    put(fine, 'jamb_points', near.cell, [SURE]);
    put(fine, 'jamb_point_at', near.cell, along(near.middle, jamb, NEAR_PX));
  }
}

function drawThing({ kind, middle, size, facing, clarity = 1 }: Thing, coarse: Planes): void {
  const near = cellOf(coarse, middle);
  coarse.of('instances')[NAMES.instances.indexOf(kind)]![near.cell] = SURE;
  put(coarse, 'instance_at', near.cell, along(near.middle, middle, NEAR_PX));
  put(coarse, 'instance_size', near.cell, size.map((side) => Math.log(side / FAR_PX))); // biome-ignore format: one line
  put(coarse, 'instance_facing', near.cell, [clarity * Math.cos(facing), clarity * Math.sin(facing)]);
}

/** The same plan as it is drawn: walls in solid ink, their openings left white. */
export function drawInk({ size: [widthPx, heightPx], walls, openings = [] }: DrawnPlan): {
  grey: Uint8Array<ArrayBuffer>;
  widthPx: number;
  heightPx: number;
} {
  const ink = createBitmap(widthPx, heightPx);
  for (const { from, to, half } of walls) fillBand(ink, from, to, 2 * half);
  for (const { from, to } of openings) fillBand(ink, from, to, 2 * WIDEST, 0);
  return { grey: Uint8Array.from(ink.data, (inked) => (inked ? 0 : 255)), widthPx, heightPx };
}
