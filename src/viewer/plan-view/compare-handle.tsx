import { useRef } from 'preact/hooks';
import { Icon } from '../gallery/icon.tsx';
import { useWording } from '../gallery/wording-context.ts';

interface CompareHandleProps {
  /** Share of the stage, from the left, that shows the original: 0 to 1. */
  readonly share: number;
  readonly onChange: (share: number) => void;
}

/** The line between the original drawing (left) and the furnished picture (right). */
export function CompareHandle({ share, onChange }: CompareHandleProps) {
  const wording = useWording();
  const dragging = useRef(false);
  const clamp = (value: number) => onChange(Math.min(1, Math.max(0, value)));
  const follow = (event: PointerEvent) => {
    const stage = (event.currentTarget as HTMLElement).parentElement!.getBoundingClientRect();
    clamp((event.clientX - stage.left) / stage.width);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: -0.05,
      ArrowDown: -0.05,
      ArrowRight: 0.05,
      ArrowUp: 0.05,
      Home: -1,
      End: 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    clamp(share + step);
  };
  return (
    <div
      class="compare-handle"
      role="slider"
      tabIndex={0}
      data-control
      aria-label={wording.say('shareOfOriginal')}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={wording.say('percentOriginal', { n: wording.percent(share) })}
      style={{ left: `${share * 100}%` }}
      onPointerDown={(event) => {
        dragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => dragging.current && follow(event)}
      onPointerUp={() => (dragging.current = false)}
      onPointerCancel={() => (dragging.current = false)}
      onKeyDown={onKeyDown}
    >
      <span class="compare-knob">
        <Icon name="swap" />
      </span>
    </div>
  );
}
