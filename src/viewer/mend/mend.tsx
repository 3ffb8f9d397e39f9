import { useMemo, useRef, useState } from 'preact/hooks';
import type { Units } from '#core/gallery/units.ts';
import { confirmThing } from '#core/mending/confirm-thing.ts';
import { type Doubt, doubtsOf } from '#core/mending/doubts-of.ts';
import type { MendData } from '#core/mending/mend-data.ts';
import type { Plan } from '#core/plan/schema.ts';
import type { CanvasHandle } from './canvas.tsx';
import { FurnishDialog } from './furnish-dialog.tsx';
import { Panel } from './panel.tsx';
import { type Sent, sendMended } from './send-mended.ts';
import { Stage } from './stage.tsx';
import { boxOnDrawing, type Thing } from './things.ts';
import { ToolBar } from './tool-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useEditor } from './use-editor.ts';
import { useKeys } from './use-keys.ts';
import { useTool } from './use-tool.ts';

/** How much of the drawing is seen at first. */
const INK = 0.55;

/** The page on which a person puts a plan right and has it furnished again. */
export function Mend({ data }: { data: MendData }) {
  const editor = useEditor(data);
  const { document, settled, selected, tool } = editor;
  const inHand = useTool(editor);
  const [ink, setInk] = useState(INK);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [units, setUnits] = useState<Units>('m');
  const [sending, setSending] = useState<{ sent?: Sent }>();
  const canvas = useRef<CanvasHandle | undefined>(undefined);
  const doubts = useMemo(
    () => doubtsOf(settled.plan).filter(({ id, why }) => !checked.has(`${id} ${why}`)),
    [settled.plan, checked],
  );
  const looksRight = ({ id, why }: Doubt) => {
    if (why === 'unsure') editor.commit(confirmThing(settled.plan, id));
    else setChecked((now) => new Set([...now, `${id} ${why}`]));
  };
  // What a person has changed, a person has looked at.
  const commit = (plan: Plan) => editor.commit(selected ? confirmThing(plan, selected.id) : plan);
  const show = ({ of, id }: Thing) => {
    editor.choose('select');
    editor.select({ of, id });
    canvas.current?.showBox(boxOnDrawing(document, { of, id }));
  };
  const onKey = useKeys({ editor, canvas, commit, show, letGo: inHand.letGo, isBusy: inHand.isBusy });
  const furnish = async () => {
    if (settled.scale.from === 'assumed') return editor.choose('scale');
    setSending({});
    const sent = await sendMended(data.furnishUrl, settled);
    setSending((now) => now && { sent });
  };
  return (
    <>
      <TopBar {...{ editor, ink, units }} onInk={setInk} onUnits={setUnits} onFurnish={furnish} />
      <main class={`mend-main${data.document.verdict.code === 'furniture_detected' ? ' furnished' : ''}`}>
        <ToolBar tool={tool} onChoose={editor.choose} />
        <Stage {...{ data, editor, inHand, doubts, ink, canvas, commit, onKey, units }} />
        <Panel {...{ data, editor, inHand, doubts, commit, show, looksRight, units }} />
      </main>
      {sending && <FurnishDialog sent={sending.sent} before={data.pictureUrl} onClose={() => setSending(undefined)} />}
    </>
  );
}
