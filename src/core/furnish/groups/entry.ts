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

/** What coats and shoes have: behind doors, a bench to put on shoes, or flaps for shoes under hooks. */
type EntrySet = 'doors' | 'bench' | 'hooks';

/** A hall is wide enough for doors that open, and for a bench (0.36 m and 0.9 to walk past, and one sits with the feet out), metres; coats go behind doors from this size on, m². */
const DOORS_WIDTH = 1.7;
const DOORS_AREA = 9;
const BENCH_WIDTH = 1.5;
/** The room says which set it has: another one is put up with only where that finds no wall, so that no few centimetres choose between two. */
const OTHER_SET = 0.4;

function setOf({ isPassage, area, breadth }: EntryPlace): EntrySet {
  if (isPassage && area >= DOORS_AREA && breadth >= DOORS_WIDTH) return 'doors';
  return !isPassage || breadth >= BENCH_WIDTH ? 'bench' : 'hooks';
}

/** Everything that an entrance may hold for coats and shoes, from a wardrobe or a bench with a shoe cabinet down to a row of hooks. */
export function entrySets(place: EntryPlace): (Template | Stretchable)[] {
  const own = setOf(place);
  const worse = (set: EntrySet): number => (set === own ? 0 : OTHER_SET);
  return [
    ...benches(place, worse('bench')),
    ...hooksOverShoes(place, worse('hooks')),
    coatWardrobe(place, worse('doors')),
    ...hooksAlone(),
    coatStand(place),
  ];
}

const wayPast = (parts: readonly Part[], { isPassage }: Pick<EntryPlace, 'isPassage'>): Zone => {
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

/** Bench and shoe cabinet of one depth, metres: the smaller, the worse. */
const BENCHES = [
  { bench: 1.0, shoes: 0.8, depth: 0.36, worse: 0 },
  { bench: 0.8, shoes: 0.6, depth: 0.35, worse: 0.06 },
  { bench: 0.65, shoes: 0.45, depth: 0.34, worse: 0.14 },
] as const; // biome-ignore format: a table

/** Side by side: a bench to put on shoes, and a shoe cabinet under a mirror. */
const benches = (place: EntryPlace, penalty: number): Template[] =>
  BENCHES.flatMap(({ bench, shoes, depth, worse }, k) => {
    const cabinet = piece('shoe-cabinet', bench + shoes / 2, 0, 0, { width: shoes, depth });
    const parts = [piece('hall-bench', bench / 2, 0, 0, { width: bench, depth }), cabinet];
    const mirror = piece('wall-mirror', bench + shoes / 2, 0, 0, { width: Math.min(0.5, shoes), height: 0.7 }, { underside: 1.2 }); // biome-ignore format: one line
    return bothWays({
      name: `entry-bench-and-shoes-${k}`,
      parts,
      zones: [wayPast(parts, place)],
      penalty: penalty + worse,
      extras: [{ at: [mirror] }],
    });
  }).map((template, k) => ({ ...template, name: `${template.name}-${k % 2}` }));

/** Widths of what coats hang on, and depths of the flaps below, which are made as shallow as a radiator: a hall 3 cm narrower has shallower ones, metres. */
const HOOKS = [1.2, 0.9, 0.7, 0.5];
const FLAPS = [0.34, 0.28, 0.22, 0.18];

const hooksOverShoes = (place: EntryPlace, penalty: number): Template[] =>
  HOOKS.flatMap((width, k) =>
    FLAPS.map((depth, n): Template => {
      const shoes = piece('shoe-cabinet', 0, 0, 0, { width, depth });
      const hooks = piece('wall-coat-rack', 0, 0, 0, { width });
      return { name: `entry-hooks-and-shoes-${width}-${depth}`, parts: [shoes, hooks], zones: [wayPast([shoes], place)], penalty: penalty + 0.06 * k + 0.02 * n }; // biome-ignore format: one variant
    }),
  );

/** One steps up to hooks, metres: nothing stands below them. */
const TO_HOOKS = 0.45;

/** Where even flaps are in the way. */
const hooksAlone = (): Template[] =>
  HOOKS.map((width, k) => {
    const hooks = piece('wall-coat-rack', 0, 0, 0, { width });
    const { x0, x1, y1 } = hooks;
    return {
      name: `entry-hooks-${width}`,
      parts: [hooks],
      zones: [{ x0, x1, y0: y1, y1: y1 + TO_HOOKS, ignores: [], what: 'reach', rule: '0.45 m to hang up a coat' }],
      penalty: 2 * OTHER_SET + 0.06 * k,
    };
  });

function coatStand(place: EntryPlace): Template {
  const stand = piece('coat-stand', 0, 0);
  return { name: 'entry-coat-stand', parts: [stand], zones: [wayPast([stand], place)], penalty: 2 * OTHER_SET }; // biome-ignore format: one line
}

/** Coats behind doors, where a hall is deep enough to open them. */
function coatWardrobe(place: EntryPlace, penalty: number): Stretchable {
  const { people } = place;
  const ideal = Math.min(2, 0.8 + 0.2 * people);
  return {
    least: 0.8,
    ideal,
    most: 2.4,
    make: (width) => {
      const part = piece('wardrobe', 0, 0, 0, { width });
      return { name: `entry-wardrobe-${width.toFixed(2)}`, parts: [part], zones: [wayPast([part], place)], penalty: penalty + 0.3 * Math.max(0, ideal - width) }; // biome-ignore format: one line
    },
  };
}

/** What stands in a wide passage that is only walked through: a narrow table under a mirror. */
export function passageFurniture(): Template[] {
  const table = piece('console-table', 0, 0);
  const mirror = piece('wall-mirror', 0, 0, 0, { width: 0.6, height: 0.7 }, { underside: 1.2 });
  const zones = [wayPast([table], { isPassage: true })];
  return [{ name: 'console-with-mirror', parts: [table], zones, penalty: 0, extras: [{ at: [mirror] }] }];
}
