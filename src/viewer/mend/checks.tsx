import { ENGLISH } from '#core/gallery/english.ts';
import type { Doubt } from '#core/mending/doubts-of.ts';
import { roomUnder } from '#core/mending/with-rooms.ts';
import { roomName } from '#core/picture/room-names.ts';
import type { Plan, Room } from '#core/plan/schema.ts';
import { Icon } from '../gallery/icon.tsx';
import { DOUBT_TEXTS, KIND_NAMES, TEXTS, THING_NAMES } from './texts.ts';
import type { Thing } from './things.ts';

/** How far beside a wall its room is looked for, metres. */
const BESIDE_M = 0.4;

interface ChecksProps {
  readonly plan: Plan;
  readonly doubts: readonly Doubt[];
  readonly selected: Thing | undefined;
  readonly onShow: (thing: Thing) => void;
  readonly onRight: (doubt: Doubt) => void;
}

/** The doubtful places, the gravest first: one tap goes there, another says that it is right. */
export function Checks({ plan, doubts, selected, onShow, onRight }: ChecksProps) {
  return (
    <section class="checks" aria-labelledby="checks-title">
      <h2 id="checks-title">
        {TEXTS.checks} <span class="count">{doubts.length}</span>
      </h2>
      <p class="note">{doubts.length > 0 ? TEXTS.checksLead : TEXTS.checksNone}</p>
      <ul>
        {doubts.map((doubt) => (
          <li key={`${doubt.id} ${doubt.why}`} class={selected?.id === doubt.id ? 'current' : ''}>
            <button type="button" class="check" onClick={() => onShow(doubt)}>
              <strong>{nameOf(doubt, plan)}</strong> <span>{DOUBT_TEXTS[doubt.why]}</span>
            </button>
            <button
              type="button"
              class="button square"
              aria-label={`${TEXTS.looksRight}: ${nameOf(doubt, plan)}`}
              title={TEXTS.looksRight}
              onClick={() => onRight(doubt)}
            >
              <Icon name="check" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf({ of, id, box }: Doubt, plan: Plan): string {
  if (of === 'room') return roomName(plan.rooms.find((room) => room.id === id)!);
  const place = roomBeside(box, plan);
  return place ? `${kindOf({ of, id }, plan)}, ${roomName(place)}` : kindOf({ of, id }, plan);
}

function kindOf({ of, id }: Pick<Doubt, 'of' | 'id'>, plan: Plan): string {
  if (of === 'opening') return KIND_NAMES[plan.openings.find((opening) => opening.id === id)!.kind];
  if (of === 'fixture')
    return ENGLISH.capitalise(ENGLISH.kind(plan.fixtures.find((fixture) => fixture.id === id)!.kind));
  return THING_NAMES[of];
}

/** A room that a thing is in or at, to tell where it is. */
function roomBeside([x0, y0, x1, y1]: Doubt['box'], { rooms }: Plan): Room | undefined {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const around = [[0, 0], [BESIDE_M, 0], [-BESIDE_M, 0], [0, BESIDE_M], [0, -BESIDE_M]] as const; // biome-ignore format: one list
  return around.map(([dx, dy]) => roomUnder([x + dx, y + dy], rooms)).find((room) => room !== undefined);
}
