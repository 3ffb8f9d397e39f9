import { piece, type Template } from './template.ts';
import { useZones } from './use-zones.ts';

/** Chests of drawers for linen and what does not hang, with a mirror over them, `ideal` metres wide at best. */
export const chests = (ideal: number): Template[] =>
  [0.8, 1.0, 1.2, 1.4].map((width) => {
    const chest = piece('chest-of-drawers', 0, 0, 0, { width });
    const mirror = piece('wall-mirror', 0, 0, 0, { width: 0.6, height: 0.7 }, { underside: 1.2 });
    return {
      name: `chest-of-drawers-${width}`,
      parts: [chest],
      zones: useZones([chest]),
      penalty: 0.2 * Math.abs(width - ideal),
      extras: [{ at: [mirror] }],
    };
  });
