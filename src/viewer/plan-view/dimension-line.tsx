import type { Point } from '#core/plan/schema.ts';

interface DimensionLineProps {
  readonly from: Point;
  readonly to: Point;
  readonly text: string;
}

/** A line this near to going straight down is one, degrees. */
const ALMOST_UPRIGHT = 89.5;

/** A line with a tick at both ends and its length over its middle, upright to the reader; metres of the plan. */
export function DimensionLine({ from, to, text }: DimensionLineProps) {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  // Letters stand upright, or read from the right, as on every drawing.
  const upright = angle >= ALMOST_UPRIGHT || angle < -180 + ALMOST_UPRIGHT ? angle - 180 : angle;
  const line = `M${from.join(' ')}L${to.join(' ')}`;
  const middle = `${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2}`;
  return (
    <g class="dimension">
      <path class="halo" d={line} />
      <path d={line} />
      {[from, to].map((end, i) => (
        <g key={i} transform={`translate(${end.join(' ')}) rotate(${angle + 45})`}>
          <path class="tick" d="M0 -1V1" />
        </g>
      ))}
      <g transform={`translate(${middle}) rotate(${upright})`}>
        <text dy="-0.35em">{text}</text>
      </g>
    </g>
  );
}
