import { apply } from '#core/geometry/affine.ts';
import type { DrawnItem, Ring } from '#core/plan/schema.ts';
import { quarterTurnRing } from './conventions/draw-turned-stairs.ts';
import { type Mark, type PointPx, strokeRing } from './pen.ts';
import { FIXTURE_CLASSES, PIXEL_CLASSES, type PixelClass } from './pixel-classes.ts';
import type { DrawnPlan } from './sheet-truth.ts';
import type { DrawingTruth } from './types.ts';
import { bodyRing, gapRing } from './walls.ts';

const isCounter = (item: { kind: string }) => item.kind === 'kitchen-counter';

/**
 * One byte a pixel, row by row: the class of every pixel, painted from the truth and from what was noted while drawing (`marks`).
 * Doors and windows are the openings in their walls; dimension lines and texts win over what they stand on.
 */
export function paintClassMap(
  truth: Pick<DrawingTruth, 'widthPx' | 'heightPx' | 'texts'>,
  plans: readonly DrawnPlan[],
  dimensionStrokes: readonly [PointPx, PointPx][],
  marks: readonly Mark[],
): Uint8Array {
  const { widthPx, heightPx } = truth;
  const map = new Uint8Array(widthPx * heightPx);
  const fill = (ring: readonly PointPx[], what: PixelClass) =>
    fillRing(map, widthPx, heightPx, ring, PIXEL_CLASSES.indexOf(what));
  const place = (ring: Ring, { toPixels }: DrawnPlan) => ring.map((point) => apply(toPixels, point));
  for (const drawn of plans) for (const room of drawn.plan.rooms) fill(place(room.outline, drawn), 'room');
  for (const { what, ring, over } of marks) if (!over) fill(ring, what);
  for (const drawn of plans) {
    const { plan } = drawn;
    const px = (ring: Ring) => place(ring, drawn);
    // Sinks and hobs are drawn over their worktop.
    for (const item of [...plan.fixtures.filter(isCounter), ...plan.fixtures.filter((f) => !isCounter(f))])
      fill(px(floorOf(item)), FIXTURE_CLASSES[item.kind] ?? 'fixture');
    for (const item of plan.furniture) fill(px(item.outline), 'furniture');
    for (const wall of plan.walls) fill(px(bodyRing(wall, plan.walls)), 'wall');
    for (const opening of plan.openings) {
      const wall = plan.walls.find((w) => w.id === opening.wall);
      if (wall)
        fill(
          px(gapRing(opening, wall)),
          opening.kind === 'window' ? 'window' : opening.kind === 'gap' ? 'room' : 'door',
        );
    }
    for (const item of plan.fixtures) if (item.kind === 'column') fill(px(item.outline), 'wall');
  }
  for (const { what, ring, over } of marks) if (over) fill(ring, what);
  for (const [a, b] of dimensionStrokes) fill(strokeRing(a, b, 1.5), 'dimension');
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

/** What a thing covers of its outline: a spiral stands in a square, a quarter turn leaves one corner of its box free. */
function floorOf({ kind, outline }: DrawnItem): Ring {
  if (kind === 'quarter-turn-stairs') return quarterTurnRing(outline);
  if (kind !== 'spiral-stairs') return outline;
  const [a, b, c, d] = outline as [PointPx, PointPx, PointPx, PointPx];
  const middle = (axis: 0 | 1) => (a[axis] + c[axis]) / 2;
  return Array.from({ length: 24 }, (_, i) => {
    const turn = (2 * Math.PI * i) / 24;
    const [u, v] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
    const along = (axis: 0 | 1) => middle(axis) + u * (b[axis] - a[axis]) + v * (d[axis] - a[axis]);
    return [along(0), along(1)];
  });
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
