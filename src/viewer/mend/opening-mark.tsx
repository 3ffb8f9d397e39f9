import { swingPath } from '#core/geometry/door-leaves.ts';
import { stripOf } from '#core/geometry/strip-of.ts';
import type { Opening } from '#core/plan/schema.ts';
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
