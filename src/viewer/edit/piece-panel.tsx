import { groupAround } from '#core/arrange/carry-pieces.ts';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { Units } from '#core/gallery/units.ts';
import type { LayoutItem } from '#core/plan/schema.ts';
import { Icon } from '../gallery/icon.tsx';
import { Tool } from '../gallery/tool.tsx';
import { useWording } from '../gallery/wording-context.ts';
import { namePiece, sayFault } from './say-edit.ts';
import { SwapChoices } from './swap-choices.tsx';
import type { EditActions } from './use-edit-actions.ts';
import type { LayoutEditor } from './use-layout-editor.ts';

interface PiecePanelProps {
  readonly data: GalleryData;
  readonly piece: LayoutItem;
  readonly room: string | undefined;
  readonly units: Units;
  readonly editor: LayoutEditor;
  readonly actions: EditActions;
  readonly swapping: boolean;
  readonly onSwapping: (swapping: boolean) => void;
}

/** One press of a button, metres and degrees: as the keys have it. */
const STEP_M = 0.05;
const TURN = 90;

/** The chosen piece: whether it can stay, and buttons for all that can be done to it. */
export function PiecePanel({ data, piece, room, units, editor, actions, swapping, onSwapping }: PiecePanelProps) {
  const wording = useWording();
  const { id, kind, size } = piece;
  const nudge = (x: number, y: number) => () => actions.nudge(id, [x * STEP_M, y * STEP_M]);
  return (
    <section class="piece-panel" aria-label={wording.kind(kind)}>
      <header>
        <div>
          <h2>{namePiece(kind, wording)}</h2>
          <p class="quiet">{[room, wording.size([size.width, size.depth], units)].filter(Boolean).join(' · ')}</p>
        </div>
        <Tool icon="close" label={wording.say('close')} onClick={() => actions.choose(undefined)} />
      </header>
      <Reasons {...{ data, piece, editor }} />
      <div class="piece-tools" role="toolbar" aria-label={wording.say('tools')} dir="ltr">
        <Tool icon="previous" label={wording.say('moveLeft')} onClick={nudge(-1, 0)} />
        <Tool icon="up" label={wording.say('moveUp')} onClick={nudge(0, -1)} />
        <Tool icon="down" label={wording.say('moveDown')} onClick={nudge(0, 1)} />
        <Tool icon="next" label={wording.say('moveRight')} onClick={nudge(1, 0)} />
        <Tool icon="turnLeft" label={wording.say('turnLeft')} onClick={() => actions.turn(id, -TURN)} />
        <Tool icon="turnRight" label={wording.say('turnRight')} onClick={() => actions.turn(id, TURN)} />
      </div>
      <div class="piece-acts">
        <button type="button" class="button" aria-expanded={swapping} onClick={() => onSwapping(!swapping)}>
          <Icon name="swap" />
          {wording.say('swap')}
        </button>
        <button type="button" class="button" onClick={() => actions.remove(id)}>
          <Icon name="bin" />
          {wording.say('remove')}
        </button>
      </div>
      <Companions {...{ piece, editor }} />
      {swapping && <SwapChoices {...{ piece, editor, units }} onChoose={actions.swap} />}
    </section>
  );
}

/** What is wrong with its place, or with that of something that comes along, or that nothing is. */
function Reasons({ data, piece, editor }: Pick<PiecePanelProps, 'data' | 'piece' | 'editor'>) {
  const wording = useWording();
  const { faults, unreached, items, carried } = editor;
  const kindOf = (id: string) => items.find((item) => item.id === id)!.kind;
  const wrong = faults.filter(({ item, by }) => by === piece.id || carried.includes(item));
  const sentences = wrong.map((fault) => {
    if (fault.by === piece.id) return sayFault({ ...fault, by: fault.item }, items, data.document.plan, wording);
    const sentence = sayFault(fault, items, data.document.plan, wording);
    return fault.item === piece.id ? sentence : `${namePiece(kindOf(fault.item), wording)}: ${sentence}`;
  });
  const fine = unreached.has(piece.id) ? 'faultReach' : 'fitsHere';
  return (
    <ul class="reasons">
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence} class="wrong">
          {sentence}
        </li>
      ))}
      {wrong.length === 0 && <li class={fine === 'fitsHere' ? 'fits' : 'doubtful'}>{wording.say(fine)}</li>}
    </ul>
  );
}

/** What comes along when it is moved, if anything does. */
function Companions({ piece, editor }: Pick<PiecePanelProps, 'piece' | 'editor'>) {
  const wording = useWording();
  const { settled, together, setTogether } = editor;
  const ids = groupAround(settled, piece.id).filter((id) => id !== piece.id);
  if (ids.length === 0) return null;
  const kinds = settled.filter(({ id }) => ids.includes(id)).map(({ kind }) => kind);
  return (
    <label class="companions">
      <input type="checkbox" checked={together} onChange={(event) => setTogether(event.currentTarget.checked)} />
      <span>{wording.say('moveAlong', { pieces: wording.kinds(kinds).join(', ') })}</span>
    </label>
  );
}
