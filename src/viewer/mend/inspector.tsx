import { ENGLISH } from '#core/gallery/english.ts';
import { formatArea, formatLength, type Units } from '#core/gallery/units.ts';
import { lengthOf } from '#core/geometry/segment.ts';
import { changeOpening, flipSwing, resizeOpening } from '#core/mending/adjust-opening.ts';
import { nameFixture, turnFixture } from '#core/mending/edit-fixture.ts';
import { editRoom } from '#core/mending/edit-room.ts';
import { FIXTURE_PALETTE } from '#core/mending/fixture-palette.ts';
import { spanOf } from '#core/mending/opening-span.ts';
import { thickenWall } from '#core/mending/thicken-wall.ts';
import { roomName, TYPE_NAMES } from '#core/picture/room-names.ts';
import type { Opening, OpeningKind, Plan, Room, RoomType, Wall } from '#core/plan/schema.ts';
import { Centimetres, Choice, TextField } from './fields.tsx';
import { removeThing } from './remove-thing.ts';
import { KIND_NAMES, TEXTS } from './texts.ts';
import type { Thing } from './things.ts';
import { ToolIcon, type ToolIconName } from './tool-icon.tsx';

interface InspectorProps {
  readonly plan: Plan;
  readonly selected: Thing;
  readonly units: Units;
  readonly onChange: (plan: Plan) => void;
}

const ROOM_TYPES = (Object.entries(TYPE_NAMES) as [RoomType, string][])
  .map(([type, name]): [RoomType, string] => [type, type === 'other' ? 'Other' : name])
  .sort(([, a], [, b]) => a.localeCompare(b, 'en'));
const OPENING_KINDS = Object.entries(KIND_NAMES) as [OpeningKind, string][];

/** What can be changed of the chosen thing. */
export function Inspector(props: InspectorProps) {
  const { plan, selected, onChange } = props;
  const own = partsFor(props);
  if (!own) return null;
  return (
    <section class="inspector" aria-label={own.title}>
      <div role="status">
        <h2>{own.title}</h2>
      </div>
      {own.parts}
      {selected.of !== 'room' && (
        <Action icon="trash" onClick={() => onChange(removeThing(plan, selected))}>
          {selected.of === 'wall' ? TEXTS.removeWall : selected.of === 'furniture' ? TEXTS.notFurniture : TEXTS.remove}
        </Action>
      )}
      {selected.of === 'wall' && <p class="note">{TEXTS.mergeNote}</p>}
    </section>
  );
}

function partsFor({ plan, selected: { of, id }, units, onChange }: InspectorProps) {
  if (of === 'room') {
    const room = plan.rooms.find((one) => one.id === id)!;
    return { title: roomName(room), parts: <RoomParts {...{ plan, room, units, onChange }} /> };
  }
  if (of === 'wall') {
    const wall = plan.walls.find((one) => one.id === id)!;
    return { title: 'Wall', parts: <WallParts {...{ plan, wall, units, onChange }} /> };
  }
  if (of === 'opening') {
    const opening = plan.openings.find((one) => one.id === id)!;
    return { title: KIND_NAMES[opening.kind], parts: <OpeningParts {...{ plan, opening, onChange }} /> };
  }
  const item = [...plan.fixtures, ...plan.furniture].find((one) => one.id === id)!;
  const parts = of === 'fixture' && <FixtureParts {...{ plan, id, kind: item.kind, onChange }} />;
  return { title: ENGLISH.capitalise(ENGLISH.kind(item.kind)), parts };
}

type Changing = Pick<InspectorProps, 'plan' | 'onChange'>;

function RoomParts({ plan, room, units, onChange }: Changing & { room: Room; units: Units }) {
  return (
    <>
      <Choice
        label={TEXTS.roomType}
        value={room.type}
        options={ROOM_TYPES}
        onChange={(type) => onChange(editRoom(plan, room.id, { type }))}
      />
      <TextField
        label={TEXTS.name}
        value={room.label}
        placeholder={TEXTS.namePlaceholder}
        onChange={(label) => onChange(editRoom(plan, room.id, { label }))}
      />
      <p class="note">
        {TEXTS.area} {formatArea(room.area, units)}
      </p>
    </>
  );
}

function WallParts({ plan, wall, units, onChange }: Changing & { wall: Wall; units: Units }) {
  return (
    <>
      <p class="note">
        {TEXTS.length} {formatLength(lengthOf(wall), units)}. {TEXTS.wallNote}
      </p>
      <Centimetres
        label={TEXTS.thickness}
        value={wall.thickness}
        onChange={(metres) => onChange(thickenWall(plan, wall.id, metres))}
      />
    </>
  );
}

function OpeningParts({ plan, opening, onChange }: Changing & { opening: Opening }) {
  const { id, kind, swing } = opening;
  const wall = plan.walls.find((one) => one.id === opening.wall);
  return (
    <>
      <Choice
        label={TEXTS.kind}
        value={kind}
        options={OPENING_KINDS}
        onChange={(next) => onChange(changeOpening(plan, id, next))}
      />
      {wall && (
        <Centimetres
          label={TEXTS.width}
          value={lengthOf(opening)}
          onChange={(metres) => onChange(resizeOpening(plan, id, 'to', spanOf(opening, wall).from + metres))}
        />
      )}
      {swing && (
        <>
          <Action icon="hinge" onClick={() => onChange(flipSwing(plan, id, 'hinge'))}>
            {TEXTS.flipHinge}
          </Action>
          <Action icon="side" onClick={() => onChange(flipSwing(plan, id, 'side'))}>
            {TEXTS.flipSide}
          </Action>
        </>
      )}
      <p class="note">{TEXTS.openingNote}</p>
    </>
  );
}

function FixtureParts({ plan, id, kind, onChange }: Changing & { id: string; kind: string }) {
  const kinds = [...new Set([kind, ...FIXTURE_PALETTE.map((entry) => entry.kind)])];
  const turn = (degrees: number) => onChange(turnFixture(plan, id, degrees));
  return (
    <>
      <Choice
        label={TEXTS.kind}
        value={kind}
        options={kinds.map((one) => [one, ENGLISH.capitalise(ENGLISH.kind(one))] as const)}
        onChange={(next) => onChange(nameFixture(plan, id, next))}
      />
      <div class="field-row">
        <Action icon="turnLeft" onClick={() => turn(-90)}>
          {TEXTS.turnLeft}
        </Action>
        <Action icon="turnRight" onClick={() => turn(90)}>
          {TEXTS.turnRight}
        </Action>
      </div>
      <div class="field-row">
        <span class="note">{TEXTS.turnBy}</span>
        {[-15, -5, 5, 15].map((degrees) => (
          <button key={degrees} type="button" class="button" onClick={() => turn(degrees)}>
            {degrees > 0 ? `+${degrees}°` : `−${-degrees}°`}
          </button>
        ))}
      </div>
      <p class="note">{TEXTS.fixtureNote}</p>
    </>
  );
}

function Action({ icon, onClick, children }: { icon: ToolIconName; onClick: () => void; children: string }) {
  return (
    <button type="button" class="button action" onClick={onClick}>
      <ToolIcon name={icon} />
      {children}
    </button>
  );
}
