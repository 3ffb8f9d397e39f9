import { pointAt } from '../../geometry/segment.ts';
import type { Point, Wall } from '../../plan/schema.ts';
import type { Span, SwingSide } from '../opening-span.ts';
import type { DrawnInk } from './drawn-ink.ts';

/** So much of an arc is ink at least: others cross texts and furniture. */
const ARC_SHARE = 0.6;
/** The part of the quarter circle that is looked at, degrees from the shut leaf: its ends meet jamb and leaf. */
const [FIRST, LAST] = [12, 78];
/** Arcs are drawn as wide as the door or a little narrower, around its hinge on the wall's face or in its middle. */
const RADII = [0.9, 0.95, 1, 1.05];

/** How the leaf of a door hangs by the arc that is drawn beside it; undefined where none is drawn. */
export function swingAsDrawn(ink: DrawnInk, wall: Wall, { from, to }: Span): SwingSide | undefined {
  const width = to - from;
  let best: { swing: SwingSide; share: number } | undefined;
  for (const hinge of ['from', 'to'] as const)
    for (const side of ['left', 'right'] as const)
      for (const face of [0, 0.5])
        for (const radius of RADII) {
          const share = arcShare(
            ink,
            (turn) => {
              const away = hinge === 'from' ? 1 : -1;
              const [sign, r] = [side === 'right' ? 1 : -1, radius * width];
              const beside = sign * (face * wall.thickness + r * Math.sin(turn));
              return pointAt(wall, (hinge === 'from' ? from : to) + away * r * Math.cos(turn), beside);
            },
            radius * width,
          );
          if (share >= ARC_SHARE && share > (best?.share ?? 0)) best = { swing: { hinge, side }, share };
        }
  return best?.swing;
}

function arcShare(ink: DrawnInk, at: (turn: number) => Point, radius: number): number {
  const spread = ((LAST - FIRST) * Math.PI) / 180;
  const looks = Math.max(6, Math.round((spread * radius) / ink.step));
  let inked = 0;
  for (let i = 0; i < looks; i++) {
    const turn = (FIRST * Math.PI) / 180 + (spread * (i + 0.5)) / looks;
    if (isNearInk(ink, at(turn))) inked++;
  }
  return inked / looks;
}

/** Arcs are thin and hinges a pixel off. */
function isNearInk({ isInk, step }: DrawnInk, [x, y]: Point): boolean {
  return isInk([x, y]) || isInk([x + step, y]) || isInk([x - step, y]) || isInk([x, y + step]) || isInk([x, y - step]);
}
