import { useRef, useState } from 'preact/hooks';
import { directionOf, type Language } from '#core/gallery/texts/languages.ts';
import type { Wording } from '#core/gallery/wording.ts';
import { loadWording } from './load-wording.ts';

/**
 * The words that are shown, and how to have those of another language: of two that are asked for the later one counts, however long it
 * takes. `onFailure` hears of one that cannot be fetched.
 */
export function useLanguage(first: Wording, onFailure: (shown: Wording) => void) {
  const [wording, setWording] = useState(first);
  const asked = useRef(first.language);
  const setLanguage = async (language: Language): Promise<void> => {
    asked.current = language;
    const loaded = await loadWording(language).catch(() => undefined);
    if (asked.current !== language) return;
    if (!loaded) return onFailure(wording);
    setWording(loaded);
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  };
  return { wording, setLanguage };
}
