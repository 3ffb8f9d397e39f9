import { type Affine, apply, compose, invert, rotation, scaling, shift } from '../geometry/affine.ts';
import { mapTexts } from '../texts/map-texts.ts';
import type { PlacedSheet } from './fit-sheet.ts';

/**
 * A copy of a sheet turned counter-clockwise by a few degrees and enlarged `zoom` times (1 or more), large enough for all of
 * it; its corners go on as its edges end. Both at once, because every resampling blurs.
 */
export function turnAskew({ sheet, texts, toGiven: before }: PlacedSheet, degrees: number, zoom: number): PlacedSheet {
  const { widthPx: w, heightPx: h } = sheet;
  const [cos, sin] = rotation(Math.abs(degrees));
  const widthPx = Math.ceil(zoom * (w * cos + h * sin));
  const heightPx = Math.ceil(zoom * (h * cos + w * sin));
  // About the middles of both sheets.
  const turned = compose(rotation(degrees), compose(scaling(1 / zoom), shift(-widthPx / 2, -heightPx / 2)));
  const toGiven = compose(shift(w / 2, h / 2), turned);
  const sampled = (from: Uint8Array, channels: number) => sample(from, channels, w, h, widthPx, heightPx, toGiven);
  const pageMm = sheet.pageMm && {
    width: (sheet.pageMm.width * widthPx) / (w * zoom),
    height: (sheet.pageMm.height * heightPx) / (h * zoom),
  };
  return {
    sheet: {
      widthPx,
      heightPx,
      rgb: sampled(sheet.rgb, 3),
      grey: sampled(sheet.grey, 1),
      ...(pageMm && { pageMm }),
    },
    texts: mapTexts(texts, invert(toGiven)),
    toGiven: compose(before, toGiven),
  };
}

/** Linear between the four pixels around each place; beyond the edges their last pixels. */
function sample(
  from: Uint8Array,
  channels: number,
  w: number,
  h: number,
  width: number,
  height: number,
  toGiven: Affine,
): Uint8Array {
  const out = new Uint8Array(width * height * channels);
  const [dx, dy] = toGiven;
  for (let row = 0, o = 0; row < height; row++) {
    const [x0, y0] = apply(toGiven, [0.5, row + 0.5]);
    for (let column = 0; column < width; column++, o += channels) {
      const x = Math.min(w - 1, Math.max(0, x0 + dx * column - 0.5));
      const y = Math.min(h - 1, Math.max(0, y0 + dy * column - 0.5));
      const left = Math.floor(x);
      const top = Math.floor(y);
      const u = x - left;
      const v = y - top;
      const p = (top * w + left) * channels;
      const right = left + 1 < w ? channels : 0;
      const below = top + 1 < h ? w * channels : 0;
      for (let c = 0; c < channels; c++) {
        const i = p + c;
        const above = from[i]! + (from[i + right]! - from[i]!) * u;
        const under = from[i + below]! + (from[i + below + right]! - from[i + below]!) * u;
        out[o + c] = above + (under - above) * v + 0.5;
      }
    }
  }
  return out;
}
