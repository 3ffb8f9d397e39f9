import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { PlanSummary, RoomSummary } from '#core/gallery/summary.ts';
import type { Units } from '#core/gallery/units.ts';
import type { Point } from '#core/plan/schema.ts';
import { useWording } from '../gallery/wording-context.ts';
import { DimensionLine } from './dimension-line.tsx';
import { Overlay } from './overlay.tsx';

interface DimensionLinesProps {
  readonly data: GalleryData;
  readonly summary: PlanSummary;
  readonly units: Units;
  /** CSS pixels of a metre, as the plan is shown now. */
  readonly pixelsPerMetre: number;
}

/** How far a line runs from the face of the wall, and how long it must be to carry its text, CSS pixels. */
const INSET_PX = 16;
const SHORTEST_PX = 52;

/** Clear width and depth of every room, face to face, along its upper and its left wall. */
export function DimensionLines({ data, summary, units, pixelsPerMetre }: DimensionLinesProps) {
  const wording = useWording();
  const inset = INSET_PX / pixelsPerMetre;
  return (
    <Overlay frame={data.frame} name="dimensions">
      {summary.rooms
        .flatMap((room) => spansOf(room, inset).map((span) => ({ key: room.id + span.along, ...span })))
        .filter(({ length }) => length * pixelsPerMetre >= SHORTEST_PX)
        .map(({ key, from, to, length }) => (
          <DimensionLine key={key} from={from} to={to} text={wording.length(length, units)} />
        ))}
    </Overlay>
  );
}

interface Span {
  readonly along: 'x' | 'y';
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
}

/** The clear spans of a room where the lines run: from wall to wall there, which in a room with corners may be less than its extent. */
function spansOf({ outline }: RoomSummary, inset: number): Span[] {
  const top = Math.min(...outline.map(([, y]) => y)) + inset;
  const left = Math.min(...outline.map(([x]) => x)) + inset;
  const across = longest(crossings(outline, 1, top));
  const down = longest(crossings(outline, 0, left));
  return [
    across && { along: 'x' as const, from: [across[0], top] as Point, to: [across[1], top] as Point, length: across[1] - across[0] },
    down && { along: 'y' as const, from: [left, down[1]] as Point, to: [left, down[0]] as Point, length: down[1] - down[0] },
  ].filter((span) => span !== undefined); // biome-ignore format: two alike
}

/** Where a ring crosses the line on which the coordinate `axis` is `at`: the other coordinate, in order. */
function crossings(ring: readonly Point[], axis: 0 | 1, at: number): number[] {
  const other = axis === 0 ? 1 : 0;
  return ring
    .flatMap((from, i) => {
      const to = ring[(i + 1) % ring.length]!;
      if (from[axis] > at === to[axis] > at) return [];
      return [from[other] + ((at - from[axis]) * (to[other] - from[other])) / (to[axis] - from[axis])];
    })
    .sort((a, b) => a - b);
}

/** The longest stretch inside: between an odd crossing and the next. */
function longest(places: readonly number[]): [number, number] | undefined {
  let best: [number, number] | undefined;
  for (let i = 0; i + 1 < places.length; i += 2)
    if (!best || places[i + 1]! - places[i]! > best[1] - best[0]) best = [places[i]!, places[i + 1]!];
  return best;
}
