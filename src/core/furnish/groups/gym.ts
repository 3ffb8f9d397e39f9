import type { Kind } from '../catalogue/catalogue.ts';
import { piece, type Rect, type Template } from './template.ts';

/** Floor round each piece: whoever falls off a treadmill falls behind it, weights are lifted to the sides, metres (makers' manuals). */
const ROUND: Partial<Record<Kind, { sides: number; behind: number }>> = {
  treadmill: { sides: 0.3, behind: 1.0 },
  'exercise-bike': { sides: 0.4, behind: 0.3 },
  'rowing-machine': { sides: 0.3, behind: 0.5 },
  'weight-bench': { sides: 0.5, behind: 0.6 },
  'exercise-mat': { sides: 0.4, behind: 0.4 },
};

/** One piece to train on, its back to a wall. */
export function gymPiece(kind: Kind, penalty = 0): Template {
  const { sides, behind } = ROUND[kind] ?? { sides: 0.3, behind: 0.6 };
  const part = piece(kind, 0, 0);
  const zone: Rect = { x0: part.x0 - sides, x1: part.x1 + sides, y0: 0, y1: part.y1 + behind };
  const mirror = piece('wall-mirror', 0, 0, 0, { width: 1.2 });
  return {
    name: kind,
    parts: [part],
    zones: [
      {
        ...zone,
        ignores: [kind],
        what: 'use',
        rule: `${sides} m beside and ${behind} m behind what one trains on`,
        of: 0,
      },
    ],
    penalty,
    // One watches what one does on the mat.
    ...(kind === 'exercise-mat' ? { extras: [{ at: [mirror] }] } : {}),
  };
}
