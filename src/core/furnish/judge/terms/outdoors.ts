import type { FurnishedRoom, Rating, Term } from '../term.ts';

/** Edge of an outdoor sofa for each who sits, metres. */
const SEAT = 0.7;

/** Floor outdoors for each who sits there, m². */
const AREA_EACH = 1.6;

/** Everyone whom the place is for has a seat. */
function gardenSeats({ scene: { space, tasks }, pieces }: FurnishedRoom): Rating[] {
  const task = tasks.find(({ what }) => what === 'sit-out');
  if (!task || !pieces.length) return [];
  const seats = pieces.reduce((sum, { kind, box }) => {
    if (kind === 'outdoor-sofa') return sum + Math.floor(box.width / SEAT);
    if (kind === 'lounge-set') return sum + 4;
    if (kind === 'swing-seat') return sum + 2;
    return sum + (kind === 'outdoor-chair' || kind === 'outdoor-armchair' || kind === 'sun-lounger' ? 1 : 0);
  }, 0);
  const wanted = Math.max(1, Math.min(task.for, Math.floor(space.area / AREA_EACH)));
  return [{ value: Math.min(1, seats / wanted), figure: seats }];
}

export const OUTDOOR_TERMS: readonly Term[] = [
  { name: 'garden-seats', weight: 0.6, source: 'ours: a seat outdoors for each who lives there', rate: gardenSeats },
];
