import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { type PlanSummary, summarisePlan } from '#core/gallery/summary.ts';
import { formatArea, type Units } from '#core/gallery/units.ts';
import { PlanStage } from '../plan-view/plan-stage.tsx';
import { SceneStage } from '../scene-view/scene-stage.tsx';
import type { SceneFailure } from '../scene-view/use-scene.ts';
import { About } from './about.tsx';
import { formatDeepLink, parseDeepLink, usualUnits, type View } from './deep-link.ts';
import { Header } from './header.tsx';
import { HomeDetails } from './home-details.tsx';
import { tellHost } from './host-messages.ts';
import { RoomList } from './room-list.tsx';
import { Segmented } from './segmented.tsx';
import { type StageHandle, StageTools } from './stage-tools.tsx';

const VIEW_NAMES: Record<View, string> = { '2d': '2D', '3d': '3D', walk: 'Walk', compare: 'Compare' };
const VIEW_TITLES: Record<View, string> = {
  '2d': 'Furnished plan',
  '3d': '3D view',
  walk: 'Walk through the home',
  compare: 'Original and furnished',
};

const SCENE_FAILURES: Record<SceneFailure, string> = {
  network: 'The 3D model could not be loaded; please check the connection and try again',
  device: '3D cannot be shown on this device; here is the picture instead',
};

/** How long a notice stands over the picture. */
const NOTICE_MS = 6000;

/** The whole gallery: one picture stage and one 3D stage behind the same tools, and the rooms in words beside them. */
export function App({ data }: { data: GalleryData }) {
  const summary = useMemo(() => summarisePlan(data.document), [data]);
  const link = useMemo(() => parseDeepLink(location.search, summary.rooms.map(({ id }) => id)), [summary]); // biome-ignore format: one idea
  const [view, setView] = useState<View>(link.view);
  const [units, setUnits] = useState<Units>(link.units ?? usualUnits(navigator.language));
  const [room, setRoom] = useState(link.room);
  const [hovered, setHovered] = useState<string>();
  const [labels, setLabels] = useState(true);
  const [sceneState, setSceneState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const { status, notice, setStatus, announce } = useNotices();
  const planStage = useRef<StageHandle | undefined>(undefined);
  const sceneStage = useRef<StageHandle | undefined>(undefined);
  const threeD = (view === '3d' || view === 'walk') && sceneState !== 'failed';
  const solid = threeD && sceneState === 'ready';
  const stage = useCallback(() => (threeD ? sceneStage.current : planStage.current), [threeD]);
  const askedUnits = link.units || units !== usualUnits(navigator.language) ? units : undefined;
  useAddress({ view, room, units: askedUnits, minimal: link.minimal });
  useHostNews(data.galleryId, summary, view, units);

  const selectRoom = (id: string | undefined) => {
    setRoom(id);
    const facts = summary.rooms.find((candidate) => candidate.id === id);
    setStatus(facts ? `${facts.name}, ${formatArea(facts.area, units)}` : 'No room selected');
    tellHost({ type: 'roomselect', room: id ?? null, name: facts?.name ?? null });
  };
  /** From the list, which may be far from the stage: also brings the room close. */
  const visitRoom = (id: string | undefined) => {
    selectRoom(id);
    for (const { current } of [planStage, sceneStage]) current?.showRoom(id);
  };
  const failScene = (reason: SceneFailure) => {
    setSceneState('failed');
    setView('2d');
    announce(SCENE_FAILURES[reason]);
  };
  const changeView = (next: View) => {
    if ((next === '3d' || next === 'walk') && sceneState === 'failed') setSceneState('loading');
    setView(next);
    setStatus(VIEW_TITLES[next]);
  };

  return (
    <>
      {!link.minimal && <Header {...{ data, summary, units, announce }} onUnits={setUnits} />}
      <main class={link.minimal ? 'split minimal' : 'split'}>
        <section class="stage" aria-label={VIEW_TITLES[view]}>
          <PlanStage
            {...{ data, summary, units, hovered }}
            compare={view === 'compare'}
            covered={solid}
            selected={room}
            onSelect={selectRoom}
            onHover={setHovered}
            handle={planStage}
          />
          {threeD && (
            <SceneStage
              {...{ data, summary, labels, selected: room, walking: view === 'walk' }}
              onLeaveWalk={() => changeView('3d')}
              onSelect={selectRoom}
              onReady={() => setSceneState('ready')}
              onFailure={failScene}
              handle={sceneStage}
            />
          )}
          <ViewSwitch view={view} onChange={changeView} />
          {view !== 'walk' && <StageTools {...{ stage, labels }} threeD={solid} onLabels={setLabels} />}
          {notice && <p class="notice-bubble">{notice}</p>}
          {link.minimal && <MinimalNote pageUrl={data.pageUrl} />}
        </section>
        {!link.minimal && (
          <Panel {...{ data, summary, units }} selected={room} onSelect={visitRoom} onHover={setHovered} />
        )}
      </main>
      <p class="visually-hidden" role="status">
        {status}
      </p>
    </>
  );
}

function ViewSwitch({ view, onChange }: { view: View; onChange: (next: View) => void }) {
  const options = (Object.entries(VIEW_NAMES) as [View, string][]).map(([value, text]) => ({
    value,
    text,
    title: VIEW_TITLES[value],
  }));
  return (
    <div class="view-switch" data-control>
      <Segmented label="View" value={view} options={options} onChange={onChange} />
    </div>
  );
}

type PanelProps = Omit<Parameters<typeof RoomList>[0], 'rooms'> & Parameters<typeof About>[0];

/** The rooms in words, and where the plan comes from. */
function Panel({ data, summary, units, ...choice }: PanelProps) {
  return (
    <aside class="panel" aria-label="Rooms">
      {summary.home && <HomeDetails home={summary.home} rooms={summary.rooms} units={units} />}
      <h2>Rooms</h2>
      <RoomList rooms={summary.rooms} units={units} {...choice} />
      <About {...{ data, summary, units }} />
    </aside>
  );
}

/** What a minimal frame, without header and room list, says about the picture. */
function MinimalNote({ pageUrl }: { pageUrl: string }) {
  return (
    <p class="minimal-note">
      Virtually furnished, illustrative ·{' '}
      <a href={pageUrl} target="_blank" rel="noopener">
        Open full plan
      </a>
    </p>
  );
}

/** What is said to people: `status` by screen readers alone, a notice also in a bubble for some seconds. */
function useNotices() {
  const [status, setStatus] = useState('');
  const [notice, setNotice] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setNotice(''), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const announce = (text: string) => {
    setNotice(text);
    setStatus(text);
  };
  return { status, notice, setStatus, announce };
}

/** Tells the page around the frame what is shown. */
function useHostNews(galleryId: string, summary: PlanSummary, view: View, units: Units): void {
  useEffect(() => tellHost({ type: 'ready', galleryId, rooms: summary.rooms.map(({ id }) => id) }), []);
  useEffect(() => tellHost({ type: 'viewchange', view, units }), [view, units]);
}

/** Keeps the address in step with what is shown, so that it can be shared; leaves no trail in the history. */
function useAddress(link: Parameters<typeof formatDeepLink>[1]): void {
  const { view, room, units } = link;
  useEffect(() => {
    const search = formatDeepLink(location.search, link);
    if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash);
  }, [view, room, units]);
}
