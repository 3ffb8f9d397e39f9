import { BED_PASSAGE, besideBed } from './beside-bed.ts';
import { deskZone, drawUpChair } from './desk.ts';
import { bothWays, type Part, piece, type Template, type Zone } from './template.ts';

/** The ladder is at the foot: floor to step onto it, metres. */
const LADDER = 0.5;

/** The floor before the ladder of a bed that lies along x with its foot at −x. */
const beforeLadder = (bed: Part): Zone => ({
  x0: bed.x0 - LADDER,
  x1: bed.x0,
  y0: bed.y0,
  y1: bed.y1,
  ignores: [],
  what: 'use',
  rule: '0.5 m before the ladder of a high bed (ours)',
});

/** The long side at the wall, the head at +x. */
const along = (kind: 'bunk-bed' | 'loft-bed'): Part => piece(kind, 1.03, 0.49, 90);

/** Two beds one above the other, for two children on the floor of one. */
export function bunkBeds(penalty = 0): Template[] {
  const lying = along('bunk-bed');
  const upright = piece('bunk-bed', 0, 0);
  return [
    ...bothWays({
      name: 'bunk-bed-along',
      parts: [lying],
      zones: [besideBed(lying, 'front', BED_PASSAGE), beforeLadder(lying)],
      penalty,
    }),
    ...bothWays({
      name: 'bunk-bed-head',
      parts: [upright],
      zones: [
        besideBed(upright, 'left', BED_PASSAGE),
        { x0: upright.x0, x1: upright.x1, y0: upright.y1, y1: upright.y1 + LADDER, ignores: [], what: 'use', rule: beforeLadder(upright).rule },
      ],
      penalty: penalty + 0.2,
    }),
  ].map((template, k) => ({ ...template, name: `${template.name}-${k}` })); // biome-ignore format: two variants
}

/** A high bed with a desk and a small chest under it: sleeping and working on two square metres. */
export function loftBeds(penalty = 0): Template[] {
  const bed = along('loft-bed');
  const desk = piece('small-desk', 0.1, 0, 0, { width: 1.0, depth: 0.55 });
  const chest = piece('nightstand', 0.82, 0, 0, { width: 0.4, depth: 0.4 });
  return bothWays({
    name: 'loft-bed-desk',
    parts: [bed, desk, drawUpChair(desk), chest],
    zones: [besideBed(bed, 'front', BED_PASSAGE), beforeLadder(bed), deskZone(desk, 1, ['loft-bed'])],
    penalty,
  }).map((template, k) => ({ ...template, name: `${template.name}-${k}` }));
}
