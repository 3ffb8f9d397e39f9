import type { Plan, Room } from '#core/plan/schema.ts';
import { boundsOf, keepFree } from '../../dwelling/loose-furniture.ts';
import type { Box } from '../../dwelling/wall-spots.ts';
import { middleOf, placeBlock } from '../labels.ts';
import type { Pen } from '../pen.ts';

/** Where nothing else stands in a room, in metres; a block of letters of `width` and `height` pixels goes there. */
export function freePlace(
  pen: Pen,
  plan: Plan,
  room: Room,
  width: number,
  height: number,
): [number, number] | undefined {
  const { scale, origin } = pen;
  const taken: Box[] = [
    ...[...plan.fixtures, ...plan.furniture.filter((f) => f.kind !== 'rug')].map((f) => boundsOf(f.outline)),
    ...plan.openings.filter((o) => o.kind !== 'window').map(keepFree),
    ...pen.texts.map(({ box }) => ({
      x0: (box.x0 - origin[0]) / scale,
      x1: (box.x1 - origin[0]) / scale,
      y0: (box.y0 - origin[1]) / scale,
      y1: (box.y1 - origin[1]) / scale,
    })),
  ];
  return placeBlock(room.outline, { width: width / scale, height: height / scale }, taken, middleOf(room));
}
