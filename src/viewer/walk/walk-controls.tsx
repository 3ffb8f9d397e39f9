import type { RefObject } from 'preact';
import type { RoomSummary } from '#core/gallery/summary.ts';
import type { Plan, Ring, Room } from '#core/plan/schema.ts';
import { useFocusPassedOn } from '../gallery/focus-stage.ts';
import { useWording } from '../gallery/wording-context.ts';

/** Metres and degrees of one press of a button. */
const STEP = 0.6;
const TURN = 30;
/** Metres of paper around the small plan. */
const MARGIN = 0.4;

interface WalkControlsProps {
  readonly plan: Plan;
  readonly rooms: readonly RoomSummary[];
  /** The arrow on the small plan: moved by whoever draws, many times a second. */
  readonly marker: RefObject<SVGGElement | null>;
  readonly onStep: (metres: number) => void;
  readonly onTurn: (degrees: number) => void;
  readonly onJump: (room: string) => void;
  readonly onLeave: () => void;
}

/** The small plan with where one is, rooms to jump to, and a button for everything that keys and dragging do. */
export function WalkControls({ plan, rooms, marker, onStep, onTurn, onJump, onLeave }: WalkControlsProps) {
  const wording = useWording();
  const controls = useFocusPassedOn<HTMLDivElement>();
  return (
    <div ref={controls} class="walk" data-control>
      <div class="walk-map">
        <MiniMap rooms={plan.rooms} marker={marker} onJump={onJump} />
        <label>
          <span class="visually-hidden">{wording.say('goToRoom')}</span>
          <select value="" onChange={(event) => onJump(event.currentTarget.value)}>
            <option value="" disabled>
              {wording.say('goToRoom')} …
            </option>
            {rooms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <fieldset class="walk-pad" aria-label={wording.say('walk')}>
        <PadButton place="left" label={wording.say('turnLeft')} path="M14 6 8 12l6 6" onPress={() => onTurn(-TURN)} />
        <PadButton place="ahead" label={wording.say('stepForward')} path="M6 14l6-6 6 6" onPress={() => onStep(STEP)} />
        <PadButton place="right" label={wording.say('turnRight')} path="M10 6l6 6-6 6" onPress={() => onTurn(TURN)} />
        <PadButton place="back" label={wording.say('stepBack')} path="M6 10l6 6 6-6" onPress={() => onStep(-STEP)} />
      </fieldset>
      <button type="button" class="walk-leave" onClick={onLeave}>
        {wording.say('leaveWalk')}
      </button>
    </div>
  );
}

interface MiniMapProps {
  readonly rooms: readonly Room[];
  readonly marker: RefObject<SVGGElement | null>;
  readonly onJump: (room: string) => void;
}

/** Rooms can be pressed; who uses keys has the list below, so this is a picture to them. */
function MiniMap({ rooms, marker, onJump }: MiniMapProps) {
  const points = rooms.flatMap(({ outline }) => outline);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x0, y0] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [width, height] = [Math.max(...xs) + MARGIN - x0, Math.max(...ys) + MARGIN - y0];
  return (
    <svg viewBox={`${x0} ${y0} ${width} ${height}`} aria-hidden="true">
      {rooms.map((room) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: hidden from assistive technology; the list below does the same
        <path
          key={room.id}
          d={[room.outline, ...room.holes].map(pathOf).join('')}
          fill-rule="evenodd"
          onClick={() => onJump(room.id)}
        />
      ))}
      <g ref={marker}>
        <circle r={height * 0.05} />
        <path class="gaze" d={`M0 0L${height * -0.09} ${height * -0.16}H${height * 0.09}Z`} />
      </g>
    </svg>
  );
}

const pathOf = (ring: Ring): string => `M${ring.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;

interface PadButtonProps {
  readonly place: string;
  readonly label: string;
  readonly path: string;
  readonly onPress: () => void;
}

function PadButton({ place, label, path, onPress }: PadButtonProps) {
  return (
    <button type="button" class={`walk-button ${place}`} aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
