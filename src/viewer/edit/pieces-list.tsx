import type { RoomSummary } from '#core/gallery/summary.ts';
import { useWording } from '../gallery/wording-context.ts';
import { namePiece } from './say-edit.ts';
import type { EditActions } from './use-edit-actions.ts';
import type { LayoutEditor } from './use-layout-editor.ts';

interface PiecesListProps {
  readonly rooms: readonly RoomSummary[];
  readonly editor: LayoutEditor;
  readonly actions: EditActions;
}

/** Every piece by its room, for those who would rather choose from a list than on the plan. */
export function PiecesList({ rooms, editor, actions }: PiecesListProps) {
  const wording = useWording();
  const wrong = new Set(editor.faults.map(({ item }) => item));
  return (
    <>
      {rooms.map((room) => {
        const items = editor.settled.filter((item) => item.room === room.id);
        if (items.length === 0) return null;
        return (
          <section key={room.id} class="piece-list">
            <h3>{room.name}</h3>
            <ul class="pieces">
              {items.map(({ id, kind }) => (
                <li key={id}>
                  <button
                    type="button"
                    class="piece-row"
                    aria-pressed={id === editor.piece?.id}
                    onClick={() => actions.choose(id)}
                  >
                    <span class={wrong.has(id) ? 'wrong' : undefined}>{namePiece(kind, wording)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
