/** How a picture lies in its viewport: viewport px = scale · picture px + (x, y). */
export interface Transform {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Space in the viewport that controls cover, viewport px. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** How far one can zoom in: so much closer than the picture that just fits, but not to where its pixels are seen. */
const MAX_ZOOM = 12;
export const LARGEST_PIXEL = 1.6;

/** Shows the whole of `box` (picture px) as large as the viewport less its insets allows, in the middle. */
export function fitBox(box: Box, viewport: Size, insets: Insets, maxScale = Number.POSITIVE_INFINITY): Transform {
  const width = Math.max(1, viewport.width - insets.left - insets.right);
  const height = Math.max(1, viewport.height - insets.top - insets.bottom);
  const scale = Math.min(width / (box.x1 - box.x0), height / (box.y1 - box.y0), maxScale);
  return {
    scale,
    x: insets.left + width / 2 - (scale * (box.x0 + box.x1)) / 2,
    y: insets.top + height / 2 - (scale * (box.y0 + box.y1)) / 2,
  };
}

/** Zooms by `factor` so that what is under `point` (viewport px) stays there. */
export function zoomAt(from: Transform, factor: number, point: readonly [number, number]): Transform {
  return {
    scale: from.scale * factor,
    x: point[0] - (point[0] - from.x) * factor,
    y: point[1] - (point[1] - from.y) * factor,
  };
}

/**
 * The nearest transform within bounds: between the whole picture and the closest look, and with the middle of the
 * viewport always over the picture, so that it cannot be lost.
 */
export function keepInBounds(wanted: Transform, picture: Size, viewport: Size, whole: Transform): Transform {
  const scale = Math.min(
    Math.max(wanted.scale, whole.scale),
    Math.max(whole.scale, Math.min(whole.scale * MAX_ZOOM, LARGEST_PIXEL)),
  );
  if (scale <= whole.scale * 1.001) return whole;
  const bounded =
    scale === wanted.scale ? wanted : zoomAt(wanted, scale / wanted.scale, [viewport.width / 2, viewport.height / 2]);
  return {
    scale,
    x: Math.min(Math.max(bounded.x, viewport.width / 2 - picture.width * scale), viewport.width / 2),
    y: Math.min(Math.max(bounded.y, viewport.height / 2 - picture.height * scale), viewport.height / 2),
  };
}

/** Between two transforms, `t` from 0 to 1: the scale in equal steps of ratio, the middle of the viewport on a straight way. */
export function blend(from: Transform, to: Transform, t: number, viewport: Size): Transform {
  const scale = from.scale * (to.scale / from.scale) ** t;
  const middle = (end: Transform) => [
    (viewport.width / 2 - end.x) / end.scale,
    (viewport.height / 2 - end.y) / end.scale,
  ] as const; // biome-ignore format: a point
  const [ax, ay] = middle(from);
  const [bx, by] = middle(to);
  // Where the scale changes, the way is walked at the pace at which the picture grows, or it would swing.
  const pace =
    Math.abs(to.scale / from.scale - 1) < 1e-6 ? t : (1 / scale - 1 / from.scale) / (1 / to.scale - 1 / from.scale);
  return {
    scale,
    x: viewport.width / 2 - scale * (ax + (bx - ax) * pace),
    y: viewport.height / 2 - scale * (ay + (by - ay) * pace),
  };
}
