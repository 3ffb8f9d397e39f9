import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { StageHandle } from './stage-tools.tsx';

/** How long 3D fades out over the plan, as in `styles/scene.css`. */
const FADE_MS = 250;

/**
 * Whether 3D is on the stage: from when it is asked for until it has come down to where the plan lies, and faded out over it. `wanted` is
 * whether the view is one of 3D's; `camera` that of the address, which is for a page that opens in 3D: later 3D begins where the plan lies.
 */
export function useSceneStay(
  wanted: boolean,
  camera: string | undefined,
  plan: RefObject<StageHandle | undefined>,
  scene: RefObject<StageHandle | undefined>,
) {
  const [stays, setStays] = useState(wanted);
  const [ready, setReady] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const linked = useRef(wanted ? camera : undefined);
  const takeCamera = () => {
    const taken = linked.current;
    linked.current = undefined;
    return taken;
  };
  if (wanted && !stays) setStays(true);
  useEffect(() => {
    if (!stays) return;
    if (wanted) {
      // A scene that is there already was asked for again on its way down; one that is being opened arrives by itself.
      if (plan.current) scene.current?.arrive?.(plan.current.place());
      return;
    }
    let asked = false;
    let timer = 0;
    const leave = async () => {
      if (scene.current && plan.current) {
        plan.current.showPlace(scene.current.place());
        await scene.current.landAt!(plan.current.place());
      }
      if (asked) return;
      setLeaving(true);
      timer = window.setTimeout(() => {
        setStays(false);
        setReady(false);
        setLeaving(false);
      }, FADE_MS);
    };
    void leave();
    return () => {
      // Asked for again on the way.
      asked = true;
      clearTimeout(timer);
      setLeaving(false);
    };
  }, [wanted, stays]);
  return { shown: wanted || stays, leaving, covers: stays && ready && !leaving, setReady, takeCamera };
}
