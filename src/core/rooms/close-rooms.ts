import { lengthOf, pointAt } from '../geometry/segment.ts';
import { optionalStage } from '../optional-stage.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { createBitmap, invert, unite } from '../raster/bitmap.ts';
import { distanceThirds } from '../raster/distance.ts';
import { edgeShares } from '../raster/edge-shares.ts';
import { emptyRuns } from '../raster/empty-runs.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import { labelUnder } from '../structure/label-under.ts';
import type { OpeningPx, RoomPx, RoomsPx, WallsPx } from '../structure/types.ts';
import { isOutdoorName } from '../texts/is-outdoor-name.ts';
import type { TextRun } from '../texts/types.ts';
import { ignore, type Watch } from '../watch.ts';
import { closeNiches } from './close-niches.ts';
import { closeWideGaps } from './close-wide-gaps.ts';
import { countLeaves } from './count-leaves.ts';
import { cutOutdoor } from './cut-outdoor.ts';
import { cutStairs } from './cut-stairs.ts';
import { findHull } from './find-hull.ts';
import { findNoFloor } from './find-no-floor.ts';
import { joinScraps } from './join-scraps.ts';
import { liesApart } from './lies-apart.ts';
import { openBays } from './open-bays.ts';
import { openPassages } from './open-passages.ts';
import { openPorches } from './open-porches.ts';
import { outlineOf } from './outline-of.ts';
import { ownFaces } from './own-faces.ts';
import { splitNecks } from './split-necks.ts';
import { wordFaces } from './word-faces.ts';

/** Widest plain gap that parts two rooms, in door widths: wider ones make one open space. */
const PASSAGE = 2.3;
/** A face with this share of its edge open is a porch when it has a name, and otherwise the open air. */
const OPEN = 0.2;
/** Breaks of a wall shorter than this, in door widths, and than the wall is thick are none. */
const CRACK = 0.4;
/** Smallest room in squares of the door width, and how wide it must be somewhere. */
const SMALLEST = 0.45;
const NARROWEST = 0.4;
/** So many door widths from all rooms with a name or a door, a face without either is none. */
const APART = 2;

/**
 * Rooms are the faces between wall bodies once every opening is closed with the thickness of its wall; porches what their drawn
 * edges, in the ink of the page, enclose.
 */
export function closeRooms(
  walls: WallsPx,
  openings: readonly OpeningPx[],
  texts: readonly TextRun[],
  classes?: PixelClasses,
  ink?: Bitmap,
  watch: Watch = ignore,
): RoomsPx {
  const closed = closeOpenings(walls, openings);
  const inside = findHull(closed, texts, walls.doorPx);
  const barrier = cutOutdoor(unite(closed, invert(inside)), walls, openings, texts);
  optionalStage('porches', watch, undefined, () => openPorches(barrier, inside, walls, texts, ink));
  closeWideGaps(barrier, walls, openings, texts, PASSAGE);
  openPassages(barrier, walls, openings, texts);
  openBays(barrier, walls, openings, texts);
  const mouths = optionalStage('niches', watch, [], () => closeNiches(barrier, walls, texts, classes));
  const steps = optionalStage('stairs', watch, { cuts: [], flights: [] }, () =>
    cutStairs(barrier, walls.lines, walls.doorPx, texts, classes),
  );
  const widths = distanceThirds(barrier);
  const { cuts, ...parted } = splitNecks(invert(barrier), widths, texts, walls.doorPx, (faces) =>
    countLeaves(faces, walls, openings),
  );
  const { width, height } = barrier;
  const marks = { texts, mouths, flights: steps.flights };
  const isOwn = ownFaces({ ...parted, count: parted.list.length, width }, walls, openings, marks);
  const { labels, list } = joinScraps(parted, walls, isOwn, classes);
  const count = list.length;
  const widest = widestOf(labels, count, widths);
  // What is neither wall nor opening but the straight closing of the hull.
  const openShare = edgeShares(labels, count, width, (i) => !inside.data[i] && !closed.data[i]);
  const wordingOf = wordFaces(labels, width, texts);
  const least = SMALLEST * walls.doorPx ** 2;
  const isNoFloor = findNoFloor({ labels, count, width }, wordingOf, walls, openings, classes);
  const leaves = countLeaves({ labels, count, width }, walls, openings);
  const isSure = (i: number) => wordingOf(i + 1) === 'name' || leaves[i + 1]! > 0;
  const apart = liesApart(list, isSure, APART * walls.doorPx);
  const rooms: RoomPx[] = [];
  /** Numbers of rooms by those of faces, 0 for faces that are none. */
  const index = new Uint16Array(count + 1);
  list.forEach((c, i) => {
    if (c.x0 === 0 || c.y0 === 0 || c.x1 === width || c.y1 === height) return;
    if (c.area < least || (2 * widest[i + 1]!) / 3 < NARROWEST * walls.doorPx) return;
    const isOpen = openShare[i]! > OPEN;
    if (apart.has(i) || isNoFloor(i + 1, isOpen)) return;
    const shape = outlineOf({ labels, width }, i + 1, c, walls.doorPx);
    if (!shape || (isOpen && wordingOf(i + 1) === 'none')) return;
    index[i + 1] = rooms.push({ ...shape, areaPx: c.area, texts: [], outdoor: isOpen });
  });
  const out = renumber(labels, index);
  for (const text of texts) {
    const room = labelUnder(out, width, text);
    if (!room) continue;
    rooms[room - 1]!.texts.push(text);
    if (isOutdoorName(text.text) && rooms[room - 1]!.texts.length < 4)
      rooms[room - 1] = { ...rooms[room - 1]!, outdoor: true };
  }
  return { rooms, labels: out, inside, cuts: [...mouths, ...steps.cuts, ...cuts], flights: steps.flights };
}

/** Largest distance to the barrier, thirds of a pixel, by label. */
function widestOf(labels: Int32Array, count: number, widths: Uint16Array): Uint16Array {
  const widest = new Uint16Array(count + 1);
  for (let i = 0; i < labels.length; i++) if (widths[i]! > widest[labels[i]!]!) widest[labels[i]!] = widths[i]!;
  return widest;
}

function renumber(labels: Int32Array, index: Uint16Array): Uint16Array {
  const out = new Uint16Array(labels.length);
  for (let i = 0; i < out.length; i++) out[i] = index[labels[i]!]!;
  return out;
}

function closeOpenings(walls: WallsPx, openings: readonly OpeningPx[]): Bitmap {
  const barrier = createBitmap(walls.mask.width, walls.mask.height);
  barrier.data.set(walls.mask.data);
  // Nobody walks through a crack: where a piece of wall ends just before the next one, or its ink is worn.
  for (const w of walls.walls) {
    for (const { lo, hi } of emptyRuns(walls.mask, w, w.thicknessPx)) {
      if (hi - lo < Math.min(CRACK * walls.doorPx, w.thicknessPx))
        fillBand(barrier, pointAt(w, lo - 1), pointAt(w, hi + 1), w.thicknessPx);
    }
  }
  for (const o of openings) {
    if (o.kind === 'gap' && lengthOf(o) > PASSAGE * walls.doorPx) continue;
    const wall = walls.walls[o.wall]!;
    const [dx, dy] = [(o.to[0] - o.from[0]) / lengthOf(o), (o.to[1] - o.from[1]) / lengthOf(o)];
    const from: PointPx = [o.from[0] - dx * 2, o.from[1] - dy * 2];
    const to: PointPx = [o.to[0] + dx * 2, o.to[1] + dy * 2];
    fillBand(barrier, from, to, Math.max(3, wall.thicknessPx));
  }
  return barrier;
}
