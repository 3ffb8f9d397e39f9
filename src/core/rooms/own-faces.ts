import { lengthOf, pointAt } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import { isDoor } from '../structure/is-door.ts';
import { labelUnder } from '../structure/label-under.ts';
import type { Cut, OpeningPx, WallsPx } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';
import { countLeaves, type Faces } from './count-leaves.ts';

/** Burners and drains are read as round letters. */
const ROUND = /^[0oq8]+$/i;
/** Letters that lengths and sizes of openings have beside digits: areas and names have others. */
const MEASURED = /^(?=.*\d)(?:[\P{L}x]|[mc]?m(?![²2]|(?!x)\p{L}))*$/iu;

/** Whether a text speaks for a room where it stands: lengths are written wherever their lines lie. */
export const isWritten = (text: string) => !ROUND.test(text) && !MEASURED.test(text);

interface Marks {
  readonly texts: readonly TextRun[];
  /** The mouths of cupboards, and a point in each flight of stairs. */
  readonly mouths: readonly Cut[];
  readonly flights: readonly PointPx[];
}

/** Tells the faces, by their number, in which something is written, into which a door leads, or in which stairs rise. */
export function ownFaces(
  faces: Faces,
  walls: WallsPx,
  openings: readonly OpeningPx[],
  { texts, mouths, flights }: Marks,
): (label: number) => boolean {
  const { labels, width } = faces;
  const doors = countLeaves(faces, walls, openings, isDoor);
  const at = ([x, y]: PointPx) => labels[Math.round(y) * width + Math.round(x)] ?? 0;
  const besides = mouths.flatMap((mouth) => [-4, 4].map((off) => at(pointAt(mouth, lengthOf(mouth) / 2, off))));
  const written = texts.filter(({ text }) => isWritten(text)).map((text) => labelUnder(labels, width, text));
  const own = new Set([...besides, ...flights.map(at), ...written]);
  return (label) => doors[label]! > 0 || own.has(label);
}
