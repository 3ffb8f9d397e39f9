import { useEffect, useRef, useState } from 'preact/hooks';
import { useWording } from '../gallery/wording-context.ts';
import { useWheelConsent } from '../plan-view/wheel-consent.ts';
import { WalkControls } from '../walk/walk-controls.tsx';
import { Compass } from './compass.tsx';
import { moveByKey, walkByKey } from './scene-keys.ts';
import { type SceneStageProps, useScene } from './use-scene.ts';

interface HoveredPiece {
  readonly id: string;
  /** Canvas px. */
  readonly spot: readonly [x: number, y: number];
}

/** The furnished plan in 3D, from outside or from within. Its code and model are fetched when it is first shown. */
export function SceneStage(props: SceneStageProps) {
  const { data, summary, selected, item, labels, furniture, evening, walking, leaving } = props;
  const wording = useWording();
  const host = useRef<HTMLDivElement>(null);
  const compass = useRef<HTMLButtonElement>(null);
  const marker = useRef<SVGGElement>(null);
  const consent = useWheelConsent(host);
  const [hovered, setHovered] = useState<HoveredPiece>();
  // These follow the eye many times a second: straight to the page, without rendering anew.
  const scene = useScene(props, host, {
    mayZoom: consent.mayZoom,
    onHover: (id, spot) => setHovered(id !== undefined && spot ? { id, spot } : undefined),
    onTurn: (degrees) => compass.current?.style.setProperty('--turn', `${degrees.toFixed(1)}deg`),
    onPose: ({ at: [x, y], heading }) =>
      marker.current?.setAttribute('transform', `translate(${x} ${y}) rotate(${heading})`),
  });
  useEffect(() => scene?.showItems(furniture), [scene, furniture]);
  useEffect(() => scene?.setEvening(evening), [scene, evening]);
  useEffect(() => scene?.mark(selected, item), [scene, selected, item, furniture]);
  useEffect(() => {
    // Where the plan is looked at closely the eye stays.
    if (selected !== undefined && props.place()?.whole !== false) scene?.showRoom(selected);
  }, [scene]);
  useEffect(() => scene?.showLabels(labels), [scene, labels]);
  useEffect(() => scene?.rename(summary), [scene, summary]);
  useEffect(() => {
    scene?.setWalking(walking, selected);
    if (walking) host.current?.focus();
  }, [scene, walking]);
  const letGo = () => (item === undefined ? props.onSelect(undefined) : props.onItem(undefined));
  const piece = data.document.layout?.items.find(({ id }) => id === hovered?.id);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the stage is the group of picture and controls
    <div
      ref={host}
      class={['viewport scene', scene && 'ready', leaving && 'leaving', evening && 'evening'].filter(Boolean).join(' ')}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it answers arrow keys, + and -
      tabIndex={0}
      dir="ltr"
      aria-label={wording.say(walking ? 'walkKeys' : 'sceneKeys')}
      onKeyDown={(event) => (walking ? walkByKey(event, scene, props.onLeaveWalk) : moveByKey(event, scene, letGo))}
      onKeyUp={(event) => scene?.walk.key(event.key, false)}
      onBlur={() => scene?.walk.letGo()}
    >
      {scene && walking && (
        <WalkControls
          {...{ marker, plan: data.document.plan, rooms: summary.rooms }}
          onStep={scene.walk.step}
          onTurn={scene.walk.turn}
          onJump={(room) => scene.walk.jumpTo(room)}
          onLeave={props.onLeaveWalk}
        />
      )}
      {scene && !walking && <Compass button={compass} onPress={scene.planUp} />}
      {piece && !walking && (
        <span class="hover-name" style={{ left: `${hovered!.spot[0]}px`, top: `${hovered!.spot[1]}px` }}>
          {wording.capitalise(wording.kind(piece.kind))}
        </span>
      )}
      {!scene && <p class="loading">{wording.say('loading3d')}</p>}
      {consent.hint && <p class="wheel-hint">{wording.say('wheelHint')}</p>}
    </div>
  );
}
