import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#core/gallery/texts/languages.ts';
import { useWording } from './wording-context.ts';

/** The languages of the gallery, each by its own name. */
export function LanguageChoice({ onChange }: { onChange: (language: Language) => void }) {
  const wording = useWording();
  return (
    <label class="language">
      <span class="visually-hidden">{wording.say('language')}</span>
      <select value={wording.language} onChange={(event) => onChange(event.currentTarget.value as Language)}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
