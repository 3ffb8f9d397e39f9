import { useEffect, useState } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { EditRequest } from '../edit/edit-request.ts';
import type { Editing } from '../edit/editing.tsx';
import { keptEdits, wasJustSaved } from '../edit/kept-edits.ts';
import { focusStage } from './focus-stage.ts';
import type { GalleryState } from './use-gallery-state.ts';

interface Shown {
  readonly Editing: typeof Editing;
  readonly request: EditRequest;
  /** Where the stage looked. */
  readonly camera: string | undefined;
}

/** Arranging furniture: its program is fetched when somebody begins, or left off before the page was loaded again. */
export function useEditing(
  data: GalleryData,
  state: GalleryState,
  camera: () => string | undefined,
  announce: (text: string) => void,
) {
  const { wording } = state;
  const [shown, setShown] = useState<Shown>();
  const [leftAt, setLeftAt] = useState(state.link.camera);
  const start = async (request: EditRequest) => {
    const looked = state.view === '2d' ? camera() : undefined;
    try {
      const { Editing } = await import('../edit/editing.tsx');
      state.setView('2d');
      setShown({ Editing, request, camera: looked });
    } catch {
      announce(wording.say('saveFailed'));
    }
  };
  useEffect(() => {
    if (keptEdits(data)) start({});
    else if (wasJustSaved(data.variant)) announce(wording.say('variantSaved'));
  }, []);
  const leave = () => {
    setLeftAt(camera());
    setShown(undefined);
    // The stage that was worked on is gone: its place is taken by the one that shows.
    requestAnimationFrame(focusStage);
  };
  return { shown, camera: leftAt, start, leave };
}
