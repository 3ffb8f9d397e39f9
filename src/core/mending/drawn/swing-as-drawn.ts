import { pointAt } from '../../geometry/segment.ts';
import type { Point, Wall } from '../../plan/schema.ts';
import type { Span, SwingSide } from '../opening-span.ts';
import type { DrawnInk } from './drawn-ink.ts';

/** So much of the arc, and of arc and leaf together, is drawn at least: others cross texts and furniture. */
const ARC_SHARE = 0.5;
const BOTH_SHARE = 0.65;
/** By so much the best of the four ways to hang is ahead of the next: floors with boards or tiles have lines everywhere. */
const LEAD = 0.08;
/** Leaves are drawn open by a right angle or by half of one, degrees. */
const OPEN = [90, 45];
/** At both ends of arc and leaf so much is left out of sight, as a share: jamb, hinge and the tip that they have in common. */
const ENDS = 0.15;
/** Leaves are as long as the door is wide or a little shorter; the hinge is on the wall's face or in its middle. */
const RADII = [0.9, 0.95, 1, 1.05];
const FACES = [0, 0.5];

interface Hang extends SwingSide {
  readonly open: number;
  readonly radius: number;
  readonly face: number;
}

/** How the leaf of a door hangs by the leaf and the arc that are drawn beside it; undefined where none are drawn. */
export function swingAsDrawn(ink: DrawnInk, wall: Wall, span: Span): SwingSide | undefined {
  const judged = hangs().map((hang) => ({ hang, share: shareOf(ink, wall, span, hang) }));
  const [best, ...others] = judged.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
  if (!best) return undefined;
  const { hinge, side } = best.hang;
  const next = others.find(({ hang }) => hang.hinge !== hinge || hang.side !== side);
  return next && best.share - next.share < LEAD ? undefined : { hinge, side };
}

const hangs = (): Hang[] =>
  (['from', 'to'] as const).flatMap((hinge) =>
    (['left', 'right'] as const).flatMap((side) =>
      OPEN.flatMap((open) =>
        RADII.flatMap((radius) => FACES.map((face): Hang => ({ hinge, side, open, radius, face }))),
      ),
    ),
  );

/** How much of a leaf and its arc is drawn, 0 where that is too little. */
function shareOf(ink: DrawnInk, wall: Wall, { from, to }: Span, { hinge, side, open, radius, face }: Hang): number {
  const r = radius * (to - from);
  const [start, away, sign] = [hinge === 'from' ? from : to, hinge === 'from' ? 1 : -1, side === 'right' ? 1 : -1];
  /** A place so far from the hinge, at so many degrees from the shut leaf. */
  const at = (far: number, degrees: number): Point => {
    const turn = (degrees * Math.PI) / 180;
    return pointAt(wall, start + away * far * Math.cos(turn), sign * (face * wall.thickness + far * Math.sin(turn)));
  };
  const arc = drawnShare(ink, (open * Math.PI * r) / 180, (share) => at(r, open * share));
  if (arc < ARC_SHARE) return 0;
  const both = (arc + drawnShare(ink, r, (share) => at(r * share, open))) / 2;
  return both < BOTH_SHARE ? 0 : both;
}

/** How much of a line is drawn that is so many metres long. @param at the place at a share of its length */
function drawnShare(ink: DrawnInk, length: number, at: (share: number) => Point): number {
  const looks = Math.max(6, Math.round(((1 - 2 * ENDS) * length) / ink.step));
  let drawn = 0;
  for (let i = 0; i < looks; i++) if (isNearTrace(ink, at(ENDS + ((1 - 2 * ENDS) * (i + 0.5)) / looks))) drawn++;
  return drawn / looks;
}

/** These lines are thin and hinges a pixel off. */
function isNearTrace({ isTrace, step }: DrawnInk, [x, y]: Point): boolean {
  const around = [[0, 0], [step, 0], [-step, 0], [0, step], [0, -step]] as const; // biome-ignore format: one list
  return around.some(([dx, dy]) => isTrace([x + dx, y + dy]));
}
