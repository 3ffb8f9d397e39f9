import type { Language } from '#core/gallery/texts/languages.ts';
import type { Units } from '#core/gallery/units.ts';
import { LanguageChoice } from '../gallery/language-choice.tsx';
import { Segmented } from '../gallery/segmented.tsx';
import { ToolIcon } from './tool-icon.tsx';
import { useWords } from './words.ts';

export interface ViewMenuProps {
  /** How much of the drawing is seen; undefined where it is not kept. */
  readonly opacity: number | undefined;
  readonly units: Units;
  readonly onOpacity: (ink: number) => void;
  readonly onUnits: (units: Units) => void;
  /** Takes up what was read first. */
  readonly onFirst: () => void;
}

/** How the plan is shown, and the way back to its first version. */
export function ViewMenu({ opacity, units, onOpacity, onUnits, onFirst }: ViewMenuProps) {
  const words = useWords();
  const options = (['m', 'ft'] as const).map((value) => ({ value, text: value }));
  return (
    <>
      <button type="button" class="button" popovertarget="view-menu">
        <ToolIcon name="look" />
        <span>{words.say('look')}</span>
      </button>
      <div id="view-menu" class="view-menu" popover="auto">
        {opacity !== undefined && (
          <label class="ink">
            {words.say('drawing')}
            <input
              type="range"
              min="0"
              max="1"
              step="0.05"
              value={opacity}
              onInput={(event) => onOpacity(Number(event.currentTarget.value))}
            />
          </label>
        )}
        <div class="field-row">
          <Segmented label={words.gallery.say('units')} value={units} options={options} onChange={onUnits} />
          <LanguageChoice onChange={openIn} />
        </div>
        <button type="button" class="button" onClick={onFirst}>
          {words.say('firstVersion')}
        </button>
        <p class="note">{words.say('keepSecret')}</p>
      </div>
    </>
  );
}

/** The page in another language; edits wait in the browser's store. */
function openIn(language: Language): void {
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  location.replace(address);
}
