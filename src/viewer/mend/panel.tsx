import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../gallery/icon.tsx';
import { useNarrow } from '../gallery/narrow.ts';
import { useWords } from './words.ts';

interface PanelProps {
  /** What the folded panel says of itself. */
  readonly title: string;
  /** Beside the title. */
  readonly steps: ComponentChildren;
  /** Names what is shown: when it changes the panel unfolds. */
  readonly topic: string | undefined;
  readonly children: ComponentChildren;
}

/** Beside the plan, on telephones a sheet below it that folds: what can be changed, and what should be looked at. */
export function Panel({ title, steps, topic, children }: PanelProps) {
  const words = useWords();
  // Where the panel takes floor from the plan, it opens only for a topic.
  const isNarrow = useNarrow();
  const opens = topic !== undefined || !isNarrow;
  const [fold, setFold] = useState<{ topic: string | undefined; open: boolean }>();
  // At once with what is chosen, so that the plan is shown in the room that is left.
  const open = fold && fold.topic === topic ? fold.open : opens;
  return (
    <aside class={open ? 'mend-panel open' : 'mend-panel'} aria-label={words.say('panel')}>
      <div class="panel-head">
        <button
          type="button"
          class="panel-handle"
          aria-expanded={open}
          aria-controls="panel-body"
          onClick={() => setFold({ topic, open: !open })}
        >
          <strong>{title}</strong>
          <span class="visually-hidden">{words.say(open ? 'less' : 'more')}</span>
          <Icon name="next" />
        </button>
        {steps}
      </div>
      <div id="panel-body" class="panel-body">
        {children}
      </div>
    </aside>
  );
}
