import { useEffect, useRef } from 'preact/hooks';

interface UndoActions {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Fields that are written in have an undo of their own. */
const WRITTEN_IN = 'input[type="text"], input[type="search"], textarea';

/** Ctrl or Cmd with Z, Shift and Z, or Y: undo and redo anywhere on the page. */
export function useUndoKeys(actions: UndoActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      if ((event.target as Element).closest(WRITTEN_IN)) return;
      const key = event.key.toLowerCase();
      const { undo, redo } = latest.current;
      const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
