import { useEffect, useRef, useState } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { FIRST_SIZES, pictureSources } from '#core/gallery/picture-sources.ts';
import { useWording } from '../gallery/wording-context.ts';

interface PlanPictureProps {
  readonly data: GalleryData;
  readonly alt: string;
  /** How many CSS pixels wide the picture is shown now; undefined until the visitor has moved it. */
  readonly shownWidth: number | undefined;
  /** Called with the address of the file that is shown. */
  readonly onShown: (url: string) => void;
}

/** Finer than this nobody sees in a furnished plan, device pixels to a CSS pixel. */
const FINEST = 2;

/** The furnished picture, in no more pixels than are seen; a closer look fetches a finer one. */
export function PlanPicture({ data, alt, shownWidth, onShown }: PlanPictureProps) {
  const wording = useWording();
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  const url = data.plainPictureUrl ?? data.pictureUrl;
  const sources = pictureSources(url, data.frame);
  const sizes = useSizes(url, sources, shownWidth ?? 0);
  const tell = () => image.current?.currentSrc && onShown(image.current.currentSrc);
  useEffect(() => {
    if (image.current?.complete) tell();
  }, []);
  if (failed)
    return (
      <p class="picture-failed" data-control>
        {wording.say('pictureFailed')}{' '}
        <button type="button" class="button" onClick={() => setFailed(false)}>
          {wording.say('tryAgain')}
        </button>
      </p>
    );
  return (
    <img
      ref={image}
      class="picture"
      sizes={sizes}
      fetchpriority="high"
      srcset={sources}
      src={url}
      width={data.frame.widthPx}
      height={data.frame.heightPx}
      alt={alt}
      draggable={false}
      decoding="sync"
      onLoad={tell}
      onError={() => setFailed(true)}
    />
  );
}

/** The `sizes` for the widest that the picture was shown and fetched: while a finer one is on its way, or cannot be had, this one stays. */
function useSizes(url: string, sources: string, shownWidth: number): string {
  const [widest, setWidest] = useState(0);
  useEffect(() => {
    if (shownWidth <= widest) return;
    const finer = new Image();
    finer.sizes = sizesFor(shownWidth);
    finer.srcset = sources;
    finer.src = url;
    finer.decode().then(
      () => setWidest((before) => Math.max(before, shownWidth)),
      () => undefined,
    );
  }, [shownWidth]);
  return widest ? sizesFor(widest) : FIRST_SIZES;
}

const sizesFor = (width: number): string =>
  `${Math.ceil((width * Math.min(FINEST, devicePixelRatio)) / devicePixelRatio)}px`;
