import { BED_GAP, BED_LENGTH, BED_PASSAGE, besideBed, SHORT_BED_LENGTH } from './beside-bed.ts';
import { blend } from './blend.ts';
import { bothWays, type Part, piece, type Template } from './template.ts';

/** Width and length of beds for one, metres. */
const SIZES = [[0.9, BED_LENGTH], [1.2, BED_LENGTH], [0.8, SHORT_BED_LENGTH]] as const; // biome-ignore format: one line
const PER_METRE = 0.5;
const HEADBOARD_DEPTH = 0.2;
const STAND = { width: 0.4, depth: 0.4 };
/** The young sleep along a wall, which leaves the floor free, others with the head at it; the other way round only where that finds no place. */
const OTHER_WAY = 0.4;

/** What a bed for one is to be like: `area` of the room in m², `young` where floor to play or work on counts for more than width. */
export interface SingleBedRoom {
  readonly area: number;
  readonly young: boolean;
}

const idealWidth = ({ area, young }: SingleBedRoom): number => (young ? 0.9 : 0.9 + 0.3 * blend(area, 8.5, 12));

/**
 * Beds for one: the head at the wall with a nightstand beside it, or lying along the wall as a day bed, with a shelf behind
 * the head. `penalty` is added to each.
 */
export const singleBeds = (room: SingleBedRoom, penalty = 0): Template[] => SIZES.flatMap((size) => sized(size, room, penalty)); // biome-ignore format: one line

/** The same in the usual size only, for where a wider bed was wanted. */
export const plainSingleBeds = (penalty: number): Template[] => sized(SIZES[0], { area: 0, young: true }, penalty);

function sized([width, length]: readonly [number, number], room: SingleBedRoom, penalty: number): Template[] {
  const short = length < BED_LENGTH ? 0.4 : 0;
  const off = penalty + short + PER_METRE * Math.abs(width - idealWidth(room));
  return [
    ...bothWays(headAtWall(width, length, off + (room.young ? OTHER_WAY : 0))),
    ...bothWays(alongWall(width, length, off + (room.young ? 0 : OTHER_WAY))),
  ].map((template, k) => ({ ...template, name: `${template.name}-${k}` }));
}

function headAtWall(width: number, length: number, penalty: number): Template {
  const bed = piece('single-bed', 0, 0, 0, { width, depth: length });
  const stand = piece('nightstand', bed.x0 - BED_GAP - STAND.width / 2, 0, 0, STAND);
  const rug = piece('rug', bed.x0 - 0.32, 0.55, 0, { width: 0.6, depth: 1.2 });
  return {
    name: `single-bed-head-${width}`,
    parts: [bed, stand],
    zones: [besideBed(bed, 'left', BED_PASSAGE)],
    penalty,
    rugs: [rug],
  };
}

/** The long side at the wall, the head at +x: a sofa by day. */
function alongWall(width: number, length: number, penalty: number): Template {
  const bed = piece('single-bed', length / 2, width / 2, 90, { width, depth: length });
  const board = Math.max(0.9, width);
  const shelf = piece('headboard', bed.x1 + HEADBOARD_DEPTH, board / 2, 90, { width: board, depth: HEADBOARD_DEPTH });
  return {
    name: `single-bed-along-${width}`,
    parts: [bed, shelf],
    zones: [besideBed(bed, 'front', BED_PASSAGE)],
    penalty,
    rugs: [0, 0.4, -0.4].map((x) => piece('rug', x, bed.y1 + 0.1, 0, { width: 1.2, depth: 0.6 })),
  };
}

/** Between two beds that share a nightstand of 0.6 m, metres. */
const BETWEEN_TWINS = 0.68;

/** Two beds side by side, their heads at one wall: one nightstand between them, or one each at the outer sides. */
export function twinBeds(penalty = 0): Template[] {
  const beds = (apart: number, length: number): [Part, Part] => {
    const x = (apart + 0.9) / 2;
    return [piece('single-bed', -x, 0, 0, { width: 0.9, depth: length }), piece('single-bed', x, 0, 0, { width: 0.9, depth: length })]; // biome-ignore format: a pair
  };
  return [BED_LENGTH, SHORT_BED_LENGTH].flatMap((length, k): Template[] => {
    const [left, right] = beds(BETWEEN_TWINS, length);
    const shared = piece('nightstand', 0, 0, 0, { width: 0.6, depth: 0.4 });
    const [far, near] = beds(0.8, length);
    const own = [piece('nightstand', far.x0 - 0.22, 0, 0, STAND), piece('nightstand', near.x1 + 0.22, 0, 0, STAND)];
    const rug = piece('rug', 0, 0.9, 0, { width: 2, depth: 1.5 });
    return [
      { name: `twin-beds-between-${length}`, parts: [left, right, shared], zones: [besideBed(left, 'right', BETWEEN_TWINS)], penalty: penalty + 0.3 * k, rugs: [rug] },
      { name: `twin-beds-outer-${length}`, parts: [far, near, ...own], zones: [besideBed(far, 'right', 0.8)], penalty: penalty + 0.1 + 0.3 * k, rugs: [rug] },
    ]; // biome-ignore format: two variants
  });
}
