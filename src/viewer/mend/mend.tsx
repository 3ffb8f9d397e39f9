import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Units } from '#core/gallery/units.ts';
import { confirmThing } from '#core/mending/confirm-thing.ts';
import type { Doubt } from '#core/mending/doubts-of.ts';
import type { MendData } from '#core/mending/mend-data.ts';
import type { Plan } from '#core/plan/schema.ts';
import type { CanvasHandle } from './canvas.tsx';
import { FurnishDialog } from './furnish-dialog.tsx';
import { readLengths } from './read-lengths.tsx';
import { Said } from './said.tsx';
import { Stage } from './stage.tsx';
import { stepDoubt } from './step-doubt.ts';
import { boxOnDrawing, type Thing } from './things.ts';
import { ThingsPanel } from './things-panel.tsx';
import { ToolBar } from './tool-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useDoubts } from './use-doubts.ts';
import { useDrawnInk } from './use-drawn-ink.ts';
import { editable, useEditor } from './use-editor.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useKeys } from './use-keys.ts';
import { useSending } from './use-sending.ts';
import { useTool } from './use-tool.ts';

/** How much of the drawing is seen at first. */
const OPACITY = 0.55;

/** The page on which a person puts a plan right and has it furnished again. */
export function Mend({ data }: { data: MendData }) {
  const editor = useEditor(data);
  const { document, settled, selected, tool } = editor;
  const ink = useDrawnInk(data.originalUrl, settled.source);
  const inHand = useTool(editor, ink);
  const sending = useSending(data);
  const { doubts, looksRight } = useDoubts(editor);
  const [opacity, setOpacity] = useState(OPACITY);
  const [units, setUnits] = useState<Units>(settled.scale.unit === 'ft' ? 'ft' : 'm');
  const [shown, setShown] = useState<Thing>();
  const canvas = useRef<CanvasHandle | undefined>(undefined);
  const { verdict } = data.document;
  const lengths = useMemo(() => readLengths(verdict.details), [verdict]);
  // What a person has changed, a person has looked at.
  const commit = (plan: Plan) => editor.commit(selected ? confirmThing(plan, selected.id) : plan);
  const show = ({ of, id }: Thing) => {
    if (tool !== 'select') editor.choose('select');
    editor.select({ of, id });
    setShown({ of, id });
  };
  // Only now the panel has the size that it has for this thing.
  useLayoutEffect(() => shown && canvas.current?.showBox(boxOnDrawing(document, shown)), [shown]);
  const onRight = (doubt: Doubt) => {
    looksRight(doubt);
    const next = stepDoubt(doubts, doubt, 1);
    if (next === doubt) editor.select();
    else show(next);
  };
  const onAllRight = (all: readonly Doubt[]) => {
    looksRight(...all);
    editor.select();
  };
  const showNext = () => doubts.length > 0 && show(stepDoubt(doubts, selected, 1));
  const furnish = () => (settled.scale.from === 'assumed' ? editor.choose('scale') : sending.furnish(settled));
  const backToFirst = async () => {
    const first = await sending.fetchFirst();
    if (first) editor.commitDocument(editable(first));
  };
  useFocusKept(() => canvas.current?.focus());
  const onKey = useKeys({ editor, inHand, canvas, commit, show, showNext });
  return (
    <>
      <TopBar
        {...{ editor, units }}
        opacity={data.originalUrl === undefined ? undefined : opacity}
        onOpacity={setOpacity}
        onUnits={setUnits}
        onFurnish={furnish}
        onFirst={backToFirst}
      />
      <main class={`mend-main${verdict.code === 'furniture_detected' ? ' furnished' : ''}`}>
        <ToolBar tool={tool} onChoose={editor.choose} />
        <Stage {...{ data, editor, inHand, doubts, lengths, ink, opacity, canvas, commit, onKey, show, units }} />
        <ThingsPanel
          {...{ verdict, editor, inHand, doubts, lengths, units, commit, show }}
          looksRight={onRight}
          allRight={onAllRight}
          readPart={data.correctionsUrl === undefined ? undefined : sending.readPart}
        />
      </main>
      <Said plan={settled.plan} units={units} />
      {sending.now && (
        <FurnishDialog
          sent={sending.now.sent}
          working={sending.now.what === 'part' ? 'readingAgain' : 'working'}
          failed={sending.now.what === 'first' ? 'firstVersion' : 'failed'}
          before={data.pictureUrl}
          plan={settled.plan}
          onClose={sending.close}
          onAnyway={() => sending.furnishAnyway(settled)}
        />
      )}
    </>
  );
}
