import { useMemo, useState } from 'preact/hooks';
import { confirmThing } from '#core/mending/confirm-thing.ts';
import { type Doubt, doubtsOf } from '#core/mending/doubts-of.ts';
import type { Editor } from './use-editor.ts';

/** The places that a person should look at and has not. */
export function useDoubts(editor: Editor): { doubts: Doubt[]; looksRight: (doubt: Doubt) => void } {
  const { plan } = editor.settled;
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const nameOf = ({ id, why }: Doubt) => `${id} ${why}`;
  const doubts = useMemo(() => doubtsOf(plan).filter((doubt) => !checked.has(nameOf(doubt))), [plan, checked]);
  const looksRight = (doubt: Doubt) => {
    if (doubt.why === 'unsure') editor.commit(confirmThing(plan, doubt.id));
    else setChecked((now) => new Set([...now, nameOf(doubt)]));
  };
  return { doubts, looksRight };
}
