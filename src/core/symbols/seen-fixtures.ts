import { findPatches } from '../pixel-classes/find-patches.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { RoomsPx } from '../rooms/types.ts';
import type { PointPx } from '../sheet/types.ts';
import { describeShape } from './describe-shape.ts';
import { gatherSpans } from './gather-spans.ts';
import type { SymbolPx } from './types.ts';

type Range = readonly [least: number, most: number];

/** Long and short sides of what is drawn for each class, metres, with what the network rubs off or adds. */
const SIZES: Readonly<Record<string, { kind: string; long: Range; short: Range }>> = {
  toilet: { kind: 'toilet', long: [0.45, 0.95], short: [0.28, 0.7] },
  basin: { kind: 'basin', long: [0.28, 1.6], short: [0.2, 0.75] },
  bath: { kind: 'bath', long: [1.15, 2.1], short: [0.5, 1.15] },
  shower: { kind: 'shower', long: [0.6, 1.8], short: [0.55, 1.2] },
  sink: { kind: 'sink', long: [0.35, 1.3], short: [0.25, 0.75] },
  hob: { kind: 'hob', long: [0.4, 1.0], short: [0.35, 0.8] },
};
/** Least mean probability, and share of its rectangle that a patch fills. */
const SURE = 0.5;
const FILL = 0.5;

/** Fixtures that the network sees inside the rooms, as rectangles of believable sizes. */
export function seenFixtures(classes: PixelClasses, rooms: RoomsPx, ppm: number): SymbolPx[] {
  const { region, width } = classes;
  const zoom = (region.x1 - region.x0) / width;
  const toSheet = ([x, y]: PointPx): PointPx => [region.x0 + x * zoom, region.y0 + y * zoom];
  const roomAt = ([x, y]: PointPx) => rooms.labels[Math.floor(y) * rooms.inside.width + Math.floor(x)] ?? 0;
  const metres = zoom / ppm;
  return Object.entries(SIZES).flatMap(([name, { kind, long, short }]) => {
    const { labels, list } = findPatches(classes, [name], 1);
    const spans = gatherSpans(labels, list, width, list.map((p) => p.sure >= SURE && p.area * metres ** 2 > 0.4 * long[0] * short[0])); // biome-ignore format: one line reads better
    return spans.flatMap((span, i): SymbolPx[] => {
      if (!span) return [];
      const shape = describeShape(span);
      const fits = isWithin(shape.longPx * metres, long) && isWithin(shape.shortPx * metres, short);
      const room = roomAt(toSheet(shape.middle));
      if (!fits || !room || shape.areaPx < FILL * shape.longPx * shape.shortPx) return [];
      return [{ kind, room: room - 1, outline: shape.corners.map(toSheet), confidence: list[i].sure }];
    });
  });
}

const isWithin = (value: number, [least, most]: Range) => value >= least && value <= most;
