import { swingPath } from '../geometry/door-leaves.ts';
import { stripOf } from '../geometry/strip-of.ts';
import type { Plan, Point } from '../plan/schema.ts';

/** The plan in a few strokes, to be seen before the picture has come: SVG path data in metres, in the order in which it is drawn. */
export interface PlanSketch {
  readonly floors: string;
  /** Centre lines, and how thick to draw them. */
  readonly walls: readonly { readonly path: string; readonly thickness: number }[];
  /** Where one walks through walls, as areas. */
  readonly doorways: string;
  /** Windows and what is built in, as areas. */
  readonly symbols: string;
  /** Leaves of doors and the arcs to where they close. */
  readonly leaves: string;
}

/** How thick the outlines of symbols and the leaves of doors are drawn, metres. */
export const SKETCH_LINE = 0.03;
/** So much wider than its wall an opening is drawn, metres: walls are rounded to five centimetres. */
const WIDER = 0.06;
const WALL_WHERE_NONE = 0.15;

/** Floors and symbols as areas, and walls as lines, those of one thickness together. */
export function planSketch({ rooms, walls, openings, fixtures }: Plan): PlanSketch {
  const lines = new Map<number, string>();
  for (const { from, to, thickness } of walls) {
    const rounded = Math.max(0.05, Math.round(thickness * 20) / 20);
    lines.set(rounded, `${lines.get(rounded) ?? ''}M${place(from)}L${place(to)}`);
  }
  const areas = (windows: boolean) =>
    openings
      .filter(({ kind }) => (kind === 'window') === windows)
      .map(({ from, to, wall }) => {
        const thickness = walls.find(({ id }) => id === wall)?.thickness ?? WALL_WHERE_NONE;
        return area(stripOf(from, to, thickness + WIDER));
      });
  return {
    floors: rooms.map(({ outline }) => area(outline)).join(''),
    walls: [...lines].map(([thickness, path]) => ({ path, thickness })),
    doorways: areas(false).join(''),
    symbols: [...areas(true), ...fixtures.map(({ outline }) => area(outline))].join(''),
    leaves: openings.map((opening) => (opening.swing ? swingPath(opening) : '')).join(''),
  };
}

const area = (ring: readonly Point[]): string => `M${ring.map(place).join('L')}Z`;

/** To five centimetres: nobody sees less in a sketch. */
const place = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 20) / 20;
