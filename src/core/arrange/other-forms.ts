import { CATALOGUE, type Kind } from '../furnish/catalogue/catalogue.ts';
import { findFaults } from '../furnish/check/check-layout.ts';
import type { Premises } from '../furnish/check/premises.ts';
import { makeBox, toWorld } from '../furnish/space/box.ts';
import { millimetre } from '../geometry/millimetre.ts';
import type { LayoutItem, Point } from '../plan/schema.ts';
import { kindsAlike } from './kinds-alike.ts';

/** Choices that are offered. */
const MOST = 4;
/** Sizes go in steps of so much, and what differs by less is the same, metres. */
const STEP = 0.05;
const DIFFERENT = 0.08;

type Size = LayoutItem['size'];

/** Other sizes and forms of a piece that fit where it stands, without anything else being moved. `items` are all of the layout. */
export function otherForms(premises: Premises, items: readonly LayoutItem[], id: string): LayoutItem[] {
  const piece = items.find((item) => item.id === id);
  if (!piece || !Object.hasOwn(CATALOGUE, piece.kind)) return [];
  const others = items.filter((item) => item.room === piece.room && item.id !== id);
  const fits = (form: LayoutItem) => findFaults(premises, [...others, form], others.length).length === 0;
  const [own, ...kinds] = kindsAlike(piece.kind as Kind);
  const formsOf = (kind: Kind) => sizesOf(kind, piece).flatMap((size) => placed(piece, kind, size).find(fits) ?? []);
  const floor = ({ size }: LayoutItem) => size.width * size.depth;
  const sizes = formsOf(own!).sort((a, b) => floor(a) - floor(b));
  // One that is larger, and one that is smaller, as near as there is.
  const larger = sizes.filter((form) => floor(form) > floor(piece)).slice(0, 1);
  const smaller = sizes.filter((form) => floor(form) < floor(piece)).slice(-1);
  const forms = kinds.flatMap((kind) => formsOf(kind).slice(0, 1));
  return [...smaller, ...larger, ...forms].slice(0, MOST);
}

/** Sizes in which a kind is made, the usual one first: that, the largest, the smallest, and half way between. Without that of the piece. */
function sizesOf(kind: Kind, piece: LayoutItem): Size[] {
  const { width, depth, height, least = [width, depth], most = [width, depth], equalSides } = CATALOGUE[kind];
  const made = (metres: number, axis: 0 | 1) =>
    Math.min(Math.max(Math.round(Math.round(metres / STEP) * STEP * 100) / 100, least[axis]), most[axis]);
  const shares: readonly (readonly [of: readonly [number, number], share: number])[] = [
    [most, 0], [most, 0.5], [least, 0.5], [most, 1], [least, 1],
  ]; // biome-ignore format: a list
  const sizes = shares.map(([end, share]): Size => {
    const across = made(width + share * (end[0] - width), 0);
    const deep = equalSides ? across : made(depth + share * (end[1] - depth), 1);
    return { width: across, depth: deep, height: kind === piece.kind ? piece.size.height : height };
  });
  const seen: Size[] = kind === piece.kind ? [piece.size] : [];
  return sizes.filter((size) => {
    if (seen.some((other) => isAlike(size, other))) return false;
    seen.push(size);
    return true;
  });
}

const isAlike = (a: Size, b: Size): boolean =>
  Math.abs(a.width - b.width) < DIFFERENT && Math.abs(a.depth - b.depth) < DIFFERENT;

/** The form in the place of the piece: its back where that was, and its middle, its left or its right side. */
function placed(piece: LayoutItem, kind: Kind, size: Size): LayoutItem[] {
  const axes = makeBox(piece.at, piece.rotation, 1, 1);
  const wider = (piece.size.width - size.width) / 2;
  const back = CATALOGUE[kind].walls || CATALOGUE[piece.kind as Kind].walls;
  const y = back ? (size.depth - piece.size.depth) / 2 : 0;
  const { id, room, rotation, group } = piece;
  return [0, -wider, wider].map((x) => {
    const at = toWorld(axes, x, y).map(millimetre) as Point;
    return { id, room, kind, at, rotation, size, ...(group !== undefined && { group }) };
  });
}
