import { useEffect, useMemo, useState } from 'preact/hooks';
import { compose, scaling } from '#core/geometry/affine.ts';
import { type Brightness, type DrawnInk, inkOf } from '#core/mending/drawn/drawn-ink.ts';
import type { Source } from '#core/plan/schema.ts';

/** The ink of the drawing under the plan; undefined until the picture is there, where it is not kept, and where its pixels cannot be had. */
export function useDrawnInk(url: string | undefined, source: Source): DrawnInk | undefined {
  const [picture, setPicture] = useState<Brightness>();
  useEffect(() => {
    if (url === undefined) return;
    brightnessOf(url).then(setPicture, () => {
      // Without it the hand is drawn to what was read alone.
    });
  }, [url]);
  const { toPixels, widthPx } = source;
  return useMemo(
    () => picture && inkOf(picture, compose(scaling(picture.width / widthPx), toPixels)),
    [picture, toPixels, widthPx],
  );
}

async function brightnessOf(url: string): Promise<Brightness> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const values = new Uint8Array(width * height);
  // Shares of red, green and blue in brightness by Rec. 601, in 256ths.
  for (let i = 0; i < values.length; i++)
    values[i] = (77 * data[4 * i]! + 150 * data[4 * i + 1]! + 29 * data[4 * i + 2]!) >> 8;
  return { width, height, values };
}
