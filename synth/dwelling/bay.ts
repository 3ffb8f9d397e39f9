import type { Plan, Room, Wall } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { boundsOf } from './loose-furniture.ts';
import { areaOf, inRing } from './rooms.ts';
import { roundMm } from './round-mm.ts';

type Vector = [number, number];
const HOSTS: Room['type'][] = ['living', 'living-kitchen', 'bedroom', 'dining', 'kitchen', 'study'];

/**
 * Turns a window of a living space into a bay: the wall steps out in three pieces (slanted or square) or in a curve of seven, with
 * windows in those that are long enough. The plan stays as it is where the ground outside is not free.
 */
export function addBay(plan: Plan, random: Random): void {
  for (const window of random.shuffle(plan.openings.filter((o) => o.kind === 'window'))) {
    const wall = plan.walls.find((w) => w.id === window.wall)!;
    if (wall.exterior && bayAt(plan, window.id, wall, random)) return;
  }
}

function bayAt(plan: Plan, windowId: string, wall: Wall, random: Random): boolean {
  const window = plan.openings.find((o) => o.id === windowId)!;
  const axis = wall.from[0] === wall.to[0] ? 1 : wall.from[1] === wall.to[1] ? 0 : undefined;
  if (axis === undefined) return false;
  const across = axis === 0 ? 1 : 0;
  const half = wall.thickness / 2;
  const [low, high] = [Math.min(window.from[axis], window.to[axis]), Math.max(window.from[axis], window.to[axis])];
  const width = Math.max(1.8, high - low + 0.3);
  const [s, e] = [roundMm((low + high - width) / 2), roundMm((low + high + width) / 2)];
  const [w0, w1] = [Math.min(wall.from[axis], wall.to[axis]), Math.max(wall.from[axis], wall.to[axis])];
  if (s < w0 + 0.5 || e > w1 - 0.5) return false;
  const beside = plan.openings.filter((o) => o.wall === wall.id && o.id !== windowId);
  if (beside.some((o) => Math.max(o.from[axis], o.to[axis]) > s - 0.2 && Math.min(o.from[axis], o.to[axis]) < e + 0.2))
    return false;
  const point = (along: number, off: number): Vector => {
    const level = wall.from[across] + off;
    return axis === 0 ? [roundMm(along), roundMm(level)] : [roundMm(level), roundMm(along)];
  };
  const room = plan.rooms.find((r) =>
    [1, -1].some((side) => inRing(point((s + e) / 2, side * (half + 0.05)), r.outline)),
  );
  if (!room || !HOSTS.includes(room.type)) return false;
  const out = inRing(point((s + e) / 2, half + 0.05), room.outline) ? -1 : 1;
  // No other wall may end inside the stretch: the inner face must be one straight edge of the room.
  const face = wall.from[across] - out * half;
  const edge = room.outline.findIndex((p, i) => {
    const q = room.outline[(i + 1) % room.outline.length]!;
    const [a, b] = [Math.min(p[axis], q[axis]), Math.max(p[axis], q[axis])];
    return Math.abs(p[across] - face) < 0.002 && Math.abs(q[across] - face) < 0.002 && a < s - 0.1 && b > e + 0.1;
  });
  if (edge < 0) return false;
  const kind = random.weighted({ canted: 0.5, square: 0.25, curved: 0.25 });
  const reach = kind === 'curved' ? width / 2 : random.range(0.5, 0.9);
  const ground = boundsOf([point(s - 0.7, out * (half + 0.02)), point(e + 0.7, out * (reach + 2 * half + 0.6))]);
  if (plan.rooms.some((r) => r !== room && touchesBox(boundsOf(r.outline), ground))) return false;
  if (plan.walls.some((w) => w !== wall && touchesBox(boundsOf([w.from, w.to]), ground))) return false;
  if (reaches(room, ground)) return false;

  const outline = bayLine(kind, width, reach).map(([u, v]) => point(s + u, out * v));
  splitWall(plan, wall, windowId, axis, s, e);
  plan.openings = plan.openings.filter((o) => o.id !== windowId);
  outline.slice(1).forEach((to, i) => {
    const from = outline[i]!;
    const piece: Wall = { id: `${wall.id}${windowId}y${i}`, from, to, thickness: wall.thickness, exterior: true };
    plan.walls.push(piece);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const margin = kind === 'curved' ? 0.05 : Math.max(0.16, half * 1.2);
    if (length < 2 * margin + 0.3) return;
    const at = (t: number): Vector => [
      roundMm(from[0] + ((to[0] - from[0]) * t) / length),
      roundMm(from[1] + ((to[1] - from[1]) * t) / length),
    ];
    plan.openings.push({
      id: `${windowId}y${i}`,
      kind: 'window',
      wall: piece.id,
      from: at(margin),
      to: at(length - margin),
    });
  });
  const inner = offsetLine([point(w0, 0), ...outline, point(w1, 0)], half, out, axis);
  const [p, q] = [room.outline[edge]!, room.outline[(edge + 1) % room.outline.length]!];
  room.outline.splice(edge + 1, 0, ...(p[axis] < q[axis] ? inner : inner.reverse()));
  room.area = roundMm(areaOf(room.outline));
  return true;
}

/** The bay's centre line from one end (0, 0) to the other (width, 0), v outwards. */
function bayLine(kind: 'canted' | 'square' | 'curved', width: number, reach: number): Vector[] {
  if (kind === 'square')
    return [
      [0, 0],
      [0, reach],
      [width, reach],
      [width, 0],
    ];
  if (kind === 'canted') {
    const slope = Math.min(reach, width * 0.3);
    return [
      [0, 0],
      [slope, reach],
      [width - slope, reach],
      [width, 0],
    ];
  }
  const r = width / 2;
  const pieces = 7;
  return Array.from({ length: pieces + 1 }, (_, i): Vector => {
    const a = (Math.PI * i) / pieces;
    return [r - r * Math.cos(a), r * Math.sin(a)];
  });
}

/** The corners of the inner face along a centre line, without its two ends. */
function offsetLine(line: Vector[], half: number, out: number, axis: 0 | 1): Vector[] {
  // Inwards is to the right of the line's direction or to its left, by the axis and the side the bay is on.
  const side = (axis === 0 ? -1 : 1) * out;
  const normal = (a: Vector, b: Vector): Vector => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [(-(b[1] - a[1]) / length) * side, ((b[0] - a[0]) / length) * side];
  };
  return line.slice(1, -1).map((p, i) => {
    const [n, m] = [normal(line[i]!, p), normal(p, line[i + 2]!)];
    const k = half / (1 + n[0] * m[0] + n[1] * m[1]);
    return [roundMm(p[0] + (n[0] + m[0]) * k), roundMm(p[1] + (n[1] + m[1]) * k)];
  });
}

/** Takes a stretch out of a wall; what lies beyond it becomes a wall of its own with its openings. */
function splitWall(plan: Plan, wall: Wall, windowId: string, axis: 0 | 1, s: number, e: number): void {
  const forward = wall.from[axis] < wall.to[axis];
  const cut = (at: number): Vector => (axis === 0 ? [at, wall.from[1]] : [wall.from[0], at]);
  const beyond: Wall = { ...wall, id: `${wall.id}${windowId}z`, from: cut(forward ? e : s), to: wall.to };
  plan.walls.push(beyond);
  wall.to = cut(forward ? s : e);
  for (const opening of plan.openings)
    if (opening.wall === wall.id && opening.id !== windowId && opening.from[axis] > (s + e) / 2 === forward)
      opening.wall = beyond.id;
}

type Box = ReturnType<typeof boundsOf>;
const touchesBox = (a: Box, b: Box) => a.x0 <= b.x1 && a.x1 >= b.x0 && a.y0 <= b.y1 && a.y1 >= b.y0;

/** Whether the room itself comes round into the box. */
const reaches = (room: Room, { x0, x1, y0, y1 }: Box) =>
  room.outline.some(([x, y]) => x > x0 && x < x1 && y > y0 && y < y1);
