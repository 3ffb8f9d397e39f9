import { useMemo } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { planSketch, SKETCH_LINE } from '#core/gallery/plan-sketch.ts';
import { Overlay } from './overlay.tsx';

/** Floors, walls, openings and what is built in in a few strokes, until the picture has come. */
export function Sketch({ data }: { data: GalleryData }) {
  const { floors, walls, doorways, symbols, leaves } = useMemo(() => planSketch(data.document.plan), [data]);
  return (
    <Overlay frame={data.frame} name="sketch-layer">
      <path class="sketch-floors" d={floors} />
      {walls.map(({ path, thickness }) => (
        <path key={thickness} class="sketch-walls" d={path} stroke-width={thickness} />
      ))}
      <path class="sketch-floors" d={doorways} />
      <path class="sketch-symbols" d={symbols} stroke-width={SKETCH_LINE} />
      <path class="sketch-leaves" d={leaves} stroke-width={SKETCH_LINE} />
    </Overlay>
  );
}
