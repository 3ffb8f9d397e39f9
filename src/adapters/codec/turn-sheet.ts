import type { Sheet } from '#core/sheet/types.ts';

export type QuarterTurn = 0 | 90 | 180 | 270;

/** The sheet turned clockwise by the given angle. */
export function turnSheet(sheet: Sheet, angle: QuarterTurn): Sheet {
  if (angle === 0) return sheet;
  const { widthPx: w, heightPx: h } = sheet;
  const [width, height] = angle === 180 ? [w, h] : [h, w];
  const rgb = new Uint8Array(w * h * 3);
  const grey = new Uint8Array(w * h);
  for (let y = 0, from = 0; y < h; y++) {
    for (let x = 0; x < w; x++, from++) {
      const [tx, ty] = turnPoint(x, y, w - 1, h - 1, angle);
      const to = ty * width + tx;
      grey[to] = sheet.grey[from]!;
      rgb[to * 3] = sheet.rgb[from * 3]!;
      rgb[to * 3 + 1] = sheet.rgb[from * 3 + 1]!;
      rgb[to * 3 + 2] = sheet.rgb[from * 3 + 2]!;
    }
  }
  const pageMm =
    sheet.pageMm && (angle === 180 ? sheet.pageMm : { width: sheet.pageMm.height, height: sheet.pageMm.width });
  return { widthPx: width, heightPx: height, rgb, grey, ...(pageMm && { pageMm }) };
}

function turnPoint(x: number, y: number, w: number, h: number, angle: QuarterTurn): [number, number] {
  if (angle === 90) return [h - y, x];
  if (angle === 180) return [w - x, h - y];
  if (angle === 270) return [y, w - x];
  return [x, y];
}
