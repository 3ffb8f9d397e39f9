import { useEffect, useMemo, useState } from 'preact/hooks';
import { findMarkedBoxes } from './marked-boxes.ts';

interface PlanPreviewProps {
  readonly file: File;
  readonly working: boolean;
  /** Details of a failure; boxes in it are drawn over the picture. */
  readonly details: unknown;
}

/** The chosen drawing, with marks on what the service objects to. Browsers show no PDF without a plug-in: then its name. */
export function PlanPreview({ file, working, details }: PlanPreviewProps) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [broken, setBroken] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const boxes = useMemo(() => findMarkedBoxes(details), [details]);

  if (broken || !file.type.startsWith('image/'))
    return (
      <div class={`preview paper${working ? ' working' : ''}`}>
        <span class="paper-kind" aria-hidden="true">
          {file.name.split('.').pop()?.slice(0, 4).toUpperCase()}
        </span>
        <span class="paper-name">{file.name}</span>
      </div>
    );
  return (
    <figure class={`preview${working ? ' working' : ''}`}>
      <img
        src={url}
        alt={`Your drawing: ${file.name}`}
        onLoad={(event) =>
          setSize({ width: event.currentTarget.naturalWidth, height: event.currentTarget.naturalHeight })
        }
        onError={() => setBroken(true)}
      />
      {size && boxes.length > 0 && (
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="img"
          aria-label={`Marked: ${boxes.map(({ kind }) => kind || 'unnamed').join(', ')}`}
        >
          {boxes.map((box, index) => (
            <rect
              key={index}
              x={box.x}
              y={box.y}
              width={box.width}
              height={box.height}
              rx={Math.max(2, size.width / 300)}
            >
              <title>{box.kind}</title>
            </rect>
          ))}
        </svg>
      )}
    </figure>
  );
}
