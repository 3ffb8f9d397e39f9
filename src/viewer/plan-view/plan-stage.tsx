import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { PlanSummary } from '#core/gallery/summary.ts';
import { formatArea, formatSize, type Units } from '#core/gallery/units.ts';
import type { StageHandle } from '../gallery/stage-tools.tsx';
import { CompareHandle } from './compare-handle.tsx';
import { PanZoom } from './pan-zoom.ts';
import { alignOriginal, boxOnPicture } from './plan-to-picture.ts';
import { RoomOutlines } from './room-outlines.tsx';
import type { Insets, Transform } from './transform.ts';
import { useWheelConsent } from './wheel-consent.ts';

export interface PlanStageProps {
  readonly data: GalleryData;
  readonly summary: PlanSummary;
  readonly units: Units;
  readonly compare: boolean;
  /** Another stage lies over this one: out of sight and out of reach. */
  readonly covered: boolean;
  readonly selected: string | undefined;
  readonly hovered: string | undefined;
  readonly onSelect: (room: string | undefined) => void;
  readonly onHover: (room: string | undefined) => void;
  /** Filled while this stage is shown. */
  readonly handle: RefObject<StageHandle | undefined>;
}

/** One press of an arrow key, viewport px. */
const STEP_PX = 80;

/** The furnished picture with its rooms, or half of it under the original drawing. */
export function PlanStage(props: PlanStageProps) {
  const { data, summary, units, compare, covered, selected, hovered, onSelect, onHover, handle } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const panZoom = useRef<PanZoom | undefined>(undefined);
  const [share, setShare] = useState(0.5);
  const [whole, setWhole] = useState(true);
  const consent = useWheelConsent(viewport);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const element = viewport.current!;
    const zoom = new PanZoom(element, {
      picture: { width: data.frame.widthPx, height: data.frame.heightPx },
      insets: () => stageInsets(element),
      mayZoom: consent.mayZoom,
      onChange: (transform, isWhole) => {
        writeTransform(element, transform);
        setWhole(isWhole);
      },
      onTap: (target) => {
        const room = (target as Element | null)?.closest?.('[data-room]')?.getAttribute('data-room') ?? undefined;
        latest.current.onSelect(room === latest.current.selected ? undefined : room);
      },
    });
    panZoom.current = zoom;
    const showRoom = (id: string | undefined) => {
      const room = data.document.plan.rooms.find((candidate) => candidate.id === id);
      if (room) zoom.showBox(boxOnPicture(room.outline, data.frame));
      else zoom.fit();
    };
    handle.current = { zoomBy: (factor) => zoom.zoomBy(factor), fit: () => zoom.fit(), showRoom };
    if (selected !== undefined) showRoom(selected);
    return () => {
      zoom.dispose();
      handle.current = undefined;
    };
  }, [data]);

  const pointed = hovered ?? selected;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the stage is the group of picture and controls
    <div
      ref={viewport}
      class={`viewport${whole ? ' whole' : ''}${compare ? ' comparing' : ''}${covered ? ' covered' : ''}`}
      inert={covered}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it answers arrow keys, + and -
      tabIndex={0}
      aria-label="Floor plan. Arrow keys move it, plus and minus zoom, 0 shows all of it."
      onKeyDown={(event) => moveByKey(event, panZoom.current, () => onSelect(undefined))}
    >
      <div class="world">
        <img
          class="picture"
          src={data.pictureUrl}
          width={data.frame.widthPx}
          height={data.frame.heightPx}
          alt={altText(summary)}
          draggable={false}
          decoding="sync"
        />
        {!compare && <RoomOutlines data={data} selected={selected} hovered={hovered} onHover={onHover} />}
        {!compare && pointed !== undefined && <RoomChip {...{ data, summary, units }} room={pointed} />}
      </div>
      {compare && <Comparison data={data} share={share} onChange={setShare} />}
      {consent.hint && <p class="wheel-hint">Hold Ctrl or click the plan to zoom with the wheel</p>}
    </div>
  );
}

/** The original drawing over the left part of the picture, as far as the handle was drawn. */
function Comparison({ data, share, onChange }: { data: GalleryData; share: number; onChange(share: number): void }) {
  const matrix = useMemo(() => alignOriginal(data.document.source, data.frame), [data]);
  return (
    <>
      <div class="curtain" style={{ clipPath: `inset(0 ${100 - share * 100}% 0 0)` }}>
        <div class="world">
          <img
            class="original"
            src={data.originalUrl}
            width={data.document.source.widthPx}
            height={data.document.source.heightPx}
            alt="The original drawing"
            draggable={false}
            style={{ transform: `matrix(${matrix.join(',')})` }}
          />
        </div>
      </div>
      <span class="compare-label left" aria-hidden="true">
        Original
      </span>
      <span class="compare-label right" aria-hidden="true">
        Furnished
      </span>
      <CompareHandle share={share} onChange={onChange} />
    </>
  );
}

function RoomChip({
  data,
  summary,
  units,
  room,
}: Pick<PlanStageProps, 'data' | 'summary' | 'units'> & { room: string }) {
  const shape = data.document.plan.rooms.find(({ id }) => id === room);
  const facts = summary.rooms.find(({ id }) => id === room);
  if (!shape || !facts) return null;
  const box = boxOnPicture(shape.outline, data.frame);
  return (
    <div class="chip" style={{ left: `${(box.x0 + box.x1) / 2}px`, top: `${box.y0}px` }}>
      <strong>{facts.name}</strong>
      <span>
        {formatArea(facts.area, units)}
        {facts.rectangular && ` · ${formatSize(facts.size, units)}`}
      </span>
    </div>
  );
}

/** Written past the component tree: it changes with every frame of a gesture. */
function writeTransform(element: HTMLElement, { scale, x, y }: Transform): void {
  element.style.setProperty('--scale', String(scale));
  element.style.setProperty('--x', `${x}px`);
  element.style.setProperty('--y', `${y}px`);
}

/** Space that the switch above and the tools beside the picture need; from the style sheet, which knows their places. */
function stageInsets(element: HTMLElement): Insets {
  const style = getComputedStyle(element);
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return {
    top: read('--inset-top'),
    right: read('--inset-right'),
    bottom: read('--inset-bottom'),
    left: read('--inset-left'),
  };
}

function moveByKey(event: KeyboardEvent, zoom: PanZoom | undefined, letGo: () => void): void {
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
    Escape: letGo,
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  move();
}

function altText(summary: PlanSummary): string {
  return `Furnished floor plan seen from above: ${summary.rooms.map((room) => room.name).join(', ')}.`;
}
