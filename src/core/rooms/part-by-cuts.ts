import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import { type Components, findComponents } from '../raster/components.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Bitmap } from '../sheet/types.ts';

/** How far beside the middle of a cut the pieces that it parts are looked for, pixels. */
const BESIDE = 4;

/** A cut and the pieces of ground on its two sides, by their numbers from 1; 0 where there is none. */
export interface CutEdge {
  readonly cut: Segment;
  readonly ends: readonly [number, number];
}

/** The pieces that free ground falls into along cuts, and which of them every cut parts. */
export function partByCuts(cuts: readonly Segment[], free: Bitmap): Components & { readonly edges: CutEdge[] } {
  const parted = { ...free, data: free.data.slice() };
  for (const { from, to } of cuts) fillBand(parted, from, to, 2.5, 0);
  const { labels, list } = findComponents(parted, 4);
  const labelAt = (x: number, y: number) => labels[Math.round(y) * free.width + Math.round(x)] ?? 0;
  const endOf = (cut: Segment, beside: number) => labelAt(...pointAt(cut, lengthOf(cut) / 2, beside));
  return { labels, list, edges: cuts.map((cut) => ({ cut, ends: [endOf(cut, -BESIDE), endOf(cut, BESIDE)] })) };
}

/** How many cuts part a piece from another one. */
export function cutsAround(piece: number, edges: readonly CutEdge[]): number {
  return edges.filter(({ ends: [a, b] }) => a !== b && (a === piece || b === piece)).length;
}

/** A piece and all that follow on it across cuts, one after the other, as far as they pass. */
export function groupFrom(first: number, edges: readonly CutEdge[], passes: (piece: number) => boolean): number[] {
  const group = [first];
  for (const piece of group) {
    for (const { ends } of edges) {
      const next = ends[0] === piece ? ends[1] : ends[1] === piece ? ends[0] : piece;
      if (passes(next) && !group.includes(next)) group.push(next);
    }
  }
  return group;
}
