import { useEffect, useRef } from 'preact/hooks';
import { undoKeyOf } from './undo-key.ts';

interface UndoActions {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Fields that are written in have an undo of their own. */
const WRITTEN_IN = 'input[type="text"], input[type="search"], input[type="number"], textarea';

/** Ctrl or Cmd with Z, Shift and Z, or Y: undo and redo anywhere on the page, but not under a dialog. */
export function useUndoKeys(actions: UndoActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = undoKeyOf(event);
      if (!act || (event.target as Element).closest(WRITTEN_IN) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current[act]();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
