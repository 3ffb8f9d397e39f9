import type { Plan } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { type BuiltIn, placeIn } from './conventional-fixtures.ts';

const CLOTHES: BuiltIn = {
  kind: 'cupboards',
  rooms: ['bedroom', 'children', 'hall', 'corridor'],
  width: [1.2, 3],
  depth: [0.5, 0.95],
  free: 0.7,
};
const SHOES: BuiltIn = {
  kind: 'shoe-cabinet',
  rooms: ['hall', 'corridor'],
  width: [0.7, 1.6],
  depth: [0.25, 0.42],
  free: 0.7,
};
const BOARDS: BuiltIn = {
  kind: 'wall-shelf',
  rooms: ['utility', 'closet', 'technical', 'hall', 'corridor'],
  width: [0.7, 2.2],
  depth: [0.18, 0.4],
  free: 0.6,
};
const WASHER: BuiltIn = {
  kind: 'washing-machine',
  rooms: ['bathroom', 'utility', 'closet', 'corridor'],
  width: [0.58, 0.72],
  depth: [0.58, 0.68],
  free: 0.5,
};
const COUNTER: BuiltIn = { kind: 'vanity', rooms: ['bathroom'], width: [0.8, 1.6], depth: [0.45, 0.6], free: 0.6 };

/** Shares of the homes that get one of each, and of their bathrooms whose basin is a counter with a basin. */
const WANTED: readonly [BuiltIn, number][] = [
  [CLOTHES, 0.3],
  [CLOTHES, 0.2],
  [SHOES, 0.3],
  [BOARDS, 0.2],
];
const WASHERS = 0.3;
const COUNTERS = 0.35;

/** Adds what is stored in and washed at in halls, bedrooms and bathrooms and is part of the home. */
export function addFixedStorage(plan: Plan, random: Random): void {
  for (const [what, share] of WANTED) if (random.chance(share)) placeAnywhere(plan, what, random);
  const washes = plan.fixtures.some(({ kind }) => kind === 'washing-machine');
  if (!washes && random.chance(WASHERS)) placeAnywhere(plan, WASHER, random);
  for (const room of plan.rooms) {
    const basin = plan.fixtures.find((f) => f.room === room.id && f.kind === 'basin');
    if (room.type !== 'bathroom' || !basin || !random.chance(COUNTERS)) continue;
    const all = plan.fixtures;
    plan.fixtures = all.filter((f) => f !== basin);
    if (!placeIn(plan, room, COUNTER, random)) plan.fixtures = all;
  }
}

function placeAnywhere(plan: Plan, what: BuiltIn, random: Random): void {
  const rooms = random.shuffle(plan.rooms.filter(({ type }) => what.rooms.includes(type)));
  for (const room of rooms) if (placeIn(plan, room, what, random)) return;
}
