import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import type { RoomType } from '../plan/schema.ts';
import { invert } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { fillBand, whileFilled } from '../raster/fill-band.ts';
import { type Chord, findChords } from '../raster/find-chords.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import { MACHINES, nameRoom } from '../texts/name-room.ts';
import type { TextRun } from '../texts/types.ts';
import { floodFrom } from './flood-from.ts';

/** Widest passage between two wall ends, and between a wall's corner and the wall across, in door widths. */
const BETWEEN_ENDS = 4;
const AT_CORNER = 3.2;
/** How far a wall end or corner stands out, in door widths. */
const END = 0.3;
const CORNER = 0.6;
/** Smallest room, in squares of the door width. */
const SMALLEST = 1.2;
const CERTAIN = 0.5;
/** The wider end of a passage is at most so much wider. */
const MUCH_WIDER = 1.25;

const OPEN: ReadonlySet<RoomType> = new Set(['living', 'kitchen', 'dining', 'living-kitchen']);

interface Name {
  readonly type: RoomType;
  readonly at: PointPx;
  readonly heightPx: number;
}

/**
 * Parts ground that holds the names of several rooms where walls reach into it from both sides, or from one where a room that
 * is never part of an open space begins. Changes `free` and returns the cuts.
 */
export function divideNamed(free: Bitmap, texts: readonly TextRun[], doorPx: number): Segment[] {
  const names = texts.flatMap((t): Name[] => {
    const name = nameRoom(t.text, CERTAIN);
    if (!name || MACHINES.test(t.text)) return [];
    return [{ type: name.type, at: [(t.box.x0 + t.box.x1) / 2, (t.box.y0 + t.box.y1) / 2], heightPx: t.heightPx }];
  });
  if (names.length < 2) return [];
  let faces = findComponents(free, 4);
  const faceAt = ([x, y]: PointPx) => faces.labels[Math.round(y) * free.width + Math.round(x)] ?? 0;
  const namesIn = (face: number) => (face ? names.filter((n) => faceAt(n.at) === face) : []);
  if (!names.some((n) => namesIn(faceAt(n.at)).length > 1)) return [];
  const barrier = invert(free);
  const chords = findChords(barrier, doorPx, CORNER + 0.1)
    .filter((c) => lengthOf(c) < (isWalled(c) ? BETWEEN_ENDS : AT_CORNER) * doorPx)
    .filter((c) => Math.max(...c.steps) > CORNER * doorPx || isWalled(c))
    .sort((a, b) => lengthOf(a) - lengthOf(b));
  const cuts: Segment[] = [];
  for (const [k, chord] of chords.entries()) {
    const parts = partAt(chord);
    if (!parts) continue;
    // Of the two ends of a passage, its mouth into the living room: the passage is part of the hall.
    const mouth = parts.intoOpen
      ? undefined
      : chords.slice(k + 1).find((c) => {
          if (lengthOf(c) > MUCH_WIDER * lengthOf(chord) || faceAt(middleOf(c)) !== parts.face) return false;
          const other = partAt(c);
          return other?.intoOpen && (other.names === parts.names || other.names === parts.others);
        });
    const { from, to } = mouth ?? chord;
    fillBand(barrier, from, to, 2.5);
    fillBand(free, from, to, 2.5, 0);
    cuts.push({ from, to });
    faces = findComponents(free, 4);
  }
  return cuts;

  function isWalled(c: Chord): boolean {
    return Math.min(...c.steps) > END * doorPx;
  }

  /** What a chord parts, undefined where that is no two rooms. */
  function partAt(c: Chord): Parts | undefined {
    const middle = middleOf(c);
    const face = faceAt(middle);
    const all = namesIn(face);
    if (all.length < 2) return undefined;
    const side = (s: number): PointPx => [middle[0] + s * c.outward[0], middle[1] + s * c.outward[1]];
    const least = SMALLEST * doorPx ** 2;
    const inner = whileFilled(barrier, c.from, c.to, 2.5, () =>
      floodFrom(barrier, side(-4), faces.list[face - 1]!.area - least, [side(4)]),
    );
    if (!inner) return undefined;
    const rest = faces.list[face - 1]!.area - inner.area;
    if (Math.min(inner.area, rest) < least) return undefined;
    const [a, b] = [all.filter((n) => inner.holds(n.at)), all.filter((n) => !inner.holds(n.at))];
    if (!a.length || !b.length || !areRooms(a, b, isWalled(c))) return undefined;
    const key = (list: Name[]) => list.map((n) => names.indexOf(n)).join();
    const intoOpen = b.some((n) => OPEN.has(n.type)) && !a.some((n) => OPEN.has(n.type));
    return { face, names: key(a), others: key(b), intoOpen };
  }
}

interface Parts {
  readonly face: number;
  /** Numbers of the names on the narrow and on the wide side. */
  readonly names: string;
  readonly others: string;
  /** Whether it leads from another room into one of an open space. */
  readonly intoOpen: boolean;
}

function middleOf(c: Segment): PointPx {
  return pointAt(c, lengthOf(c) / 2);
}

/** Whether names on two sides mean two rooms: living, eating and cooking are one unless walls stand between them. */
function areRooms(a: readonly Name[], b: readonly Name[], walled: boolean): boolean {
  const far = a.every((p) => b.every((q) => Math.hypot(p.at[0] - q.at[0], p.at[1] - q.at[1]) > 3.5 * p.heightPx));
  if (!far) return false;
  return walled || [a, b].some((names) => names.every(({ type }) => !OPEN.has(type)));
}
