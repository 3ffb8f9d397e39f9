import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Units } from '#core/gallery/units.ts';
import type { Segment } from '#core/geometry/segment.ts';
import type { Doubt } from '#core/mending/doubts-of.ts';
import type { DrawnInk } from '#core/mending/drawn/drawn-ink.ts';
import type { MendData } from '#core/mending/mend-data.ts';
import type { Plan, Point } from '#core/plan/schema.ts';
import type { Place } from '../by-hand/strokes.ts';
import { Icon } from '../gallery/icon.tsx';
import { Canvas, type CanvasHandle } from './canvas.tsx';
import { DoubtPins } from './doubt-pins.tsx';
import { dragGuides } from './drag-guides.ts';
import { dragThing } from './drag-thing.ts';
import { Ghosts } from './ghosts.tsx';
import { Handles } from './handles.tsx';
import { Hint } from './hint.tsx';
import { PlanLayers } from './plan-layers.tsx';
import { type ReadLength, ReadLengths, readLengthOf } from './read-lengths.tsx';
import { stopsShort } from './stops-short.ts';
import { planOnDrawing, type Thing, thingOf } from './things.ts';
import { ThingsList } from './things-list.tsx';
import type { Editor } from './use-editor.ts';
import type { ToolInHand } from './use-tool.ts';
import { useWords } from './words.ts';

interface StageProps {
  readonly data: MendData;
  readonly editor: Editor;
  readonly inHand: ToolInHand;
  readonly doubts: readonly Doubt[];
  readonly lengths: readonly ReadLength[];
  /** The drawing as what is dragged is drawn to it. */
  readonly ink: DrawnInk | undefined;
  readonly opacity: number;
  readonly canvas: RefObject<CanvasHandle | undefined>;
  readonly commit: (plan: Plan) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly show: (thing: Thing) => void;
  readonly units: Units;
}

/** How near something must be to draw what is dragged to itself, px: less than for a tap, which is seen only when it is done. */
const DRAG_REACH_PX = 9;

/** The plan over its drawing, with what the tool in hand would do. */
export function Stage(props: StageProps) {
  const { data, editor, inHand, doubts, lengths, ink, opacity, canvas, commit, onKey, show, units } = props;
  const { document, settled, selected, chosen, tool } = editor;
  const direct = useMemo(() => matchMedia('(pointer: fine)').matches, []);
  const doubtful = useMemo(() => new Set(doubts.map(({ id }) => id)), [doubts]);
  const whole = useMemo(() => planOnDrawing(data.document), [data]);
  const [stopped, setStopped] = useState(false);
  const [tapped, setTapped] = useState<Point>();
  const [guides, setGuides] = useState<readonly Segment[]>([]);
  useEffect(() => {
    const { widthPx, heightPx } = data.document.source;
    if (tool === 'part') canvas.current?.showBox({ x0: 0, y0: 0, x1: widthPx, y1: heightPx });
  }, [tool]);
  // Of what is tapped the card opens, on telephones over the plan.
  useLayoutEffect(() => tapped && canvas.current?.keepInSight(tapped), [tapped]);
  const drag = (name: string, from: Place, to: Place) => {
    const [of, id] = name.split(':') as [Thing['of'], string];
    editor.select({ of, id });
    const reach = to.exact ? 0 : DRAG_REACH_PX * to.perPixel;
    const stroke = { from: from.point, to: to.point, reach, ink: to.exact ? undefined : ink };
    const dragged = dragThing(settled.plan, name, stroke);
    editor.preview(dragged);
    setStopped(stopsShort(settled.plan, dragged, name, stroke));
    setGuides(dragGuides(settled.plan, dragged, name, stroke));
  };
  const drop = (plan?: Plan) => {
    setStopped(false);
    setGuides([]);
    if (plan) commit(plan);
    else editor.preview();
  };
  const tap = (place: Place, target: Element, also: boolean) => {
    if (tool === 'select') {
      editor.pick(thingOf(target), also);
      return setTapped(place.point);
    }
    const length = tool === 'scale' && readLengthOf(target, lengths);
    if (length) inHand.setLength(length.text);
    else inHand.onTap(place);
  };
  return (
    <div class="mend-stage">
      <Canvas
        source={document.source}
        originalUrl={data.originalUrl}
        opacity={opacity}
        whole={whole}
        handle={canvas}
        onKey={onKey}
        on={{
          aims: tool !== 'select',
          begins: inHand.begins,
          onHover: inHand.onHover,
          onTap: tap,
          onDrag: drag,
          onDrop: () => drop(document.plan),
          onAbort: () => drop(),
        }}
      >
        <PlanLayers {...{ plan: document.plan, units, chosen, doubtful, direct }} movable={tool === 'select'} />
        {tool === 'select' && <DoubtPins doubts={doubts} selected={selected} />}
        {tool === 'scale' && <ReadLengths lengths={lengths} source={document.source} chosen={inHand.state.length} />}
        <Ghosts plan={document.plan} tool={tool} state={inHand.state} guides={guides} />
        <Handles plan={document.plan} selected={selected} />
      </Canvas>
      <ThingsList {...{ plan: settled.plan, selected, units, onKey, show }} />
      <Hint {...{ editor, state: inHand.state, stopped }} />
      <ZoomButtons canvas={canvas} />
    </div>
  );
}

function ZoomButtons({ canvas }: Pick<StageProps, 'canvas'>) {
  const { gallery } = useWords();
  const buttons = [
    ['zoomIn', 'plus', () => canvas.current?.zoomBy(1.5)],
    ['zoomOut', 'minus', () => canvas.current?.zoomBy(1 / 1.5)],
    ['showAll', 'whole', () => canvas.current?.fit()],
  ] as const;
  return (
    <div class="mend-zoom">
      {buttons.map(([key, icon, onClick]) => (
        <button
          key={key}
          type="button"
          class="button square"
          aria-label={gallery.say(key)}
          title={gallery.say(key)}
          onClick={onClick}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
