import { lengthOf } from '#core/geometry/segment.ts';
import { changeOpening, flipSwing, resizeOpening } from '#core/mending/adjust-opening.ts';
import { spanOf } from '#core/mending/opening-span.ts';
import type { OpeningKind } from '#core/plan/schema.ts';
import { Action, type CardProps } from './card.tsx';
import { Centimetres } from './fields.tsx';
import { ToolIcon } from './tool-icon.tsx';
import { useWords } from './words.ts';

/** What an opening is, each kind one tap; how its leaf hangs; how wide it is. */
export function OpeningCard({ plan, id, onChange }: CardProps) {
  const words = useWords();
  const opening = plan.openings.find((one) => one.id === id)!;
  const wall = plan.walls.find((one) => one.id === opening.wall);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
      <div class="kinds" role="group" aria-label={words.say('kind')}>
        {(Object.entries(words.texts.openings) as [OpeningKind, string][]).map(([kind, name]) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === opening.kind}
            onClick={() => onChange(changeOpening(plan, id, kind))}
          >
            <ToolIcon name={kind} />
            <span>{name}</span>
          </button>
        ))}
      </div>
      {opening.swing && (
        <div class="field-row">
          <Action icon="hinge" onClick={() => onChange(flipSwing(plan, id, 'hinge'))}>
            {words.say('flipHinge')}
          </Action>
          <Action icon="side" onClick={() => onChange(flipSwing(plan, id, 'side'))}>
            {words.say('flipSide')}
          </Action>
        </div>
      )}
      {wall && (
        <Centimetres
          label={words.say('width')}
          value={lengthOf(opening)}
          onChange={(metres) => onChange(resizeOpening(plan, id, 'to', spanOf(opening, wall).from + metres))}
        />
      )}
      <p class="note">{words.say('openingNote')}</p>
    </>
  );
}
