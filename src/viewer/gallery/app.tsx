import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { readBrand } from '#core/gallery/brand.ts';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { sayHome } from '#core/gallery/summary.ts';
import type { Wording } from '#core/gallery/wording.ts';
import { BottomSheet } from './bottom-sheet.tsx';
import { formatDeepLink } from './deep-link.ts';
import { Header } from './header.tsx';
import { useHostCommands } from './host-commands.ts';
import { tellHost } from './host-messages.ts';
import { useNarrow } from './narrow.ts';
import { PrintPage } from './print-page.tsx';
import { RoomsPanel } from './rooms-panel.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { StageArea } from './stage-area.tsx';
import type { StageHandle } from './stage-tools.tsx';
import { useActions } from './use-actions.ts';
import { type GalleryState, useGalleryState } from './use-gallery-state.ts';
import { useLooks } from './use-looks.ts';
import { useNotices } from './use-notices.ts';
import { usePrint } from './use-print.ts';
import { WordingContext } from './wording-context.ts';

interface AppProps {
  readonly data: GalleryData;
  /** The words of the language that the page came in. */
  readonly first: Wording;
}

/** The whole gallery: the home to look at, and its rooms in words beside it or in a sheet below. */
export function App({ data: page, first }: AppProps) {
  const state = useGalleryState(page, first);
  const { wording, summary, roomIds, link, view, units } = state;
  const brand = useMemo(() => readBrand(new URLSearchParams(location.search).get('brand')), []);
  const [hovered, setHovered] = useState<string>();
  const [picture, setPicture] = useState<string>();
  const [sheetOpen, setSheetOpen] = useState(false);
  const [shared, setShared] = useState<string>();
  const { status, notice, setStatus, announce } = useNotices();
  const { data, awaited, asked } = useLooks(page, state, announce, setStatus);
  const printing = usePrint(data);
  const planStage = useRef<StageHandle | undefined>(undefined);
  const sceneStage = useRef<StageHandle | undefined>(undefined);
  const stage = () => (view === '3d' || view === 'walk' ? sceneStage.current : planStage.current);
  const onShow = () => setSheetOpen(false);
  const actions = useActions({ data, state, stages: [planStage, sceneStage], say: setStatus, onShow });
  const exactLink = () => {
    const exact = { ...asked, camera: stage()?.camera?.() };
    return location.origin + location.pathname + formatDeepLink(location.search, exact);
  };
  useHostNews(data.galleryId, state);
  useBrand(brand.accent);
  useHostCommands(
    {
      ...{ setView: actions.changeView, setRoom: actions.visitRoom, setUnits: state.setUnits },
      ...{ setLang: state.setLanguage, setTheme: state.setTheme, setLabels: (on) => state.setLayer('labels', on) },
      ...{ startTour: () => state.setLayer('touring', true), print: printing.print, fit: () => stage()?.fit() },
    },
    roomIds,
  );
  return (
    <WordingContext.Provider value={wording}>
      {!link.minimal && (
        <Header
          {...{ data, summary, units, brand }}
          onUnits={state.setUnits}
          onLanguage={state.setLanguage}
          onShare={() => setShared(exactLink())}
          onPrint={printing.print}
        />
      )}
      <Main {...{ state, sheetOpen, setSheetOpen }}>
        <StageArea
          {...{ data, state, actions, awaited, hovered, notice, announce, planStage, sceneStage }}
          onHover={setHovered}
          onPicture={setPicture}
        />
        <RoomsPanel
          {...{ data, summary, units, picture }}
          selected={state.room}
          onSelect={actions.visitRoom}
          onItem={actions.selectItem}
          onHover={setHovered}
          onLanguage={state.setLanguage}
        />
      </Main>
      {shared && (
        <ShareDialog
          link={shared}
          title={`${sayHome(summary, wording)} · ${wording.area(summary.indoorArea, units)}`}
          announce={announce}
          onClose={() => setShared(undefined)}
        />
      )}
      <PrintPage
        {...{ data, summary, units, asked: printing.asked, link: data.pageUrl }}
        picture={printing.picture ?? picture}
      />
      <p class="visually-hidden" role="status">
        {status}
      </p>
    </WordingContext.Provider>
  );
}

interface MainProps {
  readonly state: GalleryState;
  readonly sheetOpen: boolean;
  readonly setSheetOpen: (open: boolean) => void;
  readonly children: readonly [stage: ComponentChild, rooms: ComponentChild];
}

/** Stage and rooms side by side, or the rooms in a sheet, or the stage alone. */
function Main({ state, sheetOpen, setSheetOpen, children: [stage, rooms] }: MainProps) {
  const { wording, summary, units, room, link } = state;
  const narrow = useNarrow();
  const chosen = summary.rooms.find(({ id }) => id === room);
  if (link.minimal)
    return (
      <main class="split minimal">
        <h1 class="visually-hidden">{sayHome(summary, wording)}</h1>
        {stage}
      </main>
    );
  if (!narrow)
    return (
      <main class="split">
        {stage}
        <aside class="panel" aria-label={wording.say('rooms')}>
          {rooms}
        </aside>
      </main>
    );
  return (
    <main class="split">
      {stage}
      <BottomSheet
        label={wording.say('rooms')}
        title={chosen?.name ?? wording.say('rooms')}
        note={chosen ? wording.area(chosen.area, units) : wording.number(summary.rooms.length)}
        open={sheetOpen}
        onOpen={setSheetOpen}
      >
        {rooms}
      </BottomSheet>
    </main>
  );
}

/** Tells the page around the frame what is shown. */
function useHostNews(galleryId: string, { view, units, wording, roomIds }: GalleryState): void {
  const lang = wording.language;
  useEffect(() => tellHost({ type: 'ready', galleryId, rooms: roomIds }), []);
  useEffect(() => tellHost({ type: 'viewchange', view, units, lang }), [view, units, lang]);
}

/** A partner's colour in place of ours, by custom properties that the style sheet takes for light and for dark ground. */
function useBrand(accent: { readonly light: string; readonly dark: string } | undefined): void {
  useEffect(() => {
    if (!accent) return;
    document.documentElement.style.setProperty('--brand-light', accent.light);
    document.documentElement.style.setProperty('--brand-dark', accent.dark);
  }, [accent]);
}
