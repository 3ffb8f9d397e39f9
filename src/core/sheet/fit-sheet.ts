import type { TextRun } from '../texts/types.ts';
import type { BoxPx, Sheet } from './types.ts';

/** Largest long side that geometry is read at: walls stay several pixels thick and the stages stay under two seconds. */
const MOST = 2400;
/** Smallest: below this, lines of one blurred pixel are spread over two or three so that they can be followed. */
const LEAST = 1500;
const MOST_ENLARGED = 4;

/** A copy of the sheet, and of the texts on it, at the size that walls, openings and rooms are read at. */
export interface FittedSheet {
  readonly sheet: Sheet;
  readonly texts: TextRun[];
  /** Pixels of the fitted sheet per pixel of the given one: divide by it to come back. */
  readonly zoom: number;
}

/**
 * Brings a sheet to a size that suits reading. Every later stage works in pixels of the fitted sheet; positions go back to
 * the given picture only when the plan is written down (`source.toPixels`).
 */
export function fitSheet(sheet: Sheet, texts: TextRun[] = []): FittedSheet {
  const long = Math.max(sheet.widthPx, sheet.heightPx);
  const zoom = long > MOST ? MOST / long : long < LEAST ? Math.min(MOST_ENLARGED, LEAST / long) : 1;
  if (zoom === 1) return { sheet, texts, zoom };
  const widthPx = Math.max(1, Math.round(sheet.widthPx * zoom));
  const heightPx = Math.max(1, Math.round(sheet.heightPx * zoom));
  const rgb = resample(sheet.rgb, 3, sheet.widthPx, sheet.heightPx, widthPx, heightPx);
  const grey = resample(sheet.grey, 1, sheet.widthPx, sheet.heightPx, widthPx, heightPx);
  return { sheet: { ...sheet, widthPx, heightPx, rgb, grey }, texts: texts.map((t) => zoomText(t, zoom)), zoom };
}

function zoomText(text: TextRun, zoom: number): TextRun {
  const { x0, y0, x1, y1 } = text.box;
  const box: BoxPx = { x0: x0 * zoom, y0: y0 * zoom, x1: x1 * zoom, y1: y1 * zoom };
  return { ...text, box, heightPx: text.heightPx * zoom };
}

/** Weights of the source pixels for each target pixel along one side: area when shrinking, linear when enlarging. */
function weights(from: number, to: number): { first: Int32Array; share: Float32Array; taps: number } {
  const step = from / to;
  const taps = step > 1 ? Math.ceil(step) + 1 : 2;
  const first = new Int32Array(to);
  const share = new Float32Array(to * taps);
  for (let i = 0; i < to; i++) {
    if (step > 1) {
      const [a, b] = [i * step, (i + 1) * step];
      first[i] = Math.floor(a);
      for (let k = 0; k < taps; k++) {
        const p = first[i]! + k;
        share[i * taps + k] = Math.max(0, Math.min(b, p + 1) - Math.max(a, p)) / step;
      }
    } else {
      const c = (i + 0.5) * step - 0.5;
      first[i] = Math.floor(c);
      share[i * taps + 1] = c - first[i]!;
      share[i * taps] = 1 - share[i * taps + 1]!;
    }
  }
  return { first, share, taps };
}

function resample(from: Uint8Array, channels: number, w: number, h: number, w2: number, h2: number): Uint8Array {
  const across = weights(w, w2);
  const down = weights(h, h2);
  const middle = new Float32Array(w2 * h * channels);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w2; x++) {
      for (let k = 0; k < across.taps; k++) {
        const share = across.share[x * across.taps + k]!;
        if (share === 0) continue;
        const p = Math.min(w - 1, Math.max(0, across.first[x]! + k));
        for (let c = 0; c < channels; c++) {
          middle[(y * w2 + x) * channels + c]! += share * from[(y * w + p) * channels + c]!;
        }
      }
    }
  }
  const out = new Uint8Array(w2 * h2 * channels);
  const row = new Float32Array(w2 * channels);
  for (let y = 0; y < h2; y++) {
    row.fill(0);
    for (let k = 0; k < down.taps; k++) {
      const share = down.share[y * down.taps + k]!;
      if (share === 0) continue;
      const p = Math.min(h - 1, Math.max(0, down.first[y]! + k)) * w2 * channels;
      for (let i = 0; i < row.length; i++) row[i]! += share * middle[p + i]!;
    }
    for (let i = 0; i < row.length; i++) out[y * row.length + i] = Math.round(row[i]!);
  }
  return out;
}
