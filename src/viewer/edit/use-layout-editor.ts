import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Guide } from '#core/arrange/align-axis.ts';
import { groupAround } from '#core/arrange/carry-pieces.ts';
import { type Fault, findFaults, findUnreached } from '#core/furnish/check/check-layout.ts';
import { type Premises, readPremises } from '#core/furnish/check/premises.ts';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { LayoutItem } from '#core/plan/schema.ts';
import { begin, type History, redo, step, undo } from '../by-hand/history.ts';
import { keepEdits, keptEdits } from './kept-edits.ts';

type Items = readonly LayoutItem[];

/** Pieces as they are under the pointer, and with what they are in line. */
interface Preview {
  readonly items: Items;
  readonly guides: readonly Guide[];
}

/** To whom a fault is put down when two pieces are in each other: those that were moved last. */
interface Arranged {
  readonly items: Items;
  readonly moved: readonly string[];
}

/** How long nothing is moved before it is looked whether everything can be got at, ms: it takes longer than a frame. */
const RESTED_MS = 250;

/** The furniture with all that is done to it. */
export function useLayoutEditor(data: GalleryData) {
  const premises = useMemo(() => readPremises(data.document.plan), [data]);
  const original = data.document.layout?.items ?? [];
  const [kept] = useState(() => keptEdits(data));
  const [history, setHistory] = useState<History<Arranged>>(() => {
    const start = begin<Arranged>({ items: original, moved: [] });
    return kept ? step(start, { items: kept, moved: [] }) : start;
  });
  const [preview, setPreview] = useState<Preview>();
  const [selected, setSelected] = useState<string>();
  const [together, setTogether] = useState(true);
  const { items: settled, moved } = history.now;
  const items = preview?.items ?? settled;
  const changed = settled !== original;
  // Before it is painted: a window that is closed upon what is seen loses nothing.
  useLayoutEffect(() => keepEdits(data, changed ? settled : undefined), [settled]);

  const settledFaults = useMemo(() => faultsOf(premises, settled, moved, false), [settled]);
  const carried = selected === undefined ? [] : carriedWith(settled, selected, together);
  const faults = useMemo(() => {
    if (!preview) return settledFaults;
    // Only what is in hand can have come into something's way.
    const others = settledFaults.filter(({ item, by }) => ![item, by].some((id) => id && carried.includes(id)));
    return [...others, ...faultsOf(premises, items, carried, true)];
  }, [items, settledFaults]);
  const unreached = useUnreached(premises, settled);

  const commit = (next: Items, select = selected, by: readonly string[] = carried) => {
    setPreview(undefined);
    setHistory((now) => (next === now.now.items ? now : step(now, { items: next, moved: by })));
    setSelected(select);
  };
  const piece = items.find(({ id }) => id === selected);
  return {
    ...{ premises, items, settled, piece, carried, faults, unreached, together, changed },
    guides: preview?.guides ?? [],
    restored: kept !== undefined,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    select: setSelected,
    ...{ setTogether, commit },
    preview: (next: Items, guides: readonly Guide[] = []) => setPreview({ items: next, guides }),
    letGo: () => setPreview(undefined),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    startOver: () => commit(original, undefined, []),
    forget: () => keepEdits(data, undefined),
  };
}

export type LayoutEditor = ReturnType<typeof useLayoutEditor>;

const carriedWith = (items: Items, id: string, together: boolean): readonly string[] =>
  together ? groupAround(items, id) : [id];

/** Those that were moved come last, as of two the later one is to blame; `only` they are asked about. */
function faultsOf(premises: Premises, items: Items, moved: readonly string[], only: boolean): Fault[] {
  const others = items.filter(({ id }) => !moved.includes(id));
  const last = items.filter(({ id }) => moved.includes(id));
  const near = only ? others.filter(({ room }) => last.some((item) => item.room === room)) : others;
  return findFaults(premises, [...near, ...last], only ? near.length : 0);
}

/** Pieces that nobody gets at, some time after the last move. */
function useUnreached(premises: Premises, items: Items): ReadonlySet<string> {
  const [unreached, setUnreached] = useState<ReadonlySet<string>>(new Set());
  const timer = useRef(0);
  useEffect(() => {
    timer.current = window.setTimeout(
      () => setUnreached(new Set(findUnreached(premises, items).map(({ item }) => item))),
      RESTED_MS,
    );
    return () => clearTimeout(timer.current);
  }, [items]);
  return unreached;
}
