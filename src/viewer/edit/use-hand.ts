import { useRef } from 'preact/hooks';
import { movePiece, turnPiece } from '#core/arrange/move-piece.ts';
import type { Units } from '#core/gallery/units.ts';
import type { LayoutItem, Point } from '#core/plan/schema.ts';
import { useWording } from '../gallery/wording-context.ts';
import { namePiece, sayMove, sayTurn } from './say-edit.ts';
import type { LayoutEditor } from './use-layout-editor.ts';

interface HandOptions {
  readonly editor: LayoutEditor;
  readonly units: Units;
  /** Tells everybody what those who look at the plan do not see the reason of. */
  readonly announce: (text: string) => void;
  readonly settle: (items: readonly LayoutItem[], id: string, said: string | undefined) => void;
}

/** What the pointer has in hand: shown wherever it is, settled where it is let go. */
export function useHand({ editor, units, announce, settle }: HandOptions) {
  const wording = useWording();
  const { premises, settled, together } = editor;
  /** The piece as it was when it was taken. */
  const taken = useRef<LayoutItem | undefined>(undefined);
  const heldIn = useRef(false);
  const take = (id: string) => (taken.current = settled.find((item) => item.id === id));
  return {
    /** @param reach how near to something means it, metres */
    drag: (id: string, by: Point, reach: number) => {
      const piece = take(id);
      if (!piece) return;
      const at: Point = [piece.at[0] + by[0], piece.at[1] + by[1]];
      const { items, guides, isHeldIn = false } = movePiece(premises, settled, id, at, { together, reach });
      heldIn.current = isHeldIn;
      editor.preview(items, guides);
    },
    turnTo: (id: string, rotation: number) => {
      heldIn.current = false;
      if (take(id)) editor.preview(turnPiece(settled, id, rotation, together));
    },
    drop: () => {
      const before = taken.current;
      const now = before && editor.items.find(({ id }) => id === before.id);
      taken.current = undefined;
      if (!before || !now) return editor.letGo();
      settle(editor.items, now.id, sayMove(before, now.at, units, wording) ?? sayTurn(now, wording));
      if (heldIn.current) announce(wording.say('pieceHeldIn', { piece: namePiece(now.kind, wording) }));
    },
  };
}
