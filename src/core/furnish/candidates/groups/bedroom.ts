import { BED_ZONE } from '../../rules/use-zones.ts';
import { frontZones, makeTemplate, mirror, type Part, piece, type Template, type Zone } from '../template.ts';

const BED_GAP = 0.02;
const FOR_TWO = 1.3;
/** Wide enough to walk up to the nightstand. */
const WALKED = 0.67;

/**
 * A bed with its head to the wall, its nightstands and the floor beside it.
 * `widths` are tried in order; `bothSides` asks that a bed for two is reached from both sides.
 */
export function bedGroups(widths: readonly number[], bothSides: boolean, bench: boolean): Template[] {
  return widths.flatMap((width, rank) => {
    const forTwo = width >= FOR_TWO;
    const penalty = rank * (forTwo ? 0.7 : 1.1) + (!forTwo && rank > 0 ? 0.8 : 0);
    const group = (
      name: string,
      stands: readonly ('left' | 'right')[],
      free: readonly ('left' | 'right')[],
      cost: number,
      withBench = false,
    ) => bedGroup(width, name, stands, free, penalty + cost, withBench);
    if (!forTwo) {
      const one = [group('bed-one', ['left'], ['left'], 0), group('bed-bare', [], ['left'], 0.5)];
      return [...one, ...one.map(mirror), ...sideways(width, penalty + 0.3)];
    }
    const both = [
      group('bed-both', ['left', 'right'], ['left', 'right'], 0),
      group('bed-both-one', ['left'], ['left', 'right'], 0.7),
      group('bed-both-bare', [], ['left', 'right'], 1),
    ];
    if (bench) both.unshift(group('bed-bench', ['left', 'right'], ['left', 'right'], -0.3, true));
    const side = [group('bed-side', ['left'], ['left'], 2), group('bed-side-bare', [], ['left'], 2.4)];
    const all = [...both, mirror(both[both.length - 2]!)];
    const sidePenalty = bothSides ? 3.5 : 0;
    return [...all, ...[...side, ...side.map(mirror)].map((t) => ({ ...t, penalty: t.penalty + sidePenalty }))];
  });
}

function bedGroup(
  width: number,
  name: string,
  stands: readonly ('left' | 'right')[],
  free: readonly ('left' | 'right')[],
  penalty: number,
  bench: boolean,
): Template {
  const kind = width >= FOR_TWO ? 'double-bed' : 'single-bed';
  const depth = width < 0.85 ? 1.9 : 2.0;
  const bed = piece(kind, 0, 0, 0, { width, depth });
  const parts: Part[] = [bed];
  const standWidth = width >= 1.6 ? 0.5 : 0.4;
  for (const side of stands)
    parts.push(
      piece('nightstand', (side === 'left' ? -1 : 1) * (width / 2 + BED_GAP + standWidth / 2), 0, 0, {
        width: standWidth,
      }),
    );
  if (bench) parts.push(piece('bench', 0, depth + 0.06, 0, { width: Math.min(1.4, width - 0.2) }));
  const zones: Zone[] = free.map((side) => ({
    x0: side === 'left' ? bed.x0 - (stands.includes(side) ? WALKED : BED_ZONE) : bed.x1,
    x1: side === 'left' ? bed.x0 : bed.x1 + (stands.includes(side) ? WALKED : BED_ZONE),
    y0: bed.y0,
    y1: bed.y1,
    ignores: ['nightstand'],
  }));
  const rugs = [{ x0: bed.x0 - 0.5, x1: bed.x1 + 0.5, y0: depth * 0.42, y1: depth + 0.45 }, { x0: bed.x0 - 0.35, x1: bed.x1 + 0.35, y0: depth * 0.5, y1: depth + 0.25 }]; // biome-ignore format: two sizes
  return makeTemplate(`${name}-${width}`, parts, { zones, penalty, rugs: width >= FOR_TWO ? rugs : [] });
}

/** A single bed with its long side to the wall: as a day bed, for narrow rooms. */
function sideways(width: number, penalty: number): Template[] {
  const depth = width < 0.85 ? 1.9 : 2.0;
  const lying = (turn: 90 | 270) => {
    const bed = piece(
      width >= FOR_TWO ? 'double-bed' : 'single-bed',
      turn === 90 ? depth / 2 : -depth / 2,
      width / 2,
      turn,
      { width, depth },
    );
    const zone: Zone = { x0: bed.x0, x1: bed.x1, y0: bed.y1, y1: bed.y1 + BED_ZONE, ignores: ['nightstand'] };
    return makeTemplate(`bed-along-${width}`, [bed], { zones: [zone], penalty });
  };
  return [lying(90), lying(270)];
}

/** A desk at a wall and its chair, partly under it. */
export function deskGroups(widths: readonly number[]): Template[] {
  return widths.map((width, rank) => {
    const depth = width < 1 ? 0.5 : width > 1.3 ? 0.7 : 0.6;
    const desk = piece('desk', 0, 0, 0, { width, depth });
    const parts = [desk, piece('office-chair', 0, depth + 0.35, 180)];
    return { ...makeTemplate(`desk-${width}`, parts, { penalty: rank * 0.3 }), zones: frontZones([desk]) };
  });
}
