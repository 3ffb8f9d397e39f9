import { piece, type Template } from './template.ts';
import { useZones } from './use-zones.ts';

/** Before a rail one dries oneself at, metres. */
const BEFORE_RAIL = 0.45;

/** A heated rail beside bath or basin. */
export const towelRails = (): Template[] =>
  [0.5, 0.4].map((width, rank) => {
    const rail = piece('towel-rail', 0, 0, 0, { width });
    const { x0, x1, y1 } = rail;
    return {
      name: `towel-rail-${width}`,
      parts: [rail],
      zones: [{ x0, x1, y0: y1, y1: y1 + BEFORE_RAIL, ignores: [], what: 'reach', rule: '0.45 m to reach a towel' }],
      penalty: rank * 0.05,
      // It hangs beside where one stands at basin or bath.
      relaxed: true,
    };
  });

/** A tall narrow cupboard, wider where the room is larger. */
export const bathroomCabinets = (area: number): Template[] =>
  [0.6, 0.45, 0.35, 0.3].map((width) => {
    const cupboard = piece('bathroom-cabinet', 0, 0, 0, { width });
    const ideal = Math.min(0.6, Math.max(0.35, area * 0.06));
    return {
      name: `bathroom-cabinet-${width}`,
      parts: [cupboard],
      zones: useZones([cupboard]),
      penalty: 0.5 * Math.abs(width - ideal),
    };
  });
