import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { type PlanSummary, sayPicture } from '#core/gallery/summary.ts';
import type { Units } from '#core/gallery/units.ts';
import type { Point } from '#core/plan/schema.ts';
import type { StageHandle } from '../gallery/stage-tools.tsx';
import { useWording } from '../gallery/wording-context.ts';
import { Comparison } from './comparison.tsx';
import { DimensionLines } from './dimension-lines.tsx';
import { itemAt } from './item-at.ts';
import { ItemOutline } from './item-outline.tsx';
import { LiveLabels } from './live-labels.tsx';
import type { PanZoom } from './pan-zoom.ts';
import { PlanPicture } from './plan-picture.tsx';
import { toPlan } from './plan-to-picture.ts';
import { RoomChip } from './room-chip.tsx';
import { RoomOutlines } from './room-outlines.tsx';
import { Sketch } from './sketch.tsx';
import { snapToPlan } from './snap.ts';
import { TapeMeasure } from './tape-measure.tsx';
import { usePlanZoom } from './use-plan-zoom.ts';
import { useWheelConsent } from './wheel-consent.ts';

export interface PlanStageProps {
  readonly data: GalleryData;
  readonly summary: PlanSummary;
  readonly units: Units;
  readonly compare: boolean;
  /** Another stage lies over this one: out of sight and out of reach. */
  readonly covered: boolean;
  readonly labels: boolean;
  readonly dimensions: boolean;
  /** The picture that is shown is a dark one. */
  readonly evening: boolean;
  /** The bar of the tour says which room is shown. */
  readonly touring: boolean;
  /** Whether there are pieces on the picture, to be chosen by a tap. */
  readonly furniture: boolean;
  /** Taps set points of the tape instead of choosing. */
  readonly measuring: boolean;
  readonly tape: readonly Point[];
  readonly onTape: (points: readonly Point[]) => void;
  readonly selected: string | undefined;
  readonly hovered: string | undefined;
  /** The piece whose card is shown. */
  readonly item: string | undefined;
  readonly onSelect: (room: string | undefined) => void;
  readonly onItem: (item: string | undefined) => void;
  readonly onHover: (room: string | undefined) => void;
  readonly onPicture: (url: string) => void;
  readonly camera: string | undefined;
  /** Filled while this stage is shown. */
  readonly handle: RefObject<StageHandle | undefined>;
}

/** One press of an arrow key, viewport px. */
const STEP_PX = 80;
/** How near to a corner or a wall a tap must be to mean it, CSS px: about half a fingertip. */
const SNAP_PX = 16;

/** The furnished picture with its rooms and the layers over it, or half of it under the original drawing. */
export function PlanStage(props: PlanStageProps) {
  const { data, summary, units, compare, covered, selected, hovered, measuring, item } = props;
  const wording = useWording();
  const viewport = useRef<HTMLDivElement>(null);
  const consent = useWheelConsent(viewport);
  const [looked, setLooked] = useState(false);
  const [shown, setShown] = useState(false);
  const { zoom, whole, scale } = usePlanZoom({
    ...{ data, viewport, handle: props.handle, mayZoom: consent.mayZoom },
    ...{ camera: props.camera, room: selected },
    onTap: (target, point) => (measuring ? addPoint(point) : choose(target, point)),
  });
  useEffect(() => {
    if (scale && !whole) setLooked(true);
  }, [scale, whole]);

  const addPoint = (point: Point) => {
    const reach = SNAP_PX / (scale * data.frame.pixelsPerMetre);
    const snapped = snapToPlan(data.document.plan, point, reach);
    props.onTape(props.tape.length === 1 ? [...props.tape, snapped] : [snapped]);
  };
  const choose = (target: Element | null, point: Point) => {
    const piece = compare || !props.furniture ? undefined : itemAt(data.document.layout?.items ?? [], point);
    if (piece) return props.onItem(piece.id === item ? undefined : piece.id);
    const room = target?.closest?.('[data-room]')?.getAttribute('data-room') ?? undefined;
    props.onSelect(room === selected && item === undefined ? undefined : room);
  };
  const addMiddle = () => {
    const { x, y } = zoom.current!.camera;
    addPoint(toPlan([x, y], data.frame));
  };

  const classes = { whole, comparing: compare, covered, measuring, evening: props.evening };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the stage is the group of picture and controls
    <div
      ref={viewport}
      class={['viewport', ...Object.entries(classes).flatMap(([name, on]) => (on ? [name] : []))].join(' ')}
      inert={covered}
      role="group"
      dir="ltr"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it answers arrow keys, + and -
      tabIndex={0}
      aria-label={wording.say('stageKeys')}
      onKeyDown={(event) =>
        moveByKey(event, zoom.current, {
          Escape: () => (item === undefined ? props.onSelect(undefined) : props.onItem(undefined)),
          ...(measuring && { Enter: addMiddle, ' ': addMiddle }),
        })
      }
    >
      <div class="world">
        {!shown && <Sketch data={data} />}
        <PlanPicture
          data={data}
          alt={sayPicture(summary, wording)}
          shownWidth={looked ? scale * data.frame.widthPx : undefined}
          onShown={(url) => {
            setShown(true);
            props.onPicture(url);
          }}
        />
        {!compare && <PlanLayers {...props} scale={scale} />}
        {!compare && !props.touring && (hovered ?? selected) !== undefined && item === undefined && (
          <RoomChip {...{ data, summary, units }} room={(hovered ?? selected)!} />
        )}
      </div>
      {compare && <Comparison data={data} />}
      {measuring && <span class="crosshair" aria-hidden="true" />}
      {consent.hint && <p class="wheel-hint">{wording.say('wheelHint')}</p>}
    </div>
  );
}

/** Everything that is drawn over the picture. */
function PlanLayers(props: PlanStageProps & { scale: number }) {
  const { data, summary, units, selected, hovered, onHover, scale, tape, item } = props;
  const pixelsPerMetre = scale * data.frame.pixelsPerMetre;
  const layer = { data, summary, units, pixelsPerMetre };
  const piece = data.document.layout?.items.find(({ id }) => id === item);
  return (
    <>
      <RoomOutlines data={data} selected={selected} hovered={hovered} onHover={onHover} />
      {scale > 0 && data.plainPictureUrl && props.labels && <LiveLabels {...layer} />}
      {scale > 0 && props.dimensions && <DimensionLines {...layer} />}
      {piece && <ItemOutline frame={data.frame} item={piece} />}
      {tape.length > 0 && <TapeMeasure {...{ data, units }} points={tape} />}
    </>
  );
}

function moveByKey(event: KeyboardEvent, zoom: PanZoom | undefined, others: Record<string, () => void>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
  const moves: Record<string, () => void> = {
    ArrowLeft: () => zoom?.panBy(STEP_PX, 0),
    ArrowRight: () => zoom?.panBy(-STEP_PX, 0),
    ArrowUp: () => zoom?.panBy(0, STEP_PX),
    ArrowDown: () => zoom?.panBy(0, -STEP_PX),
    '+': () => zoom?.zoomBy(1.5),
    '=': () => zoom?.zoomBy(1.5),
    '-': () => zoom?.zoomBy(1 / 1.5),
    '0': () => zoom?.fit(),
    ...others,
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  move();
}
