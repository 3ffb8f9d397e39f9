import { ToolIcon } from './tool-icon.tsx';
import type { Editor } from './use-editor.ts';
import { ViewMenu, type ViewMenuProps } from './view-menu.tsx';
import { useWords } from './words.ts';

interface TopBarProps extends ViewMenuProps {
  readonly editor: Editor;
  readonly onFurnish: () => void;
}

export function TopBar({ editor, onFurnish, ...view }: TopBarProps) {
  const words = useWords();
  const [undo, redo] = [words.say('undo'), words.say('redo')];
  return (
    <header class="mend-bar">
      <h1>{words.say('title')}</h1>
      {editor.earlier && editor.canUndo && (
        <p class="restored">
          {words.say(editor.earlier)}{' '}
          <button type="button" class="link" onClick={editor.reset}>
            {words.say('discard')}
          </button>
        </p>
      )}
      <ViewMenu {...view} />
      <button type="button" class="button" disabled={!editor.canUndo} onClick={editor.undo} title={`${undo} (Ctrl+Z)`}>
        <ToolIcon name="undo" />
        <span>{undo}</span>
      </button>
      <button type="button" class="button" disabled={!editor.canRedo} onClick={editor.redo} title={`${redo} (Ctrl+Y)`}>
        <ToolIcon name="redo" />
        <span>{redo}</span>
      </button>
      <button type="button" class="button primary" onClick={onFurnish}>
        {words.say('furnish')}
      </button>
    </header>
  );
}
