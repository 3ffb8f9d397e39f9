import type { Page } from '../sheet/types.ts';
import type { RoomsPx } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';
import type { Floor } from './measure-faces.ts';

/** Room under the middle of the text, or under one of its ends where the text itself broke the room up. */
export function labelAt({ box }: TextRun, rooms: RoomsPx, page: Page): number {
  const y = (box.y0 + box.y1) / 2;
  for (const share of [0.5, 0.25, 0.75, 0, 1]) {
    const x = box.x0 + share * (box.x1 - box.x0);
    const label = rooms.labels[Math.round(y) * page.widthPx + Math.round(x)] ?? 0;
    if (label > 0) return label;
  }
  return 0;
}

/** A distance between walls on both sides of a text. */
export interface Extent {
  readonly px: number;
  /** How usual this extent is in the room, 0 to 1. */
  readonly share: number;
}

/**
 * Extents of the room along both axes near the text: the width at the text's own height, and the widths that most rows
 * have, since rooms have niches and lie open to each other.
 */
export function extentsAt(run: TextRun, label: number, { rooms, page, facesPx }: Floor): { x: Extent[]; y: Extent[] } {
  const cx = Math.round((run.box.x0 + run.box.x1) / 2);
  const cy = Math.round((run.box.y0 + run.box.y1) / 2);
  const inRoom = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < page.widthPx && y < page.heightPx && rooms.labels[y * page.widthPx + x] === label;
  const spanAlong = (inside: (u: number) => boolean, centre: number): number => {
    if (!inside(centre)) return 0;
    let low = centre;
    let high = centre;
    while (inside(low - 1)) low--;
    while (inside(high + 1)) high++;
    return high - low + 1;
  };
  const own = {
    x: spanAlong((x) => inRoom(x, cy), cx),
    y: spanAlong((y) => inRoom(cx, y), cy),
  };
  const samples = (axis: 'x' | 'y'): number[] => {
    const across = axis === 'x' ? own.y : own.x;
    const step = Math.max(1, across / 40);
    const list: number[] = [];
    for (let d = -across; d <= across; d += step) {
      const k = Math.round(d);
      list.push(axis === 'x' ? spanAlong((x) => inRoom(x, cy + k), cx) : spanAlong((y) => inRoom(cx + k, y), cy));
    }
    return list.filter((px) => px > 0);
  };
  const widen = (extents: Extent[]) => extents.map(({ px, share }) => ({ px: px + facesPx, share }));
  return { x: widen(usual(samples('x'), own.x)), y: widen(usual(samples('y'), own.y)) };
}

/** The commonest extents, the text's own among them. */
function usual(samples: readonly number[], own: number): Extent[] {
  if (samples.length === 0 || own === 0) return [];
  const near = (px: number) => samples.filter((s) => Math.abs(s / px - 1) < 0.012 || Math.abs(s - px) <= 2);
  const extents: Extent[] = [];
  const candidates = [own, ...samples].map((px) => ({ px, group: near(px) }));
  candidates.sort((a, b) => b.group.length - a.group.length);
  for (const { px, group } of [{ px: own, group: near(own) }, ...candidates]) {
    if (extents.length >= 3 || group.length < 0.12 * samples.length) continue;
    if (extents.some((e) => Math.abs(e.px / px - 1) < 0.02)) continue;
    const mean = group.reduce((sum, s) => sum + s, 0) / Math.max(1, group.length);
    extents.push({ px: group.length > 0 ? mean : px, share: Math.min(1, 0.35 + group.length / samples.length) });
  }
  return extents;
}

/** Corners looked at on either side of the text. */
const MOST_CORNERS = 8;
/** What a distance from a wall to a corner, and one between two corners, is worth beside one between walls. */
const WALL_TO_CORNER = 0.55;
const CORNERS = 0.35;

/** Distances between corners of the room (wall ends, necks, steps) on both sides of the text, along both axes. */
export function cornerExtents(run: TextRun, label: number, floor: Floor): { x: Extent[]; y: Extent[] } {
  const { rooms, page, facesPx } = floor;
  const { box } = run;
  const room = rooms.rooms[label - 1]!;
  const points = [room.outline, ...room.holes].flat();
  const along = (axis: 0 | 1, low: number, high: number, walls: [number, number]): Extent[] => {
    const values = [...new Set(points.map((p) => Math.round(p[axis])))].sort((a, b) => a - b);
    const before = values.filter((v) => v <= low).slice(-MOST_CORNERS);
    const after = values.filter((v) => v >= high).slice(0, MOST_CORNERS);
    const near = 1 + page.strokePx;
    return before.flatMap((from) =>
      after.map((to) => {
        const atWall = Math.abs(from - walls[0]) <= near || Math.abs(to - walls[1]) <= near;
        return { px: to - from + facesPx, share: atWall ? WALL_TO_CORNER : CORNERS };
      }),
    );
  };
  const walls = wallsAround(run, label, rooms, page);
  return { x: along(0, box.x0, box.x1, walls.x), y: along(1, box.y0, box.y1, walls.y) };
}

/** Where the room ends to the left and right of the middle of the text, and above and below it. */
function wallsAround({ box }: TextRun, label: number, { labels }: RoomsPx, { widthPx, heightPx }: Page) {
  const cx = Math.round((box.x0 + box.x1) / 2);
  const cy = Math.round((box.y0 + box.y1) / 2);
  const inRoom = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < widthPx && y < heightPx && labels[y * widthPx + x] === label;
  const walk = (inside: (u: number) => boolean, from: number, step: 1 | -1): number => {
    let u = from;
    while (inside(u + step)) u += step;
    return u;
  };
  const acrossAt = (x: number) => inRoom(x, cy);
  const downAt = (y: number) => inRoom(cx, y);
  const x: [number, number] = [walk(acrossAt, cx, -1), walk(acrossAt, cx, 1) + 1];
  const y: [number, number] = [walk(downAt, cy, -1), walk(downAt, cy, 1) + 1];
  return { x, y };
}
