import { TEXTS } from './texts.ts';
import { ToolIcon } from './tool-icon.tsx';
import type { Editor } from './use-editor.ts';

interface TopBarProps {
  readonly editor: Editor;
  readonly ink: number;
  readonly onInk: (ink: number) => void;
  readonly onFurnish: () => void;
}

export function TopBar({ editor, ink, onInk, onFurnish }: TopBarProps) {
  return (
    <header class="mend-bar">
      <h1>{TEXTS.title}</h1>
      {editor.restored && editor.canUndo && (
        <p class="restored">
          {TEXTS.restored}{' '}
          <button type="button" class="link" onClick={editor.reset}>
            {TEXTS.discard}
          </button>
        </p>
      )}
      <label class="ink">
        {TEXTS.drawing}
        <input
          type="range"
          min="0"
          max="1"
          step="0.05"
          value={ink}
          onInput={(event) => onInk(Number(event.currentTarget.value))}
        />
      </label>
      <button type="button" class="button" disabled={!editor.canUndo} onClick={editor.undo} title="Ctrl+Z">
        <ToolIcon name="undo" />
        <span>{TEXTS.undo}</span>
      </button>
      <button type="button" class="button" disabled={!editor.canRedo} onClick={editor.redo} title="Ctrl+Y">
        <ToolIcon name="redo" />
        <span>{TEXTS.redo}</span>
      </button>
      <button type="button" class="button primary" onClick={onFurnish}>
        {TEXTS.furnish}
      </button>
    </header>
  );
}
