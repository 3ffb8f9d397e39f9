import type { Plan, Point, Wall } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { arcCorners, besideCorner } from './arc.ts';
import { type Corner, findCorner, HOSTS } from './cut-corner.ts';
import { areaOf } from './rooms.ts';

/** Radii of rounded corners, metres, and how many straight pieces make a quarter of a circle: bends of five degrees are not seen as corners (see `findJunctions`). */
const RADII = [0.8, 3] as const;
/** Where there is less room. */
const LEAST = 0.5;
const CHORDS = 17;

/** Rounds one outer corner of a habitable room that is free of openings, fixtures and balconies, where there is one; the plan stays exact. */
export function roundCorner(plan: Plan, random: Random): void {
  const rooms = random.shuffle(plan.rooms.filter(({ type }) => HOSTS.includes(type)));
  for (const room of rooms)
    for (const index of random.shuffle(room.outline.map((_, i) => i)))
      for (const radius of [random.range(...RADII), RADII[0], LEAST]) {
        const corner = findCorner(plan, room, index, radius, 'outer');
        if (!corner) continue;
        round(plan, corner, radius);
        return;
      }
}

function round(plan: Plan, { room, index, one, two, node, alongOne, alongTwo }: Corner, radius: number): void {
  // The arc starts on the first wall and ends on the second; its middle lies inside, and outwards is away from there.
  const place = ([u, v]: Point): Point => [
    node[0] + (alongOne[0] + alongTwo[0]) * radius - alongTwo[0] * v - alongOne[0] * u,
    node[1] + (alongOne[1] + alongTwo[1]) * radius - alongTwo[1] * v - alongOne[1] * u,
  ];
  const corners = arcCorners(radius, Math.PI / 2, CHORDS);
  const line = corners.map(({ point }) => place(point));
  const { thickness, exterior } = one.wall;
  one.wall[one.end] = line[0]!;
  two.wall[two.end] = line.at(-1)!;
  const id = plan.walls.length + 1;
  plan.walls.push(
    ...line.slice(1).map((to, k): Wall => ({ id: `w${id}c${k + 1}`, from: line[k]!, to, thickness, exterior })),
  );
  const face = corners.map((corner) => place(besideCorner(corner, -thickness / 2)));
  const before = room.outline.at(index - 1)!;
  const fromOne = Math.hypot(before[0] - face[0]![0], before[1] - face[0]![1]);
  const fromTwo = Math.hypot(before[0] - face.at(-1)![0], before[1] - face.at(-1)![1]);
  room.outline.splice(index, 1, ...(fromOne < fromTwo ? face : face.reverse()));
  room.area = Math.round(areaOf(room.outline) * 1000) / 1000;
}
