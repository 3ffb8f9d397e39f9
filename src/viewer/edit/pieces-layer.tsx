import { isFlat } from '#core/furnish/check/share-floor.ts';
import type { Units } from '#core/gallery/units.ts';
import { byLevel } from '#core/line-plan/piece-marks.ts';
import type { LayoutItem } from '#core/plan/schema.ts';
import type { PictureFrame } from '#core/scene/types.ts';
import { useWording } from '../gallery/wording-context.ts';
import { Overlay } from '../plan-view/overlay.tsx';
import { FreeLines } from './free-lines.tsx';
import { KeptFloors } from './kept-floors.tsx';
import { PieceSymbol } from './piece-symbol.tsx';
import { namePiece } from './say-edit.ts';
import { TurnHandle } from './turn-handle.tsx';
import type { LayoutEditor } from './use-layout-editor.ts';

interface PiecesLayerProps {
  readonly frame: PictureFrame;
  readonly editor: LayoutEditor;
  readonly units: Units;
  /** CSS pixels of a metre, as the plan is shown now. */
  readonly pixelsPerMetre: number;
  /** Whether a piece follows a stroke without being chosen first, as with a mouse: a finger moves the plan instead. */
  readonly direct: boolean;
}

/** All pieces as plans show them, where they are now; the chosen one on top with its handle, those that cannot stay in red. */
export function PiecesLayer({ frame, editor, units, pixelsPerMetre, direct }: PiecesLayerProps) {
  const { items, piece: chosen, faults, guides } = editor;
  const wrong = new Set(faults.map(({ item }) => item));
  // What lies flat stays under what stands on it.
  const onTop = chosen && !isFlat(chosen) ? chosen : undefined;
  const others = byLevel(items.filter((piece) => piece !== onTop));
  const pieceOf = (piece: LayoutItem) => (
    <Piece key={piece.id} {...{ piece, direct }} chosen={piece === chosen} wrong={wrong.has(piece.id)} />
  );
  return (
    <Overlay frame={frame} name="pieces-layer">
      {others.map(pieceOf)}
      {chosen && <KeptFloors premises={editor.premises} piece={chosen} faults={faults} />}
      {onTop && pieceOf(onTop)}
      {chosen && <FreeLines {...{ premises: editor.premises, piece: chosen, items, units, pixelsPerMetre }} />}
      {guides.map(([[x1, y1], [x2, y2]], k) => (
        <line key={k} class="guide" {...{ x1, y1, x2, y2 }} />
      ))}
      {chosen && <TurnHandle piece={chosen} />}
    </Overlay>
  );
}

interface PieceProps {
  readonly piece: LayoutItem;
  readonly chosen: boolean;
  readonly wrong: boolean;
  readonly direct: boolean;
}

function Piece({ piece: { id, kind, at, rotation, size }, chosen, wrong, direct }: PieceProps) {
  const wording = useWording();
  const box = { x: -size.width / 2, y: -size.depth / 2, width: size.width, height: size.depth };
  const held = chosen || direct;
  return (
    <g
      class={['movable', isFlat({ kind }) && 'lying', chosen && 'chosen', wrong && 'wrong'].filter(Boolean).join(' ')}
      transform={`translate(${at.join(' ')}) rotate(${rotation})`}
      {...(held && { 'data-drag': `piece:${id}`, 'data-control': '' })}
    >
      <title>{namePiece(kind, wording)}</title>
      <PieceSymbol kind={kind} size={size} />
      <rect class="body" {...box} />
      {chosen && <rect class="reach" {...box} />}
    </g>
  );
}
