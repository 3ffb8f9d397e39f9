import { useMemo, useState } from 'preact/hooks';
import { confirmThing } from '#core/mending/confirm-thing.ts';
import { type Doubt, doubtsOf } from '#core/mending/doubts-of.ts';
import type { Editor } from './use-editor.ts';

/** The places that a person should look at and has not. */
export function useDoubts(editor: Editor): { doubts: Doubt[]; looksRight: (...right: Doubt[]) => void } {
  const { plan } = editor.settled;
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const nameOf = ({ id, why }: Doubt) => `${id} ${why}`;
  const doubts = useMemo(() => doubtsOf(plan).filter((doubt) => !checked.has(nameOf(doubt))), [plan, checked]);
  const looksRight = (...right: Doubt[]) => {
    const sure = right.filter(({ why }) => why === 'unsure').reduce((now, { id }) => confirmThing(now, id), plan);
    editor.commit(sure);
    setChecked((now) => new Set([...now, ...right.filter(({ why }) => why !== 'unsure').map(nameOf)]));
  };
  return { doubts, looksRight };
}
