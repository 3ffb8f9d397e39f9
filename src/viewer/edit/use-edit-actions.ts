import { groupAround } from '#core/arrange/carry-pieces.ts';
import { movePiece, turnPiece } from '#core/arrange/move-piece.ts';
import { findFaults } from '#core/furnish/check/check-layout.ts';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { Units } from '#core/gallery/units.ts';
import type { LayoutItem, Point } from '#core/plan/schema.ts';
import { useWording } from '../gallery/wording-context.ts';
import { namePiece, sayFault, sayMove, sayTurn } from './say-edit.ts';
import { useHand } from './use-hand.ts';
import type { LayoutEditor } from './use-layout-editor.ts';

interface EditActionsOptions {
  readonly data: GalleryData;
  readonly editor: LayoutEditor;
  readonly units: Units;
  readonly say: (text: string) => void;
  readonly announce: (text: string) => void;
}

/** What is done to the furniture, wherever it is done: settled and said aloud, with what is wrong with it. */
export function useEditActions({ data, editor, units, say, announce }: EditActionsOptions) {
  const wording = useWording();
  const { premises, settled, together } = editor;
  const find = (id: string) => settled.find((item) => item.id === id);

  /** Settles the pieces and says what was done, and whether the piece can stay. */
  const settle = (next: readonly LayoutItem[], id: string, said: string | undefined) => {
    const ids = together ? groupAround(settled, id) : [id];
    editor.commit(next, id, ids);
    if (!said) return;
    const others = next.filter((item) => !ids.includes(item.id));
    const moved = next.filter((item) => ids.includes(item.id));
    const faults = findFaults(premises, [...others, ...moved], others.length);
    const [fault] = faults;
    say(`${said} ${fault ? sayFault(fault, next, data.document.plan, wording) : wording.say('fitsHere')}`);
  };
  return {
    ...useHand({ editor, units, announce, settle }),
    choose: (id: string | undefined) => {
      const piece = id === undefined ? undefined : find(id);
      editor.select(piece?.id);
      if (piece) say(namePiece(piece.kind, wording));
    },
    nudge: (id: string, by: Point) => {
      const piece = find(id);
      if (!piece) return;
      const at: Point = [piece.at[0] + by[0], piece.at[1] + by[1]];
      const { items } = movePiece(premises, settled, id, at, { together, reach: 0 });
      settle(items, id, sayMove(piece, at, units, wording));
    },
    turn: (id: string, degrees: number) => {
      const piece = find(id);
      if (!piece) return;
      const items = turnPiece(settled, id, piece.rotation + degrees, together);
      settle(items, id, sayTurn(items.find((item) => item.id === id)!, wording));
    },
    remove: (id: string) => {
      const piece = find(id);
      if (!piece) return;
      editor.commit(
        settled.filter((item) => item.id !== id),
        undefined,
        [],
      );
      say(wording.say('pieceRemoved', { piece: namePiece(piece.kind, wording) }));
    },
    swap: (form: LayoutItem) => {
      const next = settled.map((item) => (item.id === form.id ? form : item));
      settle(next, form.id, wording.say('pieceSwapped', { piece: namePiece(form.kind, wording) }));
    },
    arrange: (room: string, items: readonly LayoutItem[], name: string) => {
      editor.commit([...settled.filter((item) => item.room !== room), ...items], undefined, []);
      say(wording.say('arrangementChosen', { room: name }));
    },
    undo: () => {
      if (!editor.canUndo) return;
      editor.undo();
      say(wording.say('stepUndone'));
    },
    redo: () => {
      if (!editor.canRedo) return;
      editor.redo();
      say(wording.say('stepRedone'));
    },
    startOver: () => {
      editor.startOver();
      say(wording.say('startOver'));
    },
  };
}

export type EditActions = ReturnType<typeof useEditActions>;
