import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { MainArea } from '../gallery/main-area.tsx';
import { type StageHandle, StageTools } from '../gallery/stage-tools.tsx';
import type { GalleryState } from '../gallery/use-gallery-state.ts';
import { useWording } from '../gallery/wording-context.ts';
import { contentBox } from '../plan-view/content-box.ts';
import '../styles/edit-stage.css';
import '../styles/edit-panel.css';
import { ArrangementChoices } from './arrangement-choices.tsx';
import { EditBar } from './edit-bar.tsx';
import type { EditRequest } from './edit-request.ts';
import { EditStage } from './edit-stage.tsx';
import { PiecePanel } from './piece-panel.tsx';
import { PiecesList } from './pieces-list.tsx';
import { namePiece } from './say-edit.ts';
import { useEditActions } from './use-edit-actions.ts';
import { useLayoutEditor } from './use-layout-editor.ts';
import { useSaving } from './use-saving.ts';

export interface EditingProps {
  readonly data: GalleryData;
  readonly state: GalleryState;
  readonly request: EditRequest;
  readonly camera: string | undefined;
  readonly notice: string;
  readonly announce: (text: string) => void;
  readonly say: (text: string) => void;
  readonly sheetOpen: boolean;
  readonly setSheetOpen: (open: boolean) => void;
  readonly planStage: RefObject<StageHandle | undefined>;
  readonly onLeave: () => void;
}

/** The gallery while its furniture is arranged: pieces on the bare plan, and beside it what can be done to them. */
export function Editing(props: EditingProps) {
  const { data, state, announce, planStage } = props;
  const { units, summary, room } = state;
  const wording = useWording();
  const say = useSaying(props.say);
  const editor = useLayoutEditor(data);
  const actions = useEditActions({ data, editor, units, say, announce });
  const { saving, save } = useSaving(data, editor, announce);
  const [swapping, setSwapping] = useState(false);
  const onLeave = () => {
    if (editor.changed) announce(wording.say('editsKept'));
    props.onLeave();
  };
  useRequest(props, editor, actions, setSwapping);
  const { piece } = editor;
  const wrong = new Set(editor.faults.map(({ item }) => item)).size;
  const chosenRoom = summary.rooms.find(({ id }) => id === (piece?.room ?? room));
  const { x0, y0, x1, y1 } = contentBox(data.document.plan, data.frame);
  return (
    <MainArea
      {...props}
      label={wording.say('editFurniture')}
      title={piece ? namePiece(piece.kind, wording) : wording.say('editFurniture')}
      note={chosenRoom?.name ?? ''}
      does={[wording.say('showPieces'), wording.say('hidePieces')]}
    >
      <section
        class="stage-area"
        aria-label={wording.say('editFurniture')}
        aria-busy={saving}
        style={{ '--plan-aspect': (y1 - y0) / (x1 - x0) }}
      >
        <EditBar {...{ editor, actions, saving, onLeave }} onSave={save} />
        <div class="stage" inert={saving}>
          <EditStage
            {...{ data, editor, actions, units, room, onLeave }}
            camera={props.camera}
            onRoom={state.setRoom}
            handle={planStage}
          />
          {saving && <p class="drawing-note">{wording.say('drawingFurnished')}</p>}
          {props.notice && <p class="notice-bubble">{props.notice}</p>}
        </div>
        <StageTools stage={() => planStage.current} threeD={false} layers={{}} onLayer={() => {}} />
      </section>
      <div class="edit-panel">
        {!piece && <h2>{wording.say('editFurniture')}</h2>}
        {piece ? (
          <PiecePanel
            {...{ data, piece, units, editor, actions, swapping }}
            room={chosenRoom?.name}
            onSwapping={setSwapping}
          />
        ) : (
          <p class="edit-hint">{wrong > 0 ? wording.count('wrongPieces', wrong) : wording.say('editHint')}</p>
        )}
        {chosenRoom && <ArrangementChoices {...{ data, editor, actions }} room={chosenRoom} />}
        <PiecesList rooms={chosenRoom ? [chosenRoom] : summary.rooms} {...{ editor, actions }} />
      </div>
    </MainArea>
  );
}

/** Says the same twice as well, which readers would take for nothing new. */
function useSaying(say: (text: string) => void): (text: string) => void {
  const last = useRef('');
  return (text) => {
    last.current = text === last.current ? `${text}\u00a0` : text;
    say(last.current);
  };
}

/** Begins with what was asked for, or with what was left from before; once, though the picture may be drawn anew meanwhile. */
function useRequest(
  { state, request, announce }: EditingProps,
  editor: ReturnType<typeof useLayoutEditor>,
  actions: ReturnType<typeof useEditActions>,
  setSwapping: (swapping: boolean) => void,
): void {
  const wording = useWording();
  useEffect(() => {
    const { item, act, arrangement } = request;
    if (editor.restored) announce(wording.say('editsKept'));
    if (arrangement) {
      const name = state.summary.rooms.find(({ id }) => id === arrangement.room)?.name ?? '';
      state.setRoom(arrangement.room);
      return actions.arrange(arrangement.room, arrangement.items, name);
    }
    if (item === undefined) return;
    actions.choose(item);
    if (act === 'turn') actions.turn(item, 90);
    if (act === 'remove') actions.remove(item);
    if (act === 'swap') setSwapping(true);
  }, []);
}
