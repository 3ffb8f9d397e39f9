import { STYLES, type Style } from '#core/furnish/home/wishes.ts';
import type { UiKey } from '#core/gallery/texts/gallery-texts.ts';
import { useWording } from './wording-context.ts';

export const STYLE_TEXTS: Readonly<Record<Style, UiKey>> = {
  scandinavian: 'styleScandinavian',
  modern: 'styleModern',
  classic: 'styleClassic',
  industrial: 'styleIndustrial',
  coastal: 'styleCoastal',
};

interface StyleRowProps {
  readonly chosen: Style;
  /** The chosen one is being drawn. */
  readonly busy: boolean;
  readonly onChoose: (style: Style) => void;
}

/** The styles in which the home can be seen, each as a small picture. */
export function StyleRow({ chosen, busy, onChoose }: StyleRowProps) {
  const wording = useWording();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div class="style-row" role="group" aria-label={wording.say('style')} data-control>
      {STYLES.map((style, cell) => (
        <button
          key={style}
          type="button"
          class="style"
          aria-pressed={style === chosen}
          aria-busy={style === chosen && busy}
          onClick={() => onChoose(style)}
        >
          <span class="style-picture" style={{ '--cell': cell }} />
          <span class="style-name">{wording.say(STYLE_TEXTS[style])}</span>
        </button>
      ))}
    </div>
  );
}
