import { Icon } from '../gallery/icon.tsx';

/** What a stage does, in words. A stage that is not listed here shows its own name. */
const STAGE_TEXTS: Record<string, string> = {
  queued: 'Waiting for a free place',
  decoding: 'Opening the drawing',
  reading: 'Reading walls, rooms and dimensions',
  furnishing: 'Furnishing the rooms',
  drawing: 'Drawing the picture and the 3D model',
  storing: 'Putting up the gallery',
};

interface ProgressProps {
  readonly stages: readonly string[];
  /** The stage that has begun last; empty while the file is being sent. */
  readonly stage: string;
  readonly onCancel: () => void;
}

export function Progress({ stages, stage, onCancel }: ProgressProps) {
  const current = stages.indexOf(stage);
  return (
    <div class="progress">
      <ol>
        {stages.map((name, index) => (
          <li
            key={name}
            class={index < current ? 'passed' : index === current ? 'current' : ''}
            aria-current={index === current ? 'step' : undefined}
          >
            <span class="step-mark">{index < current && <Icon name="check" />}</span>
            {STAGE_TEXTS[name] ?? name}
          </li>
        ))}
      </ol>
      <p class="visually-hidden" role="status">
        {current < 0 ? 'Sending the drawing' : (STAGE_TEXTS[stage] ?? stage)}
      </p>
      <button type="button" class="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
