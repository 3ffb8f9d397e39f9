import type { Kind } from '../../catalogue/catalogue.ts';
import { isDrawnUp } from '../../catalogue/under-table-tops.ts';
import { hangs } from '../../solve/free-intervals.ts';
import type { Placed } from '../../solve/state.ts';
import { distanceToBox } from '../../space/box.ts';
import { gapToNearest, type KitchenThing, kitchenThings, wayBetween } from '../kitchen-things.ts';
import { lookFrom, shareBeforeGlass } from '../look.ts';
import { type FurnishedRoom, falling, type Rating, type Term } from '../term.ts';

/** Pieces that one stands before to cook. */
const WORKED_AT: readonly Kind[] = ['kitchen-sink', 'double-sink', 'hob', 'range-cooker', 'dishwasher', 'kitchenette'];

const placedOf = (things: readonly KitchenThing[]): Placed[] => things.flatMap(({ piece }) => (piece ? [piece] : []));

/** A room to cook in has all three; a drawn worktop is taken to have sink and hob in it. */
function completeKitchen({ scene, pieces }: FurnishedRoom): Rating[] {
  if (!scene.tasks.some(({ what }) => what === 'cook')) return [];
  const hasTop = scene.drawn.has('worktop');
  return (['sink', 'hob', 'fridge'] as const).map((use) => ({
    value: Number((use !== 'fridge' && hasTop) || kitchenThings(scene, pieces, use).length > 0),
  }));
}

/** Worktop beside the hob, metres: enough, and the least that keeps heat off what is tall. */
const LANDING = 0.3;
const LEAST_LANDING = 0.15;

/** Between hob and what is tall, where one of the two was placed. */
function landingAtHob({ scene, pieces }: FurnishedRoom): Rating[] {
  const hobs = kitchenThings(scene, pieces, 'hob').filter(({ piece }) => piece?.kind !== 'kitchenette');
  if (!hobs.length) return [];
  const tall = kitchenThings(scene, pieces, 'tall');
  return hobs.flatMap((hob): Rating[] => {
    const ours = tall.filter((other) => hob.piece || other.piece);
    if (!ours.length) return [];
    const figure = gapToNearest(hob.outline, ours);
    return [{ value: falling(figure, LANDING, LEAST_LANDING), figure, ...(hob.piece ? { piece: hob.piece } : {}) }];
  });
}

/** Worktop of a kitchen that is a room of its own, metres: NKBA asks for 4 with sink and hob in it; below this there is none to speak of. */
const WORKTOP = 3;
const LEAST_WORKTOP = 1;

/** The width of what one works on, where none is drawn. */
function worktop({ scene, pieces }: FurnishedRoom): Rating[] {
  const isKitchen = scene.space.type === 'kitchen' && scene.tasks.some(({ what }) => what === 'cook');
  if (!isKitchen || scene.drawn.has('worktop')) return [];
  const figure = placedOf(kitchenThings(scene, pieces, 'top')).reduce((sum, { box }) => sum + box.width, 0);
  return [{ value: falling(figure, WORKTOP, LEAST_WORKTOP), figure }];
}

/** A hob right beside a wall: pans have no room, and the wall gets the grease. */
function hobByWall({ scene, pieces }: FurnishedRoom): Rating[] {
  const hobs = pieces.filter(({ kind }) => kind === 'hob' || kind === 'range-cooker');
  return hobs.map((piece) => {
    const sides = (['left', 'right'] as const).map(
      (side) => lookFrom(scene.space, piece.box, side, [], 1)[0]!.distance,
    );
    const figure = Math.min(...sides);
    return { value: falling(figure, LANDING, 0), figure, piece };
  });
}

/** Ways between the middles of sink, hob and fridge: least from sink to hob (half of each, and worktop), and of all three. */
const SINK_TO_HOB = { good: 0.9, bad: 0.7 };
const ALL_WAYS = { good: 7.3, bad: 8.3 };

/** The best of the triangles that can be walked, where one of its corners was placed. */
function workTriangle({ scene, pieces }: FurnishedRoom): Rating[] {
  const [sinks, hobs, fridges] = (['sink', 'hob', 'fridge'] as const).map((use) => kitchenThings(scene, pieces, use));
  let best: Rating | undefined;
  for (const sink of sinks!)
    for (const hob of hobs!)
      for (const fridge of fridges!) {
        if (
          !(sink.piece || hob.piece || fridge.piece) ||
          sink.outline === hob.outline ||
          hob.outline === fridge.outline
        )
          continue;
        const first = wayBetween(sink, hob);
        const figure = first + wayBetween(hob, fridge) + wayBetween(fridge, sink);
        const value = Math.min(falling(first, SINK_TO_HOB.good, SINK_TO_HOB.bad), falling(figure, ALL_WAYS.good, ALL_WAYS.bad)); // biome-ignore format: one line
        if (!best || value > best.value) best = { value, figure };
      }
  return best ? [best] : [];
}

/** Clear before worktops, metres: for one who cooks (NKBA 1.07), and the least. */
const AISLE = { good: 1.07, bad: 0.85 };

/** The narrowest place before what one works at. */
function aisle({ scene, pieces }: FurnishedRoom): Rating[] {
  const worked = pieces.filter(({ kind }) => WORKED_AT.includes(kind));
  if (!worked.length) return [];
  const bodies = pieces.filter((piece) => !hangs(piece) && !isDrawnUp(piece.kind));
  let figure = Infinity;
  for (const piece of worked) {
    const others = bodies.filter((other) => other !== piece);
    for (const { distance } of lookFrom(scene.space, piece.box, 'front', others, 3))
      figure = Math.min(figure, distance);
  }
  return [{ value: falling(figure, AISLE.good, AISLE.bad), figure }];
}

/** Units of a row, which stand at a wall. */
const IN_A_ROW: readonly Kind[] = [...WORKED_AT, 'kitchen-counter', 'corner-counter', 'fridge', 'american-fridge', 'undercounter-fridge', 'larder', 'tall-oven', 'washing-machine']; // biome-ignore format: a list
/** From the end of a row to the wall beside it, metres: a filler closes it, it only gathers dirt, one stands there. */
const ROW_END = { filler: 0.08, gathers: 0.15, seen: 0.4, meant: 0.6 } as const;

/** Where a whole kitchen was placed; beside a drawn one the wall is not ours to fill. */
function rowEnds({ scene, pieces }: FurnishedRoom): Rating[] {
  const isOurs = scene.tasks.some(({ what }) => what === 'cook') && !scene.drawn.has('worktop', 'kitchen-sink', 'hob');
  if (!isOurs) return [];
  const units = pieces.filter(({ kind }) => IN_A_ROW.includes(kind));
  return units.flatMap((piece) => {
    const others = units.filter((other) => other !== piece);
    return (['left', 'right'] as const).flatMap((side): Rating[] => {
      // At its back: there is the wall that it stands at, or the next unit.
      const figure = lookFrom(scene.space, piece.box, side, others, 3)[0]!.distance;
      if (figure >= ROW_END.meant) return [];
      return [{ value: figure < ROW_END.gathers ? falling(figure, ROW_END.filler, ROW_END.gathers) : falling(figure, ROW_END.meant, ROW_END.seen), figure, piece }]; // biome-ignore format: one line
    });
  });
}

/** How far a window is from a sink that has daylight, and from one that has not, metres. */
const LIGHT = { good: 0.8, bad: 3.5 };

function lightAtSink({ scene: { space }, pieces }: FurnishedRoom): Rating[] {
  if (space.type !== 'kitchen' || !space.windows.length) return [];
  return pieces
    .filter(({ kind }) => kind === 'kitchen-sink' || kind === 'double-sink')
    .map((piece) => {
      const figure = space.windows.reduce((least, { middle }) => Math.min(least, distanceToBox(piece.box, ...middle)), Infinity); // biome-ignore format: one line
      const isAtWindow = shareBeforeGlass(space, piece.box, true) > 0.5;
      return { value: isAtWindow ? 1 : falling(figure, LIGHT.good, LIGHT.bad), figure, piece };
    });
}

/** From the fridge to the nearest worktop, metres: beside it, and on the other side of the room. */
const BESIDE = { good: 0.35, bad: 2.5 };

function fridgeAtWorktop({ scene, pieces }: FurnishedRoom): Rating[] {
  const tops = (['top', 'sink', 'hob'] as const).flatMap((use) => kitchenThings(scene, pieces, use));
  if (!tops.length) return [];
  return placedOf(kitchenThings(scene, pieces, 'fridge')).map((piece) => {
    const figure = gapToNearest(piece.box.outline, tops.filter((top) => top.piece !== piece)); // biome-ignore format: one line
    return { value: falling(figure, BESIDE.good, BESIDE.bad), figure, piece };
  });
}

export const COOKING_TERMS: readonly Term[] = [
  { name: 'complete-kitchen', weight: 3, source: 'ProcTHOR: sink, hob and fridge are what a kitchen must have', rate: completeKitchen },
  { name: 'landing-at-hob', weight: 1, source: 'NKBA: 0.3 m of worktop on the least side of a hob', rate: landingAtHob },
  { name: 'worktop', weight: 2, source: 'NKBA: 4 m of worktop in all; the weight is less than 252 judged pairs say (bench/pairs)', rate: worktop },
  { name: 'hob-by-wall', weight: 0.5, source: 'NKBA: a hob 0.3 m from the end of its run', rate: hobByWall },
  { name: 'work-triangle', weight: 1, source: 'NKBA: ways between sink, hob and fridge of 7.9 m in all, none below 1.2 m across a room; landing between sink and hob', rate: workTriangle },
  { name: 'kitchen-aisle', weight: 0.6, source: 'NKBA: 1.07 m of aisle for one cook', rate: aisle },
  { name: 'row-ends', weight: 0.4, source: 'no gaps of 0.1 to 0.5 m between a kitchen and the wall beside it: too narrow for a unit, too wide for a filler (house rule)', rate: rowEnds },
  { name: 'light-at-sink', weight: 0.3, source: 'Neufert: daylight at the sink', rate: lightAtSink },
  { name: 'fridge-at-worktop', weight: 0.5, source: 'NKBA: 0.38 m of landing beside the fridge', rate: fridgeAtWorktop },
]; // biome-ignore format: a table
