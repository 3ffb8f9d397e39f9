import type { Kind } from '../catalogue/catalogue.ts';
import { type Part, piece, type Template, type Zone } from './template.ts';
import { useZones } from './use-zones.ts';

/** Free beside a bowl, metres: half its width and this are 0.38 m from its middle (IRC), 0.45 m is better (NKBA). */
const SIDES = { good: 0.2, tight: 0.12 };
const RULE = '0.38 m from the middle of a toilet to what is beside it (IRC)';

const elbows = (part: Part, side: number): Zone => ({
  x0: part.x0 - side, x1: part.x1 + side, y0: part.y0, y1: part.y1, ignores: [part.kind], what: 'gap', rule: RULE, of: 0,
}); // biome-ignore format: one line

function bowl(kind: Kind, width: number, depth: number, side: number, penalty: number, relaxed = false): Template {
  const part = piece(kind, 0, 0, 0, { width, depth });
  return {
    name: `${kind}-${depth}-${side}${relaxed ? '-relaxed' : ''}`,
    parts: [part],
    zones: [...useZones([part]), ...(side > 0 ? [elbows(part, side)] : [])],
    penalty,
    ...(relaxed ? { relaxed: true } : {}),
  };
}

/** From a full bowl with elbow room to a short one in a closet that is drawn too small for it. */
export const toilets = (): Template[] => [
  bowl('toilet', 0.38, 0.65, SIDES.good, 0),
  bowl('toilet', 0.36, 0.54, SIDES.good, 0.15),
  bowl('toilet', 0.36, 0.54, SIDES.tight, 0.5),
  bowl('toilet', 0.34, 0.48, 0, 1.2, true),
];

export const bidets = (): Template[] => [bowl('bidet', 0.37, 0.55, SIDES.good, 0)];
