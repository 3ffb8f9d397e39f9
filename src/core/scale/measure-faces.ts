import { isSet } from '../raster/bitmap.ts';
import type { RoomsPx } from '../rooms/types.ts';
import type { Page } from '../sheet/types.ts';
import type { WallsPx } from '../walls/types.ts';

/** Rooms on their page, and by how many pixels the faces of two walls are farther apart than the floor between them is wide. */
export interface Floor {
  readonly rooms: RoomsPx;
  readonly page: Page;
  readonly facesPx: number;
}

/** At the face of a filled wall, so much of a stroke is ink that lies before it, both walls together. */
const FILLED = 0.7;
/** An outline is thinner than this share of a wall. */
const THIN = 0.4;
/** Every so many rows are looked at, and a face begins so near to the floor, in strokes. */
const STEP = 4;
const NEAR = 2;

/**
 * How far wall faces lie beyond the floor between them. A filled wall has its face where its ink begins, but for a blurred
 * edge; one drawn by its outlines has it in the middle of an outline, which the floor ends before. Of both on one drawing the
 * mean is taken.
 */
export function measureFaces(rooms: RoomsPx, page: Page, walls: WallsPx): Floor {
  const outlines: number[] = [];
  let faces = 0;
  for (let y = 0; y < page.heightPx; y += STEP) {
    for (let x = 1; x + 1 < page.widthPx; x++) {
      const at = y * page.widthPx + x;
      if (!rooms.labels[at]) continue;
      for (const step of [-1, 1]) {
        if (rooms.labels[at + step]) continue;
        const thick = outlineFrom(x + step, y, step, page, walls);
        if (thick === undefined) continue;
        faces++;
        if (thick > 0) outlines.push(thick);
      }
    }
  }
  const outline = outlines.sort((a, b) => a - b)[outlines.length >> 1] ?? 0;
  const outlined = outlines.length / Math.max(1, faces);
  const facesPx = outlined * outline + (1 - outlined) * FILLED * page.strokePx;
  return { rooms, page, facesPx };
}

/** Pixels from the floor's end to the far side of an outline; 0 at a filled wall, undefined where there is none. */
function outlineFrom(x: number, y: number, step: number, { ink, strokePx }: Page, walls: WallsPx): number | undefined {
  let before = 0;
  while (before <= NEAR * strokePx && !isSet(ink, x + step * before, y)) before++;
  if (before > NEAR * strokePx) return undefined;
  let thick = 0;
  const most = THIN * walls.thicknessPx;
  while (thick <= most && isSet(ink, x + step * (before + thick), y)) thick++;
  if (!isSet(walls.mask, x + step * (before + (thick >> 1)), y)) return undefined;
  if (thick > most) return 0;
  for (let k = 0; k < Math.max(2, thick >> 1); k++) {
    const behind = x + step * (before + thick + k);
    if (isSet(ink, behind, y) || !isSet(walls.mask, behind, y)) return 0;
  }
  return before + thick;
}
