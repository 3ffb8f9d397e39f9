import { cross } from './cross.ts';
import type { ModelBuilder, Vec3 } from './model-builder.ts';

/** How a stuffed cushion lies or leans, in metres of the model. */
export interface StuffedShape {
  readonly middle: Vec3;
  /** Along its width, and along its length towards where its head is; unit vectors at a right angle. */
  readonly across: Vec3;
  readonly up: Vec3;
  readonly width: number;
  readonly length: number;
  /** Between its two faces, where it is stuffed most. */
  readonly thick: number;
}

/** Where its faces have corners, from seam to seam: close to the seam they bend most. */
const STEPS = [-1, -0.66, 0, 0.66, 1] as const;
/** Its seams run in by this share between the corners, which stick out. */
const PINCHED = 0.07;
/** Of the height at the middle, for the slope at a place between the seams. */
const NEAR = 0.01;

/** A cushion of two faces sewn together and stuffed: swollen in the middle, thin at its seams. Pillows, scatter cushions. */
export function stuffed(m: ModelBuilder, material: string, shape: StuffedShape): void {
  const { middle, across, up } = shape;
  const out = cross(across, up);
  const place = (a: number, b: number, side: number): Vec3 => {
    const x = a * (shape.width / 2) * (1 - PINCHED * (1 - b * b));
    const y = b * (shape.length / 2) * (1 - PINCHED * (1 - a * a));
    const z = side * (shape.thick / 2) * swell(a, b);
    return sum(middle, [across, x], [up, y], [out, z]);
  };
  const rim = new Map<string, number>();
  for (const side of [1, -1]) {
    const at = STEPS.map((b) =>
      STEPS.map((a) => {
        const isRim = Math.max(Math.abs(a), Math.abs(b)) === 1;
        const key = `${a} ${b}`;
        const known = isRim ? rim.get(key) : undefined;
        if (known !== undefined) return known;
        const normal = isRim ? sum([0, 0, 0], [across, a], [up, b]) : slope(shape, out, a, b, side);
        const index = m.vertex(material, place(a, b, side), normal);
        if (isRim) rim.set(key, index);
        return index;
      }),
    );
    for (let j = 0; j + 1 < STEPS.length; j++)
      for (let i = 0; i + 1 < STEPS.length; i++) {
        const [p, q, r, s] = [at[j]![i]!, at[j]![i + 1]!, at[j + 1]![i + 1]!, at[j + 1]![i]!];
        // From the corner of the cushion inwards: a triangle on the seam alone would face nowhere.
        const [first, second] = i < 2 === j < 2 ? [r, p] : [s, q];
        m.triangle(material, p, q, first);
        m.triangle(material, r, s, second);
      }
  }
}

/** Share of the thickness at a place between the seams, −1 to 1 both ways. */
const swell = (a: number, b: number): number => Math.sqrt((1 - a ** 4) * (1 - b ** 4));

function slope(
  { across, up, width, length, thick }: StuffedShape,
  out: Vec3,
  a: number,
  b: number,
  side: number,
): Vec3 {
  const along = (swell(a + NEAR, b) - swell(a - NEAR, b)) / (2 * NEAR);
  const long = (swell(a, b + NEAR) - swell(a, b - NEAR)) / (2 * NEAR);
  return sum([0, 0, 0], [out, side], [across, (-along * thick) / width], [up, (-long * thick) / length]);
}

function sum(from: Vec3, ...ways: readonly (readonly [way: Vec3, by: number])[]): Vec3 {
  const of = (axis: 0 | 1 | 2) => ways.reduce((total, [way, by]) => total + way[axis] * by, from[axis]);
  return [of(0), of(1), of(2)];
}
