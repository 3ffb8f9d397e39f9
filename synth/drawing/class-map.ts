import type { Opening, Ring } from '#core/plan/schema.ts';
import { otherLeaf } from '../dwelling/doors.ts';
import { type Affine, apply } from './affine.ts';
import type { PointPx } from './pen.ts';
import type { DrawingTruth } from './types.ts';
import { bodyRing, gapRing } from './walls.ts';

/** What a pixel of a drawing belongs to; the number of a class is its place in this list. */
export const PIXEL_CLASSES = [
  'outside',
  'room',
  'wall',
  'door',
  'window',
  'fixture',
  'furniture',
  'text',
  'dimension',
  'swing',
  'stairs',
  'toilet',
  'basin',
  'bath',
  'shower',
  'counter',
  'sink',
  'hob',
  'appliance',
  'wardrobe',
] as const;
export type PixelClass = (typeof PIXEL_CLASSES)[number];

/** Classes of fixtures by their kind; all other kinds are `fixture`. */
const FIXTURE_CLASSES: Readonly<Record<string, PixelClass>> = {
  stairs: 'stairs',
  toilet: 'toilet',
  basin: 'basin',
  bath: 'bath',
  shower: 'shower',
  'kitchen-counter': 'counter',
  sink: 'sink',
  hob: 'hob',
  fridge: 'appliance',
  'washing-machine': 'appliance',
  boiler: 'appliance',
  'closet-rod': 'wardrobe',
  cupboards: 'wardrobe',
  'hand-basin': 'basin',
  island: 'counter',
};
/** Others are drawn over it. */
const isCounter = (item: { kind: string }) => item.kind === 'kitchen-counter';

/**
 * One byte a pixel, row by row: the class of every pixel, painted from the truth and therefore independent of the drawing style.
 * Doors and windows are the openings in their walls; dimension lines and texts win over what they stand on.
 */
export function paintClassMap(truth: DrawingTruth, dimensionStrokes: readonly [PointPx, PointPx][]): Uint8Array {
  const { widthPx, heightPx, plan, toPixels } = truth;
  const map = new Uint8Array(widthPx * heightPx);
  const fill = (ring: readonly PointPx[], what: PixelClass) =>
    fillRing(map, widthPx, heightPx, ring, PIXEL_CLASSES.indexOf(what));
  if (plan && toPixels) {
    const px = (ring: Ring) => ring.map((point) => apply(toPixels as Affine, point));
    for (const room of plan.rooms) fill(px(room.outline), 'room');
    for (const item of [...plan.fixtures.filter(isCounter), ...plan.fixtures.filter((f) => !isCounter(f))])
      fill(px(item.outline), FIXTURE_CLASSES[item.kind] ?? 'fixture');
    for (const item of plan.furniture) fill(px(item.outline), 'furniture');
    for (const opening of plan.openings) for (const disc of swingDiscs(opening)) fill(px(disc), 'swing');
    for (const wall of plan.walls) fill(px(bodyRing(wall, plan.walls)), 'wall');
    for (const opening of plan.openings) {
      const wall = plan.walls.find((w) => w.id === opening.wall);
      if (wall)
        fill(
          px(gapRing(opening, wall)),
          opening.kind === 'window' ? 'window' : opening.kind === 'gap' ? 'room' : 'door',
        );
    }
  }
  for (const [a, b] of dimensionStrokes) fill(band(a, b, 1.5), 'dimension');
  for (const { box } of truth.texts)
    fill(
      [
        [box.x0, box.y0],
        [box.x1, box.y0],
        [box.x1, box.y1],
        [box.x0, box.y1],
      ],
      'text',
    );
  return map;
}

/** The floor that the leaves of a door sweep, as quarter discs in metres. */
function swingDiscs(opening: Opening): Ring[] {
  if (!opening.swing) return [];
  const leaves = opening.kind === 'double' ? [opening.swing, otherLeaf(opening.swing, opening)] : [opening.swing];
  const middle = [(opening.from[0] + opening.to[0]) / 2, (opening.from[1] + opening.to[1]) / 2] as const;
  return leaves.map(({ hinge, leaf }) => {
    const radius = Math.hypot(leaf[0] - hinge[0], leaf[1] - hinge[1]);
    const open = [leaf[0] - hinge[0], leaf[1] - hinge[1]] as const;
    const half = Math.hypot(middle[0] - hinge[0], middle[1] - hinge[1]);
    const shut = [((middle[0] - hinge[0]) * radius) / half, ((middle[1] - hinge[1]) * radius) / half] as const;
    const arc = Array.from({ length: 13 }, (_, i): [number, number] => {
      const [c, s] = [Math.cos((i * Math.PI) / 24), Math.sin((i * Math.PI) / 24)];
      return [hinge[0] + shut[0] * c + open[0] * s, hinge[1] + shut[1] * c + open[1] * s];
    });
    return [hinge, ...arc];
  });
}

function band(a: PointPx, b: PointPx, half: number): PointPx[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
  return [
    [a[0] + nx, a[1] + ny],
    [b[0] + nx, b[1] + ny],
    [b[0] - nx, b[1] - ny],
    [a[0] - nx, a[1] - ny],
  ];
}

/** Fills the pixels whose middles lie in the ring (even-odd). */
function fillRing(map: Uint8Array, width: number, height: number, ring: readonly PointPx[], value: number): void {
  const ys = ring.map((p) => p[1]);
  const top = Math.max(0, Math.ceil(Math.min(...ys) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(...ys) - 0.5));
  for (let y = top; y <= bottom; y++) {
    const level = y + 0.5;
    const crossings: number[] = [];
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length]!;
      if (y1 > level !== y2 > level) crossings.push(x1 + ((level - y1) * (x2 - x1)) / (y2 - y1));
    });
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil(crossings[i]! - 0.5));
      const to = Math.min(width, Math.floor(crossings[i + 1]! - 0.5) + 1);
      if (to > from) map.fill(value, y * width + from, y * width + to);
    }
  }
}
