import { once } from '../once.ts';
import { enclose } from '../raster/flood-outside.ts';
import type { Bitmap } from '../sheet/types.ts';
import { isOutdoorName } from '../texts/is-outdoor-name.ts';
import { nameRoom } from '../texts/name-room.ts';
import type { TextRun } from '../texts/types.ts';

/** Breaks in the outer walls up to so many door widths are closed straight when nothing was recognised in them. */
const GAPS = [3, 4.5, 6, 8, 11];

/** A name is at least so certain; where there are so many, other words may be captions, owners and watermarks. */
const SURE = 0.7;
const KNOWN = 3;

/** Terraces and balconies lie in recesses of the walls up to so many door widths wide; before wider ones they have edges of their own. */
const RECESS = 4.5;

/**
 * What the plan encloses, walls included. The hull is closed over no wider breaks than is needed for every room name that a
 * wider closing would take in: rooms indoors, and what lies in the open air only up to a recess.
 */
export function findHull(barrier: Bitmap, texts: readonly TextRun[], doorPx: number): Bitmap {
  const words = texts.filter((t) => /\p{L}{3}/u.test(t.text) && !/\d/.test(t.text));
  const outdoor = words.filter((t) => isOutdoorName(t.text));
  const indoor = words.filter((t) => !outdoor.includes(t));
  const known = indoor.filter((t) => nameRoom(t.text, SURE));
  const names = known.length >= KNOWN ? known : indoor;
  const hulls = GAPS.map((gap) => ({ gap, hull: once(() => enclose(barrier, gap * doorPx)) }));
  const leastFor = (wanted: readonly TextRun[], widest: number) => {
    const tried = hulls.filter(({ gap }) => gap <= widest);
    const countIn = (hull: Bitmap) => wanted.filter((t) => holds(hull, t)).length;
    const most = wanted.length > 0 ? countIn(tried.at(-1)!.hull()) : 0;
    return tried.findIndex(({ hull }) => most === 0 || countIn(hull()) >= most);
  };
  return hulls[Math.max(leastFor(names, GAPS.at(-1)!), leastFor(outdoor, RECESS))]!.hull();
}

function holds(hull: Bitmap, { box }: TextRun): boolean {
  const x = Math.round((box.x0 + box.x1) / 2);
  const y = Math.round((box.y0 + box.y1) / 2);
  return x >= 0 && y >= 0 && x < hull.width && y < hull.height && hull.data[y * hull.width + x] === 1;
}
