import { useMemo } from 'preact/hooks';
import { ENGLISH } from '#core/gallery/english.ts';
import { formatArea, type Units } from '#core/gallery/units.ts';
import { stripOf } from '#core/geometry/strip-of.ts';
import { middleOf } from '#core/mending/with-rooms.ts';
import { roomName } from '#core/picture/room-names.ts';
import type { DrawnItem, Opening, Plan, Point, Ring, Room, Wall } from '#core/plan/schema.ts';
import { labelPoint } from './label-point.ts';
import { isSame, nameOfThing, type Thing } from './things.ts';

interface PlanLayersProps {
  readonly plan: Plan;
  readonly units: Units;
  readonly selected: Thing | undefined;
  readonly doubtful: ReadonlySet<string>;
  /** Whether things follow a stroke without being chosen first, as with a mouse. */
  readonly direct: boolean;
  /** Whether things can be dragged at all: only while nothing else is being drawn. */
  readonly movable: boolean;
}

export const path = (rings: readonly Ring[]): string =>
  rings.map((ring) => `M${ring.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('');

const line = (from: Point, to: Point): string => `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;

/** The plan as it was read or mended: rooms, walls, openings, fixtures, and the names of the rooms. In metres. */
export function PlanLayers({ plan, units, selected, doubtful, direct, movable }: PlanLayersProps) {
  const wallOf = useMemo(() => new Map(plan.walls.map((wall) => [wall.id, wall])), [plan.walls]);
  const marks = (thing: Thing, own: string) => {
    const isChosen = isSame(thing, selected);
    const isHeld = movable && thing.of !== 'room' && (isChosen || direct);
    return {
      class: `${own}${isChosen ? ' chosen' : ''}${doubtful.has(thing.id) ? ' doubtful' : ''}`,
      'data-thing': nameOfThing(thing),
      ...(isHeld && { 'data-drag': nameOfThing(thing), 'data-control': '' }),
    };
  };
  return (
    <>
      {plan.rooms.map((room) => (
        <path
          key={room.id}
          {...marks({ of: 'room', id: room.id }, `area type-${room.type}`)}
          d={path([room.outline, ...room.holes])}
          fill-rule="evenodd"
        />
      ))}
      {plan.fixtures.map((item) => (
        <DrawnSymbol key={item.id} item={item} {...marks({ of: 'fixture', id: item.id }, 'fixture')} />
      ))}
      <g class="walls">
        {plan.walls.map((wall) => (
          <WallBody key={wall.id} wall={wall} {...marks({ of: 'wall', id: wall.id }, 'wall')} />
        ))}
      </g>
      {plan.openings.map((opening) => (
        <OpeningMark
          key={opening.id}
          opening={opening}
          thickness={wallOf.get(opening.wall)?.thickness ?? 0.1}
          {...marks({ of: 'opening', id: opening.id }, `opening ${opening.kind}`)}
        />
      ))}
      {plan.furniture.map((item) => (
        <DrawnSymbol key={item.id} item={item} {...marks({ of: 'furniture', id: item.id }, 'furniture')} />
      ))}
      {plan.rooms.map((room) => (
        <RoomLabel key={room.id} room={room} units={units} />
      ))}
    </>
  );
}

interface Marks {
  readonly class: string;
  readonly 'data-thing': string;
}

function WallBody({ wall: { from, to, thickness }, ...marks }: { wall: Wall } & Marks) {
  return (
    <g {...marks}>
      <path class="hit" d={line(from, to)} />
      <path class="body" d={path([stripOf(from, to, thickness, thickness / 2)])} />
    </g>
  );
}

function OpeningMark({ opening, thickness, ...marks }: { opening: Opening; thickness: number } & Marks) {
  const { from, to, swing } = opening;
  return (
    <g {...marks}>
      <path class="hit" d={line(from, to)} />
      <path class="body" d={path([stripOf(from, to, thickness)])} />
      {swing && <path class="swing" d={swingPath(opening)} />}
    </g>
  );
}

/** The open leaf, and the arc to where it closes. Of a double door both. */
function swingPath({ kind, from, to, swing }: Opening): string {
  const { hinge, leaf } = swing!;
  const near = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const far = near(from, hinge) < near(to, hinge) ? to : from;
  const leafOf = (h: Point, l: Point, shut: Point) => {
    const radius = near(h, l);
    const turns = (l[0] - h[0]) * (shut[1] - h[1]) - (l[1] - h[1]) * (shut[0] - h[0]) > 0;
    return `${line(h, l)}A${radius} ${radius} 0 0 ${turns ? 1 : 0} ${shut[0]} ${shut[1]}`;
  };
  if (kind !== 'double') return leafOf(hinge, leaf, far);
  const middle: Point = [(hinge[0] + far[0]) / 2, (hinge[1] + far[1]) / 2];
  const other: Point = [leaf[0] + far[0] - hinge[0], leaf[1] + far[1] - hinge[1]];
  return leafOf(hinge, leaf, middle) + leafOf(far, other, middle);
}

function DrawnSymbol({ item, ...marks }: { item: DrawnItem } & Marks) {
  return (
    <g {...marks}>
      <path class="body" d={path([item.outline])} />
      <Upright at={middleOf(item.outline)}>
        <text class="symbol-name">{ENGLISH.kind(item.kind)}</text>
      </Upright>
    </g>
  );
}

function RoomLabel({ room, units }: { room: Room; units: Units }) {
  const at = useMemo(() => labelPoint(room), [room]);
  return (
    <Upright at={at}>
      <text class={`room-label${room.type === 'other' && !room.label ? ' unnamed' : ''}`}>
        {room.type === 'other' && !room.label ? 'Room?' : roomName(room)}
      </text>
      <text class="room-label area-label" y="14">
        {formatArea(room.area, units)}
      </text>
    </Upright>
  );
}

/** What keeps its size on the screen at a point of the plan. */
function Upright({ at: [x, y], children }: { at: Point; children: preact.ComponentChildren }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="upright">{children}</g>
    </g>
  );
}
