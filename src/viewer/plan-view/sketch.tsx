import { useMemo } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { planSketch } from '#core/gallery/plan-sketch.ts';
import { Overlay } from './overlay.tsx';

/** Floors and walls in a few strokes, until the picture has come. */
export function Sketch({ data }: { data: GalleryData }) {
  const { floors, walls } = useMemo(() => planSketch(data.document.plan), [data]);
  return (
    <Overlay frame={data.frame} name="sketch-layer">
      <path class="sketch-floors" d={floors} />
      {walls.map(({ path, thickness }) => (
        <path key={thickness} class="sketch-walls" d={path} stroke-width={thickness} />
      ))}
    </Overlay>
  );
}
