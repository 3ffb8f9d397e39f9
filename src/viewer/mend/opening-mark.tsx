import { stripOf } from '#core/geometry/strip-of.ts';
import type { Opening, Point } from '#core/plan/schema.ts';
import { line, type Marks, path } from './paths.ts';

interface OpeningMarkProps extends Marks {
  readonly opening: Opening;
  /** Of its wall, metres. */
  readonly thickness: number;
}

/** An opening in its wall, with the leaf of a door. */
export function OpeningMark({ opening, thickness, ...marks }: OpeningMarkProps) {
  const { from, to, swing } = opening;
  return (
    <g {...marks}>
      <path class="hit" d={line(from, to)} />
      <path class="body" d={path([stripOf(from, to, thickness)])} />
      {swing && <path class="swing" d={swingPath(opening)} />}
    </g>
  );
}

/** The open leaf, and the arc to where it closes. Of a double door both. */
export function swingPath({ kind, from, to, swing }: Opening): string {
  const { hinge, leaf } = swing!;
  const near = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const far = near(from, hinge) < near(to, hinge) ? to : from;
  const leafOf = (h: Point, l: Point, shut: Point) => {
    const radius = near(h, l);
    const turns = (l[0] - h[0]) * (shut[1] - h[1]) - (l[1] - h[1]) * (shut[0] - h[0]) > 0;
    return `${line(h, l)}A${radius} ${radius} 0 0 ${turns ? 1 : 0} ${shut[0]} ${shut[1]}`;
  };
  if (kind !== 'double') return leafOf(hinge, leaf, far);
  const middle: Point = [(hinge[0] + far[0]) / 2, (hinge[1] + far[1]) / 2];
  const other: Point = [leaf[0] + far[0] - hinge[0], leaf[1] + far[1] - hinge[1]];
  return leafOf(hinge, leaf, middle) + leafOf(far, other, middle);
}
