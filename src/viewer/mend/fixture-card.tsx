import { nameFixture, turnFixture } from '#core/mending/edit-fixture.ts';
import { FIXTURE_PALETTE } from '#core/mending/fixture-palette.ts';
import { Action, type CardProps } from './card.tsx';
import { Choice } from './fields.tsx';
import { useWords } from './words.ts';

/** What a fixture is, and how it is turned: by quarters, or by some degrees. */
export function FixtureCard({ plan, id, onChange }: CardProps) {
  const words = useWords();
  const { kind } = plan.fixtures.find((one) => one.id === id)!;
  const kinds = [...new Set([kind, ...FIXTURE_PALETTE.map((entry) => entry.kind)])];
  const turn = (degrees: number) => onChange(turnFixture(plan, id, degrees));
  return (
    <>
      <Choice
        label={words.say('kind')}
        value={kind}
        options={kinds.map((one) => [one, words.kind(one)] as const)}
        onChange={(next) => onChange(nameFixture(plan, id, next))}
      />
      <div class="field-row">
        <Action icon="turnLeft" onClick={() => turn(-90)}>
          {words.gallery.say('turnLeft')}
        </Action>
        <Action icon="turnRight" onClick={() => turn(90)}>
          {words.gallery.say('turnRight')}
        </Action>
      </div>
      <div class="field-row">
        {[-5, 5].map((degrees) => (
          <button key={degrees} type="button" class="button" onClick={() => turn(degrees)}>
            {degrees > 0 ? `+${degrees}°` : `−${-degrees}°`}
          </button>
        ))}
      </div>
      <p class="note">{words.say('fixtureNote')}</p>
    </>
  );
}
