import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Units } from '#core/gallery/units.ts';
import { ringBox } from '#core/geometry/ring.ts';
import { stripOf } from '#core/geometry/strip-of.ts';
import { middleOf } from '#core/mending/with-rooms.ts';
import type { DrawnItem, Plan, Point, Room, Wall } from '#core/plan/schema.ts';
import { labelPoint } from './label-point.ts';
import { kindOfItem, nameOfRoom } from './name-of-thing.ts';
import { OpeningMark } from './opening-mark.tsx';
import { line, type Marks, path } from './paths.ts';
import { isSame, nameOfThing, type Thing } from './things.ts';
import { useWords } from './words.ts';

interface PlanLayersProps {
  readonly plan: Plan;
  readonly units: Units;
  readonly chosen: readonly Thing[];
  readonly doubtful: ReadonlySet<string>;
  /** Whether things follow a stroke without being chosen first, as with a mouse. */
  readonly direct: boolean;
  /** Whether things can be dragged at all: only while nothing else is being drawn. */
  readonly movable: boolean;
}

/** The plan as it was read or mended: rooms, walls, openings, fixtures, and the names of the rooms. In metres. */
export function PlanLayers({ plan, units, chosen, doubtful, direct, movable }: PlanLayersProps) {
  const wallOf = useMemo(() => new Map(plan.walls.map((wall) => [wall.id, wall])), [plan.walls]);
  const marks = (thing: Thing, own: string) => {
    const isChosen = chosen.some((one) => isSame(one, thing));
    // Furniture is read off the drawing; it can be said to be none, not put elsewhere.
    const isFixed = thing.of === 'room' || thing.of === 'furniture';
    const isHeld = movable && !isFixed && (isChosen || direct);
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
        <DrawnSymbol key={item.id} of="fixture" item={item} {...marks({ of: 'fixture', id: item.id }, 'fixture')} />
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
        <DrawnSymbol
          key={item.id}
          of="furniture"
          item={item}
          {...marks({ of: 'furniture', id: item.id }, 'furniture')}
        />
      ))}
      {plan.rooms.map((room) => (
        <RoomLabel key={room.id} room={room} units={units} />
      ))}
    </>
  );
}

function WallBody({ wall: { from, to, thickness }, ...marks }: { wall: Wall } & Marks) {
  return (
    <g {...marks}>
      <path class="hit" d={line(from, to)} />
      <path class="body" d={path([stripOf(from, to, thickness, thickness / 2)])} />
    </g>
  );
}

function DrawnSymbol({ item, of, ...marks }: { item: DrawnItem; of: 'fixture' | 'furniture' } & Marks) {
  const words = useWords();
  return (
    <g {...marks}>
      <path class="body" d={path([item.outline])} />
      <Upright at={middleOf(item.outline)}>
        <text class="symbol-name">{kindOfItem(item, of, words)}</text>
      </Upright>
    </g>
  );
}

/** About the width of a letter of a room's name, px. */
const LETTER_PX = 6.5;

function RoomLabel({ room, units }: { room: Room; units: Units }) {
  const words = useWords();
  const at = useMemo(() => labelPoint(room), [room]);
  const name = nameOfRoom(room, words);
  const [x0, , x1] = ringBox(room.outline);
  const isUnnamed = room.type === 'other' && !room.label;
  return (
    <Upright at={at} fit={{ '--wide': x1 - x0, '--letters': LETTER_PX * name.length }}>
      <text class={`room-label${isUnnamed ? ' unnamed' : ''}`}>{name}</text>
      <text class="room-label area-label" y="14">
        {words.gallery.area(room.area, units)}
      </text>
    </Upright>
  );
}

/** What keeps its size on the screen at a point of the plan. @param fit from which zoom on it is shown: `mend-canvas.css` */
function Upright({
  at: [x, y],
  fit,
  children,
}: {
  at: Point;
  fit?: Readonly<Record<string, number>>;
  children: ComponentChildren;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="upright label" style={fit}>
        {children}
      </g>
    </g>
  );
}
