import type { RefObject } from 'preact';
import type { Plan } from '#core/plan/schema.ts';
import { useUndoKeys } from '../by-hand/use-undo-keys.ts';
import type { CanvasHandle } from './canvas.tsx';
import { focusCard } from './focus-card.ts';
import { nudgeThing } from './nudge-thing.ts';
import { readingOrder } from './reading-order.ts';
import { removeThings } from './remove-thing.ts';
import { isSame, type Thing } from './things.ts';
import type { Editor } from './use-editor.ts';
import type { ToolInHand } from './use-tool.ts';

interface Keys {
  readonly editor: Editor;
  readonly inHand: ToolInHand;
  readonly canvas: RefObject<CanvasHandle | undefined>;
  readonly commit: (plan: Plan) => void;
  readonly show: (thing: Thing) => void;
  readonly showNext: () => void;
}

/** One press of an arrow key where nothing is chosen, and with a tool that aims, without and with Shift, viewport px. */
const PAN_PX = 80;
const AIM_PX = 4;
const LONG_AIM_PX = 40;

/** Undo and redo anywhere on the page; the rest, which it returns, while the canvas or a thing of the plan has the focus. */
export function useKeys(keys: Keys): (event: KeyboardEvent) => void {
  useUndoKeys(keys.editor);
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actionFor(event, keys);
    if (!act) return;
    event.preventDefault();
    act();
  };
}

function actionFor({ key, shiftKey }: KeyboardEvent, keys: Keys): (() => void) | undefined {
  const { editor, inHand, canvas, commit, show, showNext } = keys;
  const { selected, chosen, settled, tool } = editor;
  const step = (by: number) => () => {
    const things = readingOrder(settled.plan, document.documentElement.dir === 'rtl');
    const at = things.findIndex((thing) => isSame(thing, selected));
    const thing = things[at < 0 ? 0 : (at + by + things.length) % things.length];
    if (thing) show(thing);
  };
  const nudged = selected && nudgeThing(settled.plan, selected, key, shiftKey);
  if (nudged) return () => commit(nudged);
  const pan = (x: number, y: number) => () => {
    if (tool === 'select') return canvas.current?.panBy(-x * PAN_PX, -y * PAN_PX);
    const step = shiftKey ? LONG_AIM_PX : AIM_PX;
    inHand.onHover(canvas.current!.moveAim(x * step, y * step));
  };
  const remove = () => chosen.length > 0 && commit(removeThings(settled.plan, chosen));
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: pan(-1, 0),
    ArrowRight: pan(1, 0),
    ArrowUp: pan(0, -1),
    ArrowDown: pan(0, 1),
    '+': () => canvas.current?.zoomBy(1.5),
    '=': () => canvas.current?.zoomBy(1.5),
    '-': () => canvas.current?.zoomBy(1 / 1.5),
    '0': () => canvas.current?.fit(),
    n: showNext,
    Enter: () => {
      if (tool === 'select') return focusCard();
      inHand.onTap(canvas.current!.aim());
    },
    PageDown: step(1),
    PageUp: step(-1),
    Escape: () => (inHand.isBusy ? inHand.letGo() : tool !== 'select' ? editor.choose('select') : editor.select()),
    Delete: remove,
    Backspace: remove,
  };
  return actions[key];
}
