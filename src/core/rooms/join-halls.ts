import { lengthOf, type Segment } from '../geometry/segment.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import type { LeavesOf } from './find-mouths.ts';
import { type CutEdge, cutsAround, groupFrom, partByCuts } from './part-by-cuts.ts';
import { isRest, NO_DOOR, namedGround, namesHall } from './rest-of-hall.ts';

/** Ground behind a cut as wide as a door, into which so many doors lead, is no room with an unseen one. */
const DOORS = 2;

/**
 * Cuts through undrawn necks without those that part a named hall from the rest of it: a hall may have corners and waists, one after
 * the other too, as beside a row of wardrobes. `leavesOf` counts the doors that lead into parts of the ground.
 */
export function joinHalls(
  cuts: readonly Segment[],
  free: Bitmap,
  texts: readonly TextRun[],
  doorPx: number,
  leavesOf?: LeavesOf,
): Segment[] {
  if (!cuts.length || !namesHall(texts)) return [...cuts];
  const { labels, list, edges } = partByCuts(cuts, free);
  const { halls, named } = namedGround(labels, free.width, texts);
  const leaves = leavesOf?.({ labels, count: list.length, width: free.width });
  const leavesIn = (piece: number) => leaves?.[piece] ?? 0;
  const isNameless = (piece: number) => piece > 0 && !named.has(piece);

  const joined = new Set<CutEdge>();
  for (const edge of edges) {
    const first = edge.ends.find(isNameless);
    if (!first || !edge.ends.some((piece) => halls.has(piece))) continue;
    const group = groupFrom(first, edges, isNameless);
    const doors = group.reduce((sum, piece) => sum + leavesIn(piece), 0);
    const area = group.reduce((sum, piece) => sum + list[piece - 1]!.area, 0);
    // A place that one goes through, or that doors lead into.
    const isWay = (piece: number) => leavesIn(piece) >= DOORS || (doors >= DOORS && cutsAround(piece, edges) > 1);
    const goesOn = ({ cut, ends }: CutEdge) =>
      lengthOf(cut) > NO_DOOR * doorPx || ends.every((piece) => halls.has(piece) || isWay(piece));
    if (!isRest(area, doors, doorPx) || !goesOn(edge)) continue;
    joined.add(edge);
    for (const inner of edges)
      if (inner.ends.every((piece) => group.includes(piece)) && goesOn(inner)) joined.add(inner);
  }
  return edges.filter((edge) => !joined.has(edge)).map(({ cut }) => cut);
}
