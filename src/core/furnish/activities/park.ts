import { bicycles, carGroups, garageShelves, workbenches } from '../groups/garage.ts';
import type { Task } from '../home/task.ts';
import { falling } from '../judge/term.ts';
import type { Candidate, Scene, State } from '../solve/state.ts';
import { toLocal } from '../space/box.ts';
import type { Want } from './want.ts';

/** A car with its doors open takes 12 m²; two side by side 26 m² (Neufert: 3 × 5 m and 5.5 × 5 m). */
const ONE_CAR = 11;
const TWO_CARS = { from: 24, to: 28 };
/** What one car costs where two would fit. */
const ONE_FOR_TWO = 1.2;
const BENCH = 18;
const WIDE_GATE = 2.2;
/** What it is worth that a car has its bonnet away from the gate, and stands in line with it. */
const BONNET_IN = 1;
const IN_LINE = 1;

/** One car or two, and what else a garage keeps along its walls. */
export function parkWants(_task: Task, scene: Scene): Want[] {
  const { area } = scene.space;
  const two = falling(area, TWO_CARS.to, TWO_CARS.from);
  const cars: Want = {
    name: 'cars',
    activity: 'park',
    level: 'must',
    options: [...(two > 0 ? carGroups(2) : []), ...carGroups(1, ONE_FOR_TWO * two)],
    rate: rateCar,
    rateAtMost: () => BONNET_IN + IN_LINE,
    names: 'car',
  };
  const could = (name: string, missed: number, want: Pick<Want, 'options' | 'taste' | 'names'>): Want => ({ name, activity: 'park', level: 'could', missed, ...want }); // biome-ignore format: one line
  return [
    ...(area < ONE_CAR || scene.drawn.has('car') ? [] : [cars]),
    could('tool-shelf', 0.4, { options: garageShelves(), taste: { corner: 1, farFromDoor: 0.6 }, names: 'garage-shelf' }),
    could('bicycles', 0.2, { options: bicycles(), taste: { corner: 0.8 }, names: 'bicycle' }),
    ...(area < BENCH ? [] : [could('workbench', 0.25, { options: workbenches(1.5), taste: { farFromDoor: 0.5 }, names: 'workbench' })]),
  ]; // biome-ignore format: a table
}

/** A car stands in line with the gate, its bonnet away from it. */
function rateCar({ pieces }: Candidate, _state: State, { space }: Scene): number {
  const gates = space.openings.filter(({ doorway }) => doorway.opening.kind === 'garage' || (doorway.isPassage && doorway.length >= WIDE_GATE)); // biome-ignore format: one line
  if (!gates.length) return 0;
  return Math.max(
    ...gates.map(({ doorway }) => {
      const { from, to } = doorway.opening;
      const middle: [number, number] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      const places = pieces.map(({ box }) => toLocal(box, middle));
      const aside = places.reduce((sum, [x]) => sum + Math.abs(x), 0) / places.length;
      const isBehind = places.every(([x, y]) => y > Math.abs(x));
      return (isBehind ? BONNET_IN : 0) + IN_LINE * falling(aside, 0, 3);
    }),
  );
}
