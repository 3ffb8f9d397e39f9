import type { Doubt } from '#core/mending/doubts-of.ts';
import type { Plan } from '#core/plan/schema.ts';
import { Icon } from '../gallery/icon.tsx';
import { nameOfPlace } from './name-of-thing.ts';
import { stepDoubt } from './step-doubt.ts';
import type { Thing } from './things.ts';
import { useWords } from './words.ts';

interface ChecksProps {
  readonly plan: Plan;
  readonly doubts: readonly Doubt[];
  readonly selected: Thing | undefined;
  readonly onShow: (thing: Thing) => void;
}

/** The doubtful places, the gravest first, by the numbers that they have on the plan. */
export function Checks({ plan, doubts, selected, onShow }: ChecksProps) {
  const words = useWords();
  return (
    <section class={selected ? 'checks' : 'checks alone'} aria-labelledby="checks-title">
      <h2 id="checks-title">{words.count('checks', doubts.length)}</h2>
      {doubts.length === 0 && <p class="note">{words.say('checksNone')}</p>}
      <ol>
        {doubts.map((doubt, i) => (
          <li key={`${doubt.id} ${doubt.why}`}>
            <button type="button" class="check" aria-current={selected?.id === doubt.id} onClick={() => onShow(doubt)}>
              <span class="number">{i + 1}</span>
              <span>
                <strong>{nameOfPlace(doubt, plan, words)}</strong> <small>{words.texts.doubts[doubt.why]}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface CheckStepsProps extends Pick<ChecksProps, 'doubts' | 'selected' | 'onShow'> {}

/** From one doubtful place to the next. */
export function CheckSteps({ doubts, selected, onShow }: CheckStepsProps) {
  const words = useWords();
  if (doubts.length === 0) return null;
  const buttons = [['previousCheck', 'previous', -1], ['nextCheck', 'next', 1]] as const; // biome-ignore format: a table
  return (
    <div class="check-steps">
      {buttons.map(([key, icon, by]) => (
        <button
          key={key}
          type="button"
          class="button square"
          aria-label={words.say(key)}
          title={words.say(key)}
          onClick={() => onShow(stepDoubt(doubts, selected, by))}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
