import { useRef } from 'preact/hooks';
import { movePiece, turnPiece } from '#core/arrange/move-piece.ts';
import type { Units } from '#core/gallery/units.ts';
import type { LayoutItem, Point } from '#core/plan/schema.ts';
import { useWording } from '../gallery/wording-context.ts';
import { sayMove, sayTurn } from './say-edit.ts';
import type { LayoutEditor } from './use-layout-editor.ts';

interface HandOptions {
  readonly editor: LayoutEditor;
  readonly units: Units;
  readonly settle: (items: readonly LayoutItem[], id: string, said: string | undefined) => void;
}

/** What the pointer has in hand: shown wherever it is, settled where it is let go. */
export function useHand({ editor, units, settle }: HandOptions) {
  const wording = useWording();
  const { premises, settled, together } = editor;
  /** The piece as it was when it was taken. */
  const taken = useRef<LayoutItem | undefined>(undefined);
  const take = (id: string) => (taken.current = settled.find((item) => item.id === id));
  return {
    /** @param reach how near to something means it, metres */
    drag: (id: string, by: Point, reach: number) => {
      const piece = take(id);
      if (!piece) return;
      const at: Point = [piece.at[0] + by[0], piece.at[1] + by[1]];
      const { items, guides } = movePiece(premises, settled, id, at, { together, reach });
      editor.preview(items, guides);
    },
    turnTo: (id: string, rotation: number) => {
      if (take(id)) editor.preview(turnPiece(settled, id, rotation, together));
    },
    drop: () => {
      const before = taken.current;
      const now = before && editor.items.find(({ id }) => id === before.id);
      taken.current = undefined;
      if (!before || !now) return editor.letGo();
      settle(editor.items, now.id, sayMove(before, now.at, units, wording) ?? sayTurn(now, wording));
    },
  };
}
