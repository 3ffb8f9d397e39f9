import type { Kind } from '../catalogue/catalogue.ts';
import { blend } from './blend.ts';
import { bothWays, type Part, piece, type Stretchable, type Template, type Zone } from './template.ts';

/** A way past what stands at the entrance, metres: 0.9 in a hall (UK AD M 2.22), 0.75 in a room (Neufert), with 3 cm of reserve. */
const HALL_WAY = 0.93;
const ROOM_WAY = 0.78;
const HALL_RULE = '0.9 m to walk past in a hall (UK AD M 2.22)';
const ROOM_RULE = '0.75 m to walk past and to put on shoes (Neufert)';

/** Where people come in. */
export interface EntryPlace {
  /** A hall or corridor: people and loads pass by here. */
  readonly isPassage: boolean;
  /** m². */
  readonly area: number;
  readonly people: number;
  /** Across its longest wall, metres. */
  readonly breadth: number;
}

type Unit = readonly [kind: Kind, width: number];

type Row = readonly [name: string, units: readonly Unit[], depth: number, penalty: number];

/** Sets of one depth, side by side, best first: with a bench to put on shoes, where there is width for it … */
const BENCHES: readonly Row[] = [
  ['bench-and-shoes', [['hall-bench', 1.0], ['shoe-cabinet', 0.8]], 0.36, 0],
  ['bench-and-shoes', [['hall-bench', 0.8], ['shoe-cabinet', 0.6]], 0.35, 0.06],
  ['bench-and-shoes', [['hall-bench', 0.65], ['shoe-cabinet', 0.45]], 0.34, 0.14],
  ['bench', [['hall-bench', 1.0]], 0.36, 0.3],
  ['bench', [['hall-bench', 0.65]], 0.34, 0.4],
]; // biome-ignore format: a table
/** … and with a rack over the shoes, which is made from shallow to deep: a hall 3 cm narrower has a shallower one. */
const RACKS: readonly Row[] = [
  ['coats-and-shoes', [['coat-rack', 0.9], ['shoe-cabinet', 0.8]], 0.36, 0.02],
  ['coats-and-shoes', [['coat-rack', 0.8], ['shoe-cabinet', 0.6]], 0.32, 0.06],
  ['coats-and-shoes', [['coat-rack', 0.8], ['shoe-cabinet', 0.6]], 0.28, 0.1],
  ['coats-and-shoes', [['coat-rack', 0.5], ['shoe-cabinet', 0.45]], 0.25, 0.2],
  ['coats', [['coat-rack', 0.8]], 0.32, 0.35],
  ['coats', [['coat-rack', 0.5]], 0.25, 0.5],
]; // biome-ignore format: a table
/** Passages narrower than this have no bench, metres: it takes 0.36, and 0.9 to walk past, and one sits with the feet out. */
const BENCH_WIDTH = 1.5;

/** Everything that an entrance may hold for coats and shoes, from a bench with a shoe cabinet down to a row of hooks. */
export function entrySets(place: EntryPlace): (Template | Stretchable)[] {
  const hasBench = !place.isPassage || place.breadth >= BENCH_WIDTH;
  const standing = [...(hasBench ? BENCHES : []), ...RACKS].flatMap(([name, units, depth, penalty]) => {
    const isSecond = hasBench && units[0]![0] === 'coat-rack';
    const template = entryRow(name, units, depth, penalty + (isSecond ? 0.15 : 0), place);
    return units.length > 1 ? bothWays(template) : [template];
  });
  const named = standing.map((template, k) => ({ ...template, name: `entry-${template.name}-${k}` }));
  return [...named, ...shallowSets(place), coatStand(place), coatWardrobe(place)];
}

const wayPast = (parts: readonly Part[], { isPassage }: EntryPlace): Zone => {
  const y0 = Math.max(...parts.map((p) => p.y1));
  return {
    x0: Math.min(...parts.map((p) => p.x0)),
    x1: Math.max(...parts.map((p) => p.x1)),
    y0,
    y1: y0 + (isPassage ? HALL_WAY : ROOM_WAY),
    ignores: [],
    what: 'walk',
    rule: isPassage ? HALL_RULE : ROOM_RULE,
  };
};

function entryRow(name: string, units: readonly Unit[], depth: number, penalty: number, place: EntryPlace): Template {
  let x = 0;
  const parts = units.map(([kind, width]) => {
    x += width;
    return piece(kind, x - width / 2, 0, 0, { width, depth });
  });
  const last = parts.at(-1)!;
  const extras = [{ at: [piece('umbrella-stand', x + 0.16, 0.03), piece('umbrella-stand', -0.16, 0.03)] }];
  const mirror = piece(
    'wall-mirror',
    (last.x0 + last.x1) / 2,
    0,
    0,
    { width: Math.min(0.5, last.x1 - last.x0), height: 0.7 },
    { underside: 1.2 },
  );
  return {
    name,
    parts,
    zones: [wayPast(parts, place)],
    penalty,
    extras: last.kind === 'shoe-cabinet' ? [{ at: [mirror] }, ...extras] : extras,
  };
}

/** Along a narrow corridor: flaps for shoes no deeper than a radiator, hooks over them; where even they are in the way, hooks alone. */
const shallowSets = (place: EntryPlace): Template[] =>
  [1.0, 0.7, 0.5].flatMap((width, k): Template[] => {
    const hooks = piece('wall-coat-rack', 0, 0, 0, { width });
    const shoes = piece('shoe-cabinet', 0, 0, 0, { width, depth: 0.18 });
    return [
      { name: `entry-hooks-and-shoes-${width}`, parts: [shoes, hooks], zones: [wayPast([shoes], place)], penalty: 0.35 + 0.1 * k },
      { name: `entry-hooks-${width}`, parts: [hooks], zones: [], penalty: 0.75 + 0.1 * k },
    ]; // biome-ignore format: two variants
  });

function coatStand(place: EntryPlace): Template {
  const stand = piece('coat-stand', 0, 0);
  return { name: 'entry-coat-stand', parts: [stand], zones: [wayPast([stand], place)], penalty: 0.6 }; // biome-ignore format: one line
}

/** Coats behind doors, where a hall is deep enough to open them. */
function coatWardrobe(place: EntryPlace): Stretchable {
  const { isPassage, area, people } = place;
  const ideal = Math.min(2, 0.8 + 0.2 * people);
  const base = 0.45 - 0.45 * blend(area, 4, 8) + (isPassage ? 0 : 0.25);
  return {
    least: 0.8,
    ideal,
    most: Math.max(ideal, 2.4),
    make: (width) => {
      const part = piece('wardrobe', 0, 0, 0, { width });
      return { name: `entry-wardrobe-${width.toFixed(2)}`, parts: [part], zones: [wayPast([part], place)], penalty: base + 0.3 * Math.max(0, ideal - width) }; // biome-ignore format: one line
    },
  };
}

/** What stands in a wide passage that is only walked through: a narrow table under a mirror, or low books. */
export function passageFurniture(): (Template | Stretchable)[] {
  const table = piece('console-table', 0, 0);
  const mirror = piece('wall-mirror', 0, 0, 0, { width: 0.6, height: 0.7 }, { underside: 1.2 });
  const place: EntryPlace = { isPassage: true, area: 0, people: 0, breadth: 0 };
  const withMirror: Template = {
    name: 'console-with-mirror',
    parts: [table],
    zones: [wayPast([table], place)],
    penalty: 0,
    extras: [{ at: [mirror] }],
  };
  const make = (width: number): Template => {
    const books = piece('low-bookcase', 0, 0, 0, { width });
    return {
      name: `passage-books-${width.toFixed(2)}`,
      parts: [books],
      zones: [wayPast([books], place)],
      penalty: 0.1,
    };
  };
  return [withMirror, { least: 0.8, ideal: 1.2, most: 1.6, make }];
}
