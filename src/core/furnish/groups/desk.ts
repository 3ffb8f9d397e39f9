import type { Kind } from '../catalogue/catalogue.ts';
import { blend } from './blend.ts';
import { bothWays, type Part, piece, type Template, type Zone } from './template.ts';
import { CHAIRS, useZones } from './use-zones.ts';

export type DeskKind = 'small-desk' | 'desk' | 'wide-desk' | 'standing-desk';
export const DESKS: readonly Kind[] = ['small-desk', 'desk', 'wide-desk', 'standing-desk'];

/** How far the back of a chair is from the edge of the desk that it is drawn up to, metres. */
const CHAIR_OUT = 0.35;

/** A chair drawn up to the middle of a desk whose back is at the wall, its seat partly under the top. */
export const drawUpChair = (desk: Part): Part =>
  piece('office-chair', (desk.x0 + desk.x1) / 2, desk.y1 + CHAIR_OUT, 180);

/** The floor on which a desk's chair is pushed back. `at` is the index of the desk among its template's parts. */
export function deskZone(desk: Part, at = 0, alsoIgnores: readonly Kind[] = []): Zone {
  const zone = useZones([desk], at)[0]!;
  return { ...zone, ignores: [...CHAIRS, ...alsoIgnores] };
}

interface DeskSize {
  readonly kind: DeskKind;
  readonly width: number;
  readonly depth: number;
}

/** Desks of the trade (UK schedule 1.05 × 0.5 m, comfortable 1.4 × 0.7 m). One kind comes in many widths: a wall 3 cm off changes no kind. */
const SIZES: readonly DeskSize[] = [
  { kind: 'desk', width: 0.8, depth: 0.5 },
  { kind: 'desk', width: 1.0, depth: 0.55 },
  { kind: 'desk', width: 1.2, depth: 0.6 },
  { kind: 'desk', width: 1.4, depth: 0.7 },
];
/** Desks of those who work at home: for two screens, between pedestals. */
const WIDE_SIZES: readonly DeskSize[] = [
  { kind: 'wide-desk', width: 1.5, depth: 0.7 },
  { kind: 'wide-desk', width: 1.8, depth: 0.75 },
  { kind: 'wide-desk', width: 2.2, depth: 0.8 },
];
/** A desk 0.2 m narrower than is wanted is worse by an eighth of a remark, one as much wider by a twentieth. */
const NARROWER = 0.6;
const WIDER = 0.25;

/** Desks at a wall with their chairs, `ideal` metres wide at best. `penalty` is added to each. */
export const desks = (ideal: number, penalty = 0): Template[] => SIZES.map((size) => deskAtWall(size, ideal, penalty));

/** A study of less floor has a common desk, m²; in larger ones a common desk is put up with where no wide one has a wall. */
const FOR_WIDE = 8;
const NOT_WIDE = 0.6;

/** The same for a study of `area` m², whose size says which kind it is: 1.3 m wide in 5 m², 1.8 from 11 on. */
export function studyDesks(area: number, penalty = 0): Template[] {
  const ideal = 1.3 + 0.5 * blend(area, 5, 11);
  if (area < FOR_WIDE) return desks(ideal, penalty);
  return [...WIDE_SIZES.map((size) => deskAtWall(size, ideal, penalty)), ...desks(ideal, penalty + NOT_WIDE)];
}

function deskAtWall({ kind, width, depth }: DeskSize, ideal: number, penalty: number): Template {
  const off = ideal - width;
  const desk = piece(kind, 0, 0, 0, { width, depth });
  return {
    name: `${kind}-${width}`,
    parts: [desk, drawUpChair(desk)],
    zones: [deskZone(desk)],
    penalty: penalty + (off > 0 ? NARROWER * off : -WIDER * off),
  };
}

/** From the wall, or the books at it, to the edge of a desk that one sits behind, metres. */
const BEHIND_DESK = 0.95;

/**
 * A desk that one sits behind with the back to the wall, the room in view: with a bookcase at the wall within reach. For studies with
 * floor to spare.
 */
export function desksFacingRoom(penalty: number): Template[] {
  return [1.6, 1.8].flatMap((width) => {
    const books = piece('bookcase', 0, 0, 0, { width, depth: 0.3 });
    const y = books.y1 + BEHIND_DESK;
    const desk = piece('wide-desk', 0, y + 0.75, 180, { width, depth: 0.75 });
    const chair = piece('office-chair', 0, desk.y0 - CHAIR_OUT, 0);
    const rule = '0.6 m to get behind a desk (Neufert)';
    const aside: Zone = { x0: desk.x1, x1: desk.x1 + 0.63, y0: books.y1, y1: desk.y1, ignores: [], what: 'walk', rule };
    const rug = piece('rug', 0, books.y1 + 0.2, 0, { width: width + 0.5, depth: 2 });
    return bothWays({
      name: `wide-desk-facing-${width}`,
      parts: [desk, chair, books],
      zones: [deskZone(desk), aside],
      penalty,
      rugs: [rug],
    }).map((template, k) => ({ ...template, name: `${template.name}-${k}` }));
  });
}
