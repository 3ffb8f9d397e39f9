import type { Wording } from './wording.ts';

/** Measures of a room whose name for people is not simply their words. Each reads on as "is very good". */
const NAMES: Readonly<Record<string, string>> = {
  'backs-to-door': 'seats that face the door', 'bare-floor': 'use of the floor',
  'bed-centred': 'bed in the middle of its wall', 'behind-chairs': 'room behind the chairs',
  carrying: 'way from kitchen to table', 'chaise-at-wall': 'corner sofa in its corner',
  'closet-fitted': 'fitting of the closet', 'coats-at-door': 'coats near the door',
  company: 'company for armchairs', 'complete-kitchen': 'sink, hob and fridge', 'desk-chair': 'chair at the desk',
  'desk-chair-room': 'room around the desk chair', 'strip-beside-bed': 'bed along its wall', worktop: 'length of the worktop',
  'desk-light': 'daylight on the desk', 'door-approach': 'step in from the doors', 'door-behind-sofa': 'quiet behind the sofa',
  'door-in-view': 'view of the door from bed', 'dust-beside-bed': 'cleaning beside the bed',
  'dust-gaps': 'cleaning between cupboards', 'even-depths': 'even depth of cupboards', 'facing-wall': 'view from the table',
  'foot-and-door': 'way in past the bed', 'fridge-at-worktop': 'worktop beside the fridge', 'garden-seats': 'seats outdoors',
  'head-and-door': 'pillow away from the door', 'head-and-window': 'pillow away from the window',
  'head-at-wall': 'wall behind the pillow', 'hob-by-wall': 'hob away from the wall',
  'kitchen-aisle': 'width of the kitchen aisle', lamps: 'light where it is used', 'landing-at-hob': 'worktop beside the hob',
  'light-at-sink': 'daylight at the sink', 'loose-pieces': 'order of the bathroom',
  'lounge-crossed': 'quiet between sofa and screen', 'lounge-seats': 'seats for all',
  'mirror-over-basin': 'mirror over the basin', nightstands: 'stands beside the bed', 'one-table': 'one table to eat at', 'one-washer': 'one washing machine',
  outlook: 'view from the seats', 'passage-beside-bed': 'way around the bed', 'piped-walls': 'pipes in few walls',
  plants: 'number of plants', 'row-ends': 'ends of the kitchen row', 'screen-axis': 'seats straight before the screen',
  'screen-before-window': 'screen away from windows', 'screen-distance': 'distance to the screen',
  'screen-glare': 'screen without glare', 'seat-room': 'room around the seats', 'sofa-back': 'wall behind the sofa',
  'storage-and-window': 'windows free of cupboards', 'storage-runs': 'order of the cupboards',
  'space-beside': 'space beside bed, toilet and shower',
  'table-daylight': 'daylight at the table', 'table-distance': 'distance from sofa to table',
  'table-in-reach': 'table within reach', 'table-places': 'places at the table', 'table-room': 'room around the table',
  'toilet-from-door': 'toilet out of sight', 'turning-circle': 'room to turn a wheelchair', 'view-from-door': 'view from the door',
  'work-triangle': 'ways between sink, hob and fridge', 'zone-order': 'order of kitchen, table and lounge',
}; // biome-ignore format: a table

/** What an English visitor of the gallery calls a measure of a room: `screen-axis` is how straight one sits before the screen. Unknown ones are read as words. */
export const scoreName = (measure: string): string =>
  Object.hasOwn(NAMES, measure) ? NAMES[measure]! : measure.replaceAll('-', ' ');

/** Scores in words, each from so much on, the best first. 1 is as good as can be, 0 what a designer refuses. */
const WORDS = [
  ['veryGood', 0.9],
  ['good', 0.7],
  ['fair', 0.4],
  ['poor', 0],
] as const;
export type ScoreWord = (typeof WORDS)[number][0];

export interface ScoreGroup {
  readonly word: ScoreWord;
  /** Names of the measures. */
  readonly names: readonly string[];
}

/** Of what is very good so many are named: what is not is told in full. */
const MOST_NAMED = 8;

/** What is very good about a room, what is good, and so on; words that nothing has are left out. */
export function groupScores(score: Readonly<Record<string, number>>): ScoreGroup[] {
  const named = Object.entries(score).map(([measure, value]) => ({
    name: scoreName(measure),
    word: WORDS.find(([, least]) => value >= least)?.[0] ?? 'poor',
  }));
  return WORDS.flatMap(([word]) => {
    const names = named.filter((one) => one.word === word).map(({ name }) => name);
    return names.length ? [{ word, names }] : [];
  });
}

/** `daylight at the table, conversation and 12 more`; in languages without names for the measures, how many they are. */
export function sayNames({ word, names }: ScoreGroup, wording: Wording): string {
  if (wording.language !== 'en') return wording.count('measures', names.length);
  const more = word === 'veryGood' ? names.length - MOST_NAMED : 0;
  return more > 1 ? wording.say('andMore', { list: names.slice(0, MOST_NAMED).join(', '), n: more }) : names.join(', ');
}
