import type { Units } from '#core/gallery/units.ts';

export const VIEWS = ['2d', '3d', 'walk', 'compare'] as const;
export type View = (typeof VIEWS)[number];

/** What an address says about how the gallery is shown. */
export interface DeepLink {
  readonly view: View;
  /** Id of the selected room. */
  readonly room: string | undefined;
  /** Undefined: as the visitor's language suggests. */
  readonly units: Units | undefined;
  /** Only the stage, for small frames. */
  readonly minimal: boolean;
}

/** Reads `?view=2d|3d|walk|compare&room=&units=m|ft&ui=min`; anything unknown counts as absent. */
export function parseDeepLink(search: string, roomIds: readonly string[]): DeepLink {
  const query = new URLSearchParams(search);
  const room = query.get('room');
  const units = query.get('units');
  return {
    view: VIEWS.find((view) => view === query.get('view')) ?? '2d',
    room: room !== null && roomIds.includes(room) ? room : undefined,
    units: units === 'm' || units === 'ft' ? units : undefined,
    minimal: query.get('ui') === 'min',
  };
}

/** The query for a state; parameters that are not the gallery's own (a partner's tracking) stay. */
export function formatDeepLink(search: string, link: DeepLink): string {
  const query = new URLSearchParams(search);
  const put = (name: string, value: string | undefined) =>
    value === undefined ? query.delete(name) : query.set(name, value);
  put('view', link.view === '2d' ? undefined : link.view);
  put('room', link.room);
  put('units', link.units);
  put('ui', link.minimal ? 'min' : undefined);
  const text = query.toString();
  return text && `?${text}`;
}

/** Feet where the visitor's language is that of a country that measures rooms in feet. */
export function usualUnits(language: string): Units {
  return /^en-(US|CA|LR)$|^my-MM$/i.test(language) ? 'ft' : 'm';
}
