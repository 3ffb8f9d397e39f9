import { useEffect, useRef } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { type HostMessage, tellHost } from './host-messages.ts';
import { pieceOnCard } from './item-card.tsx';
import type { GalleryState } from './use-gallery-state.ts';

/** Tells the page around the frame what is shown, and what is chosen, whoever chose it. Pieces that are arranged have no card. */
export function useHostNews(data: GalleryData, state: GalleryState, arranging: boolean): void {
  const { view, units, wording, roomIds, room, summary } = state;
  const lang = wording.language;
  const piece = arranging ? undefined : pieceOnCard(data, state);
  useEffect(() => tellHost({ type: 'ready', galleryId: data.galleryId, rooms: roomIds }), []);
  useEffect(() => tellHost({ type: 'viewchange', view, units, lang }), [view, units, lang]);
  useChoice(room, () => {
    const name = summary.rooms.find(({ id }) => id === room)?.name;
    return { type: 'roomselect', room: room ?? null, name: name ?? null };
  });
  useChoice(piece?.id, () => ({ type: 'itemselect', item: piece?.id ?? null, kind: piece?.kind ?? null }));
}

/** Tells of every other choice; that nothing is chosen at first is no news. */
function useChoice(chosen: string | undefined, news: () => HostMessage): void {
  const told = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (chosen === told.current) return;
    told.current = chosen;
    tellHost(news());
  }, [chosen]);
}
