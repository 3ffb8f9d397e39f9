import type { MendKey } from '#core/mending/texts/mend-texts.ts';
import type { Plan, Verdict } from '#core/plan/schema.ts';
import { nameOfPlace } from './name-of-thing.ts';
import { removeThing } from './remove-thing.ts';
import type { Thing } from './things.ts';
import { useWords } from './words.ts';

interface RefusalProps {
  readonly verdict: Verdict;
  readonly plan: Plan;
  readonly onShow: (thing: Thing) => void;
  readonly onChange: (plan: Plan) => void;
}

const TITLES: Readonly<Record<string, MendKey>> = {
  furniture_detected: 'furnitureTitle',
  dimensions_missing: 'dimensionsTitle',
  size_unsupported: 'sizeTitle',
};

/** Why the drawing was refused, and the way out of it. */
export function Refusal({ verdict, plan, onShow, onChange }: RefusalProps) {
  const words = useWords();
  const { code } = verdict;
  if (code === 'success') return null;
  return (
    <section class="refusal" aria-label={words.say('refused')}>
      <h2>{words.say(TITLES[code] ?? 'refused')}</h2>
      {code === 'size_unsupported' && <p class="note">{words.say('sizeLead')}</p>}
      {code === 'furniture_detected' && <Furniture {...{ plan, onShow, onChange }} />}
    </section>
  );
}

/** The pieces that were taken for furniture: each, or all of them, can be said to be none. */
function Furniture({ plan, onShow, onChange }: Omit<RefusalProps, 'verdict'>) {
  const words = useWords();
  const things = plan.furniture.map(({ id }): Thing => ({ of: 'furniture', id }));
  return (
    <>
      <p class="note">{words.say('furnitureLead')}</p>
      {things.length > 0 && (
        <button type="button" class="button action" onClick={() => onChange({ ...plan, furniture: [] })}>
          {words.say('noneFurniture')}
        </button>
      )}
      <ul>
        {things.map((thing) => (
          <li key={thing.id}>
            <button type="button" class="check" onClick={() => onShow(thing)}>
              <strong>{nameOfPlace(thing, plan, words)}</strong>
            </button>
            <button type="button" class="button" onClick={() => onChange(removeThing(plan, thing))}>
              {words.say('notFurniture')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
