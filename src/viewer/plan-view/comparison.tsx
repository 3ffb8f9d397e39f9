import { useMemo, useState } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { useWording } from '../gallery/wording-context.ts';
import { CompareHandle } from './compare-handle.tsx';
import { alignOriginal } from './plan-to-picture.ts';

/** The original drawing over one side of the picture, as far as the handle was drawn. */
export function Comparison({ data }: { data: GalleryData }) {
  const wording = useWording();
  const [share, setShare] = useState(0.5);
  const matrix = useMemo(() => alignOriginal(data.document.source, data.frame), [data]);
  return (
    <>
      <div class="curtain" style={{ clipPath: `inset(0 ${100 - share * 100}% 0 0)` }}>
        <div class="world">
          <img
            class="original"
            src={data.originalUrl}
            width={data.document.source.widthPx}
            height={data.document.source.heightPx}
            alt={wording.say('originalAlt')}
            draggable={false}
            style={{ transform: `matrix(${matrix.join(',')})` }}
          />
        </div>
      </div>
      <span class="compare-label left" aria-hidden="true">
        {wording.say('original')}
      </span>
      <span class="compare-label right" aria-hidden="true">
        {wording.say('furnished')}
      </span>
      <CompareHandle share={share} onChange={setShare} />
    </>
  );
}
