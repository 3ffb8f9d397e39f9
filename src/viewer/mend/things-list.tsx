import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Units } from '#core/gallery/units.ts';
import { lengthOf } from '#core/geometry/segment.ts';
import type { MendWording } from '#core/mending/mend-wording.ts';
import type { Plan } from '#core/plan/schema.ts';
import { focusCard } from './focus-card.ts';
import { nameOfPlace } from './name-of-thing.ts';
import { readingOrder } from './reading-order.ts';
import { isSame, type Thing } from './things.ts';
import { useWords } from './words.ts';

interface ThingsListProps {
  readonly plan: Plan;
  readonly selected: Thing | undefined;
  readonly units: Units;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly show: (thing: Thing) => void;
}

/**
 * The things of the plan for the keyboard and for who does not see it: Tab goes through them as one reads a plan, each shown as it is
 * reached and spoken by its name; the keys of the canvas do there what they do on it. A link leads past them.
 */
export function ThingsList({ plan, selected, units, onKey, show }: ThingsListProps) {
  const words = useWords();
  const list = useRef<HTMLUListElement>(null);
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const things = useMemo(() => readingOrder(plan, isRightToLeft), [plan, isRightToLeft]);
  // The focus goes with what is chosen when that changes its place in the list; where it is gone it is on what comes next, which is chosen.
  useEffect(() => {
    const buttons = [...list.current!.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (at < 0) return;
    const now = things.findIndex((thing) => isSame(thing, selected));
    if (now >= 0) buttons[now]!.focus();
    else show(things[at]!);
  }, [things]);
  return (
    <div class="things-list">
      <a class="button" href="#panel-body">
        {words.say('skipThings')}
      </a>
      <ul ref={list} aria-label={words.say('thingsList')} onKeyDown={onKey}>
        {things.map((thing, i) => (
          <li key={i}>
            <button
              type="button"
              class="visually-hidden"
              aria-pressed={isSame(thing, selected)}
              onFocus={() => isSame(thing, selected) || show(thing)}
              onClick={focusCard}
            >
              {spokenName(thing, plan, words, units)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `Living room, 17.5 m²`; `Wall, Kitchen, 3.20 m`; `Door, Hall, 0.80 m`. */
function spokenName(thing: Thing, plan: Plan, words: MendWording, units: Units): string {
  const name = nameOfPlace(thing, plan, words);
  const room = thing.of === 'room' && plan.rooms.find(({ id }) => id === thing.id);
  if (room) return `${name}, ${words.gallery.area(room.area, units)}`;
  const segments = thing.of === 'wall' ? plan.walls : thing.of === 'opening' ? plan.openings : [];
  const segment = segments.find(({ id }) => id === thing.id);
  return segment ? `${name}, ${words.gallery.length(lengthOf(segment), units)}` : name;
}
