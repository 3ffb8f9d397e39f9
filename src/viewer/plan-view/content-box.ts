import type { Plan } from '#core/plan/schema.ts';
import type { PictureFrame } from '#core/scene/types.ts';
import { boxOnPicture } from './plan-to-picture.ts';
import type { Box } from './transform.ts';

/** What stands around the outermost wall faces: their shadow on the paper and the arrow at the entrance, metres. */
const AROUND_M = 0.45;

/** The part of the picture that is the plan (picture px): walls and rooms with little around them; all of it where there is neither. */
export function contentBox(plan: Plan, frame: PictureFrame): Box {
  const whole = { x0: 0, y0: 0, x1: frame.widthPx, y1: frame.heightPx };
  const points = [...plan.walls.flatMap(({ from, to }) => [from, to]), ...plan.rooms.flatMap(({ outline }) => outline)];
  if (points.length === 0) return whole;
  const box = boxOnPicture(points, frame);
  const around = AROUND_M * frame.pixelsPerMetre;
  return {
    x0: Math.max(whole.x0, box.x0 - around),
    y0: Math.max(whole.y0, box.y0 - around),
    x1: Math.min(whole.x1, box.x1 + around),
    y1: Math.min(whole.y1, box.y1 + around),
  };
}
