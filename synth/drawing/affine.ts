import { type Affine, apply, compose } from '#core/geometry/affine.ts';
import type { DrawingTruth } from './types.ts';

/** Turning a picture of that size clockwise about its middle; the picture grows so that quarter turns keep everything. */
export function turning(
  degrees: number,
  width: number,
  height: number,
): { affine: Affine; width: number; height: number } {
  const quarter = degrees % 180 === 90;
  const [w, h] = quarter ? [height, width] : [width, height];
  const radians = (degrees * Math.PI) / 180;
  const [c, s] =
    degrees % 90 === 0
      ? [Math.round(Math.cos(radians)), Math.round(Math.sin(radians))]
      : [Math.cos(radians), Math.sin(radians)];
  return {
    affine: [c, s, -s, c, w / 2 - (c * width - s * height) / 2, h / 2 - (s * width + c * height) / 2],
    width: w,
    height: h,
  };
}

/** Carries everything that is in pixels along when the picture is turned or stretched. */
export function moveTruth(truth: DrawingTruth, affine: Affine, size: { width: number; height: number }): DrawingTruth {
  return {
    ...truth,
    widthPx: size.width,
    heightPx: size.height,
    ...(truth.toPixels ? { toPixels: compose(affine, truth.toPixels) } : {}),
    ...moveMarks(truth, (p) => apply(affine, p), (Math.atan2(affine[1], affine[0]) * 180) / Math.PI),
  };
}

/** Texts, lengths and places of rooms, each point moved and each text turned by some degrees. */
export function moveMarks(
  { texts, lengths, rooms }: Pick<DrawingTruth, 'texts' | 'lengths' | 'rooms'>,
  move: (p: readonly [number, number]) => [number, number],
  degrees: number,
): Pick<DrawingTruth, 'texts' | 'lengths' | 'rooms'> {
  return {
    texts: texts.map((text) => {
      const { x0, y0, x1, y1 } = text.box;
      const corners = (
        [
          [x0, y0],
          [x1, y0],
          [x1, y1],
          [x0, y1],
        ] as [number, number][]
      ).map(move);
      const xs = corners.map((p) => p[0]);
      const ys = corners.map((p) => p[1]);
      return {
        ...text,
        angle: text.angle + degrees,
        box: { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) },
      };
    }),
    lengths: lengths.map((length) => ({ ...length, from: move(length.from), to: move(length.to) })),
    rooms: rooms.map((room) => ({ ...room, at: move(room.at) })),
  };
}
