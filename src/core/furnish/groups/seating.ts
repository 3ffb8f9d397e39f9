import type { Kind } from '../catalogue/catalogue.ts';
import { type Extra, type Part, piece, type Template, type Zone } from './template.ts';
import { useZones } from './use-zones.ts';

/** Seats around one low table. Widths and depths in metres. */
export interface Seating {
  readonly name: string;
  readonly sofa: Kind;
  readonly width: number;
  readonly depth: number;
  /** A table before the sofa, or only a small one at its end where the room is shallow. */
  readonly table: 'coffee' | 'slim' | 'small' | 'side';
  /** What stands at right angles to the sofa, seen from who sits on it. */
  readonly left?: 'armchair';
  readonly right?: 'armchair';
}

/** A seat is this wide on a sofa, metres (a usual cushion; three sit on 2.1 m). */
const SOFA_SEAT = 0.7;
/** The second leg of a corner sofa seats what it is deeper than this, metres. */
const ONE_ROW = 0.9;

/** People who sit on a piece: one for each 0.7 m of a sofa, of a corner sofa along its other leg, too. */
export function seatsOn(kind: Kind, width: number, depth: number): number {
  if (!/sofa/.test(kind)) return 1;
  return Math.max(1, Math.round(width / SOFA_SEAT)) + (depth > 1.3 ? Math.round((depth - ONE_ROW) / SOFA_SEAT) : 0);
}

/** From the sofa to the table before it, metres (Mitton & Nystuen: 0.3 to 0.46; Infinigen from 0.45). */
const TO_TABLE = 0.41;
/** The same before a corner sofa, whose end already reaches forward. */
const TO_TABLE_OF_CORNER = 0.33;
/** From a seat at right angles to the table: one passes between them to sit down, metres. */
const BESIDE_TABLE = 0.5;
/** What stands at the end of a sofa keeps this off it, metres. */
const AT_END = 0.06;
/** A seat at right angles begins this far before the sofa's front, metres. */
const BEFORE_FRONT = 0.12;
/** A rug lies under the front legs of the seats around it, metres. */
const UNDER_FRONT_LEGS = 0.25;
/** A rug before a sofa without a table, metres. */
const BEFORE_SOFA = 0.6;
/** One passes before the low table of seats that look into the room, metres: 0.75 and 3 cm of reserve. */
const BEFORE_GROUP = 0.78;
/** Rugs are made up to this size, metres. */
const LARGEST_RUG: readonly [number, number] = [4, 3];

/** Tables before a sofa, and the armchair beside them, metres. */
const TABLES = {
  coffee: { kind: 'coffee-table', width: 1.15, depth: 0.6 },
  slim: { kind: 'coffee-table', width: 1.0, depth: 0.45 },
  small: { kind: 'coffee-table', width: 0.8, depth: 0.5 },
} as const;

const ARMCHAIR = { width: 0.82, depth: 0.82 } as const;

/** The sofa at the wall of the frame (back at y = 0, looking to +y) with its table and the seats at right angles. */
function seatingParts({ sofa: kind, width, depth, table, left, right }: Seating): Part[] {
  const sofa = piece(kind, 0, 0, 0, { width, depth });
  if (table === 'side') return [sofa, piece('side-table', width / 2 + AT_END + 0.225, 0.2)];
  const { kind: tableKind, ...size } = TABLES[table];
  const isCorner = depth > 1.3;
  const low = piece(tableKind, 0, depth + (isCorner ? TO_TABLE_OF_CORNER : TO_TABLE), 0, size);
  const inner = Math.max(width / 2 + 0.02, low.x1 + BESIDE_TABLE);
  const beside = (seat: 'armchair' | undefined, side: 1 | -1): Part[] => {
    if (!seat) return [];
    const y = Math.max((low.y0 + low.y1) / 2, depth + BEFORE_FRONT + ARMCHAIR.width / 2);
    return [piece(seat, side * (inner + ARMCHAIR.depth), y, side < 0 ? 270 : 90, ARMCHAIR)];
  };
  // Who looks to +y has −x on the right.
  return [sofa, low, ...beside(right, -1), ...beside(left, 1)];
}

/** How many sit in a seating. */
export const seatsIn = ({ sofa, width, depth, left, right }: Seating): number =>
  seatsOn(sofa, width, depth) + (left ? 1 : 0) + (right ? 1 : 0);

export const isSeat = (part: Part): boolean => part.kind === 'armchair' || /sofa/.test(part.kind);

/** Rugs under the table and the front legs of the seats, the largest first. */
function rugsUnder(parts: readonly Part[]): Part[] {
  const [sofa, low] = parts as [Part, Part];
  const sides = parts.slice(2).filter(isSeat);
  const reach = (side: 1 | -1): number => {
    const seat = sides.find((part) => (part.x0 > 0 ? 1 : -1) === side);
    return seat ? (side > 0 ? seat.x0 : -seat.x1) + UNDER_FRONT_LEGS : sofa.x1 + 0.15;
  };
  const y0 = sofa.y1 - UNDER_FRONT_LEGS;
  const far = low.kind === 'side-table' ? sofa.y1 + BEFORE_SOFA : low.y1;
  const half = (share: number) => share * sofa.x1;
  return [
    rugWithin(-reach(-1), reach(1), y0, far + 0.45),
    rugWithin(-half(0.95), half(0.95), y0, far + 0.25),
    rugWithin(-half(0.75), half(0.75), y0 + 0.05, far + 0.15),
  ];
}

/** A rug over these ranges, as far as rugs are made. */
export function rugWithin(x0: number, x1: number, y0: number, y1: number): Part {
  const [most, deepest] = LARGEST_RUG;
  const size = { width: Math.min(most, x1 - x0), depth: Math.min(deepest, y1 - y0) };
  return piece('rug', (x0 + x1) / 2, y0, 0, size);
}

/** A lamp is this wide, and this far from the sofa's back line or the sofa where something stands nearer, metres. */
const LAMP = 0.3;
const FORWARD = 0.45;
const FURTHER = 0.3;

/** A lamp at one end of the sofa, or at the other where something stands there; close to it, before what stands at the wall, or a step off. */
function extrasOf(parts: readonly Part[]): Extra[] {
  const [sofa, low] = parts as [Part, Part];
  const end = (side: 1 | -1, off: number, y: number): Part =>
    piece('floor-lamp', side * (sofa.x1 + AT_END + off + LAMP / 2), y, 0, { width: LAMP, depth: LAMP });
  const sides = low.kind === 'side-table' ? ([-1] as const) : ([-1, 1] as const);
  const places = [[0, 0.1], [0, FORWARD], [FURTHER, 0.1]] as const; // biome-ignore format: three places
  const behind = parts.slice(2).map((seat) => {
    const x = seat.x0 > 0 ? seat.x1 + AT_END + LAMP / 2 : seat.x0 - AT_END - LAMP / 2;
    return piece('floor-lamp', x, (seat.y0 + seat.y1 - LAMP) / 2, 0, { width: LAMP, depth: LAMP });
  });
  return [{ at: [...places.flatMap(([off, y]) => sides.map((side) => end(side, off, y))), ...behind] }];
}

/** A seating by itself, with its back at a wall: for rooms where nobody watches, or where the television finds another wall. */
export function seatingGroup(seating: Seating, penalty: number): Template {
  const parts = seatingParts(seating);
  const [sofa, low] = parts as [Part, Part];
  const y0 = Math.max(sofa.y1, low.y1);
  const way: Zone = { x0: sofa.x0, x1: sofa.x1, y0, y1: y0 + BEFORE_GROUP, ignores: [], what: 'walk', rule: '0.75 m to pass before seats (Neufert)' }; // biome-ignore format: one zone
  const zones = [...useZones(parts), way];
  return { name: `seating ${seating.name}`, parts, zones, penalty, rugs: rugsUnder(parts), extras: extrasOf(parts) };
}

/** A low table where it belongs to a sofa that stands at the same wall already, whatever its depth. */
export const lowTablesBefore = (): Template[] =>
  [0.85, 0.95, 1.05].map((depth) => {
    const table = piece('round-coffee-table', 0, depth + TO_TABLE, 0, { width: 0.7, depth: 0.7 });
    return { name: `low-table-${depth}`, parts: [table], zones: [], penalty: 0 };
  });

/** The seatings there are, from the smallest to the largest; of those that differ in a mirror one hand. */
export const SEATINGS: readonly Seating[] = [
  ...sofasOf(1.45, ['small', 'side']),
  ...sofasOf(1.8, ['coffee', 'slim', 'side']),
  ...sofasOf(2.1, ['coffee', 'slim', 'side']),
  ...sofasOf(2.5, ['coffee', 'slim', 'side']),
  ...sofasOf(2.8, ['coffee']),
  { name: 'armchair-narrow', ...sofaOf(1.8), table: 'coffee', left: 'armchair' },
  { name: 'armchair', ...sofaOf(2.1), table: 'coffee', left: 'armchair' },
  { name: 'armchair-wide', ...sofaOf(2.5), table: 'coffee', left: 'armchair' },
  { name: 'armchairs-narrow', ...sofaOf(1.8), table: 'coffee', left: 'armchair', right: 'armchair' },
  { name: 'armchairs', ...sofaOf(2.1), table: 'coffee', left: 'armchair', right: 'armchair' },
  { name: 'armchairs-wide', ...sofaOf(2.5), table: 'coffee', left: 'armchair', right: 'armchair' },
  { name: 'corner-narrow', sofa: 'corner-sofa', width: 2.2, depth: 1.45, table: 'small' },
  { name: 'corner-side', sofa: 'corner-sofa', width: 2.5, depth: 1.45, table: 'side' },
  { name: 'corner', sofa: 'corner-sofa', width: 2.5, depth: 1.45, table: 'small' },
  { name: 'corner-large', sofa: 'corner-sofa', width: 2.8, depth: 1.6, table: 'coffee' },
];

/** The same left and right of its axis. */
export const isSymmetric = ({ sofa, table, left, right }: Seating): boolean =>
  left === right && table !== 'side' && sofa !== 'corner-sofa';

/** A sofa in any width is one kind: where a wall is a little shorter, so is the sofa. */
function sofaOf(width: number) {
  return { sofa: 'sofa', width, depth: width < 1.6 ? 0.85 : 0.9 } as const;
}

function sofasOf(width: number, tables: readonly Seating['table'][]): Seating[] {
  return tables.map((table): Seating => ({ name: `sofa-${width}-${table}`, ...sofaOf(width), table }));
}
