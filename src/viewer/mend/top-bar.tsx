import type { Units } from '#core/gallery/units.ts';
import { Segmented } from '../gallery/segmented.tsx';
import { TEXTS } from './texts.ts';
import { ToolIcon } from './tool-icon.tsx';
import type { Editor } from './use-editor.ts';

const UNIT_OPTIONS = (['m', 'ft'] as const).map((value) => ({ value, text: value }));

interface TopBarProps {
  readonly editor: Editor;
  readonly ink: number;
  readonly units: Units;
  readonly onInk: (ink: number) => void;
  readonly onUnits: (units: Units) => void;
  readonly onFurnish: () => void;
}

export function TopBar({ editor, ink, units, onInk, onUnits, onFurnish }: TopBarProps) {
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
      <Segmented label={TEXTS.units} value={units} options={UNIT_OPTIONS} onChange={onUnits} />
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
