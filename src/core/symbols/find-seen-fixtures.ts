import { inRing } from '../geometry/ring.ts';
import { shareOn } from '../geometry/spread-over.ts';
import { BATHROOMS } from '../naming/bathrooms.ts';
import { COOKING } from '../naming/cooking.ts';
import { type Blob, findBlobs } from '../pixel-classes/find-blobs.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { RoomType } from '../plan/schema.ts';
import type { PointPx } from '../sheet/types.ts';
import type { RoomPx, RoomsPx, SymbolPx } from '../structure/types.ts';
import { middleOfText } from '../texts/middle-of-text.ts';
import { nameRoom } from '../texts/name-room.ts';
import { fitToWall, type WallFit } from './fit-to-wall.ts';

/** A kind of fixture that the network knows, with the sizes it comes in, metres, and the rooms it stands in. */
interface SeenKind {
  readonly long: readonly [number, number];
  readonly short: readonly [number, number];
  /** Which side is at the wall; sinks and hobs may lie in an island. */
  readonly back: 'short' | 'long' | 'any' | 'free';
  readonly rooms: ReadonlySet<RoomType>;
  /** So many in one room at most. */
  readonly most: number;
}

const WET: ReadonlySet<RoomType> = new Set([...BATHROOMS, 'utility']);

/** Sizes are those of the usual European and American products, with what the edge of a blob leaves out. */
const KINDS: Readonly<Record<string, SeenKind>> = {
  toilet: { long: [0.42, 0.95], short: [0.28, 0.62], back: 'short', rooms: WET, most: 1 },
  bath: { long: [1.15, 2.1], short: [0.5, 1.15], back: 'long', rooms: WET, most: 1 },
  shower: { long: [0.6, 1.8], short: [0.55, 1.3], back: 'any', rooms: WET, most: 1 },
  basin: { long: [0.3, 1.3], short: [0.2, 0.68], back: 'long', rooms: BATHROOMS, most: 2 },
  hob: { long: [0.4, 1.0], short: [0.32, 0.75], back: 'free', rooms: COOKING, most: 1 },
  sink: { long: [0.35, 1.3], short: [0.28, 0.75], back: 'free', rooms: COOKING, most: 1 },
};

/** What is written on machines; burners and bowls are read as round letters. */
const LETTERS = /^[ABD-NPR-TV-Z]{1,3}(\/[A-Z])?$/;
/** Breaks in a blob that are closed, metres: the lines of the symbol are often taken for something else. */
const BREAK_M = 0.06;
/** A blob fills this share of the rectangle around it at least. */
const LEAST_FILL = 0.5;
/** How sure a blob makes of its fixture when it fills its rectangle. */
const MOST_SURE = 0.8;

/**
 * Fixtures where the network sees them: blobs of one class that have the size of such a fixture, in a room that has one, along
 * its wall. `types` are the types of the rooms, in their order; `ppm` are sheet pixels a metre; `toilets` those that strokes told.
 */
export function findSeenFixtures(
  classes: PixelClasses,
  rooms: RoomsPx,
  types: readonly RoomType[],
  ppm: number,
  toilets: readonly SymbolPx[] = [],
): SymbolPx[] {
  const found = Object.keys(KINDS).flatMap((kind) =>
    findBlobs(classes, [kind], rooms, BREAK_M * ppm).flatMap((blob) =>
      fitBlob(kind, blob, rooms.rooms[blob.room]!, ppm),
    ),
  );
  const isUsual = ({ kind, fit, symbol }: Fitted) =>
    KINDS[kind]!.rooms.has(types[symbol.room]!) && suits(fit, KINDS[kind]!);
  const named = tellBowls(found.filter(isUsual), toilets).filter(isUsual);
  const bySureness = named.toSorted((a, b) => b.symbol.confidence - a.symbol.confidence);
  return bySureness.flatMap(({ kind, symbol }, i) => {
    const before = bySureness.slice(0, i).filter((other) => other.kind === kind && other.symbol.room === symbol.room);
    return before.length < KINDS[kind]!.most ? [{ ...symbol, kind }] : [];
  });
}

interface Fitted {
  readonly kind: string;
  readonly fit: WallFit;
  readonly symbol: SymbolPx;
}

function fitBlob(kind: string, { points, pixelPx, room }: Blob, within: RoomPx, ppm: number): Fitted[] {
  const fit = fitToWall(points, within, KINDS[kind]!.back, pixelPx, ppm);
  if (!fit || isMachine(fit.outline, within)) return [];
  const fill = (points.length * pixelPx ** 2) / (fit.along * fit.across * ppm * ppm);
  if (fill < LEAST_FILL) return [];
  return [{ kind, fit, symbol: { kind, room, outline: fit.outline, confidence: MOST_SURE * Math.min(1, fill) } }];
}

/** A room has one toilet: where none is drawn, of several bowls the deepest is it, and the others are basins. */
function tellBowls(found: readonly Fitted[], toilets: readonly SymbolPx[]): Fitted[] {
  const depth = ({ fit }: Fitted) => fit.across / fit.along;
  return found.map((f) => {
    if (f.kind !== 'toilet') return f;
    const inRoom = (o: { room: number }) => o.room === f.symbol.room;
    const known = toilets.filter(inRoom);
    const isToilet = known.length
      ? known.some((o) => shareOn(o.outline, f.symbol.outline) > 0)
      : found.every((o) => o === f || o.kind !== 'toilet' || !inRoom(o.symbol) || depth(o) <= depth(f));
    return isToilet ? f : { ...f, kind: 'basin' };
  });
}

/** Whether letters stand in it that name no room: W and D are machines, REF is a fridge. */
function isMachine(outline: readonly PointPx[], { texts }: RoomPx): boolean {
  return texts.some((run) => LETTERS.test(run.text) && !nameRoom(run.text) && inRing(middleOfText(run), outline));
}

function suits({ along, across }: WallFit, { long, short }: SeenKind): boolean {
  const [least, most] = [Math.min(along, across), Math.max(along, across)];
  return most >= long[0] && most <= long[1] && least >= short[0] && least <= short[1];
}
