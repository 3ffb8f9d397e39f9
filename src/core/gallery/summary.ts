import { OUTDOOR_TYPES } from '../plan/outdoor-types.ts';
import type { Home, PlanDocument, Ring, RoomType } from '../plan/schema.ts';
import { kindName } from './kind-name.ts';
import { nameRooms } from './room-names.ts';
import { proveRoom, type RoomProof } from './room-proof.ts';

/** A room as a visitor of the gallery sees it. */
export interface RoomSummary {
  readonly id: string;
  readonly name: string;
  readonly type: RoomType;
  /** Square metres. */
  readonly area: number;
  /** Metres. */
  readonly outline: Ring;
  /** Greatest extent along x and along y, metres. */
  readonly size: [number, number];
  /** False where `size` says little because the room is far from a rectangle. */
  readonly rectangular: boolean;
  readonly outdoor: boolean;
  /** `double bed`, `nightstand × 2` (with spaces that do not break). */
  readonly furniture: string[];
  /** Why the furniture stands as it does; undefined where the layout does not say. */
  readonly proof: RoomProof | undefined;
}

export interface PlanSummary {
  readonly rooms: RoomSummary[];
  readonly bedrooms: number;
  /** Square metres of clear floor, with and without a roof. */
  readonly indoorArea: number;
  readonly outdoorArea: number;
  /** Whom the home was furnished for; undefined where the layout does not say. */
  readonly home: Home | undefined;
}

/** Everything the gallery says about a plan, rooms in reading order of importance: large indoor rooms first, outdoor last. */
export function summarisePlan(document: PlanDocument): PlanSummary {
  const { rooms } = document.plan;
  const { items = [], rooms: reports = [], home } = document.layout ?? {};
  const names = nameRooms(rooms);
  const summaries = rooms.map((room, index): RoomSummary => {
    const size = extent(room.outline);
    const own = items.filter((item) => item.room === room.id);
    return {
      id: room.id,
      name: names[index]!,
      type: room.type,
      area: room.area,
      outline: room.outline,
      size,
      rectangular: room.area >= 0.85 * size[0] * size[1],
      outdoor: OUTDOOR_TYPES.has(room.type),
      furniture: countKinds(own.map(({ kind }) => kind)),
      proof: proveRoom(
        own,
        reports.find((report) => report.room === room.id),
      ),
    };
  });
  summaries.sort((a, b) => Number(a.outdoor) - Number(b.outdoor) || b.area - a.area || (a.id < b.id ? -1 : 1));
  const areaOf = (outdoor: boolean) =>
    summaries.filter((room) => room.outdoor === outdoor).reduce((sum, room) => sum + room.area, 0);
  return {
    rooms: summaries,
    bedrooms: rooms.filter((room) => room.type === 'bedroom' || room.type === 'children').length,
    indoorArea: areaOf(false),
    outdoorArea: areaOf(true),
    home: home && (home.people !== undefined || home.activities?.length) ? home : undefined,
  };
}

/** `3 bedrooms · 84 m²`-like parts that fit in a title, without the area. */
export function countRooms({ rooms, bedrooms }: PlanSummary): string {
  if (bedrooms > 0) return bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`;
  return rooms.length === 1 ? '1 room' : `${rooms.length} rooms`;
}

const SCALE_NOTES: Record<PlanDocument['scale']['from'], (scale: PlanDocument['scale']) => string> = {
  dimensions: ({ agreeing, read }) => `Scale read from the drawing’s dimensions (${agreeing} of ${read} agree).`,
  areas: ({ agreeing, read }) =>
    `Scale read from the room areas written on the drawing (${agreeing} of ${read} agree).`,
  'scale-bar': () => 'Scale read from the scale bar on the drawing.',
  ratio: () => 'Scale read from the ratio printed on the drawing.',
  assumed: () => 'No dimensions could be read: the scale is assumed from usual door widths.',
};

/** One sentence on where the scale comes from. */
export function describeScale(scale: PlanDocument['scale']): string {
  return SCALE_NOTES[scale.from](scale);
}

function extent(ring: Ring): [number, number] {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
}

/** `double bed`, `nightstand × 2`: every kind once. */
export function countKinds(kinds: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  // A number never stands at the beginning of a line, apart from what it counts.
  return [...counts].map(([kind, count]) => kindName(kind) + (count > 1 ? `\u00a0×\u00a0${count}` : ''));
}
