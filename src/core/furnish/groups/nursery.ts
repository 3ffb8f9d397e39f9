import { BED_PASSAGE, besideBed } from './beside-bed.ts';
import { bothWays, piece, type Template } from './template.ts';
import { useZones } from './use-zones.ts';

/** A cot along the wall, or with its head to it, reached from one side. */
export function cribs(penalty = 0): Template[] {
  const lying = piece('crib', 0.65, 0.33, 90);
  const upright = piece('crib', 0, 0);
  const rug = piece('round-rug', 0, lying.y1 + 0.05, 0, { width: 1.2, depth: 1.2 });
  return [
    ...bothWays({ name: 'crib-along', parts: [lying], zones: [besideBed(lying, 'front', BED_PASSAGE)], penalty, rugs: [rug] }),
    ...bothWays({ name: 'crib-head', parts: [upright], zones: [besideBed(upright, 'left', BED_PASSAGE)], penalty: penalty + 0.1 }),
  ].map((template, k) => ({ ...template, name: `${template.name}-${k}` })); // biome-ignore format: two variants
}

/** A chest to change a baby on. */
export const changingTables = (): Template[] =>
  [1.0, 0.8].map((width, k) => {
    const table = piece('changing-table', 0, 0, 0, { width });
    return {
      name: `changing-table-${width}`,
      parts: [table],
      zones: useZones([table]),
      penalty: 0.1 * k,
    };
  });
