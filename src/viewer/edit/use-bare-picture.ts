import { useEffect, useState } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { type DrawnVariant, postVariant } from '../gallery/post-variant.ts';

/** The picture of the home without furniture, to arrange it on; undefined until it has been drawn, and where it cannot be. */
export function useBarePicture(data: GalleryData): DrawnVariant | undefined {
  const [bare, setBare] = useState<DrawnVariant>();
  useEffect(() => {
    postVariant(data.filesUrl, { style: data.style, items: [] }).then(
      (drawn) => typeof drawn === 'object' && setBare(drawn),
    );
  }, [data]);
  return bare;
}
