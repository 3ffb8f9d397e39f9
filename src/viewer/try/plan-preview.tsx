import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PlanOutline } from '#core/gallery/plan-outline.ts';
import { findMarkedBoxes, type MarkedBox } from './marked-boxes.ts';
import { OutlineLayer } from './outline-layer.tsx';
import { useSay } from './texts.ts';

interface PlanPreviewProps {
  readonly file: File;
  readonly working: boolean;
  /** What has been read so far. */
  readonly plan?: PlanOutline | undefined;
  readonly furniture?: string | undefined;
  /** Details of a failure; boxes in it are drawn over the picture. */
  readonly details?: unknown;
}

/** Shapes that differ by more are no longer the same picture: it was turned upright before it was read. */
const SAME_SHAPE = 0.02;

/**
 * The chosen drawing, with what is read on it, or what the service objects to. Browsers show no PDF without a plug-in: then its name,
 * and what is read on white.
 */
export function PlanPreview({ file, working, plan, furniture, details }: PlanPreviewProps) {
  const { say } = useSay();
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [broken, setBroken] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const boxes = useMemo(() => findMarkedBoxes(details), [details]);
  const look = `preview${working ? ' working' : ''}`;
  const isPicture = !broken && file.type.startsWith('image/');

  if (plan && !(isPicture && isSameShape(plan, size)))
    return (
      <figure class={`${look} lines`} style={{ '--shape': `${plan.widthPx / plan.heightPx}` }}>
        <OutlineLayer plan={plan} furniture={furniture} />
      </figure>
    );
  if (!isPicture)
    return (
      <div class={`${look} paper`}>
        <span class="paper-kind" aria-hidden="true">
          {file.name.split('.').pop()?.slice(0, 4).toUpperCase()}
        </span>
        <span class="paper-name">{file.name}</span>
      </div>
    );
  return (
    <figure class={look}>
      <img
        src={url}
        alt={say('yourDrawing', { name: file.name })}
        onLoad={({ currentTarget }) =>
          setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
        onError={() => setBroken(true)}
      />
      {plan && <OutlineLayer plan={plan} furniture={furniture} />}
      {size && boxes.length > 0 && (
        <MarkedBoxes boxes={boxes} size={size} label={say('yourDrawing', { name: file.name })} />
      )}
    </figure>
  );
}

function isSameShape({ widthPx, heightPx }: PlanOutline, size: { width: number; height: number } | undefined): boolean {
  return size !== undefined && Math.abs((size.width * heightPx) / (size.height * widthPx) - 1) < SAME_SHAPE;
}

interface MarkedBoxesProps {
  readonly boxes: readonly MarkedBox[];
  readonly size: { readonly width: number; readonly height: number };
  readonly label: string;
}

function MarkedBoxes({ boxes, size, label }: MarkedBoxesProps) {
  return (
    <svg class="marks" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      {boxes.map(({ kind, ...box }, index) => (
        <rect key={index} {...box} rx={Math.max(2, size.width / 300)}>
          <title>{kind}</title>
        </rect>
      ))}
    </svg>
  );
}
