import type { LayoutItem } from '#core/plan/schema.ts';

/** How far before the piece it is, CSS px. */
const OFF = 30;

/** What the chosen piece is turned by, before its front; as large on the screen at every zoom. */
export function TurnHandle({ piece: { id, at, rotation, size } }: { piece: LayoutItem }) {
  return (
    <g transform={`translate(${at.join(' ')}) rotate(${rotation}) translate(0 ${size.depth / 2})`}>
      <g class="turn-handle" data-drag={`turn:${id}`} data-control="">
        <line y1={0} y2={OFF} />
        <circle class="reach" cy={OFF} r={22} />
        <circle class="knob" cy={OFF} r={11} />
        <path d={`M-4.5 ${OFF - 2.5}A5.2 5.2 0 1 1 -4.5 ${OFF + 2.5}M-4.5 ${OFF - 6}v3.8h3.8`} />
      </g>
    </g>
  );
}

/** The rotation of a piece whose handle is pulled to a place, degrees. */
export const rotationTowards = ({ at }: LayoutItem, [x, y]: readonly [number, number]): number =>
  (Math.atan2(-(x - at[0]), y - at[1]) * 180) / Math.PI;
