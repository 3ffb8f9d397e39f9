import { FOOT } from '../texts/scan-tokens.ts';
import type { Measure, TextRun } from '../texts/types.ts';
import { type Evidence, plausibilityOf } from './choose-unit.ts';
import { findConsensus } from './find-consensus.ts';
import type { Floor } from './measure-faces.ts';
import { areaTrust, type OtherScale } from './other-sources.ts';
import { labelAt } from './room-extents.ts';
import { areaVote } from './room-votes.ts';
import { textsOf } from './votes.ts';

/** A number of two digits or more, or with decimals, and what recognition left of the unit behind it. */
const NUMBER = /^(\d{2,4}|\d{1,3}[.,]\d{1,2})\s?([^\d\s]{0,2})$/u;
/** What stands behind lengths and angles is no rest of square feet or metres. */
const OTHER_UNIT = /^(?:[cm]?m|ft|in|['"′″’”°º*])$/i;
const NAME = /\p{L}{2}/u;
/** An area stands beside or below the name of its room, so near, in heights of its letters. */
const NEAR = 2;

/** Square metres that one of the unit is. */
const UNITS = [1, FOOT ** 2] as const;
/** So many rooms must agree, within this (in logarithms of lengths), and this share of those with a number in them. */
const ROOMS = 4;
const ALIKE = 0.03;
const SHARE = 0.7;
/** The largest area is so many times the smallest: numbers of rooms are all alike, 101 to 107. */
const LARGEST = 1.5;
/** Doors, walls and size of the drawing suit one unit so well, and the other only this share as well. */
const PLAUSIBLE = 0.8;
const OTHER_UNIT_SHARE = 0.5;

/**
 * A scale from numbers that stand alone below the names of rooms: areas of which recognition lost the unit, as it does where that
 * is in tiny letters. Square feet or square metres, all the same, whichever makes sense of doors and walls. Numbers of
 * rooms, tags and levels do not grow with the floor as these have to. Undefined unless nearly all rooms agree.
 */
export function unitlessAreaScale(
  texts: readonly TextRun[],
  floor: Floor,
  evidence: Evidence,
): (OtherScale & { readonly read: number }) | undefined {
  const numbers = numbersInRooms(texts, floor);
  const votes = [...numbers].flatMap(([label, runs], index) => {
    const [run, ...more] = runs;
    const room = floor.rooms.rooms[label - 1];
    if (!room || more.length > 0 || !hasName(run!, label, texts, floor)) return [];
    const area = { kind: 'area', squareMetres: numberIn(run!)!, certain: false } as const;
    const measure: Measure = { run: run!, readings: [area] };
    return areaVote(measure, area, index, room, floor.facesPx);
  });
  const consensus = findConsensus(votes);
  if (!consensus) return undefined;
  const alike = consensus.agreeing.filter(({ log }) => Math.abs(log - consensus.log) <= ALIKE);
  const agreeing = textsOf(alike);
  if (agreeing < Math.max(ROOMS, SHARE * numbers.size)) return undefined;
  const sides = alike.map(({ metres }) => metres);
  if ((Math.max(...sides) / Math.min(...sides)) ** 2 < LARGEST) return undefined;
  const [best, other] = UNITS.map((unit) => {
    const metresPerPixel = Math.exp(consensus.log) * Math.sqrt(unit);
    return { metresPerPixel, plausibility: plausibilityOf(metresPerPixel, evidence) };
  }).sort((a, b) => b.plausibility - a.plausibility);
  if (best!.plausibility < PLAUSIBLE || other!.plausibility > OTHER_UNIT_SHARE * best!.plausibility) return undefined;
  const confidence = areaTrust(agreeing, best!.plausibility);
  return { metresPerPixel: best!.metresPerPixel, from: 'areas', agreeing, read: numbers.size, confidence };
}

function numberIn(run: TextRun): number | undefined {
  const [, number, rest] = NUMBER.exec(run.text.trim()) ?? [];
  return number === undefined || OTHER_UNIT.test(rest!) ? undefined : Number(number.replace(',', '.'));
}

/** All numbers that stand alone, by the room that they are in. */
function numbersInRooms(texts: readonly TextRun[], { rooms, page }: Floor): Map<number, TextRun[]> {
  const found = new Map<number, TextRun[]>();
  for (const run of texts) {
    const label = numberIn(run) ? labelAt(run, rooms, page) : 0;
    if (label > 0) found.set(label, [...(found.get(label) ?? []), run]);
  }
  return found;
}

/** Whether letters stand near a number, in the same room. */
function hasName(number: TextRun, label: number, texts: readonly TextRun[], { rooms, page }: Floor): boolean {
  const apart = ({ box: a }: TextRun, { box: b }: TextRun) => {
    const dx = Math.max(0, a.x0 - b.x1, b.x0 - a.x1);
    const dy = Math.max(0, a.y0 - b.y1, b.y0 - a.y1);
    return Math.hypot(dx, dy);
  };
  return texts.some(
    (run) =>
      run !== number &&
      NAME.test(run.text) &&
      apart(run, number) <= NEAR * number.heightPx &&
      labelAt(run, rooms, page) === label,
  );
}
