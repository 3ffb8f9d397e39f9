import { bothWays, piece, type Template } from './template.ts';
import { LOW_TABLES } from './use-zones.ts';

/** From the seat to the foot of the bed that is folded out, metres: a mattress of 2 m less the depth of the sofa. */
const FOLDED_OUT = 1.1;

/** Side of the table at its arm, and how far off it stands, metres. */
const TABLE = { width: 0.45, depth: 0.45 } as const;
const AT_ARM = 0.05;
/** A sofa without a place for a cup. */
const NO_TABLE = 0.7;

/** A sofa that is a bed for two by night, with a small table at its arm. */
export const sofaBeds = (penalty = 0): Template[] =>
  [2.0, 1.7, 1.5].flatMap((width, k) => [
    ...bothWays(sofaBed(width, true, penalty + 0.1 * k)),
    sofaBed(width, false, penalty + 0.1 * k + NO_TABLE),
  ]).map((template, k) => ({ ...template, name: `${template.name}-${k}` })); // biome-ignore format: sizes, then sides

function sofaBed(width: number, hasTable: boolean, penalty: number): Template {
  const sofa = piece('sofa-bed', 0, 0, 0, { width });
  const { x0, x1, y1 } = sofa;
  const table = piece('square-side-table', x1 + AT_ARM + TABLE.width / 2, 0, 0, TABLE);
  const rule = '1.1 m to fold the bed out (mattress of 2 m)';
  return {
    name: `sofa-bed-${width}`,
    parts: hasTable ? [sofa, table] : [sofa],
    zones: [{ x0, x1, y0: y1, y1: y1 + FOLDED_OUT, ignores: LOW_TABLES, what: 'use', rule }],
    penalty,
    rugs: [piece('rug', 0, y1 - 0.3, 0, { width: width + 0.4, depth: 1.4 })],
  };
}
