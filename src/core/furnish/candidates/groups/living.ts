import { makeTemplate, mirror, type Part, piece, type Rect, type Template } from '../template.ts';

const SOFA_DEPTH = 0.9;
const TO_TABLE = 0.38;

/** What stands left and right of the coffee table. */
type Side = 'armchair' | 'sofa' | undefined;

interface Seating {
  readonly sofa: number;
  readonly left?: Side;
  readonly right?: Side;
}

/** Sofa whose back is at y = `back`, looking to y = 0, with coffee table and side seats. */
function seating(
  { sofa, left, right }: Seating,
  back: number,
  table: { width: number; depth: number } | undefined,
): { parts: Part[]; rugs: Rect[] } {
  const parts: Part[] = [piece('sofa', 0, back, 180, { width: sofa, depth: SOFA_DEPTH })];
  const front = back - SOFA_DEPTH;
  if (!table) return { parts, rugs: [] };
  const y = front - TO_TABLE - table.depth / 2;
  parts.push(piece('coffee-table', 0, y + table.depth / 2, 180, table));
  for (const [side, seat] of [[-1, left], [1, right]] as const) {
    if (!seat) continue;
    const depth = seat === 'sofa' ? SOFA_DEPTH : 0.85;
    const x = side * (Math.max(table.width / 2 + 0.42, sofa / 2 + 0.02) + depth);
    parts.push(piece(seat, x, seat === 'sofa' ? front - 0.85 : y, side < 0 ? 270 : 90, seat === 'sofa' ? { width: 1.5, depth } : { width: 0.85 }));
  } // biome-ignore format: pairs
  const wide = sofa / 2 + 0.25;
  const rug = (w: number, far: number): Rect => ({ x0: -w, x1: w, y0: front - far, y1: front + 0.25 });
  return { parts, rugs: [rug(wide, TO_TABLE + table.depth + 0.45), rug(sofa / 2 - 0.1, TO_TABLE + table.depth + 0.3)] };
}

/** Television at a wall and the seats before it, at every distance that can be watched from. */
export function televisionGroups(seatings: readonly Seating[], longest: number): Template[] {
  const templates: Template[] = [];
  seatings.forEach((set, rank) => {
    for (let back = 2.2; back <= longest + 1e-9; back += 0.15) {
      const viewing = back - SOFA_DEPTH - 0.42;
      const table =
        viewing >= 1.45
          ? { width: set.sofa > 2 ? 1.1 : 0.9, depth: 0.6 }
          : viewing >= 1.2
            ? { width: 0.9, depth: 0.45 }
            : undefined;
      if (!table && (set.left || set.right)) continue;
      if (viewing < 2.05 && (set.left === 'sofa' || set.right === 'sofa')) continue;
      const far = Math.max(0, viewing - 2.6) * 0.6 + Math.max(0, 1.5 - viewing) * 1.5;
      const { parts, rugs } = seating(set, back, table);
      const tv = piece('tv-unit', 0, 0, 0, { width: set.sofa > 1.8 ? 1.6 : 1.2, depth: 0.42 });
      const penalty = rank * 0.45 + far + (table ? 0 : 0.8);
      const name = `tv-${set.sofa}-${set.left ?? ''}-${set.right ?? ''}`;
      const template = makeTemplate(name, [tv, ...parts], { penalty, rugs });
      templates.push(template);
      if (set.left !== set.right) templates.push(mirror(template));
    }
  });
  return templates;
}

/** Seats with their back to a wall and no television before them. */
export function sofaGroups(widths: readonly number[]): Template[] {
  return widths.flatMap((width, rank) => {
    const sofa = piece('sofa', 0, 0, 0, { width });
    const table = piece('coffee-table', 0, SOFA_DEPTH + TO_TABLE, 0, {
      width: Math.min(1.1, width * 0.55),
      depth: 0.55,
    });
    const rugs: Rect[] = [{ x0: -width / 2, x1: width / 2, y0: SOFA_DEPTH - 0.25, y1: SOFA_DEPTH + 1.35 }];
    return [
      makeTemplate(`sofa-table-${width}`, [sofa, table], { penalty: rank * 0.5, rugs }),
      makeTemplate(`sofa-${width}`, [sofa], { penalty: rank * 0.5 + 0.6 }),
    ];
  });
}

/** An armchair with a lamp beside it, back to the wall. */
export function readingCorners(): Template[] {
  const chair = piece('armchair', 0, 0.1, 0);
  const one = makeTemplate('reading', [chair, piece('floor-lamp', 0.65, 0.05)], { penalty: 0 });
  return [one, mirror(one), makeTemplate('armchair', [piece('armchair', 0, 0.05)], { penalty: 0.4 })];
}

/** Two armchairs and a small table between them: for a room that has floor left. */
export function conversationGroups(): Template[] {
  const parts = [piece('armchair', -0.75, 0.1), piece('floor-lamp', 0, 0.1), piece('armchair', 0.75, 0.1)];
  return [makeTemplate('conversation', parts)];
}
