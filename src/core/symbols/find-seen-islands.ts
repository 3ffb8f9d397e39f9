import { inRing } from '../geometry/ring.ts';
import { findBlobs } from '../pixel-classes/find-blobs.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { RoomsPx, SymbolPx } from '../structure/types.ts';
import { within } from './find-table-sets.ts';
import { fitToWall } from './fit-to-wall.ts';

/** What an island is seen as. */
const TOPS = ['counter', 'hob', 'sink'];
/** Metres: sizes of islands and peninsulas, and breaks in them. */
const ISLAND = { long: [1, 3.6], short: [0.5, 1.4] };
const BREAK = 0.1;
/** Share of its rectangle that one fills, and how sure it is then. */
const FILL = 0.6;
const SURE = 0.5;

/** Worktops that stand free, or with an end at a wall: what the network sees beside the rows along the walls. `ppm` are sheet pixels a metre. */
export function findSeenIslands(
  classes: PixelClasses,
  rooms: RoomsPx,
  rows: readonly SymbolPx[],
  ppm: number,
): SymbolPx[] {
  const inRow = (at: SymbolPx['outline'][number]) => rows.some(({ outline }) => inRing(at, outline));
  return findBlobs(classes, TOPS, rooms, BREAK * ppm, inRow).flatMap(({ room, points, pixelPx }): SymbolPx[] => {
    const fit = fitToWall(points, rooms.rooms[room]!, 'free', pixelPx, ppm);
    if (!fit) return [];
    const { along, across, outline } = fit;
    if (!within(Math.max(along, across), ISLAND.long) || !within(Math.min(along, across), ISLAND.short)) return [];
    const fill = (points.length * pixelPx ** 2) / (along * across * ppm * ppm);
    return fill < FILL ? [] : [{ kind: 'island', room, outline, confidence: SURE }];
  });
}
