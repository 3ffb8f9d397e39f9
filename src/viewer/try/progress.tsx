import { Icon } from '../gallery/icon.tsx';
import { progressShare, usualMs } from './progress-share.ts';
import { useSay, useTryData } from './texts.ts';
import type { Working } from './use-attempt.ts';
import { useNow } from './use-now.ts';

/** A wait beyond this many times the usual is said to be one. */
const LONG = 1.4;

/** The stages, how far they are, and how long it takes. */
export function Progress({ working, onCancel }: { working: Working; onCancel: () => void }) {
  const { stages } = useTryData();
  const { say, has, seconds } = useSay();
  const now = useNow();
  const { stage, expected } = working;
  const current = stages.indexOf(stage);
  const nameOf = (name: string) => (has(name) ? say(name) : name);
  const passedMs = now - working.startedAt;
  const usual = usualMs(expected);
  const share = progressShare({ stages, expected, stage, sinceMs: now - working.stageAt });
  return (
    <div class="progress">
      <p class="progress-time">
        <strong>{seconds(passedMs)}</strong>
        {usual > 0 && (
          <span class="quiet">{passedMs > usual * LONG ? say('longer') : say('usual', { time: seconds(usual) })}</span>
        )}
      </p>
      <div
        class="progress-bar"
        role="progressbar"
        aria-label={say('furnishedPlan')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
      >
        <span style={{ transform: `scaleX(${share.toFixed(4)})` }} />
      </div>
      <ol>
        {stages.map((name, index) => (
          <li
            key={name}
            class={index < current ? 'passed' : index === current ? 'current' : ''}
            aria-current={index === current ? 'step' : undefined}
          >
            <span class="step-mark">{index < current && <Icon name="check" />}</span>
            {nameOf(name)}
          </li>
        ))}
      </ol>
      <p class="visually-hidden" role="status">
        {current < 0 ? say('sending') : nameOf(stage)}
      </p>
      <button type="button" class="button" onClick={onCancel}>
        {say('cancel')}
      </button>
    </div>
  );
}
