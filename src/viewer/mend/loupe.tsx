import type { Point } from '#core/plan/schema.ts';

/** How much larger, and the radius of the glass, px. Its middle is so far above the finger, or beside it at the upper edge. */
const ZOOM = 2.2;
const RADIUS_PX = 56;
const AWAY_PX = 96;

/** Shows what a finger hides: the canvas around a point of the viewport, larger, above the finger. */
export function Loupe({ at: [x, y] }: { at: Point }) {
  const above = y > AWAY_PX + RADIUS_PX;
  const aside = x > AWAY_PX + RADIUS_PX ? x - AWAY_PX : x + AWAY_PX;
  const [left, top] = above ? [x, y - AWAY_PX] : [aside, Math.max(RADIUS_PX, y)];
  return (
    <svg
      class="mend-loupe"
      style={{ left: `${left - RADIUS_PX}px`, top: `${top - RADIUS_PX}px` }}
      width={2 * RADIUS_PX}
      height={2 * RADIUS_PX}
      aria-hidden="true"
    >
      <g transform={`translate(${RADIUS_PX - ZOOM * x} ${RADIUS_PX - ZOOM * y}) scale(${ZOOM})`}>
        <g class="mend-world">
          <use href="#mend-drawn" />
        </g>
      </g>
      <path class="loupe-cross" d={`M${RADIUS_PX - 9} ${RADIUS_PX}h18M${RADIUS_PX} ${RADIUS_PX - 9}v18`} />
    </svg>
  );
}
