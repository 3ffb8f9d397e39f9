import { useMemo } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { placeLiveLabels } from '#core/gallery/place-live-labels.ts';
import type { PlanSummary } from '#core/gallery/summary.ts';
import type { Units } from '#core/gallery/units.ts';
import { useWording } from '../gallery/wording-context.ts';
import { toPicture } from './plan-to-picture.ts';

interface LiveLabelsProps {
  readonly data: GalleryData;
  readonly summary: PlanSummary;
  readonly units: Units;
  /** CSS pixels of a metre, as the plan is shown now. */
  readonly pixelsPerMetre: number;
}

/** The names of the rooms over a picture without lettering, in letters that keep their size at every zoom. */
export function LiveLabels({ data, summary, units, pixelsPerMetre }: LiveLabelsProps) {
  const wording = useWording();
  const labels = useMemo(() => {
    const names = new Map(summary.rooms.map(({ id, name }) => [id, name]));
    return placeLiveLabels(data.document, {
      pixelsPerMetre,
      nameOf: ({ id }) => names.get(id) ?? '',
      areaOf: ({ area }) => wording.area(area, units),
      measure: measureText,
    });
  }, [data, summary, units, wording, pixelsPerMetre]);
  return (
    <div class="live-labels" aria-hidden="true">
      {labels.map(({ room, at, name, area }) => {
        const [x, y] = toPicture(at, data.frame);
        return (
          <span
            key={room}
            class={name.length ? 'live-label' : 'live-label dot'}
            style={{ left: `${x}px`, top: `${y}px` }}
          >
            {name.map((line) => (
              <b key={line}>{line}</b>
            ))}
            {area && <i>{area}</i>}
          </span>
        );
      })}
    </div>
  );
}

let pen: CanvasRenderingContext2D | null | undefined;

/** Width of a text as the style sheet sets it; without a canvas, as letters usually are. */
function measureText(text: string, bold: boolean): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * 7;
  pen.font = `${bold ? '600 13px' : '400 12px'} Inter, system-ui, sans-serif`;
  return pen.measureText(text).width;
}
