import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { snapTurn } from '#core/arrange/snap-turn.ts';
import { inRoom } from '#core/furnish/space/polygon.ts';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { Units } from '#core/gallery/units.ts';
import { attachStrokes, type Place, type StrokeHandlers } from '../by-hand/strokes.ts';
import type { StageHandle } from '../gallery/stage-tools.tsx';
import { useWording } from '../gallery/wording-context.ts';
import { itemAt } from '../plan-view/item-at.ts';
import { toPlan } from '../plan-view/plan-to-picture.ts';
import { Sketch } from '../plan-view/sketch.tsx';
import { usePlanZoom } from '../plan-view/use-plan-zoom.ts';
import { useWheelConsent } from '../plan-view/wheel-consent.ts';
import { BarePicture } from './bare-picture.tsx';
import { PiecesLayer } from './pieces-layer.tsx';
import { rotationTowards } from './turn-handle.tsx';
import { useBarePicture } from './use-bare-picture.ts';
import type { EditActions } from './use-edit-actions.ts';
import { useEditKeys } from './use-edit-keys.ts';
import type { LayoutEditor } from './use-layout-editor.ts';

interface EditStageProps {
  readonly data: GalleryData;
  readonly editor: LayoutEditor;
  readonly actions: EditActions;
  readonly units: Units;
  readonly camera: string | undefined;
  readonly room: string | undefined;
  readonly onRoom: (room: string | undefined) => void;
  readonly onLeave: () => void;
  readonly handle: RefObject<StageHandle | undefined>;
}

/** How near to something a piece must be to mean it, CSS px; but no more than this on the floor, metres. */
const SNAP_PX = 10;
const SNAP_M = 0.15;

/** The home without its furniture, and every piece on it as plans show it, to be moved. */
export function EditStage(props: EditStageProps) {
  const { data, editor, actions, units, handle } = props;
  const wording = useWording();
  const viewport = useRef<HTMLDivElement>(null);
  const consent = useWheelConsent(viewport);
  const bare = useBarePicture(data);
  const direct = useMemo(() => matchMedia('(pointer: fine)').matches, []);
  const { zoom, whole, scale } = usePlanZoom({
    ...{ data, viewport, handle, camera: props.camera, room: props.room },
    mayZoom: consent.mayZoom,
    onTap: () => {},
  });
  const place = (x: number, y: number): Place => ({
    point: toPlan(zoom.current!.toPicture([x, y]), data.frame),
    perPixel: zoom.current!.camera.across / viewport.current!.clientWidth / data.frame.pixelsPerMetre,
  });
  useStrokes(viewport, place, {
    onTap: ({ point }) => {
      const piece = itemAt(editor.settled, point);
      actions.choose(piece?.id);
      props.onRoom(
        piece?.room ?? editor.premises.rooms.find(({ outline, holes }) => inRoom(point, outline, holes))?.id,
      );
    },
    onDrag: (name, from, to) => {
      const [what, id] = name.split(':') as [string, string];
      const piece = editor.settled.find((item) => item.id === id);
      if (!piece) return;
      if (editor.piece?.id !== id) editor.select(id);
      const room = editor.premises.rooms.find((space) => space.id === piece.room);
      const reach = Math.min(SNAP_M, SNAP_PX * to.perPixel);
      if (what === 'turn') actions.turnTo(id, snapTurn(rotationTowards(piece, to.point), room));
      else actions.drag(id, [to.point[0] - from.point[0], to.point[1] - from.point[1]], reach);
    },
    onDrop: actions.drop,
    onAbort: editor.letGo,
  });
  const onKey = useEditKeys({
    ...{ editor, actions, leave: props.onLeave },
    panBy: (dx, dy) => zoom.current?.panBy(dx, dy),
    zoomBy: (factor) => handle.current?.zoomBy(factor),
    fit: () => handle.current?.fit(),
  });
  useEffect(() => viewport.current!.focus({ preventScroll: true }), []);
  useEffect(() => {
    // What had the focus may be gone with the piece that it was for.
    if (document.activeElement === document.body) viewport.current!.focus({ preventScroll: true });
  }, [editor.settled, editor.piece?.id]);
  const chosenIn = editor.piece?.room;
  useEffect(() => {
    // A finger is larger than most pieces of a whole home.
    if (!direct && whole && chosenIn !== undefined) handle.current?.showRoom(chosenIn);
  }, [chosenIn]);
  return (
    <div
      ref={viewport}
      class="viewport editing"
      role="application"
      dir="ltr"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it answers the keyboard
      tabIndex={0}
      aria-label={wording.say('editKeys')}
      onKeyDown={onKey}
    >
      <div class="world">
        <Sketch data={data} />
        {bare && <BarePicture bare={bare} frame={data.frame} />}
        <PiecesLayer
          {...{ editor, units, direct }}
          frame={data.frame}
          pixelsPerMetre={scale * data.frame.pixelsPerMetre}
        />
      </div>
      {consent.hint && <p class="wheel-hint">{wording.say('wheelHint')}</p>}
    </div>
  );
}

function useStrokes(
  element: RefObject<HTMLElement | null>,
  place: (x: number, y: number) => Place,
  handlers: StrokeHandlers,
): void {
  const latest = useRef({ place, handlers });
  latest.current = { place, handlers };
  useEffect(
    () =>
      attachStrokes(
        element.current!,
        (x, y) => latest.current.place(x, y),
        () => latest.current.handlers,
      ),
    [],
  );
}
