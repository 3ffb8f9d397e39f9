import { isOpeningTool } from './tools.ts';
import type { Editor } from './use-editor.ts';
import type { ToolState } from './use-tool.ts';
import { useWords } from './words.ts';

interface HintProps {
  readonly editor: Editor;
  readonly state: ToolState;
  /** Whether what is dragged cannot go where the pointer is. */
  readonly stopped: boolean;
}

/** What the tool in hand waits for, to what it is drawn, or why it can do nothing here; nothing where it has all. */
export function Hint({ editor: { tool, several }, state, stopped }: HintProps) {
  const { texts } = useWords();
  const { hints, ui } = texts;
  const waitsFor = tool === 'select' ? undefined : hints[isOpeningTool(tool) ? 'opening' : tool];
  const isDrawn = state.aim?.guides !== undefined || state.isDrawn === true;
  const trouble = stopped ? hints.stopped : state.refused && hints[state.refused];
  const help = isDrawn ? hints.drawn : tool === 'select' && several ? ui.severalHint : waitsFor;
  const hint = trouble ?? (state.end ? undefined : help);
  return (
    <div class="mend-hint" role="status">
      {hint && <p class={trouble ? 'trouble' : ''}>{hint}</p>}
    </div>
  );
}
