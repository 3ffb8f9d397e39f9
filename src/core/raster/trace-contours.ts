import type { Bitmap, PointPx } from '../sheet/types.ts';

/**
 * Rings around what is set, along pixel edges: `x`, `y` are corners of pixels. The outer ring runs clockwise on the screen
 * (positive area), holes the other way. Pixels that touch at a corner only count as apart.
 */
export function traceContours({ width, height, data }: Bitmap): PointPx[][] {
  const corners = width + 1;
  // Directed pixel edges with the region on their right-hand side, by the corner they start from (two at a corner at most).
  const next = new Map<number, number[]>();
  const add = (from: number, to: number) => {
    const list = next.get(from);
    if (list) list.push(to);
    else next.set(from, [to]);
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!data[i]) continue;
      const corner = y * corners + x;
      if (y === 0 || !data[i - width]) add(corner, corner + 1);
      if (x === width - 1 || !data[i + 1]) add(corner + 1, corner + 1 + corners);
      if (y === height - 1 || !data[i + width]) add(corner + 1 + corners, corner + corners);
      if (x === 0 || !data[i - 1]) add(corner + corners, corner);
    }
  }
  const rings: PointPx[][] = [];
  for (const [start, list] of next) {
    while (list.length) {
      const ring: PointPx[] = [];
      let at = start;
      let came = 0;
      do {
        const ways = next.get(at)!;
        // Where two rings touch, turning right keeps pixels that meet at a corner apart.
        const way = ways.length > 1 ? ways.findIndex((w) => turnsRight(came, w - at, corners)) : 0;
        const to = ways.splice(Math.max(0, way), 1)[0]!;
        const step = to - at;
        if (step !== came) ring.push([at % corners, Math.floor(at / corners)]);
        came = step;
        at = to;
      } while (at !== start);
      // The walk may have begun in the middle of a side.
      if (ring.length > 2 && isStraight(ring[ring.length - 1]!, ring[0]!, ring[1]!)) ring.shift();
      rings.push(ring);
    }
  }
  return rings;
}

function isStraight(a: PointPx, b: PointPx, c: PointPx): boolean {
  return (a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1]);
}

function turnsRight(came: number, go: number, corners: number): boolean {
  if (came === 1) return go === corners;
  if (came === corners) return go === -1;
  if (came === -1) return go === -corners;
  return go === 1;
}
