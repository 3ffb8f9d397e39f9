import { SCREEN_DEPTH } from '../groups/television.ts';
import { VIEW } from '../groups/television-groups.ts';
import type { Template } from '../groups/template.ts';
import { lookFrom } from '../judge/look.ts';
import { isScreen, isSofa } from '../judge/seats.ts';
import type { Candidate, Placed, Scene, State } from '../solve/state.ts';
import { toLocal } from '../space/box.ts';

/** Floor that a lounge takes at least, m². */
export const LEAST_LOUNGE = 6;
/** A lounge that takes all of a room leaves no floor bare: what that is worth. */
const COVERS = 1.2;

/** What a corner sofa in a corner, a fire to look at, and each metre off the kitchen are worth, as far as it is felt. */
const IN_CORNER = 0.3;
const AT_FIRE = 0.6;
const OFF_KITCHEN = 0.25;
const FAR_OFF = 4;

const covers = (template: Template, { area }: Scene['space']): number =>
  COVERS * Math.min(1, coveredBy(template) / Math.max(LEAST_LOUNGE, area));

function coveredBy({ parts, zones }: Template): number {
  const rects = [...parts, ...zones];
  const width = Math.max(...rects.map((r) => r.x1)) - Math.min(...rects.map((r) => r.x0));
  return width * (Math.max(...rects.map((r) => r.y1)) - Math.min(...rects.map((r) => r.y0)));
}

/** Seats that find a screen straight ahead are nearly as good as those that bring it. */
const SCREEN_LATER = 0.7;
/** Doors within this behind a back are felt, metres. */
const DOOR_BEHIND = 1.5;

/** What makes one place to sit better than another: no glass in the screen, no door behind, a corner for a corner sofa, nobody walking through. */
export function rateLounge({ pieces, template }: Candidate, { placed }: State, { space, drawn }: Scene): number {
  const screen = pieces.find(isScreen);
  const sofa = pieces.find(isSofa);
  if (!sofa) return 0;
  let rate = covers(template, space);
  if (screen) {
    const view = toLocal(screen.box, sofa.box.at)[1];
    rate -= Math.max(0, 2 - view) + Math.max(0, view - 3.2);
    rate -= 0.3 * glassOpposite(screen, space) + 0.25 * doorsAcross(screen, sofa, space);
  } else rate += SCREEN_LATER * wallForScreen(sofa, placed, space);
  const hasConsole = pieces.some(({ kind }) => kind === 'console-table');
  rate -= doorsBehind(sofa, hasConsole, space);
  if (/^corner/.test(sofa.kind)) {
    const [view] = lookFrom(space, sofa.box, sofa.kind === 'corner-sofa' ? 'left' : 'right', [], 1);
    rate += view!.distance < 0.12 ? IN_CORNER : view!.distance < 0.6 ? -0.6 : -0.1;
  }
  const fires = drawn.of('fireplace').map(({ centre }) => toLocal(sofa.box, centre));
  rate += fires.some(([x, y]) => Math.abs(x) < 0.5 && y > 1) ? AT_FIRE : 0;
  const kitchen = drawn.of('worktop', 'hob', 'kitchen-sink').map(({ centre }) => Math.hypot(centre[0] - sofa.box.at[0], centre[1] - sofa.box.at[1])); // biome-ignore format: one list
  // The table stands between kitchen and lounge.
  return rate + (kitchen.length ? OFF_KITCHEN * Math.min(FAR_OFF, ...kitchen) : 0);
}

/** What `rateLounge` gives a variant at most. */
export const mostOfLounge = (template: Template, { space, drawn }: Scene): number =>
  covers(template, space) +
  (template.parts.some(isScreen) ? 0 : SCREEN_LATER) +
  (template.parts.some(({ kind }) => /^corner/.test(kind)) ? IN_CORNER : 0) +
  (drawn.has('fireplace') ? AT_FIRE : 0) +
  (drawn.has('worktop', 'hob', 'kitchen-sink') ? OFF_KITCHEN * FAR_OFF : 0);

/** Whether a screen may hang straight before a sofa: all that one sees ahead, this far to each side, is wall at a distance to watch from. */
function wallForScreen(sofa: Placed, placed: readonly Placed[], space: Scene['space']): number {
  const views = lookFrom(space, sofa.box, 'front', placed.filter(({ underside }) => underside === undefined)); // biome-ignore format: one look
  const isWall = (view: (typeof views)[number]) => {
    const toScreen = view.distance + (sofa.box.depth - SCREEN_DEPTH) / 2;
    return !view.opening && !view.piece && toScreen >= VIEW[0] && toScreen <= VIEW[1];
  };
  let run = 0;
  let most = 0;
  for (const view of views) {
    run = isWall(view) ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most / views.length;
}

/** What doors behind a back cost: one that is close most, less those that one comes in by and sees the back. */
function doorsBehind({ box }: Placed, hasConsole: boolean, { doors }: Scene['space']): number {
  let cost = 0;
  for (const { at } of doors) {
    const [x, y] = toLocal(box, at);
    const behind = -box.depth / 2 - y;
    if (behind < 0.2 || Math.abs(x) > box.width / 2 + 0.5) continue;
    if (behind < DOOR_BEHIND && !hasConsole) cost += 0.8;
    if (behind < 4) cost += 0.3 / doors.length;
  }
  return cost;
}

/** Share of a screen that has a window straight opposite. */
function glassOpposite({ box }: Placed, { windows }: Scene['space']): number {
  let share = 0;
  for (const { from, to } of windows) {
    const [a, b] = [toLocal(box, from), toLocal(box, to)];
    if (Math.min(a[1], b[1]) < 1 || Math.abs(a[1] - b[1]) > Math.abs(a[0] - b[0])) continue;
    const meets = Math.min(Math.max(a[0], b[0]), box.width / 2) - Math.max(Math.min(a[0], b[0]), -box.width / 2);
    share += Math.max(0, meets) / box.width;
  }
  return Math.min(1, share);
}

/** Pairs of doors whose straight way leads between sofa and screen. */
function doorsAcross(screen: Placed, sofa: Placed, { doors }: Scene['space']): number {
  const far = toLocal(screen.box, sofa.box.at)[1];
  const ends = doors.map(({ at, inward }) => toLocal(screen.box, [at[0] + inward[0] * 0.5, at[1] + inward[1] * 0.5]));
  const between = ends.filter(([, y]) => y > 0.2 && y < far);
  const left = between.filter(([x]) => x < 0).length;
  return Math.min(2, left * (between.length - left));
}
