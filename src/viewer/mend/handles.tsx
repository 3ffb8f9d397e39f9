import { useMemo } from 'preact/hooks';
import { type Frame, frameOf } from '#core/mending/frame-of.ts';
import { frameOfOpenRoom } from '#core/mending/shape-open-room.ts';
import type { Plan, Point } from '#core/plan/schema.ts';
import { nameOfThing, type Thing } from './things.ts';

/**
 * By what the chosen thing is dragged: the ends of a wall or an opening, the corners of a fixture and the knob that turns it,
 * the corners of a terrace.
 */
export function Handles({ plan, selected }: { plan: Plan; selected: Thing | undefined }) {
  if (!selected) return null;
  const name = nameOfThing(selected);
  if (selected.of === 'fixture') {
    const fixture = plan.fixtures.find(({ id }) => id === selected.id);
    return fixture ? <FixtureHandles name={name} {...frameOf(fixture.outline)} /> : null;
  }
  if (selected.of === 'room') return <OpenRoomHandles name={name} plan={plan} id={selected.id} />;
  const wall = selected.of === 'wall' && plan.walls.find(({ id }) => id === selected.id);
  const opening = selected.of === 'opening' && plan.openings.find(({ id }) => id === selected.id);
  const held = wall || (opening && plan.walls.some(({ id }) => id === opening.wall) && opening);
  if (!held) return null;
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <Dot key={end} at={held[end]} drag={`${name}:${end}`} />
      ))}
    </>
  );
}

function OpenRoomHandles({ name, plan, id }: { name: string; plan: Plan; id: string }) {
  const frame = useMemo(() => frameOfOpenRoom(plan, id), [plan, id]);
  return (
    <>
      {frame?.corners.map((corner, i) => (
        <Dot key={i} at={corner} drag={`${name}:${i}`} />
      ))}
    </>
  );
}

function FixtureHandles({ name, corners, degrees }: { name: string } & Frame) {
  const [[x0, y0], [x1, y1]] = corners;
  return (
    <>
      <g
        class="handle knob"
        data-drag={`${name}:turn`}
        data-control=""
        transform={`translate(${(x0 + x1) / 2} ${(y0 + y1) / 2}) rotate(${degrees})`}
      >
        <g class="upright">
          <path class="stem" d="M0 0V-34" />
          <path class="reach" d="M0 -34h0" />
          <path class="rim" d="M0 -34h0" />
          <path class="dot" d="M0 -34h0" />
        </g>
      </g>
      {corners.map((corner, i) => (
        <Dot key={i} at={corner} drag={`${name}:${i}`} />
      ))}
    </>
  );
}

function Dot({ at: [x, y], drag }: { at: Point; drag: string }) {
  return (
    <g class="handle" data-drag={drag} data-control="">
      <path class="reach" d={`M${x} ${y}h0`} />
      <path class="rim" d={`M${x} ${y}h0`} />
      <path class="dot" d={`M${x} ${y}h0`} />
    </g>
  );
}
