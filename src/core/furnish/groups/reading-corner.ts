import { mirrorTemplate, type Part, piece, type Template } from './template.ts';
import { useZones } from './use-zones.ts';

const TWO_WAYS = (template: Template): Template[] => [
  template,
  { ...mirrorTemplate(template), name: `${template.name}-mirrored` },
];

/** Beside a chair, metres: a hand reaches the table, and the lamp lights the book. */
const BESIDE = 0.06;
const LAMP = 0.35;
const TABLE = 0.42;

/** A high chair at a wall with its own lamp and table, all within reach: on both sides, or behind one another at one. */
export function readingCorners(): Template[] {
  const chair = piece('reading-chair', 0, 0, 0);
  const side = chair.x1 + BESIDE;
  const lamp = (x: number) => piece('floor-lamp', x, 0.02, 0, { width: LAMP, depth: LAMP });
  const table = (x: number, y: number) => piece('side-table', x, y, 0, { width: TABLE, depth: TABLE });
  const make = (name: string, parts: Part[], penalty: number): Template[] =>
    TWO_WAYS({ name: `reading-${name}`, parts, zones: useZones([chair]), penalty });
  return [
    ...make('wide', [chair, lamp(-side - LAMP / 2), table(side + TABLE / 2, 0.2)], 0),
    ...make('narrow', [chair, lamp(side + TABLE / 2), table(side + TABLE / 2, 0.02 + LAMP + BESIDE)], 0.1),
  ];
}

/** Two armchairs that face each other over a small table along a wall or a window: a second place to sit in a large room. */
export function windowSeats(): Template[] {
  const round = piece('side-table', 0, 0.14, 0, { width: 0.54, depth: 0.54 });
  const seat = (side: 1 | -1): Part => piece('armchair', side * (0.3 + 0.42 + 0.82), 0.41, side < 0 ? 270 : 90, { width: 0.82, depth: 0.82 }); // biome-ignore format: one seat
  const parts = [seat(-1), round, seat(1)];
  const rug = piece('round-rug', 0, -0.1 + 0.15, 0, { width: 1.6, depth: 1.6 });
  return [{ name: 'window-seats', parts, zones: useZones([parts[0]!, parts[2]!]).map((zone, k) => ({ ...zone, of: 2 * k })), penalty: 0, rugs: [rug] }]; // biome-ignore format: one group
}
