import type { Doubt } from '#core/mending/doubts-of.ts';
import { Icon } from '../gallery/icon.tsx';
import { Action, type CardProps } from './card.tsx';
import { FixtureCard } from './fixture-card.tsx';
import { kindOfThing } from './name-of-thing.ts';
import { OpeningCard } from './opening-card.tsx';
import { removeThing } from './remove-thing.ts';
import { RoomCard } from './room-card.tsx';
import type { Thing } from './things.ts';
import { WallCard } from './wall-card.tsx';
import { useWords } from './words.ts';

interface InspectorProps extends Omit<CardProps, 'id'> {
  readonly selected: Thing;
  /** Why the chosen thing should be looked at. */
  readonly doubt: Doubt | undefined;
  readonly onRight: (doubt: Doubt) => void;
  readonly onSeveral: () => void;
  /** Takes the tool that puts doors into walls. */
  readonly onDoor: () => void;
}

const CARDS = { room: RoomCard, wall: WallCard, opening: OpeningCard, fixture: FixtureCard, furniture: () => null };

/** What can be changed of the chosen thing. */
export function Inspector({ plan, selected, units, doubt, onChange, onRight, onSeveral, onDoor }: InspectorProps) {
  const words = useWords();
  const { of, id } = selected;
  const title = kindOfThing(selected, plan, words);
  const Card = CARDS[of];
  const remove = of === 'wall' ? 'removeWall' : of === 'furniture' ? 'notFurniture' : 'remove';
  return (
    <section class="inspector" aria-label={title}>
      <div role="status">
        <h2>{title}</h2>
        {doubt && <p class="doubt">{words.texts.doubts[doubt.why]}</p>}
      </div>
      {doubt && (
        <div class="field-row">
          <button type="button" class="button primary" onClick={() => onRight(doubt)}>
            <Icon name="check" />
            {words.say('looksRight')}
          </button>
          {doubt.why === 'no-door' && (
            <Action icon="door" onClick={onDoor}>
              {words.texts.tools.door}
            </Action>
          )}
        </div>
      )}
      <Card key={id} {...{ plan, id, units, onChange }} />
      <div class="field-row">
        <Action icon="trash" onClick={() => onChange(removeThing(plan, selected))}>
          {words.say(remove)}
        </Action>
        {of !== 'room' && (
          <Action icon="several" onClick={onSeveral}>
            {words.say('several')}
          </Action>
        )}
      </div>
      {of === 'wall' && <p class="note">{words.say('mergeNote')}</p>}
    </section>
  );
}
