import type { RoomPx, RoomsPx } from '../rooms/types.ts';
import type { Page } from '../sheet/types.ts';
import type { Measure, Reading, TextRun } from '../texts/types.ts';
import { MOST_SIGMA } from './find-consensus.ts';
import { rounding, type Vote } from './votes.ts';

/** Wall faces are known to about this on either side, pixels. */
const FACE_PX = 1.5;
/** Of a wall's outline this share of its stroke lies on the room's side of the face, both walls together. */
const OUTLINE = 0.7;
/** Room sizes are measured and rounded less carefully than dimension lines. */
const SURVEY = 0.008;
/** The two sides of one room must ask for the same scale within this to vouch for each other. */
const SAME_SCALE = 0.06;

/** What one side of a room is worth alone, and in the order that is less usual: width across the sheet comes first. */
const ALONE = 0.15;
const SWAPPED = 0.8;

/** Printed room sizes against the extents of the rooms they stand in, and printed areas against their pixels. */
export function roomVotes(measures: readonly Measure[], rooms: RoomsPx, page: Page): Vote[] {
  const labels = measures.map((measure) => labelAt(measure.run, rooms, page));
  return measures.flatMap((measure, index) => {
    const label = labels[index]!;
    const room = label > 0 ? rooms.rooms[label - 1] : undefined;
    if (!room) return [];
    return measure.readings.flatMap((reading) => {
      if (reading.kind === 'size') return sizeVotes(measure, reading, index, label, rooms, page);
      if (reading.kind === 'area') {
        // An area among others in one space is the sum or a part of it.
        const rival = measures.some((m, i) => i !== index && labels[i] === label && m.readings.some(isSureArea));
        return rival ? [] : areaVote(measure, reading, index, room, page.strokePx);
      }
      return [];
    });
  });
}

const isSureArea = (r: Reading) => r.kind === 'area' && r.certain;

/** Room under the middle of the text, or under one of its ends where the text itself broke the room up. */
function labelAt({ box }: TextRun, rooms: RoomsPx, page: Page): number {
  const y = (box.y0 + box.y1) / 2;
  for (const share of [0.5, 0.25, 0.75, 0, 1]) {
    const x = box.x0 + share * (box.x1 - box.x0);
    const label = rooms.labels[Math.round(y) * page.widthPx + Math.round(x)] ?? 0;
    if (label > 0) return label;
  }
  return 0;
}

function sizeVotes(
  measure: Measure,
  reading: Extract<Reading, { kind: 'size' }>,
  index: number,
  label: number,
  rooms: RoomsPx,
  page: Page,
): Vote[] {
  const extents = extentsAt(measure.run, label, rooms, page);
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
        const trust = reading.certain ? 1 : 0.8;
        votes.push(
          vote('x', x, across, w.px, trust * (both + alone * w.share)),
          vote('y', y, down, h.px, trust * (both + alone * h.share)),
        );
      }
    }
  }
  return votes;

  function vote(axis: 'x' | 'y', log: number, metres: number, lengthPx: number, weight: number): Vote {
    const sigma = Math.min(MOST_SIGMA, SURVEY + FACE_PX / lengthPx + rounding(reading.unit, metres));
    return {
      measure, key: `s${index}${axis}`, axis, log, sigma, weight, unit: reading.unit, certain: reading.certain,
      metres, lengthPx, source: 'dimensions',
    }; // biome-ignore format: one line a field would hide the shape
  }
}

interface Extent {
  readonly px: number;
  /** How usual this extent is in the room, 0 to 1. */
  readonly share: number;
}

/**
 * Extents of the room along both axes near the text: the width at the text's own height, and the widths that most rows
 * have, since rooms have niches and lie open to each other.
 */
function extentsAt(run: TextRun, label: number, rooms: RoomsPx, page: Page): { x: Extent[]; y: Extent[] } {
  const cx = Math.round((run.box.x0 + run.box.x1) / 2);
  const cy = Math.round((run.box.y0 + run.box.y1) / 2);
  const inRoom = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < page.widthPx && y < page.heightPx && rooms.labels[y * page.widthPx + x] === label;
  const spanAlong = (inside: (u: number) => boolean, centre: number): number => {
    if (!inside(centre)) return 0;
    let low = centre;
    let high = centre;
    while (inside(low - 1)) low--;
    while (inside(high + 1)) high++;
    return high - low + 1;
  };
  const own = {
    x: spanAlong((x) => inRoom(x, cy), cx),
    y: spanAlong((y) => inRoom(cx, y), cy),
  };
  const samples = (axis: 'x' | 'y'): number[] => {
    const across = axis === 'x' ? own.y : own.x;
    const step = Math.max(1, across / 40);
    const list: number[] = [];
    for (let d = -across; d <= across; d += step) {
      const k = Math.round(d);
      list.push(axis === 'x' ? spanAlong((x) => inRoom(x, cy + k), cx) : spanAlong((y) => inRoom(cx + k, y), cy));
    }
    return list.filter((px) => px > 0);
  };
  const widen = (extents: Extent[]) => extents.map(({ px, share }) => ({ px: px + OUTLINE * page.strokePx, share }));
  return { x: widen(usual(samples('x'), own.x)), y: widen(usual(samples('y'), own.y)) };
}

/** The commonest extents, the text's own among them. */
function usual(samples: readonly number[], own: number): Extent[] {
  if (samples.length === 0 || own === 0) return [];
  const near = (px: number) => samples.filter((s) => Math.abs(s / px - 1) < 0.012 || Math.abs(s - px) <= 2);
  const extents: Extent[] = [];
  const candidates = [own, ...samples].map((px) => ({ px, group: near(px) }));
  candidates.sort((a, b) => b.group.length - a.group.length);
  for (const { px, group } of [{ px: own, group: near(own) }, ...candidates]) {
    if (extents.length >= 3 || group.length < 0.12 * samples.length) continue;
    if (extents.some((e) => Math.abs(e.px / px - 1) < 0.02)) continue;
    const mean = group.reduce((sum, s) => sum + s, 0) / Math.max(1, group.length);
    extents.push({ px: group.length > 0 ? mean : px, share: Math.min(1, 0.35 + group.length / samples.length) });
  }
  return extents;
}

function areaVote(
  measure: Measure,
  reading: Extract<Reading, { kind: 'area' }>,
  index: number,
  room: RoomPx,
  strokePx: number,
): Vote[] {
  if (room.areaPx <= 0) return [];
  const lengthPx = Math.sqrt(room.areaPx) + OUTLINE * strokePx;
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
