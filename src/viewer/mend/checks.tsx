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
  /** Says that all of these are as they were read. */
  readonly onAllRight: (doubts: readonly Doubt[]) => void;
}

/** The doubtful places, the gravest first, by the numbers that they have on the plan; after those of a kind one tap says that all look right. */
export function Checks({ plan, doubts, selected, onShow, onAllRight }: ChecksProps) {
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
            {isLastOfKind(doubts, i) && (
              <button type="button" class="button all-right" onClick={() => onAllRight(likeIt(doubts, doubt))}>
                <Icon name="check" />
                {words.say('allRight', {
                  n: likeIt(doubts, doubt).length,
                  kind: words.texts.things[doubt.of],
                })}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Doubts of the same kind as one, itself among them; what lacks something is looked at one by one. */
const likeIt = (doubts: readonly Doubt[], one: Doubt): Doubt[] =>
  doubts.filter(({ of, why }) => of === one.of && why === one.why && why === 'unsure');

function isLastOfKind(doubts: readonly Doubt[], at: number): boolean {
  const like = likeIt(doubts, doubts[at]!);
  return like.length > 1 && like.at(-1) === doubts[at];
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
