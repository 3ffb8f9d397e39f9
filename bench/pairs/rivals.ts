import { wantsFor } from '#core/furnish/activities/wants-for.ts';
import { TERMS } from '#core/furnish/judge/judge-room.ts';
import type { FurnishedScene } from '#core/furnish/proof/describe-layout.ts';
import { buildRoom } from '#core/furnish/solve/build-room.ts';
import { finishRoom } from '#core/furnish/solve/finish-room.ts';
import { BEAM, furnishRoom } from '#core/furnish/solve/furnish-room.ts';
import { type Judged, judged } from '#core/furnish/solve/judged.ts';
import { otherLayouts } from '#core/furnish/solve/other-layouts.ts';
import { emptyState } from '#core/furnish/solve/place-group.ts';
import type { Placed } from '#core/furnish/solve/state.ts';
import type { Random } from '#synth/random.ts';
import type { RivalSource } from './judged-pair.ts';

/** Standard deviation of the logarithm of a perturbed weight: two in three lie between half and twice today's. */
const PERTURBED_BY = 0.7;
/** Pieces closer than this, and turned by less, stand in the same place to who looks at a plan, metres and degrees. */
const SAME_PLACE = 0.4;
const SAME_TURN = 30;
/** Footprint that stands elsewhere in rooms that differ clearly, m². */
const CLEARLY = 0.7;

/** A layout of the same room that is as complete as the furnisher's own and clearly another one; undefined where there is none. */
export function findRival({ scene, layout }: FurnishedScene, source: RivalSource, random: Random): Judged | undefined {
  const { best } = layout;
  const candidates = rivalsFrom[source]({ scene, layout }, random);
  return candidates.find(
    ({ state, cost }) =>
      cost.missed === best.cost.missed && cost.narrow === best.cost.narrow && differsBy(state.placed, best.state.placed) > CLEARLY,
  ); // biome-ignore format: one question
}

const rivalsFrom: Record<RivalSource, (room: FurnishedScene, random: Random) => readonly Judged[]> = {
  other: ({ scene, layout }, random) => random.shuffle(otherLayouts(scene, layout)),
  beam: ({ scene }) =>
    buildRoom(scene, wantsFor(scene), emptyState(scene), BEAM).map(({ state }) => judged(scene, finishRoom(scene, state))),
  perturbed: ({ scene }, random) => {
    const { best } = withPerturbedWeights(random, () => furnishRoom(scene));
    return [judged(scene, best.state)];
  },
}; // biome-ignore format: a table

/** Terms are data that the furnisher reads when it compares rooms: for a while they weigh otherwise. */
function withPerturbedWeights<T>(random: Random, run: () => T): T {
  const weights = TERMS.map(({ weight }) => weight);
  for (const term of TERMS) Object.assign(term, { weight: term.weight * Math.exp(PERTURBED_BY * random.normal()) });
  try {
    return run();
  } finally {
    for (const [k, term] of TERMS.entries()) Object.assign(term, { weight: weights[k] });
  }
}

/** Footprint of the pieces that have no counterpart in the other layout, the larger of both sides, m². */
function differsBy(a: readonly Placed[], b: readonly Placed[]): number {
  const moved = (from: readonly Placed[], to: readonly Placed[]) =>
    from
      .filter((piece) => !to.some((other) => isCounterpart(piece, other)))
      .reduce((sum, { box }) => sum + box.width * box.depth, 0);
  return Math.max(moved(a, b), moved(b, a));
}

function isCounterpart(a: Placed, b: Placed): boolean {
  const turn = Math.abs(((((a.box.rotation - b.box.rotation) % 360) + 540) % 360) - 180);
  const apart = Math.hypot(a.box.at[0] - b.box.at[0], a.box.at[1] - b.box.at[1]);
  return a.kind === b.kind && apart < SAME_PLACE && turn < SAME_TURN;
}
