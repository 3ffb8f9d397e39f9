import type { ItemTurn } from '#core/furnish/home/canonical-frame.ts';
import { canonicalFrame } from '#core/furnish/home/canonical-frame.ts';
import { settleHome } from '#core/furnish/home/furnish-home.ts';
import type { Judged } from '#core/furnish/solve/judged.ts';
import type { Scene } from '#core/furnish/solve/state.ts';
import type { LayoutItem, Plan } from '#core/plan/schema.ts';
import type { Random } from '#synth/random.ts';
import type { RivalSource } from './judged-pair.ts';
import { findRival } from './rivals.ts';
import { type TermCosts, termCostsOf } from './term-costs.ts';

/** One layout of a room: its pieces in the plan as it was given, and what it costs. */
export interface Side {
  readonly items: readonly LayoutItem[];
  readonly costs: TermCosts;
}

/** Two layouts of a room on sides drawn by chance. */
export interface RoomPair {
  readonly room: string;
  readonly type: string;
  readonly rival: RivalSource;
  readonly sides: readonly [a: Side, b: Side];
}

/** Rooms that are judged in pairs, and how often: those that people spend their time in, and the one they come in by. */
const JUDGED_TYPES: Readonly<Record<string, number>> = {
  living: 1, 'living-kitchen': 1, bedroom: 1, dining: 0.6, kitchen: 0.5, children: 0.6, study: 0.6, hall: 0.2,
}; // biome-ignore format: a table
/** So that no home weighs more than others. */
const MOST_A_HOME = 3;

/** One pair of each room of a home that has a rival, rooms of types that `seen` has seldom first. */
export function pairsOfHome(plan: Plan, random: Random, seen: Map<string, number>): RoomPair[] {
  const frame = canonicalFrame(plan);
  const shareOf = (type: string) => (seen.get(type) ?? 0) / JUDGED_TYPES[type]!;
  const rooms = settleHome(frame.plan, {})
    .rooms.filter((room) => 'layout' in room)
    .filter(({ scene, layout }) => scene.space.type in JUDGED_TYPES && layout.best.state.placed.length > 1)
    .sort((a, b) => shareOf(a.scene.space.type) - shareOf(b.scene.space.type));
  const pairs: RoomPair[] = [];
  for (const room of rooms) {
    const { scene, layout } = room;
    for (const rival of random.shuffle<RivalSource>(['other', 'beam', 'perturbed', 'perturbed'])) {
      const other = findRival(room, rival, random);
      if (!other) continue;
      const sides = random.shuffle([layout.best, other]).map((side) => sideOf(scene, side, frame.back));
      pairs.push({ room: scene.space.id, type: scene.space.type, rival, sides: [sides[0]!, sides[1]!] });
      seen.set(scene.space.type, (seen.get(scene.space.type) ?? 0) + 1);
      break;
    }
    if (pairs.length === MOST_A_HOME) break;
  }
  return pairs;
}

function sideOf(scene: Scene, layout: Judged, turn: ItemTurn): Side {
  const { placements } = layout.state;
  const placed = [...layout.state.placed, ...placements.flatMap(({ rug }) => (rug ? [rug] : []))];
  const items = placed.map(({ kind, box, height }, k) =>
    turn({
      id: `i${k}`,
      room: scene.space.id,
      kind,
      at: box.at,
      rotation: box.rotation,
      size: { width: box.width, depth: box.depth, height },
    }),
  );
  return { items, costs: termCostsOf(scene, layout) };
}
