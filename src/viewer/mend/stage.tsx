import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Units } from '#core/gallery/units.ts';
import type { Doubt } from '#core/mending/doubts-of.ts';
import type { MendData } from '#core/mending/mend-data.ts';
import type { Plan, Point } from '#core/plan/schema.ts';
import { Canvas, type CanvasHandle } from './canvas.tsx';
import { dragThing } from './drag-thing.ts';
import { Ghosts } from './ghosts.tsx';
import { Handles } from './handles.tsx';
import { PlanLayers } from './plan-layers.tsx';
import { TEXTS, TOOL_HINTS } from './texts.ts';
import { planOnDrawing, type Thing, thingOf } from './things.ts';
import type { Editor } from './use-editor.ts';
import type { ToolInHand } from './use-tool.ts';

interface StageProps {
  readonly data: MendData;
  readonly editor: Editor;
  readonly inHand: ToolInHand;
  readonly doubts: readonly Doubt[];
  readonly ink: number;
  readonly canvas: RefObject<CanvasHandle | undefined>;
  readonly commit: (plan: Plan) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly units: Units;
}

/** The plan over its drawing, with what the tool in hand would do. */
export function Stage({ data, editor, inHand, doubts, ink, canvas, commit, onKey, units }: StageProps) {
  const { document, settled, selected, tool } = editor;
  const direct = useMemo(() => matchMedia('(pointer: fine)').matches, []);
  const doubtful = useMemo(() => new Set(doubts.map(({ id }) => id)), [doubts]);
  const whole = useMemo(() => planOnDrawing(data.document), [data]);
  const drag = (name: string, from: Point, to: Point) => {
    const [of, id] = name.split(':') as [Thing['of'], string];
    editor.select({ of, id });
    editor.preview(dragThing(settled.plan, name, from, to));
  };
  return (
    <div class="mend-stage">
      <Canvas
        source={document.source}
        originalUrl={data.originalUrl}
        ink={ink}
        drawing={tool !== 'select'}
        whole={whole}
        handle={canvas}
        onKey={onKey}
        on={{
          onHover: inHand.onHover,
          onTap: (place, target) => (tool === 'select' ? editor.select(thingOf(target)) : inHand.onTap(place)),
          onDrag: drag,
          onDrop: () => commit(document.plan),
          onAbort: () => editor.preview(),
        }}
      >
        <PlanLayers
          plan={document.plan}
          units={units}
          selected={selected}
          doubtful={doubtful}
          direct={direct}
          movable={tool === 'select'}
        />
        <Ghosts plan={document.plan} tool={tool} state={inHand.state} />
        <Handles plan={document.plan} selected={selected} />
      </Canvas>
      {TOOL_HINTS[tool] && <p class="mend-hint">{TOOL_HINTS[tool]}</p>}
      <div class="mend-zoom">
        <ZoomButton label={TEXTS.zoomIn} sign="+" onClick={() => canvas.current?.zoomBy(1.5)} />
        <ZoomButton label={TEXTS.zoomOut} sign="−" onClick={() => canvas.current?.zoomBy(1 / 1.5)} />
        <ZoomButton label={TEXTS.zoomFit} sign="⤢" onClick={() => canvas.current?.fit()} />
      </div>
    </div>
  );
}

function ZoomButton({ label, sign, onClick }: { label: string; sign: string; onClick: () => void }) {
  return (
    <button type="button" class="button square" aria-label={label} title={label} onClick={onClick}>
      {sign}
    </button>
  );
}
