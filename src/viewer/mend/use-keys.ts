import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Plan } from '#core/plan/schema.ts';
import type { CanvasHandle } from './canvas.tsx';
import { nudgeThing } from './nudge-thing.ts';
import { removeThing } from './remove-thing.ts';
import { isSame, type Thing, thingsOf } from './things.ts';
import type { Editor } from './use-editor.ts';

interface Keys {
  readonly editor: Editor;
  readonly canvas: RefObject<CanvasHandle | undefined>;
  readonly commit: (plan: Plan) => void;
  readonly show: (thing: Thing) => void;
  readonly letGo: () => void;
  /** Whether the tool in hand has begun something. */
  readonly isBusy: boolean;
}

/** One press of an arrow key where nothing is chosen, viewport px. */
const PAN_PX = 80;

/** Undo and redo anywhere on the page; the rest, which it returns, while the canvas has the focus. */
export function useKeys(keys: Keys): (event: KeyboardEvent) => void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      // Fields have an undo of their own.
      if ((event.target as Element).closest('input[type="text"]')) return;
      const key = event.key.toLowerCase();
      const { undo, redo } = latest.current.editor;
      const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actionFor(event, latest.current);
    if (!act) return;
    event.preventDefault();
    act();
  };
}

function actionFor({ key, shiftKey }: KeyboardEvent, keys: Keys): (() => void) | undefined {
  const { editor, canvas, commit, show, letGo, isBusy } = keys;
  const { selected, settled } = editor;
  const next = (by: number) => () => {
    const things = thingsOf(settled.plan);
    const at = things.findIndex((thing) => isSame(thing, selected));
    const thing = things[at < 0 ? 0 : (at + by + things.length) % things.length];
    if (thing) show(thing);
  };
  const nudged = selected && nudgeThing(settled.plan, selected, key, shiftKey);
  if (nudged) return () => commit(nudged);
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => canvas.current?.panBy(PAN_PX, 0),
    ArrowRight: () => canvas.current?.panBy(-PAN_PX, 0),
    ArrowUp: () => canvas.current?.panBy(0, PAN_PX),
    ArrowDown: () => canvas.current?.panBy(0, -PAN_PX),
    '+': () => canvas.current?.zoomBy(1.5),
    '=': () => canvas.current?.zoomBy(1.5),
    '-': () => canvas.current?.zoomBy(1 / 1.5),
    '0': () => canvas.current?.fit(),
    PageDown: next(1),
    PageUp: next(-1),
    Escape: () => (isBusy ? letGo() : editor.tool !== 'select' ? editor.choose('select') : editor.select(undefined)),
    Delete: () => selected && commit(removeThing(settled.plan, selected)),
    Backspace: () => selected && commit(removeThing(settled.plan, selected)),
  };
  return actions[key];
}
