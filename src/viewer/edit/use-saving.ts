import { useEffect, useState } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { UiKey } from '#core/gallery/texts/gallery-texts.ts';
import { tellHost } from '../gallery/host-messages.ts';
import { postVariant, type VariantFailure } from '../gallery/post-variant.ts';
import { useWording } from '../gallery/wording-context.ts';
import { noteSaved } from './kept-edits.ts';
import type { LayoutEditor } from './use-layout-editor.ts';

const FAILURES: Readonly<Record<VariantFailure, UiKey>> = {
  refused: 'saveRefused',
  busy: 'saveBusy',
  failed: 'saveFailed',
};

/** Has the arrangement drawn and goes to its own page; warns who leaves before. */
export function useSaving(data: GalleryData, editor: LayoutEditor, announce: (text: string) => void) {
  const wording = useWording();
  const [saving, setSaving] = useState(false);
  const { changed, settled, faults } = editor;
  useEffect(() => {
    if (!changed || saving) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [changed, saving]);
  useEffect(() => {
    // Whoever goes back from the page of the variant finds this one as it was left: waiting for its answer.
    const goOn = ({ persisted }: PageTransitionEvent) => persisted && setSaving(false);
    window.addEventListener('pageshow', goOn);
    return () => window.removeEventListener('pageshow', goOn);
  }, []);
  const save = async () => {
    const wrong = new Set(faults.map(({ item }) => item)).size;
    if (wrong > 0) return announce(wording.count('wrongPieces', wrong));
    if (!changed || saving) return;
    setSaving(true);
    const drawn = await postVariant(data.filesUrl, {
      style: data.style,
      evening: data.light === 'evening',
      items: settled,
    });
    if (typeof drawn === 'string') {
      setSaving(false);
      return announce(wording.say(FAILURES[drawn]));
    }
    editor.forget();
    noteSaved(drawn.variant);
    tellHost({ type: 'variantsave', variant: drawn.variant });
    const query = new URLSearchParams(location.search);
    query.set('variant', drawn.variant);
    // What was just arranged is to be seen, in the style and by the light that it is drawn in.
    for (const name of ['furniture', 'style', 'light']) query.delete(name);
    location.assign(`${location.pathname}?${query}`);
  };
  return { saving, save };
}
