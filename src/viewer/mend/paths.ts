import type { Point, Ring } from '#core/plan/schema.ts';

/** What marks an element of the canvas: how it looks, and which thing it shows. */
export interface Marks {
  readonly class: string;
  readonly 'data-thing': string;
}

export const path = (rings: readonly Ring[]): string =>
  rings.map((ring) => `M${ring.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('');

export const line = (from: Point, to: Point): string => `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
