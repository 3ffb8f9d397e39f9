import { polygonsOf } from '../geometry/region.ts';
import type { Footprint } from '../scene/footprint.ts';
import type { Pen } from './pen.ts';

/** What is cut is filled; railings and the edges of terraces are below the cut. @param pen thin, in the tone of walls */
export function drawWalls(pen: Pen, { walls, railings, kerbs }: Footprint): void {
  const edge = pen.with({ line: 'symbol', tone: 'quiet' });
  for (const region of [railings, kerbs]) for (const rings of polygonsOf(region)) edge.area(rings, 'paper');
  // The outline lies half outside of the wall: a thin one keeps thin walls thin.
  for (const rings of polygonsOf(walls)) pen.area(rings, 'wall');
}
