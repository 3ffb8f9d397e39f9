import type { RefObject } from 'preact';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { View } from './deep-link.ts';
import type { StageHandle } from './stage-tools.tsx';
import type { GalleryState } from './use-gallery-state.ts';
import { VIEW_TEXTS } from './view-switch.tsx';

interface ActionsOptions {
  readonly data: GalleryData;
  readonly state: GalleryState;
  readonly stages: readonly RefObject<StageHandle | undefined>[];
  /** Says it to those who hear the page. */
  readonly say: (text: string) => void;
  /** Called when something on the stage is to be seen. */
  readonly onShow: () => void;
}

/** What a visitor does, wherever it is done: said aloud. */
export function useActions({ data, state, stages, say, onShow }: ActionsOptions) {
  const { wording, summary, units, room } = state;
  const selectRoom = (id: string | undefined) => {
    state.setRoom(id);
    state.setItem(undefined);
    const facts = summary.rooms.find((candidate) => candidate.id === id);
    say(facts ? `${facts.name}, ${wording.area(facts.area, units)}` : wording.say('noRoomSelected'));
  };
  /** From the list or the tour, which may be far from what the stage shows: also brings the room close. */
  const visitRoom = (id: string | undefined) => {
    selectRoom(id);
    onShow();
    for (const stage of stages) stage.current?.showRoom(id);
  };
  const selectItem = (id: string | undefined) => {
    const found = data.document.layout?.items.find((one) => one.id === id);
    state.setItem(found?.id);
    if (found && found.room !== room) state.setRoom(found.room);
    if (found) say(wording.capitalise(wording.kind(found.kind)));
    onShow();
  };
  const changeView = (next: View) => {
    if (next !== '2d') state.setLayer('measuring', false);
    state.setView(next);
    say(wording.say(VIEW_TEXTS[next].title));
  };
  return { selectRoom, visitRoom, selectItem, changeView };
}

export type Actions = ReturnType<typeof useActions>;
