import { Icon } from '../gallery/icon.tsx';
import { Tool } from '../gallery/tool.tsx';
import { useWording } from '../gallery/wording-context.ts';
import type { EditActions } from './use-edit-actions.ts';
import type { LayoutEditor } from './use-layout-editor.ts';

interface EditBarProps {
  readonly editor: LayoutEditor;
  readonly actions: EditActions;
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly onLeave: () => void;
}

/** What is done with the arrangement as a whole: taken back, left, or drawn furnished. */
export function EditBar({ editor, actions, saving, onSave, onLeave }: EditBarProps) {
  const wording = useWording();
  const { canUndo, canRedo, changed, faults } = editor;
  return (
    <div class="edit-bar">
      <div class="tool-group" role="toolbar" aria-label={wording.say('editFurniture')}>
        <Tool icon="close" label={wording.say('leaveEditing')} onClick={onLeave} />
        <Tool icon="undo" label={wording.say('undo')} off={!canUndo} onClick={actions.undo} />
        <Tool icon="redo" label={wording.say('redo')} off={!canRedo} onClick={actions.redo} />
        <Tool icon="again" label={wording.say('startOver')} off={!changed} onClick={actions.startOver} />
      </div>
      <button
        type="button"
        class="button primary"
        aria-disabled={!changed || saving || faults.length > 0}
        onClick={onSave}
      >
        <Icon name="check" />
        {wording.say('showFurnished')}
      </button>
    </div>
  );
}
