import type { Kind } from '../catalogue/catalogue.ts';
import type { Part, Purpose, Zone } from './template.ts';

/** Bodies that touch in a drawing keep this much, metres. */
export const BED_GAP = 0.02;
/** Floor beside a bed on which one walks to its head, metres: 0.6 and a cell of the raster that ways are found on. */
export const BED_PASSAGE = 0.66;
/** The least beside a bed from which it is made and one gets in sideways, metres, with 2 cm of reserve. */
export const BED_TIGHT = 0.4;
export const BED_LENGTH = 2;
export const SHORT_BED_LENGTH = 1.9;

export const NIGHTSTANDS: readonly Kind[] = ['nightstand', 'wall-nightstand'];

const PASSAGE_RULE = '0.6 m beside a bed (HQI, compact; UK AD M 2.25: 0.75)';
const TIGHT_RULE = '0.38 m to make a bed (Panero & Zelnik)';
const FOOT_RULE = '0.6 m at the foot of a bed (HQI, compact; UK AD M 2.25: 0.75)';

const floor = (rule: string, rect: Omit<Zone, 'ignores' | 'what' | 'rule'>, ignores = NIGHTSTANDS): Zone => {
  const what: Purpose = 'walk';
  return { ...rect, ignores, what, rule };
};

/** The floor along a long side of a bed that lies along y (head at a wall) or along x (long side at a wall). */
export function besideBed(bed: Part, side: 'left' | 'right' | 'front', width: number, of = 0): Zone {
  const rule = width < BED_PASSAGE ? TIGHT_RULE : PASSAGE_RULE;
  const { x0, x1, y0, y1 } = bed;
  if (side === 'front') return floor(rule, { x0, x1, y0: y1, y1: y1 + width, of });
  return side === 'left'
    ? floor(rule, { x0: x0 - width, x1: x0, y0, y1, of })
    : floor(rule, { x0: x1, x1: x1 + width, y0, y1, of });
}

/** The floor beyond the foot of a bed whose head is at the wall, or beyond what stands at its foot. */
export const beyondFoot = ({ x0, x1, y1 }: Part, of = 0): Zone =>
  floor(FOOT_RULE, { x0, x1, y0: y1, y1: y1 + BED_PASSAGE, of }, []);
