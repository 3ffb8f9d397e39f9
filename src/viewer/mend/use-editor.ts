import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { MendData } from '#core/mending/mend-data.ts';
import { splitWalls } from '#core/mending/split-walls.ts';
import type { Plan, PlanDocument } from '#core/plan/schema.ts';
import { begin, redo, step, undo } from '../by-hand/history.ts';
import { isSameHome } from './is-same-home.ts';
import { loadEdits, type SavedEdits, saveEdits } from './saved-edits.ts';
import type { Thing } from './things.ts';
import type { Tool } from './tools.ts';
import { type Choosing, useChosen } from './use-chosen.ts';

export interface Editor extends Choosing {
  /** What is shown: with the change that is under the pointer, if any. */
  readonly document: PlanDocument;
  /** What a change starts from. */
  readonly settled: PlanDocument;
  readonly tool: Tool;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What became of edits of an earlier visit: taken up, or one step back where they were made of a version that is no longer the newest. */
  readonly earlier: 'restored' | 'newestShown' | undefined;
  choose(tool: Tool): void;
  /** Shows a change that is not settled; without one, what is. */
  preview(plan?: Plan): void;
  /** Makes a change that can be undone, if it is one, and chooses a thing if one is named. */
  commit(plan: Plan, select?: Thing): void;
  commitDocument(document: PlanDocument): void;
  undo(): void;
  redo(): void;
  /** Back to the plan as it came. */
  reset(): void;
}

/** A plan as it is edited: with every wall in pieces from junction to junction. */
export const editable = (document: PlanDocument): PlanDocument => ({ ...document, plan: splitWalls(document.plan) });

/** Edits go on where they were left; where the plan has a newer version by now, that is shown, and they are one step back. */
function historyOf(start: PlanDocument, saved: SavedEdits | undefined, version: number | undefined) {
  if (!saved) return begin(start);
  return saved.version === version ? step(begin(start), saved.document) : step(begin(saved.document), start);
}

/** The plan with all that is done to it. */
export function useEditor({ planId, document: original, version }: MendData): Editor {
  const [start] = useState(() => editable(original));
  const [saved] = useState(() => loadEdits(planId));
  const [history, setHistory] = useState(() => historyOf(start, saved, version));
  const [shown, setShown] = useState<Plan>();
  const [tool, setTool] = useState<Tool>(original.scale.from === 'assumed' ? 'scale' : 'select');
  const settled = history.now;
  // Before it is painted: a window that is closed upon what is seen loses nothing.
  useLayoutEffect(() => {
    const untouched = history.past.length > 0 ? saved : undefined;
    saveEdits(planId, settled === start ? untouched : { version, document: settled });
  }, [history]);
  const document = useMemo(() => (shown ? { ...settled, plan: shown } : settled), [settled, shown]);
  const choosing = useChosen(document.plan);
  const commitDocument = (next: PlanDocument, select?: Thing) => {
    setShown(undefined);
    setHistory((now) => (isSameHome(next, now.now) ? now : step(now, next)));
    if (select) choosing.select(select);
  };
  return {
    ...choosing,
    document,
    settled,
    tool,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    earlier: saved && (saved.version === version ? 'restored' : 'newestShown'),
    choose: (next) => {
      setShown(undefined);
      setTool(next);
      if (next !== 'select') choosing.select();
    },
    preview: setShown,
    commit: (plan, select) => commitDocument({ ...settled, plan }, select),
    commitDocument,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    reset: () => setHistory(begin(start)),
  };
}
