import { ENGLISH } from '#core/gallery/english.ts';
import type { Plan, Verdict } from '#core/plan/schema.ts';
import { adviceFor } from '../try/advice.ts';
import { removeThing } from './remove-thing.ts';
import { TEXTS } from './texts.ts';
import type { Thing } from './things.ts';

interface RefusalProps {
  readonly verdict: Verdict;
  readonly plan: Plan;
  readonly onShow: (thing: Thing) => void;
  readonly onChange: (plan: Plan) => void;
}

/** Why the drawing was refused, and the way out of it: pieces that were taken for furniture can be said to be none. */
export function Refusal({ verdict, plan, onShow, onChange }: RefusalProps) {
  // Without a scale the panel for it says what is to be done.
  if (verdict.code === 'success' || verdict.code === 'dimensions_missing') return null;
  const { furniture } = plan;
  return (
    <section class="refusal" aria-label={TEXTS.refused}>
      <h2>{adviceFor(verdict.code).title}</h2>
      {verdict.code === 'furniture_detected' ? (
        <>
          <p class="note">{TEXTS.furnitureLead}</p>
          <ul>
            {furniture.map((item) => (
              <li key={item.id}>
                <button type="button" class="check" onClick={() => onShow({ of: 'furniture', id: item.id })}>
                  <strong>{ENGLISH.capitalise(ENGLISH.kind(item.kind))}</strong>
                </button>
                <button
                  type="button"
                  class="button"
                  onClick={() => onChange(removeThing(plan, { of: 'furniture', id: item.id }))}
                >
                  {TEXTS.notFurniture}
                </button>
              </li>
            ))}
          </ul>
          {furniture.length > 0 && (
            <button type="button" class="button action" onClick={() => onChange({ ...plan, furniture: [] })}>
              {TEXTS.noneFurniture}
            </button>
          )}
          <p class="note">{TEXTS.furnitureStay}</p>
        </>
      ) : (
        <p class="note">{verdict.message}</p>
      )}
    </section>
  );
}
