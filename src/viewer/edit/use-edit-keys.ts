import type { Point } from '#core/plan/schema.ts';
import { useUndoKeys } from '../by-hand/use-undo-keys.ts';
import type { EditActions } from './use-edit-actions.ts';
import type { LayoutEditor } from './use-layout-editor.ts';

interface EditKeys {
  readonly editor: LayoutEditor;
  readonly actions: EditActions;
  readonly panBy: (dx: number, dy: number) => void;
  readonly zoomBy: (factor: number) => void;
  readonly fit: () => void;
  readonly leave: () => void;
}

/** One press of an arrow key, metres; finely with Shift. */
const NUDGE_M = 0.05;
const FINE_NUDGE_M = 0.01;
/** One press of R, degrees; finely with Shift. */
const TURN = 90;
const FINE_TURN = 5;
/** One press of an arrow key where nothing is chosen, viewport px. */
const PAN_PX = 80;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Undo and redo anywhere on the page; the rest, which it returns, while the stage has the focus. */
export function useEditKeys(keys: EditKeys): (event: KeyboardEvent) => void {
  useUndoKeys(keys.actions);
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const act = actionFor(event, keys);
    if (!act) return;
    event.preventDefault();
    act();
  };
}

function actionFor({ key, shiftKey }: KeyboardEvent, keys: EditKeys): (() => void) | undefined {
  const { editor, actions, panBy, zoomBy, fit, leave } = keys;
  const { piece, settled } = editor;
  const arrow = ARROWS[key];
  if (arrow && !piece) return () => panBy(-arrow[0] * PAN_PX, -arrow[1] * PAN_PX);
  if (arrow && piece) {
    const step = shiftKey ? FINE_NUDGE_M : NUDGE_M;
    return () => actions.nudge(piece.id, [arrow[0] * step, arrow[1] * step]);
  }
  const next = (by: number) => () => {
    const at = settled.findIndex(({ id }) => id === piece?.id);
    actions.choose(settled[at < 0 ? 0 : (at + by + settled.length) % settled.length]?.id);
  };
  const others: Readonly<Record<string, () => void>> = {
    PageDown: next(1),
    PageUp: next(-1),
    '+': () => zoomBy(1.5),
    '=': () => zoomBy(1.5),
    '-': () => zoomBy(1 / 1.5),
    '0': fit,
    Escape: () => (piece ? actions.choose(undefined) : leave()),
  };
  const withPiece: Readonly<Record<string, () => void>> = piece
    ? {
        r: () => actions.turn(piece.id, TURN),
        R: () => actions.turn(piece.id, FINE_TURN),
        Delete: () => actions.remove(piece.id),
        Backspace: () => actions.remove(piece.id),
      }
    : {};
  return others[key] ?? withPiece[key];
}
