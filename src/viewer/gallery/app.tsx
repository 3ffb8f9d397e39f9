import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { readBrand } from '#core/gallery/brand.ts';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { sayHome } from '#core/gallery/summary.ts';
import type { Wording } from '#core/gallery/wording.ts';
import { formatDeepLink } from './deep-link.ts';
import { Header } from './header.tsx';
import { useHostCommands } from './host-commands.ts';
import { PrintPage } from './print-page.tsx';
import { ShareDialog } from './share-dialog.tsx';
import type { StageHandle } from './stage-tools.tsx';
import { type Actions, useActions } from './use-actions.ts';
import { useEditing } from './use-editing.ts';
import { type GalleryState, useGalleryState } from './use-gallery-state.ts';
import { useHostNews } from './use-host-news.ts';
import { useLooks } from './use-looks.ts';
import { useNotices } from './use-notices.ts';
import { usePrint } from './use-print.ts';
import { Viewing } from './viewing.tsx';
import { WordingContext } from './wording-context.ts';

interface AppProps {
  readonly data: GalleryData;
  /** The words of the language that the page came in. */
  readonly first: Wording;
}

/** The whole gallery: the home to look at, and its rooms in words beside it or in a sheet below. */
export function App({ data: page, first }: AppProps) {
  const { status, notice, setStatus, announce } = useNotices();
  const state = useGalleryState(page, first, announce);
  const { wording, summary, link, view, units } = state;
  const brand = useMemo(() => readBrand(new URLSearchParams(location.search).get('brand')), []);
  const [picture, setPicture] = useState<string>();
  const [sheetOpen, setSheetOpen] = useState(false);
  const [shared, setShared] = useState<string>();
  const { data, awaited, asked } = useLooks(page, state, announce, setStatus);
  const printing = usePrint(data);
  const planStage = useRef<StageHandle | undefined>(undefined);
  const sceneStage = useRef<StageHandle | undefined>(undefined);
  const stage = () => (view === '3d' || view === 'walk' ? sceneStage.current : planStage.current);
  const onShow = () => setSheetOpen(false);
  const actions = useActions({ data, state, stages: [planStage, sceneStage], say: setStatus, onShow });
  const editing = useEditing(data, state, () => planStage.current?.camera?.(), announce);
  const exactLink = () => {
    const exact = { ...asked, camera: stage()?.camera?.() };
    return location.origin + location.pathname + formatDeepLink(location.search, exact);
  };
  useHostNews(data, state, editing.shown !== undefined);
  useBrand(brand.accent);
  useCommands(state, actions, { print: printing.print, fit: () => stage()?.fit() });
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
      {editing.shown ? (
        <editing.shown.Editing
          {...{ data, state, notice, announce, sheetOpen, setSheetOpen, planStage, ...editing.shown }}
          say={setStatus}
          onLeave={editing.leave}
        />
      ) : (
        <Viewing
          {...{
            data,
            state,
            actions,
            awaited,
            notice,
            announce,
            planStage,
            sceneStage,
            sheetOpen,
            setSheetOpen,
            picture,
          }}
          camera={editing.camera}
          onPicture={setPicture}
          onEdit={editing.start}
        />
      )}
      {shared && (
        <ShareDialog
          link={shared}
          title={`${sayHome(summary, wording)} · ${wording.area(summary.indoorArea, units)}`}
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

/** What the page around the frame can have done. */
function useCommands(state: GalleryState, actions: Actions, further: { print: () => void; fit: () => void }): void {
  useHostCommands(
    {
      ...{ setView: actions.changeView, setRoom: actions.visitRoom, setUnits: state.setUnits },
      ...{ setLang: state.setLanguage, setTheme: state.setTheme, setLabels: (on) => state.setLayer('labels', on) },
      ...{ setStyle: state.setStyle, startTour: () => state.setLayer('touring', true), ...further },
    },
    state.roomIds,
  );
}

/** A partner's colour in place of ours, by custom properties that the style sheet takes for light and for dark ground. */
function useBrand(accent: { readonly light: string; readonly dark: string } | undefined): void {
  useEffect(() => {
    if (!accent) return;
    document.documentElement.style.setProperty('--brand-light', accent.light);
    document.documentElement.style.setProperty('--brand-dark', accent.dark);
  }, [accent]);
}
