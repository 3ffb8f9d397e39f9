import type { Point, Room, Wall } from '#core/plan/schema.ts';
import type { Random } from '../../random.ts';
import type { Pen } from '../pen.ts';
import { drawPosts } from './draw-posts.ts';

/** Colours in which boards of balconies are laid. */
const BOARDS = ['#e8b4ac', '#c0392b', '#c9b79c', '#b9cfa5', '#a8a8c8', '#bdbdbd'];

/** What closes balconies: rails and walls, or panes that slide, alone or on a wall of half the height; in the north most are glazed. */
const KINDS = {
  finnish: {
    glazed: 2,
    panes: 4,
    dashed: 1.5,
    'half-wall': 2,
    bars: 1,
    parapet: 1,
    lattice: 0.5,
    double: 2,
    single: 2,
  },
  other: {
    glazed: 2,
    panes: 1,
    dashed: 0.7,
    'half-wall': 0.8,
    bars: 1.5,
    parapet: 1.5,
    lattice: 1,
    double: 1.5,
    single: 1.5,
  },
};

/** Share of terraces and of porches whose roof stands on posts, with a line between them or none. */
const ON_POSTS = { terrace: 0.35, porch: 0.75 } as const;

/**
 * The floor and the railing of a balcony or terrace: glazing between posts, bars, a parapet, a lattice; posts of a roof; boards in colour.
 * Along the walls of the house there is none.
 */
export function drawConventionalBalcony(pen: Pen, room: Room, walls: readonly Wall[], random: Random): void {
  const { style } = pen;
  const thin = { widthPx: style.linePx * 0.8 };
  if (random.chance(0.35)) drawBoards(pen, room, random);
  const kind = random.weighted(KINDS[style.conventions?.school === 'finnish' ? 'finnish' : 'other']);
  const wide = kind === 'parapet' || kind === 'half-wall' ? random.range(0.08, 0.16) : kind === 'panes' ? 0.1 : 0.06;
  const rails = random.pick([2, 3, 4]);
  const { outline } = room;
  const open = outline
    .map((a, i) => [a, outline[(i + 1) % outline.length]!] as const)
    .flatMap(([a, b]) => openPieces(a, b, walls));
  if (room.type === 'terrace' && random.chance(ON_POSTS[room.id === 'porch' ? 'porch' : 'terrace'])) {
    drawPosts(pen, open, random);
    return;
  }
  open.forEach(([a, b]) => {
    pen.markStroke('railing', a, b, Math.max(4, wide * pen.scale));
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    // Outlines run clockwise, so the floor is to their right.
    const at = (u: number, v: number): Point => [a[0] + ux * u - uy * v, a[1] + uy * u + ux * v];
    const box = (u0: number, u1: number, v: number, fill: string) =>
      pen.line([at(u0, 0), at(u1, 0), at(u1, v), at(u0, v)], { closed: true, fill, ...thin });
    if (kind === 'dashed') {
      const dash = [0.14, 0.08].map((metres) => metres * pen.scale);
      for (const v of [0, wide]) pen.line([at(0, v), at(length, v)], { ...thin, dash });
      return;
    }
    pen.line([a, b], thin);
    if (kind === 'half-wall') box(0, length, wide, random.pick([style.paper, '#d0d0d0']));
    if (kind === 'half-wall' || kind === 'panes')
      drawPanes(length, wide, rails, (u0, u1, v) => pen.line([at(u0, v), at(u1, v)], thin));
    if (kind === 'parapet') box(0, length, wide, random.pick([style.paper, '#d0d0d0', style.ink]));
    else if (kind !== 'single' && kind !== 'half-wall') pen.line([at(0, wide), at(length, wide)], thin);
    if (kind === 'glazed') pen.line([at(0, wide / 2), at(length, wide / 2)], thin);
    const step = kind === 'glazed' ? 0.9 : kind === 'bars' ? 1.2 : kind === 'lattice' ? 0.12 : 0;
    if (step)
      for (let u = step; u < length - step / 2; u += step)
        if (kind === 'lattice') pen.line([at(u, 0), at(u, wide)], thin);
        else box(u - 0.03, u + 0.03, wide, kind === 'bars' ? style.ink : style.paper);
  });
}

/** Long panes on parallel rails, one rail on from each to the next, that run by each other a little. */
function drawPanes(
  length: number,
  wide: number,
  rails: number,
  line: (u0: number, u1: number, v: number) => void,
): void {
  const panes = Math.max(2, Math.round(length / 0.8));
  for (let i = 0; i < panes; i++) {
    const v = (wide * (1 + (i % (rails - 1 || 1)))) / (rails + 1);
    line(Math.max(0, (length * i) / panes - 0.06), Math.min(length, (length * (i + 1)) / panes + 0.06), v);
  }
}

/** The pieces of an edge that lie at no wall. */
function openPieces(a: Point, b: Point, walls: readonly Wall[]): [Point, Point][] {
  const steps = Math.max(4, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.05));
  const on = (i: number): Point => [a[0] + ((b[0] - a[0]) * i) / steps, a[1] + ((b[1] - a[1]) * i) / steps];
  const pieces: [Point, Point][] = [];
  let start: number | undefined;
  for (let i = 0; i <= steps; i++) {
    const isOpen = i < steps && !isAtWall(on(i + 0.5), walls);
    if (isOpen) start ??= i;
    else if (start !== undefined) {
      if (i - start > 2) pieces.push([on(start), on(i)]);
      start = undefined;
    }
  }
  return pieces;
}

/** Whether a point lies on a face of a wall or within it. */
function isAtWall([x, y]: Point, walls: readonly Wall[]): boolean {
  return walls.some(({ from, to, thickness }) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along = ((x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) / length;
    const across = ((x - from[0]) * (to[1] - from[1]) - (y - from[1]) * (to[0] - from[0])) / length;
    return Math.abs(across) < thickness / 2 + 0.02 && along > 0 && along < length;
  });
}

/** Boards along the longer side, some with a pale floor under them. */
function drawBoards(pen: Pen, { outline }: Room, random: Random): void {
  const colour = random.pick(BOARDS);
  if (random.chance(0.5)) pen.line(outline, { closed: true, fill: `${colour}40`, widthPx: 0 });
  if (outline.length !== 4) return;
  const [a, b, , d] = outline as [[number, number], [number, number], [number, number], [number, number]];
  const [along, across] = [b, d].map((end) => [end[0] - a[0], end[1] - a[1]] as Point) as [Point, Point];
  const [long, short] = Math.hypot(...along) > Math.hypot(...across) ? [along, across] : [across, along];
  const rows = random.chance(0.5) ? short : long;
  const lines = rows === short ? long : short;
  const count = Math.floor(Math.hypot(...rows) / random.pick([0.1, 0.14, 0.2]));
  for (let i = 1; i < count; i++) {
    const start: Point = [a[0] + (rows[0] * i) / count, a[1] + (rows[1] * i) / count];
    pen.line([start, [start[0] + lines[0], start[1] + lines[1]]], {
      colour,
      widthPx: Math.max(0.6, pen.style.linePx * 0.6),
    });
  }
}
