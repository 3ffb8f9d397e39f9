import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { Units } from '#core/gallery/units.ts';
import type { Point } from '#core/plan/schema.ts';
import { useWording } from '../gallery/wording-context.ts';
import { DimensionLine } from './dimension-line.tsx';
import { Overlay } from './overlay.tsx';

interface TapeMeasureProps {
  readonly data: GalleryData;
  readonly units: Units;
  /** Up to two points, metres of the plan. */
  readonly points: readonly Point[];
}

export const tapeLength = ([a, b]: readonly Point[]): number | undefined =>
  a && b && Math.hypot(b[0] - a[0], b[1] - a[1]);

/** What was measured, over the plan. */
export function TapeMeasure({ data, units, points }: TapeMeasureProps) {
  const wording = useWording();
  const length = tapeLength(points);
  return (
    <Overlay frame={data.frame} name="tape">
      {length !== undefined && <DimensionLine from={points[0]!} to={points[1]!} text={wording.length(length, units)} />}
      {points.map(([x, y], i) => (
        <g key={i} transform={`translate(${x} ${y})`}>
          <circle class="tape-end" r={1} />
        </g>
      ))}
    </Overlay>
  );
}
