import { compose, scaling, shift } from '#core/geometry/affine.ts';
import type { PixelClasses } from '#core/pixel-classes/types.ts';
import { FAR_PX, type Heads, NEAR_PX, type Planes } from '#core/plan-graph/heads.ts';
import { type Component, findComponents } from '#core/raster/components.ts';
import type { GraphAnswer } from '#core/read-plan.ts';

/** Pixels of the view to a cell of each plane, as of the network. */
const [FINE, COARSE] = [2, 4];
/** As sure as the network may be, as a logit. */
const SURE = 6;
const BUILT: ReadonlySet<string> = new Set(['wall', 'door', 'window']);
const NAMES = {
  junctions: [],
  openings: ['door', 'window'],
  instances: [
    ...['toilet', 'basin', 'bath', 'shower', 'counter', 'sink', 'hob', 'appliance', 'wardrobe', 'stairs'],
    ...['bed', 'sofa', 'table', 'chair', 'cabinet'],
  ],
};
/** The network tells kinds of loose furniture, the map does not: its pieces are each of these in turn. */
const LOOSE = ['bed', 'sofa', 'table', 'chair'];
const FINE_HEADS = { wall: 1, wall_line: 2, wall_half: 1, jamb_points: 1, jamb_point_at: 2, rooms: 1 };
const COARSE_HEADS = { openings: NAMES.openings.length, jambs: 4, leaf: 3, instances: NAMES.instances.length, instance_at: 2, instance_size: 2, instance_facing: 2 }; // biome-ignore format: one glance

/** What the network might answer where it takes the pixels of a page for these: a cell of the map is one of its finer planes. */
export function seeHeads(classes: PixelClasses): GraphAnswer {
  const { region, width, height, labels, names } = classes;
  const fine = blank(FINE, width, height, FINE_HEADS);
  const coarse = blank(COARSE, Math.ceil(width / 2), Math.ceil(height / 2), COARSE_HEADS);
  seeWalls(fine, classes);
  seeFloors(fine, classes);
  for (const kind of NAMES.openings)
    for (const [i, patch] of patchesOf(kind, classes).entries()) seeOpening(patch, { kind, leaf: i }, fine, coarse);
  for (const kind of NAMES.instances)
    for (const [i, patch] of patchesOf(kind, classes).entries()) seeThing(patch, { kind, facing: i }, coarse);
  for (const [i, patch] of patchesOf('furniture', classes).entries())
    seeThing(patch, { kind: LOOSE[i % LOOSE.length]!, facing: i }, coarse);
  const toPage = compose(shift(region.x0, region.y0), scaling((region.x1 - region.x0) / (FINE * width)));
  const heads: Heads = { widthPx: FINE * width, heightPx: FINE * height, toPage, fine, coarse, classAt: labels, names: { ...NAMES, classes: names } }; // biome-ignore format: one glance
  return { heads, classes };
}

/** Planes on which nothing is seen. */
function blank(stride: number, width: number, height: number, heads: Readonly<Record<string, number>>): Planes {
  const isLogit = (head: string) => ['wall', 'jamb_points', 'openings', 'leaf', 'instances', 'rooms'].includes(head);
  const planes = new Map(
    Object.entries(heads).map(([head, count]) => [
      head,
      Array.from({ length: count }, () => new Float32Array(width * height).fill(isLogit(head) ? -SURE : 0)),
    ]),
  );
  return { stride, width, height, of: (head) => planes.get(head)! };
}

function put(planes: Planes, head: string, cell: number, values: readonly number[]): void {
  for (const [k, value] of values.entries()) planes.of(head)[k]![cell] = value;
}

/** Walls run along the longer one of the two rows of cells that cross at a place of them. */
function seeWalls(fine: Planes, classes: PixelClasses): void {
  const reach = reachOf(classes, (name) => BUILT.has(name));
  for (let cell = 0; cell < classes.labels.length; cell++) {
    const [left, right, up, down] = reach(cell);
    if (!left) continue;
    const isUpright = left + right <= up + down;
    const [before, after] = isUpright ? [left, right] : [up, down];
    const off = ((after - before) / 2) * (FINE / NEAR_PX);
    put(fine, 'wall', cell, [SURE]);
    put(fine, 'wall_line', cell, isUpright ? [off, 0] : [0, off]);
    put(fine, 'wall_half', cell, [((before + after - 1) / 2) * (FINE / NEAR_PX)]);
  }
}

/** All but walls and what lies outside is floor, the deeper the further its ends in a row or column are. */
function seeFloors(fine: Planes, classes: PixelClasses): void {
  const reach = reachOf(classes, (name) => !BUILT.has(name) && name !== 'outside');
  for (let cell = 0; cell < classes.labels.length; cell++) {
    const depth = Math.min(...reach(cell));
    if (depth) put(fine, 'rooms', cell, [((depth - 0.5) * FINE) / FAR_PX]);
  }
}

type Reach = [left: number, right: number, up: number, down: number];

/** How many cells of some classes follow each other from one on, itself counted, to the left, right, up and down. */
function reachOf({ width, height, labels, names }: PixelClasses, isOne: (name: string) => boolean) {
  const wanted = names.map(isOne);
  const ways = [0, 1, 2, 3].map(() => new Uint16Array(labels.length));
  const follow = (way: number, cell: number, before: number | undefined) => {
    if (wanted[labels[cell]!]) ways[way]![cell] = 1 + (before === undefined ? 0 : ways[way]![before]!);
  };
  for (let cell = 0; cell < labels.length; cell++) {
    follow(0, cell, cell % width > 0 ? cell - 1 : undefined);
    follow(2, cell, cell >= width ? cell - width : undefined);
  }
  for (let cell = labels.length - 1; cell >= 0; cell--) {
    follow(1, cell, cell % width < width - 1 ? cell + 1 : undefined);
    follow(3, cell, cell < (height - 1) * width ? cell + width : undefined);
  }
  return (cell: number) => ways.map((way) => way[cell]!) as Reach;
}

function patchesOf(name: string, { width, height, labels, names }: PixelClasses): Component[] {
  const wanted = names.indexOf(name);
  return findComponents({ width, height, data: labels.map((label) => (label === wanted ? 1 : 0)) }).list;
}

/** The middle of a patch, pixels of the view, and the cell of some planes that it lies in, with its own middle. */
function placeOf({ x0, y0, x1, y1 }: Component, planes: Planes) {
  const middle = [(FINE * (x0 + x1)) / 2, (FINE * (y0 + y1)) / 2] as const;
  const [column, row] = middle.map((v) => Math.floor(v / planes.stride)) as [number, number];
  const off = (at: readonly number[]) => [
    at[0]! - (column + 0.5) * planes.stride,
    at[1]! - (row + 0.5) * planes.stride,
  ];
  return { middle, cell: row * planes.width + column, off };
}

/** An opening from end to end of a patch; every other one has a leaf, hinged and opening each way in turn. */
function seeOpening(patch: Component, { kind, leaf }: { kind: string; leaf: number }, fine: Planes, coarse: Planes) {
  const { middle, cell, off } = placeOf(patch, coarse);
  const isUpright = patch.y1 - patch.y0 > patch.x1 - patch.x0;
  const jambs = (isUpright ? [patch.y0, patch.y1] : [patch.x0, patch.x1]).map((end) =>
    isUpright ? [middle[0], FINE * end] : [FINE * end, middle[1]],
  );
  coarse.of('openings')[NAMES.openings.indexOf(kind)]![cell] = SURE;
  put(coarse, 'jambs', cell, jambs.flatMap(off).map((px) => px / FAR_PX)); // biome-ignore format: one line
  put(coarse, 'leaf', cell, [leaf & 1, leaf & 2, leaf & 4].map((bit) => (bit ? SURE : -SURE))); // biome-ignore format: one line
  for (const [x, y] of jambs as [number, number][]) {
    const [u, v] = [x, y].map((px, axis) => Math.min((axis ? fine.height : fine.width) - 1, Math.floor(px / FINE))) as [number, number]; // biome-ignore format: one line
    put(fine, 'jamb_points', v * fine.width + u, [SURE]);
    put(fine, 'jamb_point_at', v * fine.width + u, [x - (u + 0.5) * FINE, y - (v + 0.5) * FINE].map((px) => px / NEAR_PX)); // biome-ignore format: one line
  }
}

/** A thing as large as a patch, facing each way in turn. */
function seeThing(patch: Component, { kind, facing }: { kind: string; facing: number }, coarse: Planes): void {
  const { middle, cell, off } = placeOf(patch, coarse);
  const sides = [patch.x1 - patch.x0, patch.y1 - patch.y0];
  const turn = (facing * Math.PI) / 2;
  coarse.of('instances')[NAMES.instances.indexOf(kind)]![cell] = SURE;
  put(coarse, 'instance_at', cell, off(middle).map((px) => px / NEAR_PX)); // biome-ignore format: one line
  put(coarse, 'instance_size', cell, (facing % 2 === 0 ? sides.reverse() : sides).map((side) => Math.log((FINE * side) / FAR_PX))); // biome-ignore format: one line
  put(coarse, 'instance_facing', cell, [Math.cos(turn), Math.sin(turn)]);
}
