import { useEffect, useRef } from 'preact/hooks';
import { STYLES, type Style } from '#core/furnish/home/wishes.ts';
import { type Language, languageOf } from '#core/gallery/texts/languages.ts';
import type { Units } from '#core/gallery/units.ts';
import { THEMES, type Theme, VIEWS, type View } from './deep-link.ts';

/** What the page around the frame may ask for. */
export interface HostActions {
  readonly setView: (view: View) => void;
  readonly setRoom: (room: string | undefined) => void;
  readonly setUnits: (units: Units) => void;
  readonly setLang: (language: Language) => void;
  readonly setTheme: (theme: Theme | undefined) => void;
  readonly setLabels: (labels: boolean) => void;
  readonly setStyle: (style: Style) => void;
  readonly startTour: () => void;
  readonly print: () => void;
  readonly fit: () => void;
}

/** Does what the page around the frame asks for. Only the embedding page is heard, and nothing it sends is more than a choice. */
export function useHostCommands(actions: HostActions, roomIds: readonly string[]): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.source !== window.parent || window.parent === window) return;
      obey(event.data, latest.current, roomIds);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [roomIds]);
}

/** Carries out one message; anything that is no command of version 1, or whose value is unknown, does nothing. */
export function obey(message: unknown, actions: HostActions, roomIds: readonly string[]): void {
  if (typeof message !== 'object' || message === null) return;
  const { source, version, type, ...values } = message as Record<string, unknown>;
  if (source !== 'floor-gallery' || version !== 1) return;
  const commands: Record<string, () => void> = {
    setView: () => choose(VIEWS, values.view, actions.setView),
    setRoom: () => (values.room === null ? actions.setRoom(undefined) : choose(roomIds, values.room, actions.setRoom)),
    setUnits: () => choose(['m', 'ft'] as const, values.units, actions.setUnits),
    setLang: () => {
      const language = languageOf(String(values.lang));
      if (language) actions.setLang(language);
    },
    setTheme: () =>
      values.theme === null ? actions.setTheme(undefined) : choose(THEMES, values.theme, actions.setTheme),
    setLabels: () => choose([true, false], values.labels, actions.setLabels),
    setStyle: () => choose(STYLES, values.style, actions.setStyle),
    startTour: actions.startTour,
    print: actions.print,
    fit: actions.fit,
  };
  if (typeof type === 'string' && Object.hasOwn(commands, type)) commands[type]!();
}

function choose<T>(known: readonly T[], value: unknown, then: (value: T) => void): void {
  const found = known.find((one) => one === value);
  if (found !== undefined) then(found);
}
