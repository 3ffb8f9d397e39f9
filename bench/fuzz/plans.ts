import fc from 'fast-check';
import { OPENING_KINDS, type Plan, type Point, type Ring, ROOM_TYPES, type Wall } from '#core/plan/schema.ts';
import { between } from './between.ts';

/** What a plan.json from elsewhere may hold and no reader would write: numbers are finite, and that is all. */
const SMALL = [0, -0, 1e-300, 1e-9, 0.049, -1e-5] as const;
const LARGE = [1e2, -1e3, 1e6, 1e15, 1e300, -1.7e308] as const;
const KINDS = ['toilet', 'basin', 'bath', 'shower', 'kitchen-counter', 'sink', 'hob', 'stairs', 'spiral-stairs', 'wardrobe', 'fireplace', 'bed', 'sofa', 'table', 'column', ''] as const; // biome-ignore format: a table

const metres = fc.oneof(
  { weight: 250, arbitrary: between(-2, 14) },
  { weight: 20, arbitrary: fc.nat({ max: 12 }) },
  { weight: 20, arbitrary: fc.constantFrom(...SMALL) },
  { weight: 1, arbitrary: fc.constantFrom(...LARGE) },
);
const size = fc.oneof(
  { weight: 100, arbitrary: between(0.8, 5) },
  { weight: 20, arbitrary: fc.constantFrom(...SMALL, 0.3, 30) },
  { weight: 1, arbitrary: fc.constantFrom(...LARGE) },
);

/** Plans that keep the schema and nothing else: rooms without area, outlines that cross themselves, openings beyond their walls. */
export function plans(): fc.Arbitrary<Plan> {
  const point: fc.Arbitrary<Point> = fc.tuple(metres, metres);
  const rectangle: fc.Arbitrary<Ring> = fc
    .tuple(metres, metres, size, size, fc.boolean())
    .map(([x, y, w, h, isBackwards]): Ring => {
      const ring: Ring = [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]; // biome-ignore format: corners
      return isBackwards ? ring.reverse() : ring;
    });
  const ring: fc.Arbitrary<Ring> = fc
    .oneof(
      { weight: 6, arbitrary: rectangle },
      { weight: 2, arbitrary: fc.array(point, { minLength: 3, maxLength: 9 }) },
      { weight: 1, arbitrary: point.map((p): Ring => [p, p, p]) },
      {
        weight: 1,
        arbitrary: fc.tuple(point, size).map(
          ([[x, y], w]): Ring => [
            [x, y],
            [x + w, y],
            [x + w / 2, y],
          ],
        ),
      },
    )
    .filter((points) => points.flat().every(Number.isFinite));
  const walls: fc.Arbitrary<Wall[]> = fc
    .array(
      fc.record({
        from: point,
        to: fc.oneof(point, fc.constant(undefined)),
        thickness: fc.oneof(between(0.05, 0.5), fc.constantFrom(1e-9, 3)),
        exterior: fc.boolean(),
      }),
      { maxLength: 10 },
    )
    .map((list) => list.map((wall, i) => ({ ...wall, id: `w${i + 1}`, to: wall.to ?? wall.from })));
  const item = fc.record({ kind: fc.constantFrom(...KINDS), room: fc.nat({ max: 5 }), outline: ring });
  const items = (prefix: string) =>
    fc
      .array(item, { maxLength: 5 })
      .map((list) => list.map((one, i) => ({ ...one, id: `${prefix}${i + 1}`, room: `r${one.room}` })));
  return fc.record({
    walls,
    openings: fc
      .array(
        fc.record(
          {
            kind: fc.constantFrom(...OPENING_KINDS),
            wall: fc.nat({ max: 11 }).map((i) => `w${i}`),
            from: point,
            to: point,
            swing: fc.record({ hinge: point, leaf: point }),
          },
          { requiredKeys: ['kind', 'wall', 'from', 'to'] },
        ),
        { maxLength: 8 },
      )
      .map((list) => list.map((one, i) => ({ ...one, id: `d${i + 1}` }))),
    rooms: fc
      .array(
        fc.record({
          type: fc.constantFrom(...ROOM_TYPES),
          label: fc.string({ maxLength: 20 }),
          outline: ring,
          holes: fc.oneof({ weight: 4, arbitrary: fc.constant<Ring[]>([]) }, fc.array(ring, { maxLength: 2 })),
          area: fc.oneof(between(0, 40), fc.constantFrom(0, -1, 1e300)),
        }),
        { maxLength: 4 },
      )
      .map((list) => list.map((one, i) => ({ ...one, id: `r${i + 1}` }))),
    fixtures: items('f'),
    furniture: items('x'),
  });
}
