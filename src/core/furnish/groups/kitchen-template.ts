import type { Kind } from '../catalogue/catalogue.ts';
import { blend } from './blend.ts';
import type { Extra, Part, Template, Zone } from './template.ts';
import { useZones } from './use-zones.ts';

/** What a kitchen is to hold: by who lives there and how large its room is. */
export interface KitchenNeeds {
  readonly people: number;
  /** Clear worktop, metres. */
  readonly worktop: number;
  /** 0 where cupboards under the worktop will do, 1 where a larder belongs to the kitchen. */
  readonly larder: number;
  /** 0 where there is no room to walk round an island, 1 where a kitchen without one would look lost. */
  readonly island: number;
}

/** UK furniture schedule: 1.2 m of worktop for one, 2.4 m for four and more; a large room takes more of it, m per m². */
const WORKTOP = { one: 1.2, each: 0.4, most: 2.4, perArea: 0.08, from: 10, more: 1.2 };
/** Areas over which larder and island go from "no" to "of course", m²; what a lounge and a table take of the floor does not count. */
const LARDER = { from: 7, to: 13 };
const ISLAND = { from: 14, to: 21, open: 18, table: 6, seat: 0.5 };

/** `area` of the room in m²; `isOpen` where people live in it, too; `eatsHere` where a table stands in it. */
export function kitchenNeeds(people: number, area: number, isOpen: boolean, eatsHere: boolean): KitchenNeeds {
  const ofKitchen = isOpen ? area / 2.5 : area;
  const forIsland = area - (isOpen ? ISLAND.open : 0) - (eatsHere ? ISLAND.table + people * ISLAND.seat : 0);
  return {
    people,
    worktop:
      Math.min(WORKTOP.most, WORKTOP.one + WORKTOP.each * (people - 1)) +
      Math.min(WORKTOP.more, Math.max(0, ofKitchen - WORKTOP.from) * WORKTOP.perArea),
    larder: blend(ofKitchen, LARDER.from, LARDER.to),
    island: blend(forIsland, ISLAND.from, ISLAND.to),
  };
}

/** What is missing in a kitchen costs this much: per metre, per person who goes without, or at all. */
const COST = { worktop: 0.35, dishwasher: 0.08, smallFridge: 0.12, noLarder: 0.2, noIsland: 0.5, narrow: 1, kitchenette: 0.35, surplus: 0.1 }; // biome-ignore format: one line
const MOST_PEOPLE = 5;
/** Usual widths; narrower ones cost by the metre. */
const USUAL: Partial<Record<Kind, number>> = { hob: 0.6, fridge: 0.6, 'kitchen-sink': 0.6 };
/** Sink, hob, fridge and something to spare: a run that is longer than these and the worktop takes floor from the room, metres. */
const APPLIANCES = 3.0;
/** Worktop on either side that a corner is worth, metres. */
const CORNER = 0.6;

const isTop = (kind: Kind) => /counter|dishwasher|washing-machine|island|peninsula/.test(kind);
const lengthOf = ({ turn, x0, x1, y0, y1 }: Part): number => (turn === 0 || turn === 180 ? x1 - x0 : y1 - y0);
const topOf = (part: Part): number => (part.kind === 'corner-counter' ? CORNER : lengthOf(part));

/** How much worse than the kitchen that its home needs this one is. */
function kitchenPenalty(parts: readonly Part[], needs: KitchenNeeds): number {
  const has = (...kinds: Kind[]) => parts.some(({ kind }) => kinds.includes(kind));
  const people = Math.min(MOST_PEOPLE, needs.people);
  const worktop = parts.filter(({ kind }) => isTop(kind)).reduce((sum, part) => sum + topOf(part), 0);
  const narrow = parts.reduce((sum, part) => sum + Math.max(0, (USUAL[part.kind] ?? 0) - lengthOf(part)), 0);
  const run = parts.filter(({ kind }) => kind !== 'bar-stool').reduce((sum, part) => sum + lengthOf(part), 0);
  const enough = needs.worktop + APPLIANCES + needs.larder + 2 * needs.island;
  return (
    COST.worktop * Math.max(0, needs.worktop - worktop) +
    (has('dishwasher') ? 0 : COST.dishwasher * people) +
    (has('undercounter-fridge', 'kitchenette') ? COST.smallFridge * people : 0) +
    (has('larder') ? 0 : COST.noLarder * needs.larder) +
    (has('kitchen-island', 'peninsula') ? 0 : COST.noIsland * needs.island) +
    (has('kitchenette') ? COST.kitchenette * people : 0) +
    COST.narrow * narrow +
    COST.surplus * Math.max(0, run - enough)
  );
}

const ANCHORS: readonly Kind[] = ['kitchen-sink', 'double-sink', 'kitchenette'];

/** A kitchen of these parts: its sink is the anchor, because that is what a place at the window is sought for. */
export function kitchenTemplate(
  name: string,
  parts: readonly Part[],
  needs: KitchenNeeds,
  more: { extras: readonly Extra[]; zones?: readonly Zone[]; corner?: boolean; worse?: number },
): Template {
  const isAnchor = ({ kind }: Part) => ANCHORS.includes(kind);
  const ordered = [...parts.filter(isAnchor), ...parts.filter((part) => !isAnchor(part))];
  return {
    name,
    parts: ordered,
    zones: [...useZones(ordered), ...(more.zones ?? [])],
    penalty: kitchenPenalty(ordered, needs) + (more.worse ?? 0),
    extras: more.extras,
    ...(more.corner ? { corner: true } : {}),
  };
}
