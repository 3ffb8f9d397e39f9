import type { Point } from '../../plan/schema.ts';
import type { Kind } from '../catalogue/catalogue.ts';
import { LOW_TABLES } from '../groups/use-zones.ts';
import type { Placed } from '../solve/state.ts';
import { type Box, toLocal } from '../space/box.ts';
import type { RoomSpace } from '../space/room-space.ts';
import { gapBetween, gapToRing, lookFrom } from './look.ts';

const SOFAS: readonly Kind[] = ['sofa', 'two-seater-sofa', 'corner-sofa', 'corner-sofa-right', 'sofa-bed'];
const ARMCHAIRS: readonly Kind[] = ['armchair', 'reading-chair', 'recliner', 'rocking-chair', 'chaise'];
const SCREENS: readonly Kind[] = ['tv-unit', 'tv-wall'];

export const isSofa = ({ kind }: { kind: Kind }): boolean => SOFAS.includes(kind);
export const isArmchair = ({ kind }: { kind: Kind }): boolean => ARMCHAIRS.includes(kind);
export const isSeat = (piece: { kind: Kind }): boolean => isSofa(piece) || isArmchair(piece);
export const isScreen = ({ kind }: { kind: Kind }): boolean => SCREENS.includes(kind);
export const isLowTable = ({ kind }: { kind: Kind }): boolean => LOW_TABLES.includes(kind);
export const isCoffeeTable = ({ kind }: { kind: Kind }): boolean =>
  kind === 'coffee-table' || kind === 'round-coffee-table';
export const isLamp = ({ kind }: { kind: Kind }): boolean => /floor-lamp|arc-lamp/.test(kind);
export const isPlant = ({ kind }: { kind: Kind }): boolean => kind === 'plant' || kind === 'planter';
/** Cupboards and shelves that stand on the floor. */
export const isStorage = ({ kind }: { kind: Kind }): boolean =>
  /sideboard|bookcase|cabinet|storage-wall|chest|console|wardrobe|room-divider|^shelf$|wine-rack/.test(kind);

/** Whether one looks the other way as the other does. */
export const faceEachOther = (a: Box, b: Box): boolean => a.cos * b.cos + a.sin * b.sin < -0.8;

/** Who watches a screen: the sofa before it, or else the armchair, that faces it with the least offset. */
export function viewerOf(screen: Placed, pieces: readonly Placed[]): Placed | undefined {
  for (const isOne of [isSofa, isArmchair]) {
    const facing = pieces.filter((p) => isOne(p) && toLocal(screen.box, p.box.at)[1] > 0 && faceEachOther(screen.box, p.box)); // biome-ignore format: one question
    if (facing.length) return facing.reduce((best, p) => (aside(screen, p) < aside(screen, best) ? p : best));
  }
  return undefined;
}

/** How far the middle of a piece is off the axis of another, metres. */
export const aside = (from: Placed, to: Placed): number => Math.abs(toLocal(from.box, to.box.at)[0]);

/** What is behind a sofa is a strip that only gathers dust when it is wider than this and narrower than that, metres (Neufert: 0.75 to pass). */
const AT_WALL = 0.13;
const TO_PASS = 0.75;

/** Share of the back of a sofa with such a strip behind it, to the wall or to a cupboard there. */
export function deadStripShare(space: RoomSpace, sofa: Placed, pieces: readonly Placed[]): number {
  const cupboards = pieces.filter((p) => p !== sofa && (isStorage(p) || isScreen(p)));
  const views = lookFrom(space, sofa.box, 'back', cupboards);
  return views.filter(({ distance }) => distance > AT_WALL && distance < TO_PASS).length / views.length;
}

/** One wants at least this much between a seat and what is not of its group, metres: a hand's reach to pass sideways. */
export const TO_STRANGER = 0.28;
/** From a sofa to a table that a cup is put down on, metres. */
export const CUP_REACH = 0.8;

/** Whether a piece belongs to the seats about it: one may have it right beside them. */
const isOfSeats = (piece: Placed): boolean => isSeat(piece) || isLowTable(piece) || isLamp(piece) || isPlant(piece);

/** Along the back of a seat, as a console is. */
const standsBehind = (seat: Placed, other: Placed): boolean =>
  isStorage(other) && other.box.outline.every((p) => toLocal(seat.box, p)[1] <= -seat.box.depth / 2 + 0.05);

/** Distance from a seat to the nearest stranger on the floor, placed or drawn, metres; `most` where all are farther off. */
export function gapToStrangers(seat: Placed, pieces: readonly Placed[], space: RoomSpace, most: number): number {
  let least = most;
  for (const { kind, centre, outline } of space.fixtures) {
    if (/stair|step/.test(kind) || isFar(seat, centre, least)) continue;
    least = Math.min(least, gapToRing(seat.box, outline));
  }
  for (const other of pieces) {
    if (other === seat || isOfSeats(other) || other.underside !== undefined) continue;
    if (isFar(seat, other.box.at, least) || standsBehind(seat, other)) continue;
    least = Math.min(least, gapBetween(seat.box, other.box));
  }
  return least;
}

/** Larger things than this, across, are rooms of their own, metres. */
const LARGEST = 6;

const isFar = ({ box }: Placed, at: Point, most: number): boolean =>
  Math.hypot(at[0] - box.at[0], at[1] - box.at[1]) > LARGEST / 2 + Math.max(box.width, box.depth) + most;
