import type { Point } from '../../../plan/schema.ts';
import { CATALOGUE, type Kind } from '../../catalogue/catalogue.ts';
import { hangs } from '../../solve/free-intervals.ts';
import { toLocal, toWorld } from '../../space/box.ts';
import type { WallLine } from '../../space/room-space.ts';
import { shareBeforeGlass } from '../look.ts';
import { type FurnishedRoom, falling, type Rating, type Term } from '../term.ts';

const WET: readonly string[] = ['bathroom', 'wc'];
/** Kinds that water is laid to. */
const WATER: readonly Kind[] = [
  'toilet', 'bidet', 'basin', 'double-basin', 'bathtub', 'freestanding-bathtub', 'corner-bathtub', 'shower', 'walk-in-shower', 'corner-shower', 'washing-machine',
]; // biome-ignore format: a list
const LAUNDRY: readonly Kind[] = [
  'washing-machine',
  'tumble-dryer',
  'washer-dryer-tower',
  'utility-sink',
  'towel-rail',
];

/** How far aside of the axis of a door a toilet is out of sight, and in full view, metres. */
const ASIDE = { good: 0.7, bad: 0.35 };

/** What one sees through the open door of a bathroom; a closet hardly wider than its door has no choice. */
function toiletFromDoor({ scene: { space }, pieces }: FurnishedRoom): Rating[] {
  if (space.type !== 'bathroom') return [];
  return pieces
    .filter(({ kind }) => kind === 'toilet')
    .flatMap((piece) =>
      space.doors.map(({ at, inward }): Rating => {
        const dx = piece.box.at[0] - at[0];
        const dy = piece.box.at[1] - at[1];
        const isAhead = dx * inward[0] + dy * inward[1] > 0;
        const figure = Math.abs(dx * inward[1] - dy * inward[0]);
        return { value: isAhead ? falling(figure, ASIDE.good, ASIDE.bad) : 1, figure, piece };
      }),
    );
}

/** A back this close to a window has no mirror over it, metres. */
const BEFORE_WINDOW = 0.3;

const mirrorOverBasin = ({ scene: { space }, pieces }: FurnishedRoom): Rating[] =>
  pieces
    .filter(({ kind }) => kind === 'basin' || kind === 'double-basin')
    .map((piece) => ({ value: 1 - shareBeforeGlass(space, piece.box, true, BEFORE_WINDOW), piece }));

/** Walls that pipes run in: one or two, and all four. */
const PIPED = { good: 2, bad: 4 };

/** On how many walls water is needed, drawn fixtures included. */
function pipedWalls({ scene: { space, drawn, lines }, pieces }: FurnishedRoom): Rating[] {
  if (!WET.includes(space.type)) return [];
  const placed = pieces.filter(({ kind }) => WATER.includes(kind));
  if (!placed.length) return [];
  const backs = placed.map(({ box }) => toWorld(box, 0, -box.depth / 2));
  const fixtures = drawn.of('toilet', 'bidet', 'basin', 'bathtub', 'shower', 'washing-machine').map((f) => f.centre);
  const figure = new Set([...backs, ...fixtures].map((at) => nearestLine(at, lines))).size;
  return [{ value: falling(figure, PIPED.good, PIPED.bad), figure }];
}

function nearestLine(at: Point, lines: readonly WallLine[]): number {
  let best = 0;
  let least = Infinity;
  lines.forEach(({ frame, length }, k) => {
    const [x, y] = toLocal(frame, at);
    const off = Math.hypot(Math.max(0, -x, x - length), y);
    if (off < least) [best, least] = [k, off];
  });
  return best;
}

/** Rooms below this are crowded by more than two loose pieces, m². */
const SMALL = 8;
const LOOSE = { good: 2, bad: 3 };

function loosePieces({ scene: { space }, pieces }: FurnishedRoom): Rating[] {
  if (space.type !== 'bathroom' || space.area >= SMALL) return [];
  const isLoose = (kind: Kind) => !WATER.includes(kind) && !LAUNDRY.includes(kind) && !CATALOGUE[kind].flat;
  const figure = pieces.filter((piece) => !hangs(piece) && isLoose(piece.kind)).length;
  return figure ? [{ value: falling(figure, LOOSE.good, LOOSE.bad), figure }] : [];
}

/** Where clothes are washed there is one machine for it: none is too few, two are one too many. */
function oneWasher({ scene: { tasks, drawn }, pieces }: FurnishedRoom): Rating[] {
  if (!tasks.some(({ what }) => what === 'launder')) return [];
  const placed = pieces.filter(({ kind }) => kind === 'washing-machine' || kind === 'washer-dryer-tower').length;
  const figure = placed + (drawn.has('washing-machine') ? 1 : 0);
  return [{ value: Number(figure === 1), figure }];
}

export const WASHING_TERMS: readonly Term[] = [
  { name: 'one-washer', weight: 2, source: 'ours: one washing machine in a home', rate: oneWasher },
  { name: 'toilet-from-door', weight: 0.3, source: 'Infinigen: a toilet away from the door; ours: out of its line', rate: toiletFromDoor },
  { name: 'mirror-over-basin', weight: 0.5, source: 'Infinigen: a basin with a mirror above it', rate: mirrorOverBasin },
  { name: 'piped-walls', weight: 0.3, source: 'Neufert: pipes in one wall or two', rate: pipedWalls },
  { name: 'loose-pieces', weight: 1, source: 'ours: two loose pieces in a bathroom below 8 m²', rate: loosePieces },
]; // biome-ignore format: a table
