import type { Activity, Beds } from './task.ts';

/** Floor that an activity takes with the room to use it, m², and the least width of that floor, metres. */
export interface ZoneSize {
  readonly least: number;
  readonly good: number;
  readonly generous: number;
  readonly width: number;
}

/** A seat at a table takes 0.61 m of its edge (NKBA), two sit opposite each other. */
const SEAT = 0.61;
const TABLE_DEPTH = 0.8;
/** From the edge of a table to a wall: 0.813 m for those who sit (NKBA), 1.118 m where one walks past behind them. */
const BEHIND_CHAIR = 0.813;
const BEHIND_CHAIR_WALKED = 1.118;
/** One still sits down where the chair goes back so far and its neighbour's floor is borrowed for the rest. */
const BEHIND_CHAIR_LEAST = 0.65;
/** Past the end of a table where nobody sits one squeezes by in 0.45 m. */
const PAST_END = 0.45;

/** A table for so many with its chairs pulled out. */
function tableZone(people: number): ZoneSize {
  const length = Math.max(TABLE_DEPTH, SEAT * Math.ceil(people / 2));
  const deep = TABLE_DEPTH + 2 * BEHIND_CHAIR;
  const walked = TABLE_DEPTH + BEHIND_CHAIR + BEHIND_CHAIR_WALKED;
  if (people <= 2)
    return { least: 0.75 * deep, good: (TABLE_DEPTH + PAST_END) * deep, generous: 1.8 * walked, width: 0.75 };
  return {
    least: length * (TABLE_DEPTH + 2 * BEHIND_CHAIR_LEAST),
    good: (length + PAST_END) * deep,
    generous: (length + 2 * BEHIND_CHAIR) * walked,
    width: deep - BEHIND_CHAIR / 2,
  };
}

/** Sofa, low table and television on one axis of 3 m (1.8 m to the screen at least), 0.7 m of sofa a seat. */
const loungeZone = (people: number): ZoneSize => ({
  least: 5 + 0.5 * Math.max(0, people - 2),
  good: 9.5 + 1.3 * Math.max(0, people - 2),
  generous: 13 + 1.9 * Math.max(0, people - 2),
  width: 2.2,
});

/** Bed and the 0.6–0.75 m beside and before it (Approved Document M); wardrobes are counted with dressing. */
const BED_ZONES: Record<Beds, ZoneSize> = {
  double: { least: 5, good: 7, generous: 9, width: 2.1 },
  single: { least: 3, good: 4.2, generous: 5.5, width: 1.5 },
  twin: { least: 6, good: 7.6, generous: 9, width: 2.1 },
  bunk: { least: 3, good: 4.5, generous: 5.5, width: 1.5 },
  crib: { least: 1.4, good: 2.4, generous: 3.2, width: 1.2 },
  'sofa-bed': { least: 1, good: 2.4, generous: 3.4, width: 1.9 },
};

/** A wardrobe of 0.6 m a person, 0.6 m deep, with 0.75–0.91 m before it (Time-Saver Standards). */
const dressZone = (people: number): ZoneSize => ({
  least: 0.8 * people,
  good: 0.91 * people,
  generous: 1.4 * people,
  width: 1.2,
});

/** Worktop of 2.4 m for one or two and 0.4 m more for each further person, 0.6 m deep, aisle 1.07 m (NKBA). */
const cookZone = (people: number): ZoneSize => {
  const run = 2.4 + 0.4 * Math.max(0, people - 2);
  return { least: 1.8 * 1.5, good: run * 1.67, generous: (run + 1.2) * 1.67, width: 1.5 };
};

const zone = (least: number, good: number, generous: number, width: number): ZoneSize => ({
  least,
  good,
  generous,
  width,
});

/** Desk 1.0–1.4 m wide and 0.5–0.7 m deep, 0.864 m for the chair (Mitton & Nystuen); others: pieces and the way to them. */
const OTHER_ZONES: Partial<Record<Activity, ZoneSize>> = {
  work: zone(1.3, 2.1, 3.4, 0.9),
  arrive: zone(0.3, 0.9, 1.8, 0.3),
  launder: zone(0.75, 1.1, 2.4, 0.6),
  bathe: zone(1.2, 3.2, 5, 0.8),
  store: zone(0.3, 0.8, 1.6, 0.3),
  play: zone(2.25, 3.2, 6, 1.5),
  'sit-out': zone(1.6, 2.4, 4, 1),
  park: zone(11, 15, 18, 2.4),
  exercise: zone(3, 6, 10, 1.8),
  sauna: zone(1.5, 2.5, 4, 1.2),
  read: zone(1.8, 2.6, 3.6, 1.2),
  music: zone(2.2, 3.2, 5, 1.4),
  cinema: zone(7, 11, 16, 2.4),
  craft: zone(2, 3, 5, 1.2),
  pass: zone(0, 0, 0, 0.75),
};

/** Wheelchairs turn in 1.5 m and pass in 0.9 m instead of 0.75 m: a zone grows by about a quarter. */
const ACCESSIBLE = 1.25;

export function zoneSize(what: Activity, people: number, beds: Beds | undefined, accessible: boolean): ZoneSize {
  const size =
    what === 'eat' ? tableZone(people)
    : what === 'lounge' ? loungeZone(people)
    : what === 'sleep' ? BED_ZONES[beds ?? 'single']
    : what === 'dress' ? dressZone(people)
    : what === 'cook' ? cookZone(people)
    : OTHER_ZONES[what]!; // biome-ignore format: a table
  if (!accessible) return size;
  return {
    least: size.least * ACCESSIBLE,
    good: size.good * ACCESSIBLE,
    generous: size.generous * ACCESSIBLE,
    width: size.width,
  };
}
