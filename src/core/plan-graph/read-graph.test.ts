import { expect, test } from 'vitest';
import { ringArea } from '../geometry/ring.ts';
import { lengthOf } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import { textAt } from '../texts/text-at.fixture.ts';
import type { TextRun } from '../texts/types.ts';
import { type DrawnPlan, drawHeads, drawInk } from './heads.fixture.ts';
import { cornersOf, instanceCandidates } from './instance-candidates.ts';
import { readGraph } from './read-graph.ts';
import { SIZE, TWO_ROOMS } from './two-rooms.fixture.ts';

/** What is read of a plan that a network sees without a fault. */
const read = (plan: DrawnPlan, texts: readonly TextRun[] = []) => readGraph(drawHeads(plan), drawInk(plan), texts);

/** The same turned about the middle of the drawing. */
function turned(plan: DrawnPlan, degrees: number): DrawnPlan {
  const turn = (degrees * Math.PI) / 180;
  const [cx, cy] = [190, 150];
  const at = ([x, y]: PointPx): PointPx => [
    cx + (x - cx) * Math.cos(turn) - (y - cy) * Math.sin(turn),
    cy + (x - cx) * Math.sin(turn) + (y - cy) * Math.cos(turn),
  ];
  return {
    ...plan,
    walls: plan.walls.map((wall) => ({ ...wall, from: at(wall.from), to: at(wall.to) })),
    openings: plan.openings!.map((opening) => ({ ...opening, from: at(opening.from), to: at(opening.to) })),
    floors: plan.floors!.map((floor) => floor.map(at)),
  };
}

test.each([0, 2, 12])('what is drawn is read: walls, openings and faces, turned by %s degrees', (degrees) => {
  const { walls, openings, faces } = read(turned(TWO_ROOMS, degrees));
  expect(walls.map((wall) => Math.round(lengthOf(wall) / 10) * 10).sort()).toEqual([200, 200, 200, 300, 300]);
  expect(openings.map(({ kind }) => kind).sort()).toEqual(['door', 'window']);
  const areas = faces.map(({ outline }) => Math.abs(ringArea(outline)));
  expect(areas).toHaveLength(2);
  // 141 × 188 from face to face.
  for (const area of areas) expect(Math.abs(area / (141 * 188) - 1)).toBeLessThan(0.03);
});

test('a door knows its jambs, its hinge and the side that its leaf opens to', () => {
  const door = read(TWO_ROOMS).openings.find(({ kind }) => kind === 'door')!;
  const near = (a: PointPx, b: PointPx) => expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThan(2);
  near(door.from, [190, 100]);
  near(door.to, [190, 140]);
  near(door.swing!.hinge, [190, 140]);
  // Looking down the page the left is to the east.
  near(door.swing!.leaf, [230, 140]);
});

test('a fragment far off is no wall, a free-standing piece within the house is', () => {
  const pieces: DrawnPlan = {
    ...TWO_ROOMS,
    walls: [...TWO_ROOMS.walls, { from: [365, 60], to: [365, 75], half: 3 }, { from: [240, 150], to: [290, 150], half: 3 }], // biome-ignore format: one list
  };
  const { walls } = read(pieces);
  expect(walls).toHaveLength(6);
  expect(
    walls.some(({ from, to }) => from[0] > 200 && from[0] < 335 && Math.abs(from[1] - 150) < 2 && to[0] < 335),
  ).toBe(true);
});

test('floor that no walls enclose is a room, the surer with a railing around it', () => {
  const openFloors = (railed: boolean) =>
    read({
      ...TWO_ROOMS,
      openings: [...TWO_ROOMS.openings!, { kind: 'door', from: [80, 240], to: [120, 240] }],
      floors: [...TWO_ROOMS.floors!, [[60, 248], [180, 248], [180, 290], [60, 290]]],
      railings: railed ? [{ from: [60, 248], to: [60, 290] }, { from: [60, 290], to: [180, 290] }, { from: [180, 290], to: [180, 248] }] : [],
    }).faces.filter(({ isEnclosed }) => !isEnclosed); // biome-ignore format: a drawing
  const [balcony, ...others] = openFloors(true);
  expect(others).toEqual([]);
  expect(balcony!.area / (120 * 42)).toBeCloseTo(1, 0);
  expect(balcony!.sure).toBeGreaterThan(openFloors(false)[0]?.sure ?? 0);
});

test('what is read knows how likely it is there', () => {
  const { walls, openings, faces } = read(TWO_ROOMS);
  for (const { chance } of walls) expect(chance).toBeGreaterThan(0.8);
  for (const { confidence } of openings) expect(confidence).toBeGreaterThan(0.9);
  for (const { sure } of faces) expect(sure).toBeGreaterThan(0.8);
});

test('walls at 45 degrees are read from where their centre line is said to be', () => {
  const [x, y] = [40, 40];
  const chamfered: DrawnPlan = {
    size: SIZE,
    walls: [
      { from: [x + 100, y], to: [340, y], half: 5 },
      { from: [340, y], to: [340, 240], half: 5 },
      { from: [340, 240], to: [x, 240], half: 5 },
      { from: [x, 240], to: [x, y + 100], half: 5 },
      { from: [x, y + 100], to: [x + 100, y], half: 5 },
    ],
    floors: [[[146, 45], [335, 45], [335, 235], [45, 235], [45, 142]]],
  }; // biome-ignore format: a drawing
  const { walls, faces } = read(chamfered);
  expect(walls.map((wall) => Math.round(lengthOf(wall) / 10) * 10).sort()).toEqual([100, 140, 200, 200, 300]);
  expect(faces).toHaveLength(1);
});

test('two names in one face part it at the end of a wall, by a gap; one name does not', () => {
  const half: DrawnPlan = {
    ...TWO_ROOMS,
    walls: TWO_ROOMS.walls.map((wall) => (wall.half === 3 ? { ...wall, to: [190, 150] } : wall)),
    openings: [],
  };
  expect(read(half, [textAt('BATH', 100, 140)]).faces).toHaveLength(1);
  const { faces, openings } = read(half, [textAt('BATH', 100, 140), textAt('BEDROOM', 270, 140)]);
  expect(faces).toHaveLength(2);
  expect(openings).toMatchObject([{ kind: 'gap' }]);
  expect(lengthOf(openings[0]!)).toBeGreaterThan(70);
});

test('a wall that goes on thinner in the same line is two, each as thick as it is', () => {
  const [top, ...others] = TWO_ROOMS.walls;
  const plan: DrawnPlan = {
    ...TWO_ROOMS,
    walls: [{ ...top!, to: [190, 40] }, { ...top!, from: [190, 40], half: 3 }, ...others],
    openings: [],
  };
  const above = read(plan).walls.filter(({ from, to }) => Math.abs(from[1] - 40) < 2 && Math.abs(to[1] - 40) < 2);
  const halves = above.sort((a, b) => a.from[0] - b.from[0]).map(({ half }) => half);
  expect(halves).toHaveLength(2);
  expect(halves[0]).toBeCloseTo(6.5, 0);
  expect(halves[1]).toBeCloseTo(3.5, 0);
});

test('walls stand where their ink has its edges', () => {
  const page = drawInk({ ...TWO_ROOMS, walls: TWO_ROOMS.walls.filter(({ half }) => half > 3), openings: [] });
  // The partition as it is drawn: from 188 to 196, a little to the right of where the network says, and thicker.
  for (let y = 30; y < 250; y++) page.grey.fill(0, y * SIZE[0] + 188, y * SIZE[0] + 196);
  const { walls } = readGraph(drawHeads(TWO_ROOMS), page, []);
  const partition = walls.find(({ from, to }) => Math.abs(from[0] - to[0]) < 1 && from[0] > 100 && from[0] < 300)!;
  expect(partition.from[0]).toBeCloseTo(192, 0);
  expect(2 * partition.half).toBeCloseTo(8, 0);
});

test('a thing has its middle, its size and its front', () => {
  const toilet = { kind: 'toilet', middle: [101, 83], size: [12, 20], facing: Math.PI / 2 } as const;
  const [found, ...others] = instanceCandidates(
    drawHeads({ ...TWO_ROOMS, things: [{ ...toilet, middle: [101, 83] }] }),
  );
  expect(others).toEqual([]);
  expect(found!.kind).toBe('toilet');
  // Its front down the page: the back left corner is at the top right.
  const [backLeft, , frontRight] = cornersOf(found!);
  expect(backLeft!.map(Math.round)).toEqual([95, 73]);
  expect(frontRight!.map(Math.round)).toEqual([107, 93]);
});
