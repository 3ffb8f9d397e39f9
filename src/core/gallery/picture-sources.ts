import type { PictureFrame } from '../scene/types.ts';

/** Widths in which the service keeps the picture, pixels. */
const WIDTHS = [400, 600, 800, 1200, 1600, 2000, 3000];

/**
 * How wide the picture is shown at first, by the style sheet's layouts. A phone is told two thirds: three device pixels to one of
 * CSS show no more of a plan than two, and cost twice the bytes; whoever zooms in gets the rest then.
 */
export const FIRST_SIZES = '(max-width: 900px) 66vw, calc(100vw - 420px)';

/** `…?w=400 400w, …`: the picture in every width up to its own, for `srcset`. */
export function pictureSources(url: string, { widthPx }: PictureFrame): string {
  const join = url.includes('?') ? '&' : '?';
  const widths = WIDTHS.filter((width) => width < widthPx);
  return [...widths, widthPx].map((width) => `${url}${join}w=${Math.min(width, WIDTHS.at(-1)!)} ${width}w`).join(', ');
}
