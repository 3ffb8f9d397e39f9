import { lengthOf } from '../geometry/segment.ts';
import type { Verdict } from '../plan/schema.ts';
import type { ScaleFinding } from '../scale/types.ts';
import type { OpeningPx, RoomsPx } from '../structure/types.ts';

/** Limits of what is served (contract.md): floor of a dwelling in square metres. */
const FLOOR_M2 = { least: 8, most: 2000 };
/** Width of a door in metres (contract.md). */
const DOOR_M = { least: 0.4, most: 4 };
/** One door alone may be anything that was taken for one. */
const LEAST_DOORS = 2;
/** Scales this far apart are different scales; below it is misplaced ends of dimension lines. */
const SAME_SCALE = 0.05;
/** One dimension of another scale is a misread number; of more the scale stage has weighed whether they are a scale of their own. */
const OTHER_VOTES = 2;
/** Along and across differ by less than this on drawings in true proportions (0.8 % at most on those measured). */
const STRETCH = 0.03;

export interface SizeInput {
  readonly openings: readonly OpeningPx[];
  readonly rooms: RoomsPx;
  readonly scale: ScaleFinding;
}

/** `size_unsupported` when the dimensions disagree on the scale or give a plan out of range; undefined when all is well. */
export function checkSize(input: SizeInput): Verdict | undefined {
  return mixedScales(input.scale) ?? stretched(input.scale) ?? floorOutOfRange(input) ?? doorsOutOfRange(input);
}

/** The scales of one drawing: that of its axes, and what areas say, which lies between these where it is stretched. */
function ownScales(scale: ScaleFinding): number[] {
  const { metresPerPixel, x, y } = scale;
  return stretched(scale) ? [metresPerPixel!, x!, y!, Math.sqrt(x! * y!)] : [metresPerPixel!];
}

function mixedScales(scale: ScaleFinding): Verdict | undefined {
  const main = scale.metresPerPixel!;
  const own = ownScales(scale);
  const isOther = (one: number) => own.every((scale) => Math.abs(one / scale - 1) > SAME_SCALE);
  const others = scale.others.filter((o) => isOther(o.metresPerPixel) && o.texts.length >= OTHER_VOTES);
  if (others.length === 0) return undefined;
  const group = (metresPerPixel: number, texts: string[]) => ({
    millimetresPerPixel: round(metresPerPixel * 1000),
    texts,
  });
  const mainTexts = scale.spans
    .filter((s) => s.measure.readings.some((r) => r.kind === 'length'))
    .map((s) => s.measure.run.text)
    .filter((text) => !others.some((o) => o.texts.includes(text)));
  return {
    code: 'size_unsupported',
    message: 'The dimensions on the sheet belong to different scales. Send one floor plan drawn to one scale.',
    details: {
      reason: 'mixed-scales',
      scales: [group(main, mainTexts), ...others.map((o) => group(o.metresPerPixel, o.texts))],
    },
  };
}

function stretched({ x, y }: ScaleFinding): Verdict | undefined {
  if (x === undefined || y === undefined || Math.abs(x / y - 1) <= STRETCH) return undefined;
  return {
    code: 'size_unsupported',
    message:
      'The drawing is stretched: its dimensions along and across do not fit one scale. Send it in its true proportions.',
    details: { reason: 'stretched', millimetresPerPixel: { along: round(x * 1000), across: round(y * 1000) } },
  };
}

function floorOutOfRange({ rooms, scale }: SizeInput): Verdict | undefined {
  const area = floorOf(rooms) * scale.metresPerPixel! ** 2;
  if (area >= FLOOR_M2.least && area <= FLOOR_M2.most) return undefined;
  const small = area < FLOOR_M2.least;
  return {
    code: 'size_unsupported',
    message: small
      ? `The dimensions give a floor of only ${area.toFixed(1)} m²; dwellings from ${FLOOR_M2.least} m² on are supported. Check the printed dimensions.`
      : `The dimensions give a floor of ${Math.round(area)} m²; up to ${FLOOR_M2.most} m² are supported. Send the plan of one dwelling.`,
    details: {
      reason: small ? 'too-small' : 'too-large',
      floorSquareMetres: round(area),
      rooms: rooms.rooms.map((r) => round(r.areaPx * scale.metresPerPixel! ** 2)),
    },
  };
}

/** Floor of everything indoors; where rooms are missing, what the outer walls enclose tells it better. */
function floorOf({ rooms, inside }: RoomsPx): number {
  const found = rooms.filter((r) => !r.outdoor).reduce((sum, r) => sum + r.areaPx, 0);
  let enclosed = 0;
  for (const v of inside.data) enclosed += v;
  return Math.max(found, enclosed);
}

/** Where the scale is wrong all doors are too wide or too narrow; where it is right, tiles and panes may be taken for narrow doors. */
function doorsOutOfRange({ openings, scale }: SizeInput): Verdict | undefined {
  const widths = openings
    .filter((o) => o.kind === 'door')
    .map((o) => lengthOf(o) * scale.metresPerPixel!)
    .sort((a, b) => a - b);
  const isOut = widths.at(-1)! < DOOR_M.least || widths[0]! > DOOR_M.most;
  if (widths.length < LEAST_DOORS || !isOut) return undefined;
  const usual = widths[widths.length >> 1]!;
  return {
    code: 'size_unsupported',
    message: `The dimensions make the doors ${usual.toFixed(2)} m wide, which cannot be. Check that the printed dimensions fit the drawing.`,
    details: { reason: 'door-width', doorMetres: round(usual) },
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
