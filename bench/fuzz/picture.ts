import type { Affine } from '#core/geometry/affine.ts';
import { apply, invert } from '#core/geometry/affine.ts';
import type { PlanSheet } from '#core/open-sheet.ts';
import type { PixelClasses } from '#core/pixel-classes/types.ts';
import { resample } from '#core/raster/resample.ts';
import type { Sheet } from '#core/sheet/types.ts';
import { mapTexts } from '#core/texts/map-texts.ts';
import type { TextRun } from '#core/texts/types.ts';

/** A drawing with what is written on it and what every pixel of it is: all that reading takes, without recognition and network. */
export interface Picture {
  readonly sheet: Sheet;
  readonly texts: readonly TextRun[];
  /** Place of the class of every pixel in a list of names. */
  readonly labels: Uint8Array;
}

/**
 * The picture seen through a map that takes it to another sheet by whole pixels: mirrored, cropped or with margins, which are white.
 */
export function movePicture(
  { sheet, texts, labels }: Picture,
  move: Affine,
  widthPx: number,
  heightPx: number,
): Picture {
  const back = invert(move);
  const grey = new Uint8Array(widthPx * heightPx).fill(255);
  const rgb = new Uint8Array(3 * grey.length).fill(255);
  const moved = new Uint8Array(grey.length);
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, i++) {
      const [u, v] = apply(back, [x + 0.5, y + 0.5]).map(Math.floor) as [number, number];
      if (u < 0 || v < 0 || u >= sheet.widthPx || v >= sheet.heightPx) continue;
      const from = v * sheet.widthPx + u;
      grey[i] = sheet.grey[from]!;
      moved[i] = labels[from]!;
      for (let c = 0; c < 3; c++) rgb[3 * i + c] = sheet.rgb[3 * from + c]!;
    }
  }
  return { sheet: { widthPx, heightPx, rgb, grey }, texts: mapTexts(texts, move), labels: moved };
}

/** The picture at another size. */
export function zoomPicture({ sheet, texts, labels }: Picture, zoom: number): Picture {
  const [w, h] = [sheet.widthPx, sheet.heightPx];
  const [widthPx, heightPx] = [Math.max(1, Math.round(zoom * w)), Math.max(1, Math.round(zoom * h))];
  const zoomed = new Uint8Array(widthPx * heightPx);
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++)
      zoomed[i] = labels[Math.min(h - 1, Math.floor(y / zoom)) * w + Math.min(w - 1, Math.floor(x / zoom))]!;
  return {
    sheet: {
      widthPx,
      heightPx,
      rgb: resample(sheet.rgb, 3, w, h, widthPx, heightPx),
      grey: resample(sheet.grey, 1, w, h, widthPx, heightPx),
    },
    texts: mapTexts(texts, [zoom, 0, 0, zoom, 0, 0]),
    labels: zoomed,
  };
}

/** Longest side of the map of classes that the network answers with. */
const LONG_SIDE = 448;

/** What a network that errs nowhere would say of a page of the picture. */
export function seePicture(
  { sheet, labels }: Picture,
  { page, source }: PlanSheet,
  names: readonly string[],
): PixelClasses {
  const { region } = page;
  const [w, h] = [region.x1 - region.x0, region.y1 - region.y0];
  const zoom = LONG_SIDE / Math.max(w, h);
  const [width, height] = [Math.max(1, Math.round(w * zoom)), Math.max(1, Math.round(h * zoom))];
  const seen = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const at = apply(source.toPicture, [region.x0 + (x + 0.5) / zoom, region.y0 + (y + 0.5) / zoom]);
      const [u, v] = at.map(Math.floor) as [number, number];
      if (u >= 0 && v >= 0 && u < sheet.widthPx && v < sheet.heightPx) seen[i] = labels[v * sheet.widthPx + u]!;
    }
  }
  return { region, width, height, names, labels: seen, sure: new Uint8Array(width * height).fill(250) };
}
