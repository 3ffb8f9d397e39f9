import type { Kind } from '../catalogue/catalogue.ts';
import { isSymmetric, type Seating, seatingGroup, seatsIn } from './seating.ts';
import {
  type Extra,
  mirrorTemplate,
  type Part,
  piece,
  type Rect,
  type Template,
  type Turn,
  type Zone,
} from './template.ts';
import { LOW_TABLES, useZones } from './use-zones.ts';

/** A screen at a wall: a low board, or a wall of units with the screen in its middle. */
export interface Screen {
  readonly kind: Extract<Kind, 'tv-unit' | 'tv-wall'>;
  readonly width: number;
}

/** Depth of both, metres. */
export const SCREEN_DEPTH = 0.42;
/** What is kept free before a screen, metres: one walks between it and the low table (Neufert: 0.6 between furniture), and its
 * doors open before the seats at its sides. */
const BEFORE: Record<Screen['kind'], { table: number; seat: number }> = {
  'tv-unit': { table: 0.6, seat: 0.45 },
  'tv-wall': { table: 0.65, seat: 0.65 },
};
/** Behind a sofa that stands free one passes, metres: 0.75 and 3 cm of reserve. */
const BEHIND_SOFA = 0.78;
const CONSOLE_DEPTH = 0.32;
/** Half the width of what is kept free between sofa and screen, metres: two who sit side by side see all of it. */
const SIGHT = 0.6;
/** What stands at an end of a screen or a sofa keeps this off it, metres. */
const AT_END = 0.08;
/** A plant may stand this much further off, metres. */
const FURTHER = 0.3;

/** How a group ends behind its sofa: at the opposite wall, free with a way behind it, or free with a console at its back. */
export type Ending = 'wall' | 'way' | 'console';

/** The least distance from the wall of the screen to the back of the sofa, metres. */
export function leastBack(seating: Seating, { kind }: Screen): number {
  const parts = seatingGroup(seating, 0).parts;
  const [sofa, low, ...sides] = parts as [Part, Part, ...Part[]];
  const table = low.kind === 'side-table' ? sofa.y1 + 0.2 : low.y1;
  const reach = Math.max(table + BEFORE[kind].table, ...sides.map((side) => side.y1 + BEFORE[kind].seat));
  return reach + SCREEN_DEPTH;
}

/** From the middle of the sofa to the middle of the screen when the sofa's back is `back` from the screen's wall, metres. */
export const viewAt = (seating: Seating, back: number): number => back - seating.depth / 2 - SCREEN_DEPTH / 2;
export const backAt = (seating: Seating, view: number): number => view + seating.depth / 2 + SCREEN_DEPTH / 2;

const half = (turn: Turn): Turn => ((turn + 180) % 360) as Turn;
/** Turned about so that what had its back at y = 0 has it at y = `back`. */
const about = <T extends Rect>(r: T, back: number): T => ({
  ...r,
  x0: -r.x1,
  x1: -r.x0,
  y0: back - r.y1,
  y1: back - r.y0,
});
const partAbout = (part: Part, back: number): Part => ({ ...about(part, back), turn: half(part.turn) });

function behindSofa({ width }: Seating, back: number, ending: Ending): { parts: Part[]; zones: Omit<Zone, 'of'>[] } {
  const board = piece('console-table', 0, back + 0.02, 0, {
    width: Math.min(1.8, width - 0.2),
    depth: CONSOLE_DEPTH,
  });
  const parts = ending === 'console' ? [board] : [];
  const y0 = parts.length ? board.y1 : back;
  const way = { x0: -width / 2, x1: width / 2, y0, y1: y0 + BEHIND_SOFA, ignores: [], what: 'walk', rule: '0.75 m to pass behind a sofa that stands free (Neufert)' } as const; // biome-ignore format: one zone
  return { parts, zones: ending === 'wall' ? [] : [way] };
}

/** A screen at the wall of the frame, `aside` metres off the axis of the sofa, and a seating before it, its sofa's back `back` metres from that wall. */
export function televisionGroup(
  seating: Seating,
  screen: Screen,
  back: number,
  ending: Ending,
  penalty: number,
  aside = 0,
): Template[] {
  const seats = seatingGroup(seating, penalty);
  const tv = piece(screen.kind, aside, 0, 0, { width: screen.width, depth: SCREEN_DEPTH });
  const turned = seats.parts.map((part) => partAbout(part, back));
  const behind = behindSofa(seating, back, ending);
  const sight: Zone = { x0: aside / 2 - SIGHT, x1: aside / 2 + SIGHT, y0: tv.y1, y1: turned[0]!.y0, ignores: LOW_TABLES, what: 'use', rule: 'nothing between a sofa and its screen', of: 1 }; // biome-ignore format: one zone
  const plant = (side: 1 | -1, off: number): Part => piece('plant', aside + side * (screen.width / 2 + AT_END + off + 0.2), 0.02); // biome-ignore format: one plant
  const template: Template = {
    name: `tv ${seating.name}-${screen.kind}-${screen.width}-${ending}-${back.toFixed(2)}${aside ? `-${aside}` : ''}`,
    parts: [tv, ...turned, ...behind.parts],
    zones: [
      ...useZones([tv]),
      ...seats.zones
        .filter(({ what }) => what === 'use')
        .map((zone) => ({ ...about(zone, back), of: (zone.of ?? 0) + 1 })),
      sight,
      ...behind.zones.map((zone) => ({ ...zone, of: 1 })),
    ],
    penalty,
    rugs: (seats.rugs ?? []).map((rug) => partAbout(rug, back)),
    extras: [
      ...(seats.extras ?? []).map(({ at }): Extra => ({ at: at.map((part) => partAbout(part, back)) })),
      { at: [0, FURTHER].flatMap((off) => [plant(-1, off), plant(1, off)]) },
    ],
  };
  if (isSymmetric(seating)) return [template];
  return [template, { ...mirrorTemplate(template), name: `${template.name}-mirrored` }];
}

/** The screen that suits a seating: about three quarters of the sofa's width, wider where more sit. */
export function screenFor(seating: Seating, isWall: boolean): Screen {
  const many = seatsIn(seating) >= 5;
  if (isWall) return { kind: 'tv-wall', width: many ? 3.2 : 2.8 };
  return { kind: 'tv-unit', width: seating.width < 1.7 ? 1.3 : many ? 2.2 : 1.8 };
}

/** A screen alone, for seats that stand already. */
export const screenAlone = (width: number, penalty: number): Template => {
  const tv = piece('tv-unit', 0, 0, 0, { width, depth: SCREEN_DEPTH });
  return { name: `tv-alone-${width}`, parts: [tv], zones: useZones([tv]), penalty };
};
