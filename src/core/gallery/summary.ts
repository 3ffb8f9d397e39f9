import { OUTDOOR_TYPES } from '../plan/outdoor-types.ts';
import type { Home, PlanDocument, Ring, RoomType } from '../plan/schema.ts';
import { countOpenings } from './openings-of-room.ts';
import { nameRooms } from './room-names.ts';
import { proveRoom, type RoomProof } from './room-proof.ts';
import type { Wording } from './wording.ts';

/** A room as a visitor of the gallery sees it, in the visitor's language. */
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
  readonly doors: number;
  readonly windows: number;
  /** What the drawing shows as built in: `toilet`, `basin`. */
  readonly fixtures: string[];
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

/** A room is called a rectangle when it fills this much of its extent. */
const RECTANGULAR = 0.85;

/** Everything the gallery says about a plan, rooms in reading order of importance: large indoor rooms first, outdoor last. */
export function summarisePlan(document: PlanDocument, wording: Wording): PlanSummary {
  const { plan, layout } = document;
  const { items = [], rooms: reports = [], home } = layout ?? {};
  const names = nameRooms(plan.rooms, wording);
  const summaries = plan.rooms.map((room, index): RoomSummary => {
    const size = extent(room.outline);
    const own = items.filter((item) => item.room === room.id);
    const drawn = plan.fixtures.filter((fixture) => fixture.room === room.id);
    return {
      id: room.id,
      name: names[index]!,
      type: room.type,
      area: room.area,
      outline: room.outline,
      size,
      rectangular: room.area >= RECTANGULAR * size[0] * size[1],
      outdoor: OUTDOOR_TYPES.has(room.type),
      ...countOpenings(room, plan),
      fixtures: wording.kinds(drawn.map(({ kind }) => kind)),
      furniture: wording.kinds(own.map(({ kind }) => kind)),
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
    bedrooms: plan.rooms.filter((room) => room.type === 'bedroom' || room.type === 'children').length,
    indoorArea: areaOf(false),
    outdoorArea: areaOf(true),
    home: home && (home.people !== undefined || home.activities?.length) ? home : undefined,
  };
}

/** `3-bedroom home`: what the page is called, without the area. */
export function sayHome({ rooms, bedrooms }: PlanSummary, wording: Wording): string {
  return bedrooms > 0 ? wording.count('bedrooms', bedrooms) : wording.count('rooms', rooms.length);
}

/** The picture in words: its text alternative. */
export function sayPicture({ rooms }: PlanSummary, wording: Wording): string {
  const named = rooms.slice(0, MOST_NAMED).map(({ name }) => name);
  const list = named.join(', ');
  const more = rooms.length - named.length;
  return wording.say('pictureAlt', { rooms: more > 0 ? wording.say('andMore', { list, n: more }) : list });
}

/** Rooms that are named in the words for the picture. */
const MOST_NAMED = 8;

const SCALE_TEXTS = {
  dimensions: 'scaleDimensions',
  areas: 'scaleAreas',
  'scale-bar': 'scaleBar',
  ratio: 'scaleRatio',
  assumed: 'scaleAssumed',
} as const satisfies Record<PlanDocument['scale']['from'], string>;

/** One sentence on where the scale comes from. */
export function sayScale({ from, agreeing, read }: PlanDocument['scale'], wording: Wording): string {
  return wording.say(SCALE_TEXTS[from], { agreeing, read });
}

function extent(ring: Ring): [number, number] {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
}
