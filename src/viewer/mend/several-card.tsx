import type { Plan } from '#core/plan/schema.ts';
import { Action } from './card.tsx';
import { kindOfThing } from './name-of-thing.ts';
import { removeThings } from './remove-thing.ts';
import type { Thing } from './things.ts';
import { useWords } from './words.ts';

interface SeveralCardProps {
  readonly plan: Plan;
  readonly chosen: readonly Thing[];
  readonly onChange: (plan: Plan) => void;
  readonly onClose: () => void;
}

/** What can be done with several things at once. */
export function SeveralCard({ plan, chosen, onChange, onClose }: SeveralCardProps) {
  const words = useWords();
  const kinds = [...new Set(chosen.map((thing) => kindOfThing(thing, plan, words)))];
  return (
    <section class="inspector" aria-label={words.say('several')}>
      <div role="status">
        <h2>{words.count('chosen', chosen.length)}</h2>
      </div>
      <p class="note">{kinds.length > 0 ? words.gallery.list(kinds) : words.say('severalHint')}</p>
      <div class="field-row">
        <Action icon="trash" onClick={() => onChange(removeThings(plan, chosen))}>
          {words.say('remove')}
        </Action>
        <button type="button" class="button" onClick={onClose}>
          {words.gallery.say('close')}
        </button>
      </div>
    </section>
  );
}
