import { type Found, within } from './find-table-sets.ts';
import { alike, marginsIn, type Piece, seenFrom, turnBetween } from './pieces.ts';

/** Metres. Beds from a child's to king size with frame; pillows from 40 x 30 to 90 x 60 cm. */
const BED = { long: [1.6, 2.6], short: [0.7, 2.4], fill: 0.72, wall: 0.55 };
/** No bed is more slender: worktops and benches are. */
const SLENDER = 2.7;
const PILLOW = { long: [0.3, 1.0], short: [0.18, 0.66] };
/** Pillows lie within this of the head of the bed, and this near to each other. */
const HEAD = 0.75;
const BETWEEN = [0.35, 1.15];
/** What the blanket leaves visible of a mattress beside pillows, square metres. */
const MATTRESS_M2 = 0.8;
/** More shapes of their size in the same thing are steps, boards or tiles; so many in one line are the doors of cupboards. */
const PILLOWS = 4;
const IN_LINE = 3;

/** A bed in a bedroom needs no pillows, but its head alone may touch a wall. */
const PLAIN_WALL = 0.4;

/** Beds: a rectangle with one or two pillows at its head, a pair of pillows beside a mattress, or any of its size in a bedroom. */
export function findBeds(pieces: readonly Piece[], bedrooms: ReadonlySet<number>, ppm: number): Found[] {
  const found: Found[] = [];
  const sized = pieces.filter(
    (p) => within(p.long, PILLOW.long) && within(p.short, PILLOW.short) && p.fill > 0.8 && p.wallShare < 0.3,
  );
  const pillows = sized.filter((p) => {
    if (p.thing < 0) return true;
    const same = sized.filter((q) => q.thing === p.thing && alike(p, q));
    return same.length <= PILLOWS && !isInLine(p, same, ppm);
  });
  const taken = new Set<Piece>();
  const beds = pieces.filter(
    (p) =>
      within(p.long, BED.long) &&
      within(p.short, BED.short) &&
      p.long < SLENDER * p.short &&
      p.fill > BED.fill &&
      p.wallShare < BED.wall,
  );
  for (const bed of beds) {
    const own = pillows.filter((p) => !taken.has(p) && p.room === bed.room && atHead(bed, p, ppm));
    const pair = findPair(own, ppm);
    if (pair) {
      for (const p of pair) taken.add(p);
      found.push({ kind: 'bed', pieces: [bed, ...pair], confidence: 0.9 });
    } else if (bed.short < 1.45) {
      const single = own.find((p) => isSinglePillow(bed, p, ppm));
      if (!single) continue;
      taken.add(single);
      found.push({ kind: 'bed', pieces: [bed, single], confidence: 0.7 });
    }
  }
  const mattresses = pieces.filter(
    (p) => !p.whole && p.area > MATTRESS_M2 && p.area < 4.3 && p.fill > 0.7 && p.short > BED.short[0]!,
  );
  for (const mattress of mattresses) {
    const beside = pillows.filter((p) => !taken.has(p) && p.room === mattress.room && !isBig(p, mattress));
    const pair = findPair(beside, ppm);
    if (!pair || !lieBeside(mattress, pair, ppm)) continue;
    for (const p of pair) taken.add(p);
    found.push({ kind: 'bed', pieces: [mattress, ...pair], confidence: 0.85 });
  }
  for (const bed of beds.filter((p) => p.whole && p.fill > 0.85 && within(p.long, [1.75, 2.4]) && p.short > 0.8)) {
    if (found.some((f) => f.pieces.some((p) => p.thing === bed.thing))) continue;
    const strip = pieces.find((p) => !p.whole && p.thing === bed.thing && isHeadStrip(bed, p, ppm));
    if (strip) found.push({ kind: 'bed', pieces: [bed, strip], confidence: 0.7 });
    else if (bedrooms.has(bed.room) && bed.wallShare < PLAIN_WALL)
      found.push({ kind: 'bed', pieces: [bed], confidence: 0.7 });
  }
  return found;
}

/** The turned-down sheet or a bolster: a strip as wide as the bed at one short end. */
function isHeadStrip(bed: Piece, strip: Piece, ppm: number): boolean {
  if (strip.fill < 0.8 || !within(strip.short, [0.25, 0.75]) || strip.long < 0.8 * bed.short) return false;
  const margins = marginsIn(bed.shape, strip.shape, ppm);
  const across = bed.long / bed.short < 1.15 || turnBetween(bed.shape, strip.shape) > 80;
  return across && Math.min(...margins) < 0.1 && margins.filter((m) => m < 0.15).length >= 3;
}

/** Whether several alike shapes lie in one line with this one, along it or across. */
function isInLine({ shape, short }: Piece, same: readonly Piece[], ppm: number): boolean {
  const offs = same.map((q) => seenFrom(shape, q.shape.middle, ppm));
  return [offs.map(({ u }) => u), offs.map(({ v }) => v)].some(
    (off) => off.filter((d) => Math.abs(d) < 0.2 * short).length >= IN_LINE,
  );
}

const isBig = (p: Piece, than: Piece) => p.area > 0.4 * than.area;

/** Inside the bed and near one of its short ends; for nearly square beds any side is an end. */
function atHead(bed: Piece, pillow: Piece, ppm: number): boolean {
  if (pillow === bed || isBig(pillow, bed)) return false;
  const margins = marginsIn(bed.shape, pillow.shape, ppm);
  if (Math.min(...margins) < -0.08) return false;
  const ends = bed.long / bed.short < 1.25 ? margins : margins.slice(0, 2);
  return Math.min(...ends) < HEAD - pillow.short;
}

/** Two pillows of one size side by side in the direction of their long sides (or square ones in any). */
function findPair(pillows: readonly Piece[], ppm: number): [Piece, Piece] | undefined {
  for (const a of pillows) {
    for (const b of pillows) {
      if (a === b || !alike(a, b) || !belong(a, b)) continue;
      const { u, v } = seenFrom(a.shape, b.shape.middle, ppm);
      const apart = Math.hypot(u, v);
      const square = a.long / a.short < 1.2;
      const inLine = Math.abs(v) < 0.25 * apart || (square && Math.abs(u) < 0.25 * apart);
      if (within(apart, BETWEEN) && apart > 0.95 * a.short && inLine) return [a, b];
    }
  }
  return undefined;
}

/** Cells of one thing, two things, or two closed shapes of which no thing is known. */
const belong = (a: Piece, b: Piece) => a.thing === b.thing || (a.whole && b.whole) || (a.thing < 0 && b.thing < 0);

function isSinglePillow(bed: Piece, pillow: Piece, ppm: number): boolean {
  const [, , a, b] = marginsIn(bed.shape, pillow.shape, ppm);
  const across = turnBetween(bed.shape, pillow.shape) > 70 || pillow.long / pillow.short < 1.2;
  return across && Math.abs(a - b) < 0.25 && pillow.long > 0.4 * bed.short;
}

/** The mattress begins where the pillows end, and is centred on them. */
function lieBeside(mattress: Piece, [a, b]: [Piece, Piece], ppm: number): boolean {
  const head: [number, number] = [
    (a.shape.middle[0] + b.shape.middle[0]) / 2,
    (a.shape.middle[1] + b.shape.middle[1]) / 2,
  ];
  const { u, v } = seenFrom(mattress.shape, head, ppm);
  const alongU = Math.abs(u) - mattress.long / 2;
  const alongV = Math.abs(v) - mattress.short / 2;
  const centred = (off: number, side: number) => Math.abs(off) < 0.15 * side;
  const near = (gap: number) => gap > -0.1 && gap < 0.6;
  return (near(alongU) && centred(v, mattress.short)) || (near(alongV) && centred(u, mattress.long));
}
