import { useEffect, useRef } from 'preact/hooks';
import { useWording } from '../gallery/wording-context.ts';
import { useWheelConsent } from '../plan-view/wheel-consent.ts';
import { WalkControls } from '../walk/walk-controls.tsx';
import { Compass } from './compass.tsx';
import { moveByKey, walkByKey } from './scene-keys.ts';
import { type SceneStageProps, useScene } from './use-scene.ts';

/** The furnished plan in 3D, from outside or from within. Its code and model are fetched when it is first shown. */
export function SceneStage(props: SceneStageProps) {
  const { data, summary, selected, labels, walking = false } = props;
  const wording = useWording();
  const host = useRef<HTMLDivElement>(null);
  const compass = useRef<HTMLButtonElement>(null);
  const marker = useRef<SVGGElement>(null);
  const consent = useWheelConsent(host);
  // These follow the eye many times a second: straight to the page, without rendering anew.
  const scene = useScene(props, host, {
    mayZoom: consent.mayZoom,
    onTurn: (degrees) => compass.current?.style.setProperty('--turn', `${degrees.toFixed(1)}deg`),
    onPose: ({ at: [x, y], heading }) =>
      marker.current?.setAttribute('transform', `translate(${x} ${y}) rotate(${heading})`),
  });
  useEffect(() => scene?.markRoom(selected), [scene, selected]);
  useEffect(() => {
    if (selected !== undefined) scene?.showRoom(selected);
  }, [scene]);
  useEffect(() => scene?.showLabels(labels), [scene, labels]);
  useEffect(() => {
    scene?.setWalking(walking, selected);
    if (walking) host.current?.focus();
  }, [scene, walking]);
  const leave = () => props.onLeaveWalk?.();
  const letGo = () => props.onSelect(undefined);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the stage is the group of picture and controls
    <div
      ref={host}
      class={`viewport scene${scene ? ' ready' : ''}`}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it answers arrow keys, + and -
      tabIndex={0}
      dir="ltr"
      aria-label={wording.say(walking ? 'walkKeys' : 'sceneKeys')}
      onKeyDown={(event) => (walking ? walkByKey(event, scene, leave) : moveByKey(event, scene, letGo))}
      onKeyUp={(event) => scene?.walk.key(event.key, false)}
      onBlur={() => scene?.walk.letGo()}
    >
      {scene && walking && (
        <WalkControls
          {...{ marker, plan: data.document.plan, rooms: summary.rooms }}
          onStep={scene.walk.step}
          onTurn={scene.walk.turn}
          onJump={(room) => scene.walk.jumpTo(room)}
          onLeave={leave}
        />
      )}
      {scene && !walking && <Compass button={compass} onPress={scene.planUp} />}
      {!scene && <p class="loading">{wording.say('loading3d')}</p>}
      {consent.hint && <p class="wheel-hint">{wording.say('wheelHint')}</p>}
    </div>
  );
}
