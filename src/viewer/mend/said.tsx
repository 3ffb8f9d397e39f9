import { useEffect, useRef, useState } from 'preact/hooks';
import type { Units } from '#core/gallery/units.ts';
import type { Plan } from '#core/plan/schema.ts';
import { useWords } from './words.ts';

/** Tells who does not see the plan that it has changed, and what it is now. */
export function Said({ plan, units }: { plan: Plan; units: Units }) {
  const words = useWords();
  const [text, setText] = useState('');
  const before = useRef(plan);
  useEffect(() => {
    if (plan === before.current) return;
    before.current = plan;
    const area = plan.rooms.reduce((sum, room) => sum + room.area, 0);
    const rooms = words.gallery.count('rooms', plan.rooms.length);
    setText(words.say('changed', { rooms, area: words.gallery.area(area, units) }));
  }, [plan]);
  return (
    <div class="visually-hidden" role="status">
      {text}
    </div>
  );
}
