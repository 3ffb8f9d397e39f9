import type { Ring } from '../../plan/schema.ts';
import { gapToNearest, kitchenThings, wayBetween } from '../judge/kitchen-things.ts';
import { falling } from '../judge/term.ts';
import type { Candidate, Scene, State } from '../solve/state.ts';
import { type Box, toLocal } from '../space/box.ts';
import { blockedWorktop, isBeforeWorktop } from './working-front.ts';

/** NKBA: 0.3 m of worktop beside the hob; 0.15 m is the least that keeps grease and heat off a tall side, metres. */
const LANDING = 0.3;
const LEAST_LANDING = 0.15;
/** Between the middles of sink and hob: half of each, and a landing. */
const SINK_TO_HOB = 0.9;
/** Further off than this a fridge belongs to another room, metres from worktop, sink or hob. */
const TOO_FAR = 4;
/** More worktop is reached by turning round across the aisle (NKBA 1.07 to 1.2 m); further off it is a cupboard left over, metres. */
const WITHIN_TURN = 1.3;
/** As close as that is beside it, with a landing between, metres. */
const BESIDE = 0.35;

/** Not before the drawn worktop, not in another part of the room, and (what is tall) not right beside the hob. */
const acceptsBeside =
  (leastToHob: number, most = TOO_FAR) =>
  ({ pieces }: Candidate, state: State, scene: Scene): boolean => {
    const things = (use: 'hob' | 'sink' | 'top') => kitchenThings(scene, state.placed, use);
    return pieces.every(({ box }) => {
      if (gapToNearest(box.outline, things('hob')) < leastToHob) return false;
      if (isBeforeWorktop(box.outline, scene)) return false;
      return gapToNearest(box.outline, [...things('hob'), ...things('sink'), ...things('top')]) < most;
    });
  };
export const acceptsFridge = acceptsBeside(LEAST_LANDING);
export const acceptsWorktop = acceptsBeside(0, WITHIN_TURN);

/** Backs this far apart are in one line, metres. */
const IN_LINE = 0.12;

/** Two corners of a worktop lie on the line of the back: one front goes on in the other. */
const standsInLine = (box: Box, outline: Ring): boolean =>
  outline.filter((p) => Math.abs(toLocal(box, p)[1] + box.depth / 2) < IN_LINE).length >= 2;

/** What a fridge close to the worktop is worth, and in line with it. */
const CLOSE = 2;
const LINED_UP = 0.5;
export const mostOfFridge = (): number => CLOSE + LINED_UP;

/** In line with the worktop is best, then close to it; 0.3 m off the hob. */
export function rateFridge({ pieces }: Candidate, state: State, scene: Scene): number {
  const { box } = pieces[0]!;
  const tops = (['top', 'sink', 'hob'] as const).flatMap((use) => kitchenThings(scene, state.placed, use));
  const gap = gapToNearest(box.outline, tops);
  const fromHob = gapToNearest(box.outline, kitchenThings(scene, state.placed, 'hob'));
  const isInLine = gap < BESIDE && tops.some(({ outline }) => standsInLine(box, outline));
  const blocked = pieces.reduce((sum, piece) => sum + blockedWorktop(piece.box.outline, scene), 0);
  return CLOSE * falling(gap, BESIDE, 2.5) + (isInLine ? LINED_UP : 0) - 0.6 * (1 - falling(fromHob, LANDING, LEAST_LANDING)) - blocked; // biome-ignore format: one line
}

/** Hob and sink are used together: side by side with worktop between, or across an aisle. */
export function acceptsWorkplace(kind: 'kitchen-sink' | 'hob') {
  return ({ pieces }: Candidate, state: State, scene: Scene): boolean => {
    const own = { outline: pieces[0]!.box.outline, centre: pieces[0]!.box.at };
    const others = kitchenThings(scene, state.placed, kind === 'hob' ? 'sink' : 'hob');
    const tall = kitchenThings(scene, state.placed, 'tall');
    const isClear = kind !== 'hob' || gapToNearest(own.outline, tall) >= LEAST_LANDING;
    return isClear && others.every((other) => wayBetween(own, other) >= SINK_TO_HOB);
  };
}

/** Close to what else one cooks with. */
export function rateWorkplace({ pieces }: Candidate, state: State, scene: Scene): number {
  const { box } = pieces[0]!;
  const others = (['sink', 'hob', 'top', 'fridge'] as const).flatMap((use) => kitchenThings(scene, state.placed, use));
  const isInLine = others.some(({ centre }) => Math.abs(toLocal(box, centre)[1]) < 0.1);
  return 2 * falling(Math.min(TOO_FAR, gapToNearest(box.outline, others)), 0, 2.5) + (isInLine ? 0.3 : 0);
}

/** From a worktop to the island before it, metres: NKBA 1.07 for one cook, and no further than one turns. */
const TO_ISLAND = { least: 1.0, good: 1.2, most: 1.5 };

/** Along the drawn worktop and before it, its back to whoever cooks. */
export function acceptsIsland({ pieces }: Candidate, state: State, scene: Scene): boolean {
  const { box } = pieces[0]!;
  const tops = kitchenThings(scene, state.placed, 'top').filter(({ centre }) => toLocal(box, centre)[1] < 0);
  const gap = gapToNearest(box.outline, tops);
  return gap >= TO_ISLAND.least && gap <= TO_ISLAND.most;
}

export function rateIsland({ pieces }: Candidate, state: State, scene: Scene): number {
  const { box } = pieces[0]!;
  const tops = kitchenThings(scene, state.placed, 'top');
  const nearest = tops.reduce((best, top) => (gapToNearest(box.outline, [top]) < gapToNearest(box.outline, [best]) ? top : best), tops[0]!); // biome-ignore format: one line
  const aside = Math.abs(toLocal(box, nearest.centre)[0]);
  return falling(gapToNearest(box.outline, [nearest]), TO_ISLAND.good, TO_ISLAND.most) + falling(aside, 0, 2);
}
