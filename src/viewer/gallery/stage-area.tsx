import type { RefObject } from 'preact';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { EditRequest } from '../edit/edit-request.ts';
import { contentBox } from '../plan-view/content-box.ts';
import { PlanStage } from '../plan-view/plan-stage.tsx';
import { SceneStage } from '../scene-view/scene-stage.tsx';
import type { VariantWish } from './ask-variant.ts';
import { type View, viewsOf } from './deep-link.ts';
import { tellHost } from './host-messages.ts';
import { ItemCard, pieceOnCard } from './item-card.tsx';
import type { Layers } from './layers.ts';
import { type StageHandle, StageTools } from './stage-tools.tsx';
import { StyleRow } from './style-row.tsx';
import { TapeBar } from './tape-bar.tsx';
import { Tour } from './tour.tsx';
import type { Actions } from './use-actions.ts';
import type { GalleryState } from './use-gallery-state.ts';
import { useSceneStay } from './use-scene-stay.ts';
import { styleOf } from './use-variants.ts';
import { VIEW_TEXTS, ViewSwitch } from './view-switch.tsx';
import { useWording } from './wording-context.ts';

export interface StageAreaProps {
  readonly data: GalleryData;
  readonly state: GalleryState;
  readonly actions: Actions;
  /** What is being drawn, if anything. */
  readonly awaited: VariantWish | undefined;
  readonly hovered: string | undefined;
  readonly notice: string;
  readonly announce: (text: string) => void;
  /** Where the plan is looked at first. */
  readonly camera: string | undefined;
  readonly onEdit: (request: EditRequest) => void;
  readonly onHover: (room: string | undefined) => void;
  readonly onPicture: (url: string) => void;
  readonly planStage: RefObject<StageHandle | undefined>;
  readonly sceneStage: RefObject<StageHandle | undefined>;
}

/** The home as it is looked at: one picture stage and one 3D stage behind the same tools, which stand beside the plan and not on it. */
export function StageArea(props: StageAreaProps) {
  const { data, state, actions, awaited, notice, announce, planStage, sceneStage } = props;
  const { summary, view, units, room, item, tape, layers, link } = state;
  const wording = useWording();
  const threeD = view === '3d' || view === 'walk';
  const scene = useSceneStay(threeD, props.camera, planStage, sceneStage);
  return (
    <section
      class="stage-area"
      aria-label={wording.say(VIEW_TEXTS[view].title)}
      style={{ '--plan-aspect': threeD ? Math.max(1, planAspect(data)) : planAspect(data) }}
    >
      <ViewSwitch view={view} views={viewsOf(data)} onChange={actions.changeView} />
      <div class={awaited ? 'stage awaiting' : 'stage'}>
        <PlanStage
          {...{ data, summary, units, item, tape, ...layers }}
          hovered={props.hovered}
          evening={data.light === 'evening'}
          compare={view === 'compare'}
          covered={scene.covers}
          selected={room}
          camera={props.camera}
          onSelect={actions.selectRoom}
          onItem={actions.selectItem}
          onTape={state.setTape}
          onHover={props.onHover}
          onPicture={props.onPicture}
          handle={planStage}
        />
        {scene.shown && (
          <SceneStage
            {...{ data, summary, item, walking: view === 'walk', leaving: scene.leaving }}
            {...{ labels: layers.labels, furniture: layers.furniture, evening: layers.evening }}
            selected={room}
            place={() => planStage.current?.place()}
            takeCamera={scene.takeCamera}
            onLeaveWalk={() => actions.changeView('3d')}
            onSelect={actions.selectRoom}
            onItem={actions.selectItem}
            onReady={() => {
              markFirst('scene-ready');
              scene.setReady(true);
            }}
            onFailure={(reason) => {
              actions.changeView('2d');
              announce(wording.say(reason === 'network' ? 'modelFailed' : 'no3d'));
              tellHost({ type: 'error', message: 'no 3D' });
            }}
            handle={sceneStage}
          />
        )}
        <PieceCard {...props} />
        {awaited && (
          <p class="drawing" role="status">
            {wording.say('drawnAnew')}
          </p>
        )}
        {notice && <p class="notice-bubble">{notice}</p>}
      </div>
      <StageBars {...props} />
      <StageTools
        stage={() => (threeD ? sceneStage.current : planStage.current)}
        threeD={threeD && scene.covers}
        walking={view === 'walk'}
        layers={layersOf(view, layers, data)}
        onLayer={state.setLayer}
        onEdit={view === '2d' && !link.minimal && data.document.layout ? () => props.onEdit({ item }) : undefined}
      />
      {!link.minimal && (
        <StyleRow
          chosen={state.style}
          busy={awaited !== undefined && awaited.style !== styleOf(data)}
          onChoose={state.setStyle}
        />
      )}
      {data.variant && link.variant && !link.style && !link.minimal && <VariantNote />}
      {link.minimal && <MinimalNote pageUrl={data.pageUrl} />}
    </section>
  );
}

/** What is said of the chosen piece, over the lower edge of the stage. */
function PieceCard({ data, state, actions, onEdit }: StageAreaProps) {
  const { summary, units } = state;
  const piece = pieceOnCard(data, state);
  if (!piece) return null;
  return (
    <ItemCard
      item={piece}
      room={summary.rooms.find(({ id }) => id === piece.room)?.name}
      units={units}
      onEdit={state.link.minimal ? undefined : (act) => onEdit({ item: piece.id, act })}
      onClose={() => actions.selectItem(undefined)}
    />
  );
}

/** The bars of the tour and of the tape: over the lower edge of the stage, or below it where that would hide the plan. */
function StageBars({ state, actions }: StageAreaProps) {
  const { summary, units, tape, layers } = state;
  return (
    <>
      {layers.touring && (
        <Tour
          rooms={summary.rooms}
          units={units}
          onRoom={actions.visitRoom}
          onEnd={() => state.setLayer('touring', false)}
        />
      )}
      {layers.measuring && (
        <TapeBar
          {...{ units, points: tape }}
          onClear={() => state.setTape([])}
          onClose={() => state.setLayer('measuring', false)}
        />
      )}
    </>
  );
}

/** Notes when something was first seen: behind the next frame, which waits for the same moment. The browser keeps every mark. */
function markFirst(name: string): void {
  if (performance.getEntriesByName(name).length === 0) requestAnimationFrame(() => performance.mark(name));
}

/** Height of the plan to its width. */
function planAspect({ document, frame }: GalleryData): number {
  const { x0, y0, x1, y1 } = contentBox(document.plan, frame);
  return (y1 - y0) / (x1 - x0);
}

/** Layers that a view can show; names over the plan need a picture without them. */
function layersOf(view: View, layers: Layers, { plainPictureUrl }: GalleryData): Partial<Layers> {
  const { labels, dimensions, measuring, touring, furniture, evening } = layers;
  const looks = { furniture, evening };
  if (view === '3d') return { labels, touring, ...looks };
  if (view === 'walk' || view === 'compare') return looks;
  return { ...(plainPictureUrl && { labels }), dimensions, measuring, touring, ...looks };
}

/** Says that somebody arranged the furniture otherwise, and leads back to the plan as it was furnished first. */
function VariantNote() {
  const wording = useWording();
  const query = new URLSearchParams(location.search);
  query.delete('variant');
  return (
    <p class="variant-note">
      <span>{wording.say('variantShown')}</span>{' '}
      <a href={`${location.pathname}?${query}`}>{wording.say('backToOriginal')}</a>
    </p>
  );
}

/** What a minimal frame, without header and room list, says about the picture. */
function MinimalNote({ pageUrl }: { pageUrl: string }) {
  const wording = useWording();
  return (
    <p class="minimal-note">
      {wording.say('illustrative')} ·{' '}
      <a href={pageUrl} target="_blank" rel="noopener">
        {wording.say('openFull')}
      </a>
    </p>
  );
}
