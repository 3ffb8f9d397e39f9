import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { summarisePlan } from '#core/gallery/summary.ts';
import type { Units } from '#core/gallery/units.ts';
import type { Wording } from '#core/gallery/wording.ts';
import type { Point } from '#core/plan/schema.ts';
import type { VariantWish } from './ask-variant.ts';
import {
  type DeepLink,
  formatDeepLink,
  parseDeepLink,
  type Theme,
  usualUnits,
  type View,
  viewsOf,
} from './deep-link.ts';
import type { Layers } from './layers.ts';
import { useLanguage } from './use-language.ts';
import { styleOf } from './use-variants.ts';

/** What is shown, and what the address says of it. */
export function useGalleryState(data: GalleryData, first: Wording, announce: (text: string) => void) {
  const { wording, setLanguage } = useLanguage(first, (shown) => announce(shown.say('languageFailed')));
  const summary = useMemo(() => summarisePlan(data.document, wording), [data, wording]);
  const roomIds = useMemo(() => data.document.plan.rooms.map(({ id }) => id), [data]);
  const link = useMemo(() => parseDeepLink(location.search, roomIds), [roomIds]);
  const [view, show] = useState<View>(viewsOf(data).includes(link.view) ? link.view : '2d');
  const setView = (next: View) => viewsOf(data).includes(next) && show(next);
  const [units, setUnits] = useState<Units>(link.units ?? usualUnits(navigator.language));
  const [room, setRoom] = useState(link.room);
  const [item, setItem] = useState<string>();
  const [theme, setTheme] = useState<Theme | undefined>(link.theme);
  const drawnInEvening = data.light === 'evening';
  const [tape, setTape] = useState<readonly Point[]>([]);
  const [layers, setLayers] = useState<Layers>({
    labels: link.labels,
    dimensions: false,
    measuring: false,
    touring: false,
    furniture: link.furniture,
    evening: link.light ? link.light === 'evening' : drawnInEvening,
  });
  const [style, setStyle] = useState(link.style ?? styleOf(data));
  // In 3D pieces come and go by themselves, and lamps are lit.
  const inModel = view === '3d' || view === 'walk';
  const wish: VariantWish = useMemo(
    () => ({
      style,
      furniture: layers.furniture || inModel,
      evening: inModel ? drawnInEvening : layers.evening,
    }),
    [style, layers.furniture, layers.evening, inModel],
  );
  const setLayer = (layer: keyof Layers, on: boolean) => {
    setTape([]);
    // A tap measures, or it chooses; a tour chooses by itself.
    const other = layer === 'measuring' ? { touring: false } : layer === 'touring' ? { measuring: false } : {};
    setLayers((before) => ({ ...before, ...(on && other), [layer]: on }));
  };

  const asked: DeepLink = {
    view,
    room,
    units: link.units || units !== usualUnits(navigator.language) ? units : undefined,
    language: link.language || wording.language !== data.language ? wording.language : undefined,
    theme,
    labels: layers.labels,
    style: link.style || style !== styleOf(data) ? style : undefined,
    variant: link.variant,
    furniture: layers.furniture,
    light: link.light || layers.evening !== drawnInEvening ? (layers.evening ? 'evening' : 'day') : undefined,
    minimal: link.minimal,
    camera: undefined,
  };
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }, [theme]);
  return {
    ...{ wording, summary, roomIds, link, asked, view, units, room, item, tape, layers, style, wish },
    ...{ setView, setUnits, setRoom, setItem, setTheme, setTape, setLayer, setStyle, setLanguage },
  };
}

/** Keeps the address in step with what is shown, so that it can be shared; leaves no trail in the history. */
export function useAddress(link: DeepLink): void {
  const search = formatDeepLink(location.search, link);
  // At once: drawing 3D may take the time in which somebody copies it.
  useLayoutEffect(() => {
    if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash);
  }, [search]);
}

export type GalleryState = ReturnType<typeof useGalleryState>;
