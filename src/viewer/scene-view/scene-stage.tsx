import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { PlanSummary } from '#core/gallery/summary.ts';
import type { StageHandle } from '../gallery/stage-tools.tsx';
import { useWheelConsent } from '../plan-view/wheel-consent.ts';
import type { OpenedScene } from './open-scene.ts';

export interface SceneStageProps {
  readonly data: GalleryData;
  readonly summary: PlanSummary;
  readonly selected: string | undefined;
  readonly labels: boolean;
  readonly onSelect: (room: string | undefined) => void;
  /** Called once something can be seen, and with a reason when nothing ever will. */
  readonly onReady: () => void;
  readonly onFailure: () => void;
  readonly handle: RefObject<StageHandle | undefined>;
}

/** The furnished plan in 3D. Its code and model are fetched when it is first shown. */
export function SceneStage(props: SceneStageProps) {
  const { data, summary, selected, labels, handle } = props;
  const host = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<OpenedScene>();
  const consent = useWheelConsent(host);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    let opened: OpenedScene | undefined;
    let left = false;
    const fail = () => !left && latest.current.onFailure();
    import('./open-scene.ts')
      .then(({ openScene }) =>
        openScene(host.current!, data, summary, {
          mayZoom: consent.mayZoom,
          onPick: (room) => latest.current.onSelect(room === latest.current.selected ? undefined : room),
          onLost: fail,
        }),
      )
      .then((ready) => {
        opened = ready;
        if (left) return ready.dispose();
        handle.current = ready;
        setScene(ready);
        latest.current.onReady();
      }, fail);
    return () => {
      left = true;
      if (opened) handle.current = undefined;
      opened?.dispose();
    };
  }, [data]);

  useEffect(() => scene?.markRoom(selected), [scene, selected]);
  useEffect(() => {
    if (selected !== undefined) scene?.showRoom(selected);
  }, [scene]);
  useEffect(() => scene?.showLabels(labels), [scene, labels]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the stage is the group of picture and controls
    <div
      ref={host}
      class={`viewport scene${scene ? ' ready' : ''}`}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it answers arrow keys, + and -
      tabIndex={0}
      aria-label="3D view. Left and right arrows turn it, up and down tilt it, plus and minus zoom, 0 resets."
      onKeyDown={(event) => moveByKey(event, scene, () => props.onSelect(undefined))}
    >
      {!scene && <p class="loading">Loading 3D …</p>}
      {consent.hint && <p class="wheel-hint">Hold Ctrl or click the plan to zoom with the wheel</p>}
    </div>
  );
}

function moveByKey(event: KeyboardEvent, scene: OpenedScene | undefined, letGo: () => void): void {
  if (!scene || event.ctrlKey || event.metaKey || event.altKey) return;
  const moves: Record<string, () => void> = {
    ArrowLeft: () => scene.turn(-15),
    ArrowRight: () => scene.turn(15),
    ArrowUp: () => scene.tiltBy(-10),
    ArrowDown: () => scene.tiltBy(10),
    '+': () => scene.zoomBy(1.3),
    '=': () => scene.zoomBy(1.3),
    '-': () => scene.zoomBy(1 / 1.3),
    '0': () => scene.fit(),
    Escape: letGo,
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  move();
}
