import { angleBetween, lengthOf, meet, pointAt, project } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { WallCandidate } from './wall-candidates.ts';

/** A stretch of a line between two places where other lines meet it: the whole of it is wall, or none. */
export interface WallEdge {
  readonly line: number;
  readonly from: PointPx;
  readonly to: PointPx;
  /** Half its thickness: that of its line, unless something else is known. */
  readonly half: number;
  /** Where it begins and ends along its line, pixels of the view: outside 0 to the line's length nothing was proposed. */
  readonly start: number;
  readonly end: number;
  /** Numbers of the places where it begins and ends: edges of all lines that meet there have them in common. */
  readonly nodes: readonly [number, number];
  /** One of its ends meets no other line. */
  readonly isFree: boolean;
  /** It runs on beyond where its line may be taken to go on: only two rooms without a wall between them part there. */
  readonly isFar: boolean;
}

/** Lines that meet at less are taken for one, degrees. */
const CROSSES = 20;
/** A line is followed beyond its ends as far as it is long, and at most as far as a wide door is, pixels of the view. */
const REACH = 48;
/** Beyond that it is followed to the first proposed wall in its way, pixels of the view: where rooms without a wall between them part. */
const FAR_REACH = 160;
/** Walls one of which ends beside the other touch where this lies between their bodies at most, pixels of the view. */
const TOUCH = 2;
/** An end lies on a line that crosses within half of its thickness and this, pixels of the view. */
const AT_END = 4;
/** Crossings nearer to each other are one, pixels of the view. */
const SAME_PLACE = 1;

interface Crossing {
  /** Where along this line, and where along the other one. */
  readonly at: number;
  readonly otherAt: number;
  readonly other: number;
}

/** A place along a line, and the places of other lines that are the same. */
interface Place {
  readonly at: number;
  readonly others: { readonly line: number; readonly at: number }[];
}

/** Stretches between crossings of lines, each line as far beyond its ends as walls are looked for. */
export function wallEdges(lines: readonly WallCandidate[]): WallEdge[] {
  const crossings = mutual(lines.map((_, k) => crossingsOf(k, lines)));
  const places = lines.map((line, k) => placesOf(line, crossings[k]!, lines));
  const nodes = numberNodes(places);
  return lines.flatMap((line, k) =>
    places[k]!.slice(1).map((b, i): WallEdge => {
      const a = places[k]![i]!;
      return {
        line: k,
        from: pointAt(line, a.at),
        to: pointAt(line, b.at),
        half: line.half,
        start: a.at,
        end: b.at,
        nodes: [nodes[k]![i]!, nodes[k]![i + 1]!],
        isFar: !isWithin(a.at, line) || !isWithin(b.at, line),
        isFree: a.others.length === 0 || b.others.length === 0,
      };
    }),
  );
}

/** Where other lines meet a line: each of the two a little beyond its ends, and the first one further on. */
function crossingsOf(k: number, lines: readonly WallCandidate[]): Crossing[] {
  const line = lines[k]!;
  const near: Crossing[] = [];
  const far: Crossing[] = [];
  for (const [j, other] of lines.entries()) {
    if (j === k) continue;
    const point = angleBetween(line, other) < CROSSES ? undefined : meet(line, other);
    if (!point) {
      near.push(...touchesOf(line, other, j));
      continue;
    }
    const crossing = { at: project(line, point).along, otherAt: project(other, point).along, other: j };
    if (isWithin(crossing.at, line) && isWithin(crossing.otherAt, other)) near.push(crossing);
    else if (isWithin(crossing.otherAt, other, 0)) far.push(crossing);
  }
  return [...near, ...firstBeyond(line, near, far)];
}

/** The same with every crossing on both of its lines: what one line runs into, the other is met by. */
function mutual(crossings: readonly (readonly Crossing[])[]): Crossing[][] {
  const all = crossings.map((list) => [...list]);
  for (const [k, list] of crossings.entries())
    for (const { at, otherAt, other } of list)
      if (!crossings[other]!.some((back) => back.other === k && Math.abs(back.at - otherAt) < SAME_PLACE))
        all[other]!.push({ at: otherAt, otherAt: at, other: k });
  return all;
}

/** The first crossing before a line and the first one behind it, where nothing nearer is on it. */
function firstBeyond(line: WallCandidate, near: readonly Crossing[], far: readonly Crossing[]): Crossing[] {
  const length = lengthOf(line);
  const first = (beyond: (crossing: Crossing) => number): Crossing[] => {
    if (near.some((crossing) => beyond(crossing) > 0)) return [];
    const ahead = far.filter((crossing) => beyond(crossing) > 0 && beyond(crossing) < FAR_REACH);
    return ahead.sort((a, b) => beyond(a) - beyond(b)).slice(0, 1);
  };
  return [...first(({ at }) => -at), ...first(({ at }) => at - length)];
}

/** Whether a place along a line is on it or no further beyond its ends than it is followed. */
function isWithin(along: number, line: WallCandidate, most = REACH): boolean {
  const length = lengthOf(line);
  const reach = Math.min(most, length);
  return along >= -reach && along <= length + reach;
}

/** Where one of two lines that run beside each other ends within reach of the other: a wall that is offset there goes on. */
function touchesOf(line: WallCandidate, other: WallCandidate, j: number): Crossing[] {
  const near = line.half + other.half + TOUCH;
  const isBeside = ({ beside }: { beside: number }) => Math.abs(beside) <= near;
  const ends = (of: WallCandidate, on: WallCandidate) =>
    [of.from, of.to].map((end, k) => ({ ...project(on, end), end: k * lengthOf(of) })).filter(isBeside);
  const theirs = ends(other, line).map(({ along, end }) => ({ at: along, otherAt: end, other: j }));
  const ours = ends(line, other).map(({ along, end }) => ({ at: end, otherAt: along, other: j }));
  return [...theirs, ...ours].filter(({ at, otherAt }) => isWithin(at, line) && isWithin(otherAt, other));
}

/** The places that part a line: where others meet it, and where what was proposed of it ends at none. */
function placesOf(line: WallCandidate, crossings: readonly Crossing[], lines: readonly WallCandidate[]): Place[] {
  const isMet = (end: number) => crossings.some(({ at, other }) => Math.abs(at - end) < lines[other]!.half + AT_END);
  const free = [0, lengthOf(line)].filter((end) => !isMet(end));
  const all: Place[] = [
    ...crossings.map(({ at, otherAt, other }) => ({ at, others: [{ line: other, at: otherAt }] })),
    ...free.map((at) => ({ at, others: [] })),
  ].sort((a, b) => a.at - b.at);
  const places: Place[] = [];
  for (const place of all) {
    const last = places.at(-1);
    if (last && place.at - last.at < SAME_PLACE) last.others.push(...place.others);
    else places.push({ at: place.at, others: [...place.others] });
  }
  return places;
}

/** A number for every place, the same for places of two lines that are one. */
function numberNodes(places: readonly (readonly Place[])[]): number[][] {
  let count = 0;
  const numbers = places.map((list) => list.map(() => count++));
  const parent = Array.from({ length: count }, (_, k) => k);
  const root = (k: number): number => {
    while (parent[k] !== k) k = parent[k] = parent[parent[k]!]!;
    return k;
  };
  places.forEach((list, k) => {
    list.forEach(({ others }, i) => {
      for (const { line, at } of others) {
        const j = places[line]!.findIndex((place) => Math.abs(place.at - at) < SAME_PLACE);
        if (j >= 0) parent[root(numbers[k]![i]!)] = root(numbers[line]![j]!);
      }
    });
  });
  return numbers.map((list) => list.map(root));
}
