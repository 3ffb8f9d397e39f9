import type { Plan, Point } from '../plan/schema.ts';

/** The plan in a few strokes, to be seen before the picture has come: SVG path data in metres. */
export interface PlanSketch {
  readonly floors: string;
  /** Centre lines, and how thick to draw them. */
  readonly walls: readonly { readonly path: string; readonly thickness: number }[];
}

/** Floors as areas and walls as lines, those of one thickness together. */
export function planSketch({ rooms, walls }: Plan): PlanSketch {
  const lines = new Map<number, string>();
  for (const { from, to, thickness } of walls) {
    const rounded = Math.max(0.05, Math.round(thickness * 20) / 20);
    lines.set(rounded, `${lines.get(rounded) ?? ''}M${place(from)}L${place(to)}`);
  }
  return {
    floors: rooms.map(({ outline }) => `M${outline.map(place).join('L')}Z`).join(''),
    walls: [...lines].map(([thickness, path]) => ({ path, thickness })),
  };
}

/** To five centimetres: nobody sees less in a sketch. */
const place = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 20) / 20;
