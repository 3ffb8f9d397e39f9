import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { PlanSummary } from '#core/gallery/summary.ts';
import type { Place } from '../gallery/place.ts';
import type { StageHandle } from '../gallery/stage-tools.tsx';
import { fetchModel, ModelMissing } from './fetch-model.ts';
import type { OpenedScene, SceneCallbacks } from './opened-scene.ts';

/** Why there is no 3D: it could not be fetched, or it cannot be drawn here. */
export type SceneFailure = 'network' | 'device';

export interface SceneStageProps {
  readonly data: GalleryData;
  readonly summary: PlanSummary;
  readonly selected: string | undefined;
  /** The piece whose card is shown. */
  readonly item: string | undefined;
  readonly labels: boolean;
  readonly furniture: boolean;
  readonly evening: boolean;
  readonly onSelect: (room: string | undefined) => void;
  /** Called once something can be seen, and with a reason when nothing ever will. */
  readonly onReady: () => void;
  readonly onFailure: (reason: SceneFailure) => void;
  /** A tap on a piece of the layout; undefined lets go of the one that was chosen. */
  readonly onItem: (id: string | undefined) => void;
  /** What to look at first: where the plan lies in 2D. */
  readonly place: () => Place | undefined;
  /** The camera of the address, for the first time that 3D is shown. */
  readonly takeCamera: () => string | undefined;
  /** Inside of the home, at eye height, instead of above it. */
  readonly walking: boolean;
  /** The plan takes its place: it fades. */
  readonly leaving: boolean;
  readonly onLeaveWalk: () => void;
  readonly handle: RefObject<StageHandle | undefined>;
}

type Followers = Pick<SceneCallbacks, 'mayZoom' | 'onHover' | 'onTurn' | 'onPose'>;

/**
 * Fetches 3D's code and model and opens them in `host`, and closes them with the stage; another model of the plan takes the place of the
 * one that is shown. Undefined until it is there.
 */
export function useScene(
  props: SceneStageProps,
  host: RefObject<HTMLElement | null>,
  followers: Followers,
): OpenedScene | undefined {
  const { data, summary, handle } = props;
  const [scene, setScene] = useState<OpenedScene>();
  const latest = useRef(props);
  latest.current = props;
  const shownUrl = useRef(data.sceneUrl);
  useEffect(() => {
    let opened: OpenedScene | undefined;
    let left = false;
    const fail = (reason: SceneFailure) => !left && latest.current.onFailure(reason);
    const bytes = fetchModel(data.sceneUrl);
    const open = async ({ openScene }: typeof import('./open-scene.ts')) => {
      try {
        opened = await openScene(host.current!, data, summary, bytes, {
          ...followers,
          onPick: (room, item) => {
            const { item: chosen, selected, onItem, onSelect } = latest.current;
            if (item) onItem(item === chosen ? undefined : item);
            else onSelect(room === selected && chosen === undefined ? undefined : room);
          },
          onLost: () => fail('device'),
        });
      } catch (reason) {
        return fail(reason instanceof ModelMissing ? 'network' : 'device');
      }
      if (left) return opened.dispose();
      handle.current = opened;
      const place = latest.current.place();
      const camera = latest.current.takeCamera();
      if (camera) opened.look(camera);
      else if (place) opened.arrive(place);
      setScene(opened);
      latest.current.onReady();
    };
    // Whoever has left before it was wanted: nobody asks what became of it.
    bytes.catch(() => undefined);
    import('./open-scene.ts').then(open, () => fail('network'));
    return () => {
      left = true;
      if (opened) handle.current = undefined;
      opened?.dispose();
    };
  }, [data.document]);
  useEffect(() => {
    if (!scene || data.sceneUrl === shownUrl.current) return;
    let overtaken = false;
    Promise.all([import('./load-model.ts'), fetchModel(data.sceneUrl)])
      .then(([{ readModel }, bytes]) => readModel(bytes))
      .then(
        (model) => {
          if (overtaken) return;
          scene.change(model);
          shownUrl.current = data.sceneUrl;
        },
        () => overtaken || latest.current.onFailure('network'),
      );
    return () => {
      overtaken = true;
    };
  }, [scene, data.sceneUrl]);
  return scene;
}
