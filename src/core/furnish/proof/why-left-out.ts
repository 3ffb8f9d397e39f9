import { isStretchable, type Template } from '../groups/template.ts';
import { costOf } from '../solve/cost.ts';
import { findPlaces } from '../solve/find-places.ts';
import { addPlacement, isUsable, placementOf } from '../solve/place-group.ts';
import type { Candidate, Scene, State, Want } from '../solve/state.ts';

/** Why something is not in a room: in words, with the measure that failed where there is one (metres). */
export interface LeftOut {
  readonly reason: string;
  readonly needed?: number;
  readonly had?: number;
}

/** Steps in which the floor that a use needs is made smaller until the group fits. */
const SHARES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0];
/** Wall that is looked for where even the body does not fit: in steps of this, metres. */
const STEP = 0.05;
const NARROWEST = 0.2;

/** Places that are looked at where it fits, best rated first. */
const ASKED = 12;

/** Finds out what stands against the smallest variant of a want in the room as it is furnished. */
export function whyLeftOut(want: Want, scene: Scene, state: State): LeftOut {
  const smallest = smallestOf(want);
  if (!smallest) return { reason: 'none is made for a room of this size' };
  // What decided between places is not asked: only whether there is one.
  const { name, activity, level, names } = want;
  const fits = (template: Template) => [...findPlaces({ name, activity, level, names, options: [template] }, scene, state)]; // biome-ignore format: one line
  const places = fits(smallest);
  if (places.length) return whyUnused(want, places.slice(0, ASKED), scene, state);
  const zone = smallest.zones.reduce((deepest, z) => (depthOf(z) > depthOf(deepest) ? z : deepest), smallest.zones[0]!);
  const share =
    zone &&
    SHARES.find(
      (s) => fits({ ...smallest, zones: smallest.zones.map((z) => shrink(z, s, middleOf(smallest))) }).length,
    );
  if (zone && share !== undefined) {
    const needed = round(depthOf(zone));
    const had = round(needed * share);
    return { reason: `${cm(had)} would be left where ${cm(needed)} are needed: ${zone.rule}`, needed, had };
  }
  const needed = round(Math.max(...smallest.parts.map((p) => p.x1)) - Math.min(...smallest.parts.map((p) => p.x0)));
  const had = longestFree(smallest, needed, fits);
  const most = had ? `the longest free stretch has ${cm(had)}` : `none of ${cm(NARROWEST)} or more is free`;
  return { reason: `${cm(needed)} of free wall are needed; ${most}`, needed, had };
}

/** The group fits, but would do harm. */
function whyUnused(want: Want, places: readonly Candidate[], scene: Scene, state: State): LeftOut {
  const rooms = places.map((place) => addPlacement(scene, state, placementOf(place)));
  const usable = rooms.filter((room) => isUsable(scene, room));
  if (!usable.length) return { reason: 'one could no longer get to it, or past it, with 60 cm to walk', needed: 0.6 };
  const before = costOf(scene, { ...state, missed: state.missed.filter((other) => other !== want) });
  if (usable.every((room) => costOf(scene, room).narrow > before.narrow))
    return { reason: 'it would leave less than 75 cm of a way between doors', needed: 0.75 };
  return { reason: 'the room is better without it' };
}

/** Undefined where no option suits the room: what is wanted depends on its size. */
function smallestOf({ options }: Want): Template | undefined {
  const variants = options.map((option) => (isStretchable(option) ? option.make(option.least) : option));
  return variants.sort((a, b) => areaOf(a) - areaOf(b))[0];
}

const areaOf = ({ parts }: Template): number => parts.reduce((sum, p) => sum + (p.x1 - p.x0) * (p.y1 - p.y0), 0);
const middleOf = ({ parts }: Template): number => (parts[0]!.x0 + parts[0]!.x1) / 2;
const depthOf = (zone: Template['zones'][number] | undefined): number =>
  zone ? Math.min(zone.x1 - zone.x0, zone.y1 - zone.y0) : 0;

/** The zone, less deep on its narrow side, towards the middle of its group. */
function shrink(zone: Template['zones'][number], share: number, middle: number): Template['zones'][number] {
  const width = zone.x1 - zone.x0;
  const depth = zone.y1 - zone.y0;
  if (width >= depth) return { ...zone, y1: zone.y0 + depth * share };
  return zone.x0 + zone.x1 < 2 * middle
    ? { ...zone, x0: zone.x1 - width * share }
    : { ...zone, x1: zone.x0 + width * share };
}

function longestFree(template: Template, needed: number, fits: (t: Template) => readonly unknown[]): number {
  const depth = Math.max(...template.parts.map((p) => p.y1));
  for (let width = needed - STEP; width >= NARROWEST; width -= STEP) {
    const part = { ...template.parts[0]!, x0: -width / 2, x1: width / 2, y0: 0, y1: depth, turn: 0 as const };
    if (fits({ ...template, parts: [part], zones: [] }).length) return round(width);
  }
  return 0;
}

const round = (metres: number): number => Math.round(metres * 100) / 100;
const cm = (metres: number): string => `${Math.round(metres * 100)} cm`;
