import type { Page } from '../sheet/types.ts';
import type { RoomsPx } from '../structure/types.ts';

/** What is drawn in a room, whatever it is meant to be. */
export interface Inside {
  /** Metres of thin lines on every square metre of floor, away from the walls. */
  readonly linesPerM2: number;
  /** Equal steps in a row across the whole room. */
  readonly treads: number;
}

/** Lines this many strokes from a wall belong to its face. */
const FACE = 2;
/** Share of the room's width that a tread crosses. */
const ACROSS = 0.6;
/** Going of a stair, metres, and how far steps differ. */
const GOING = [0.14, 0.42] as const;
const UNEVEN = 0.3;
/** With so many steps both ways they are tiles. */
const TILES = 3;

/** Looks at the lines in one room, `index` its place among the rooms. */
export function lookInside(index: number, { rooms, labels }: RoomsPx, page: Page, metresPerPixel: number): Inside {
  const { widthPx: width, strokePx, lineInk } = page;
  const { outline } = rooms[index]!;
  const face = Math.ceil(FACE * strokePx);
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const [x0, x1] = [Math.max(face, Math.floor(Math.min(...xs))), Math.min(width - face, Math.ceil(Math.max(...xs)))];
  const [y0, y1] = [
    Math.max(face, Math.floor(Math.min(...ys))),
    Math.min(page.heightPx - face, Math.ceil(Math.max(...ys))),
  ];
  const columns = new Profile(x1 - x0);
  const rows = new Profile(y1 - y0);
  const isOwn = (i: number) => labels[i] === index + 1;
  let ink = 0;
  let floor = 0;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const i = y * width + x;
      if (!isOwn(i) || !isOwn(i - face) || !isOwn(i + face) || !isOwn(i - face * width) || !isOwn(i + face * width))
        continue;
      const set = lineInk.data[i]!;
      floor++;
      ink += set;
      columns.add(x - x0, set);
      rows.add(y - y0, set);
    }
  }
  const linesPerM2 = floor > 0 ? ink / strokePx / (floor * metresPerPixel) : 0;
  const treadsAlong = (profile: Profile) => countTreads(profile, strokePx, metresPerPixel);
  const [standing, lying] = [treadsAlong(columns), treadsAlong(rows)];
  return { linesPerM2, treads: Math.min(standing, lying) < TILES ? Math.max(standing, lying) : 0 };
}

/** Share of ink at each place along one axis. */
class Profile {
  readonly floor: Uint32Array;
  readonly ink: Uint32Array;
  constructor(length: number) {
    this.floor = new Uint32Array(Math.max(0, length));
    this.ink = new Uint32Array(Math.max(0, length));
  }
  add(at: number, set: number): void {
    this.floor[at]!++;
    this.ink[at]! += set;
  }
}

/** The longest row of lines that cross the room at equal distances. */
function countTreads({ floor, ink }: Profile, strokePx: number, metresPerPixel: number): number {
  const widest = floor.reduce((a, b) => Math.max(a, b), 0);
  const lines: number[] = [];
  let start = -1;
  for (let i = 0; i <= floor.length; i++) {
    const on = i < floor.length && floor[i]! > 0.4 * widest && ink[i]! > ACROSS * floor[i]!;
    if (on && start < 0) start = i;
    if (on || start < 0) continue;
    if (i - start <= 2 * strokePx + 2) lines.push((start + i - 1) / 2);
    start = -1;
  }
  let most = 0;
  let row = 1;
  for (let i = 1; i < lines.length; i++) {
    const going = lines[i]! - lines[i - 1]!;
    const before = i > 1 ? lines[i - 1]! - lines[i - 2]! : going;
    const usual = going * metresPerPixel >= GOING[0] && going * metresPerPixel <= GOING[1];
    row = !usual ? 1 : Math.abs(going - before) < UNEVEN * before ? row + 1 : 2;
    most = Math.max(most, row);
  }
  return most;
}
