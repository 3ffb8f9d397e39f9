import { useState } from 'preact/hooks';
import { FIRST_SIZES, pictureSources } from '#core/gallery/picture-sources.ts';
import type { PictureFrame } from '#core/scene/types.ts';
import type { DrawnVariant } from '../gallery/post-variant.ts';

interface BarePictureProps {
  readonly bare: DrawnVariant;
  /** Of the picture on which the stage lays everything. */
  readonly frame: PictureFrame;
}

/** Floors, walls and what is built in, without furniture, where they are on the furnished picture. */
export function BarePicture({ bare, frame }: BarePictureProps) {
  const [shown, setShown] = useState(false);
  const growth = frame.pixelsPerMetre / bare.frame.pixelsPerMetre;
  const url = `${bare.pictureUrl}?labels=0`;
  return (
    <img
      class={shown ? 'picture bare shown' : 'picture bare'}
      src={url}
      srcset={pictureSources(url, bare.frame)}
      sizes={FIRST_SIZES}
      style={{
        left: `${(bare.frame.x0 - frame.x0) * frame.pixelsPerMetre}px`,
        top: `${(bare.frame.y0 - frame.y0) * frame.pixelsPerMetre}px`,
        width: `${bare.frame.widthPx * growth}px`,
        height: `${bare.frame.heightPx * growth}px`,
      }}
      alt=""
      draggable={false}
      onLoad={() => setShown(true)}
    />
  );
}
