import { LIGHTS, type Light, STYLES, type Style } from '#core/furnish/home/wishes.ts';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { type Language, languageOf } from '#core/gallery/texts/languages.ts';
import type { Units } from '#core/gallery/units.ts';

export const VIEWS = ['2d', '3d', 'walk', 'compare'] as const;
export type View = (typeof VIEWS)[number];

/** Those that a gallery has: without its drawing there is nothing to compare with. */
export const viewsOf = ({ originalUrl }: Pick<GalleryData, 'originalUrl'>): readonly View[] =>
  VIEWS.filter((view) => view !== 'compare' || originalUrl !== undefined);

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What an address says about how the gallery is shown. */
export interface DeepLink {
  readonly view: View;
  /** Id of the selected room. */
  readonly room: string | undefined;
  /** Undefined: as the visitor's language suggests. */
  readonly units: Units | undefined;
  /** Undefined: the page's own, which the service chose. */
  readonly language: Language | undefined;
  /** Undefined: as the visitor's device is set. */
  readonly theme: Theme | undefined;
  /** False: no room names over the plan. */
  readonly labels: boolean;
  /** Undefined: that of the plan or of the variant. */
  readonly style: Style | undefined;
  /** The variant that is shown, for the service. */
  readonly variant: string | undefined;
  /** False: rooms without what was put into them. */
  readonly furniture: boolean;
  /** Undefined: that of the picture. */
  readonly light: Light | undefined;
  /** Only the stage, for small frames. */
  readonly minimal: boolean;
  /** Where the stage looks, in the stage's own terms. */
  readonly camera: string | undefined;
}

/** Reads the gallery's own parameters of an address; anything unknown counts as absent. */
export function parseDeepLink(search: string, roomIds: readonly string[]): DeepLink {
  const query = new URLSearchParams(search);
  const room = query.get('room');
  const units = query.get('units');
  return {
    view: VIEWS.find((view) => view === query.get('view')) ?? '2d',
    room: room !== null && roomIds.includes(room) ? room : undefined,
    units: units === 'm' || units === 'ft' ? units : undefined,
    language: languageOf(query.get('lang')),
    theme: THEMES.find((theme) => theme === query.get('theme')),
    labels: query.get('labels') !== '0',
    style: STYLES.find((style) => style === query.get('style')),
    variant: query.get('variant') ?? undefined,
    furniture: query.get('furniture') !== '0',
    light: LIGHTS.find((light) => light === query.get('light')),
    minimal: query.get('ui') === 'min',
    camera: query.get('camera') ?? undefined,
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
  put('lang', link.language);
  put('theme', link.theme);
  put('labels', link.labels ? undefined : '0');
  put('style', link.style);
  put('variant', link.variant);
  put('furniture', link.furniture ? undefined : '0');
  put('light', link.light);
  put('ui', link.minimal ? 'min' : undefined);
  put('camera', link.camera);
  // Commas separate numbers of a camera: they need no escape in a query, and people read them.
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Feet where the visitor's language is that of a country that measures rooms in feet. */
export function usualUnits(language: string): Units {
  return /^en-(US|CA|LR)$|^my-MM$/i.test(language) ? 'ft' : 'm';
}
