import type { BoxPx, PointPx } from '../sheet/types.ts';

/**
 * Rings around a region, along pixel edges: `x`, `y` are corners of pixels. The outer ring runs clockwise on the screen
 * (positive area), holes the other way. Pixels that touch at a corner only count as apart.
 */
export function traceContours(inside: (x: number, y: number) => boolean, box: BoxPx): PointPx[][] {
  const width = box.x1 - box.x0 + 1;
  // Directed pixel edges with the region on their right-hand side, by the corner they start from (two at a corner at most).
  const next = new Map<number, number[]>();
  const key = (x: number, y: number) => (y - box.y0) * width + (x - box.x0);
  const add = (x0: number, y0: number, x1: number, y1: number) => {
    const list = next.get(key(x0, y0));
    if (list) list.push(key(x1, y1));
    else next.set(key(x0, y0), [key(x1, y1)]);
  };
  for (let y = box.y0; y < box.y1; y++) {
    for (let x = box.x0; x < box.x1; x++) {
      if (!inside(x, y)) continue;
      if (y === box.y0 || !inside(x, y - 1)) add(x, y, x + 1, y);
      if (x === box.x1 - 1 || !inside(x + 1, y)) add(x + 1, y, x + 1, y + 1);
      if (y === box.y1 - 1 || !inside(x, y + 1)) add(x + 1, y + 1, x, y + 1);
      if (x === box.x0 || !inside(x - 1, y)) add(x, y + 1, x, y);
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
        const way = ways.length > 1 ? ways.findIndex((w) => turnsRight(came, w - at, width)) : 0;
        const to = ways.splice(Math.max(0, way), 1)[0]!;
        const step = to - at;
        if (step !== came) ring.push([(at % width) + box.x0, Math.floor(at / width) + box.y0]);
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

function turnsRight(came: number, go: number, width: number): boolean {
  if (came === 1) return go === width;
  if (came === width) return go === -1;
  if (came === -1) return go === -width;
  return go === 1;
}
