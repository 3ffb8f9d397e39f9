import type { Opening, Plan, Room, Wall } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { boundsOf } from './loose-furniture.ts';
import { moveDoor, pad } from './move-door.ts';
import { areaOf, inRing } from './rooms.ts';
import { roundMm } from './round-mm.ts';
import { touches } from './wall-spots.ts';
import { FRONT_MM, thinnestWall } from './walls.ts';

type Vector = [number, number];

const HOSTS: readonly Room['type'][] = ['living', 'living-kitchen', 'kitchen', 'dining', 'bedroom', 'hall', 'study'];
/** How much of both faces is taken, metres: a closet or larder with a door, or a shaft or chimney behind a blind slant. */
const CLOSET = [1.15, 1.8] as const;
const SHAFT = [0.25, 0.8] as const;
const DOOR = [0.6, 0.7, 0.76];
/** What stays free of the room beside the slant, what a room must keep, m², and the least floor of a closet. */
const BESIDE = 0.7;
const LEAST_ROOM = 7;
const LEAST_CLOSET = 0.55;

/** A corner of a room, where the centre lines of its walls meet, and the ways along them into the room. */
interface Place {
  room: Room;
  index: number;
  node: Vector;
  one: { wall: Wall; along: Vector };
  two: { wall: Wall; along: Vector };
}

/**
 * Sets a slanted wall across the corner of a room: with a closet behind it, its door in the slant, or with a shaft that is no room. The plan
 * stays as it is where no corner is free. `name` is the closet's.
 */
export function addCornerCloset(plan: Plan, kind: 'closet' | 'shaft', name: string, random: Random): void {
  const inner = plan.walls.filter(({ exterior }) => !exterior);
  const thickness = thinnestWall(inner, FRONT_MM / 1000);
  if (!Number.isFinite(thickness)) return;
  const [least, most] = kind === 'closet' ? CLOSET : SHAFT;
  for (const room of random.shuffle(plan.rooms.filter(({ type }) => HOSTS.includes(type))))
    for (const index of random.shuffle(room.outline.map((_, i) => i))) {
      const cut = roundMm(random.range(least, most));
      const place = findPlace(plan, room, index, cut, thickness);
      if (place && build(plan, place, { cut, thickness, kind, name, width: random.pick(DOOR) })) return;
    }
}

function findPlace(plan: Plan, room: Room, index: number, cut: number, thickness: number): Place | undefined {
  const corner = room.outline[index]!;
  const sides = [room.outline.at(index - 1)!, room.outline[(index + 1) % room.outline.length]!];
  const [along, other] = sides.map((p): Vector => [p[0] - corner[0], p[1] - corner[1]]) as [Vector, Vector];
  const lengths = [along, other].map((v) => Math.hypot(...v)) as [number, number];
  if (lengths.some((length) => length < cut + BESIDE)) return undefined;
  const [u, v] = [along, other].map((w, i): Vector => [w[0] / lengths[i]!, w[1] / lengths[i]!]) as [Vector, Vector];
  // Upright corners that the room fills, not those round which it runs.
  if (Math.abs(u[0] * u[1]) > 1e-6 || Math.abs(u[0] * v[0] + u[1] * v[1]) > 1e-6) return undefined;
  if (!inRing([corner[0] + (u[0] + v[0]) * 0.02, corner[1] + (u[1] + v[1]) * 0.02], room.outline)) return undefined;
  // The slant ends on the centre lines, which lie deeper than the faces.
  const reach = cut + 0.6;
  const one = wallBehind(plan, corner, u, v, reach, thickness);
  const two = wallBehind(plan, corner, v, u, reach, thickness);
  if (!one || !two) return undefined;
  const node: Vector = [
    corner[0] - (v[0] * one.thickness) / 2 - (u[0] * two.thickness) / 2,
    corner[1] - (v[1] * one.thickness) / 2 - (u[1] * two.thickness) / 2,
  ];
  const far: Vector = [corner[0] + (u[0] + v[0]) * (cut + 0.35), corner[1] + (u[1] + v[1]) * (cut + 0.35)];
  const square = boundsOf([node, far]);
  const inWay = ({ wall, from, to, swing }: Opening) =>
    touches(swing ? boundsOf([from, to, swing.leaf]) : pad(boundsOf([from, to])), square) ||
    ([one.id, two.id].includes(wall) && touches(pad(boundsOf([from, to])), square));
  if (plan.openings.some(inWay) || plan.fixtures.some((f) => touches(boundsOf(f.outline), square))) return undefined;
  if (room.holes.some((hole) => touches(boundsOf(hole), square))) return undefined;
  return { room, index, node, one: { wall: one, along: u }, two: { wall: two, along: v } };
}

/** The wall whose face a side of the room is, from the corner for `reach` metres; thick enough to hide the end of a slanted one. */
function wallBehind(
  plan: Plan,
  corner: Vector,
  along: Vector,
  inwards: Vector,
  reach: number,
  thickness: number,
): Wall | undefined {
  return plan.walls.find((wall) => {
    if (wall.thickness < thickness - 1e-6) return false;
    const onLine = [wall.from, wall.to].every(
      (p) => Math.abs((p[0] - corner[0]) * inwards[0] + (p[1] - corner[1]) * inwards[1] + wall.thickness / 2) < 0.002,
    );
    const ends = [wall.from, wall.to].map((p) => (p[0] - corner[0]) * along[0] + (p[1] - corner[1]) * along[1]);
    return onLine && Math.min(...ends) < 0.01 && Math.max(...ends) > reach;
  });
}

interface Slant {
  cut: number;
  thickness: number;
  kind: 'closet' | 'shaft';
  name: string;
  width: number;
}

function build(plan: Plan, { room, index, node, one, two }: Place, slant: Slant): boolean {
  const { thickness, kind } = slant;
  // Measured from the faces, so that thick walls do not swallow it.
  const cut = roundMm(slant.cut + (one.wall.thickness + two.wall.thickness) / 2);
  const at = (u: number, v: number): Vector => [
    roundMm(node[0] + one.along[0] * u + two.along[0] * v),
    roundMm(node[1] + one.along[1] * u + two.along[1] * v),
  ];
  // Faces lie half a thickness beside the centre line, which is that by the root of two along the walls.
  const half = thickness * Math.SQRT1_2;
  const [faceOne, faceTwo] = [one.wall.thickness / 2, two.wall.thickness / 2];
  const outline = [...room.outline];
  outline.splice(index, 1, at(cut + half - faceOne, faceOne), at(faceTwo, cut + half - faceTwo));
  const floor = [at(faceTwo, faceOne), at(cut - half - faceOne, faceOne), at(faceTwo, cut - half - faceTwo)];
  const area = roundMm(areaOf(outline) - room.holes.reduce((sum, hole) => sum + areaOf(hole), 0));
  if (area < LEAST_ROOM || (kind === 'closet' && areaOf(floor) < LEAST_CLOSET)) return false;
  const wall: Wall = { id: `w${plan.walls.length + 1}s`, from: at(cut, 0), to: at(0, cut), thickness, exterior: false };
  const cutRoom = { ...room, outline, area };
  if (kind === 'closet') {
    const door: Opening = {
      id: `d${plan.openings.length + 1}s`,
      kind: 'door',
      wall: wall.id,
      from: [0, 0],
      to: [slant.width, 0],
    };
    if (!moveDoor(plan, door, cutRoom, wall)) return false;
    plan.openings.push(door);
    plan.rooms.push({
      id: 'corner-closet',
      type: 'closet',
      label: slant.name,
      outline: floor,
      holes: [],
      area: roundMm(areaOf(floor)),
    });
  }
  plan.walls.push(wall);
  Object.assign(room, { outline, area });
  return true;
}
