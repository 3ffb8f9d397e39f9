import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { PlanSummary } from '#core/gallery/summary.ts';
import type { StageHandle } from '../gallery/stage-tools.tsx';
import type { Place } from './camera-rig.ts';
import type { OpenedScene, SceneCallbacks } from './opened-scene.ts';

/** Why there is no 3D: it could not be fetched, or it cannot be drawn here. */
export type SceneFailure = 'network' | 'device';

export interface SceneStageProps {
  readonly data: GalleryData;
  readonly summary: PlanSummary;
  readonly selected: string | undefined;
  readonly labels: boolean;
  readonly onSelect: (room: string | undefined) => void;
  /** Called once something can be seen, and with a reason when nothing ever will. */
  readonly onReady: () => void;
  readonly onFailure: (reason: SceneFailure) => void;
  /** A tap on a piece or fixture, by its id; without it, taps on pieces count for their rooms. */
  readonly onItem?: (id: string) => void;
  /** What to look at first: where another view has been. */
  readonly place?: Place | undefined;
  /** Inside of the home, at eye height, instead of above it. */
  readonly walking?: boolean;
  readonly onLeaveWalk?: () => void;
  readonly handle: RefObject<StageHandle | undefined>;
}

type Followers = Pick<SceneCallbacks, 'mayZoom' | 'onTurn' | 'onPose'>;

/** Fetches 3D's code and model and opens them in `host`, and closes them with the stage. Undefined until it is there. */
export function useScene(
  props: SceneStageProps,
  host: RefObject<HTMLElement | null>,
  followers: Followers,
): OpenedScene | undefined {
  const { data, summary, handle } = props;
  const [scene, setScene] = useState<OpenedScene>();
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    let opened: OpenedScene | undefined;
    let left = false;
    const fail = (reason: SceneFailure) => !left && latest.current.onFailure(reason);
    const open = async ({ ModelMissing, openScene }: typeof import('./open-scene.ts')) => {
      try {
        opened = await openScene(host.current!, data, summary, {
          ...followers,
          onPick: (room, item) => {
            if (item && latest.current.onItem) latest.current.onItem(item);
            else latest.current.onSelect(room === latest.current.selected ? undefined : room);
          },
          onLost: () => fail('device'),
        });
      } catch (reason) {
        return fail(reason instanceof ModelMissing ? 'network' : 'device');
      }
      if (left) return opened.dispose();
      handle.current = opened;
      if (latest.current.place) opened.showPlace(latest.current.place);
      setScene(opened);
      latest.current.onReady();
    };
    import('./open-scene.ts').then(open, () => fail('network'));
    return () => {
      left = true;
      if (opened) handle.current = undefined;
      opened?.dispose();
    };
  }, [data]);
  return scene;
}
