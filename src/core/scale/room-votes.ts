import type { RoomPx } from '../structure/types.ts';
import type { Measure, Reading } from '../texts/types.ts';
import { MOST_SIGMA } from './find-consensus.ts';
import type { Floor } from './measure-faces.ts';
import { extentsAt, labelAt } from './room-extents.ts';
import { rounding, type Vote } from './votes.ts';

/** Wall faces are known to about this on either side, pixels. */
const FACE_PX = 1.5;
/** Room sizes are measured and rounded less carefully than dimension lines. */
const SURVEY = 0.008;
/** The two sides of one room must ask for the same scale within this to vouch for each other. */
const SAME_SCALE = 0.06;

/** What a size is worth whose unit is a guess, and one whose feet and inches cannot be told apart. */
const GUESSED = 0.8;
const UNMARKED_FEET = 0.35;
/** What one side of a room is worth alone, and in the order that is less usual: width across the sheet comes first. */
const ALONE = 0.15;
const SWAPPED = 0.8;

/** Printed room sizes against the extents of the rooms they stand in, and printed areas against their pixels. */
export function roomVotes(measures: readonly Measure[], floor: Floor): Vote[] {
  const { rooms, page, facesPx } = floor;
  const labels = measures.map((measure) => labelAt(measure.run, rooms, page));
  return measures.flatMap((measure, index) => {
    const label = labels[index]!;
    const room = label > 0 ? rooms.rooms[label - 1] : undefined;
    if (!room) return [];
    return measure.readings.flatMap((reading) => {
      if (reading.kind === 'size') return sizeVotes(measure, reading, index, label, floor);
      if (reading.kind === 'area') {
        // An area among others in one space is the sum or a part of it.
        const rival = measures.some((m, i) => i !== index && labels[i] === label && m.readings.some(isSureArea));
        return rival ? [] : areaVote(measure, reading, index, room, facesPx);
      }
      return [];
    });
  });
}

const isSureArea = (r: Reading) => r.kind === 'area' && r.certain;

function sizeVotes(
  measure: Measure,
  reading: Extract<Reading, { kind: 'size' }>,
  index: number,
  label: number,
  floor: Floor,
): Vote[] {
  const extents = extentsAt(measure.run, label, floor);
  const [a, b] = reading.metres;
  const votes: Vote[] = [];
  for (const [across, down] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const w of extents.x) {
      for (const h of extents.y) {
        const x = Math.log(across / w.px);
        const y = Math.log(down / h.px);
        const off = Math.abs(x - y) / SAME_SCALE;
        const vouched = Math.exp(-0.5 * off * off);
        // A size that suits the room in both directions is the best evidence; open rooms have one side alone.
        const both = (1 - ALONE) * vouched * Math.min(w.share, h.share);
        const alone = ALONE * (across === a ? 1 : SWAPPED);
        const trust = trustIn(reading, measure);
        votes.push(
          vote('x', x, across, w.px, trust * (both + alone * w.share)),
          vote('y', y, down, h.px, trust * (both + alone * h.share)),
        );
      }
    }
  }
  return votes;

  function vote(axis: 'x' | 'y', log: number, metres: number, lengthPx: number, weight: number): Vote {
    const sigma = Math.min(MOST_SIGMA, SURVEY + FACE_PX / lengthPx + rounding(reading.unit, metres, measure.run.text));
    return {
      measure, key: `s${index}${axis}`, axis, log, sigma, weight, unit: reading.unit, certain: reading.certain,
      metres, lengthPx, source: 'dimensions',
    }; // biome-ignore format: one line a field would hide the shape
  }
}

/** `240 X 234` may be 24'0" by 23'4" that lost all four marks, but hardly is. */
function trustIn({ certain, unit }: Extract<Reading, { kind: 'size' }>, { run }: Measure): number {
  if (certain) return 1;
  return unit === 'ft-in' && /\d{3}/.test(run.text) && !/['"′″-]/.test(run.text) ? UNMARKED_FEET : GUESSED;
}

/** What an area printed in a room says, if the room has any floor; `index` tells the texts of a sheet apart. */
export function areaVote(
  measure: Measure,
  reading: Extract<Reading, { kind: 'area' }>,
  index: number,
  room: RoomPx,
  facesPx: number,
): Vote[] {
  if (room.areaPx <= 0) return [];
  const lengthPx = Math.sqrt(room.areaPx) + facesPx;
  const metres = Math.sqrt(reading.squareMetres);
  return [
    {
      measure,
      key: `a${index}`,
      log: Math.log(metres / lengthPx),
      sigma: Math.min(MOST_SIGMA, 0.012 + FACE_PX / lengthPx),
      weight: reading.certain ? 0.5 : 0.25,
      certain: reading.certain,
      metres,
      lengthPx,
      source: 'areas',
    },
  ];
}
