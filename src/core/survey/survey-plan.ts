import { type Affine, compose, growthOf } from '../geometry/affine.ts';
import { millimetre } from '../geometry/millimetre.ts';
import { ringArea } from '../geometry/ring.ts';
import type {
  DrawnItem,
  Opening,
  Plan,
  PlanDocument,
  Point,
  Room,
  RoomType,
  Scale,
  Verdict,
  Wall,
} from '../plan/schema.ts';
import type { ScaleFinding } from '../scale/types.ts';
import type { PointPx } from '../sheet/types.ts';
import type { OpeningPx, RoomsPx, SymbolPx, Symbols, WallsPx } from '../structure/types.ts';
import { drawingUnit } from './drawing-unit.ts';
import { holdOpenings } from './hold-openings.ts';

/** Width that the median door is given where no scale is known (contract.md, "plan.json"). */
const ASSUMED_DOOR_M = 0.8;
/** Plans without a door: the usual partition wall of European flats. */
const ASSUMED_WALL_M = 0.12;

export interface Findings {
  readonly walls: WallsPx;
  readonly openings: OpeningPx[];
  readonly rooms: RoomsPx;
  readonly symbols: Symbols;
  readonly scale: ScaleFinding;
  readonly names: { type: RoomType; label: string }[];
  readonly verdict: Verdict;
  /** Size of the upright picture that was sent, and where on it the pixels of the sheet lie that was read. */
  readonly source: { widthPx: number; heightPx: number; toPicture: Affine };
}

/** Everything that was found on the sheet, in pixels -> the plan in metres, its origin at the top left wall corner. */
export function surveyPlan(found: Findings): PlanDocument {
  const scale = chooseScale(found);
  const { toPicture } = found.source;
  const perMetre = 1 / (scale.metresPerPixel * growthOf(toPicture));
  const origin = topLeft(found);
  const toMetres = ([x, y]: PointPx): Point => [
    millimetre((x - origin[0]) / perMetre),
    millimetre((y - origin[1]) / perMetre),
  ];
  return {
    version: 1,
    source: {
      widthPx: found.source.widthPx,
      heightPx: found.source.heightPx,
      toPixels: compose(toPicture, [perMetre, 0, 0, perMetre, ...origin]),
    },
    verdict: found.verdict,
    scale,
    plan: toPlan(found, toMetres, 1 / perMetre),
  };
}

function toPlan(found: Findings, toMetres: (p: PointPx) => Point, metresPerSheetPx: number): Plan {
  const walls: Wall[] = holdOpenings(found.walls.walls, found.openings).map((wall, i) => ({
    id: `w${i + 1}`,
    from: toMetres(wall.from),
    to: toMetres(wall.to),
    thickness: Math.max(0.01, millimetre(wall.thicknessPx * metresPerSheetPx)),
    exterior: wall.exterior,
    ...confidenceOf(wall),
  }));
  const openings: Opening[] = found.openings.map((opening, i) => ({
    id: `${opening.kind === 'window' ? 'n' : 'd'}${i + 1}`,
    kind: opening.kind,
    wall: `w${opening.wall + 1}`,
    from: toMetres(opening.from),
    to: toMetres(opening.to),
    ...(opening.swing && { swing: { hinge: toMetres(opening.swing.hinge), leaf: toMetres(opening.swing.leaf) } }),
    ...confidenceOf(opening),
  }));
  const rooms: Room[] = found.rooms.rooms.map((room, i) => {
    const outline = room.outline.map(toMetres);
    const holes = room.holes.map((hole) => hole.map(toMetres));
    const area = Math.abs(ringArea(outline)) - holes.reduce((sum, hole) => sum + Math.abs(ringArea(hole)), 0);
    const whole = { id: `r${i + 1}`, ...found.names[i]!, outline, holes, area: Math.round(area * 100) / 100 };
    return { ...whole, ...confidenceOf(room) };
  });
  const drawn =
    (prefix: string) =>
    (symbol: SymbolPx, i: number): DrawnItem => ({
      id: `${prefix}${i + 1}`,
      kind: symbol.kind,
      room: `r${symbol.room + 1}`,
      outline: symbol.outline.map(toMetres),
      ...confidenceOf(symbol),
    });
  return {
    walls,
    openings,
    rooms,
    fixtures: found.symbols.fixtures.map(drawn('f')),
    furniture: found.symbols.furniture.map(drawn('x')),
  };
}

/** The scale that was read, in pixels of the source, or the one that makes the median door as wide as doors are. */
function chooseScale({ scale, openings, walls, source }: Findings): Scale {
  const { agreeing, read } = scale;
  const unit = drawingUnit(scale);
  const measured = { agreeing, read, ...(unit && { unit }) };
  if (scale.metresPerPixel !== undefined) {
    return { metresPerPixel: scale.metresPerPixel / growthOf(source.toPicture), from: scale.from, ...measured };
  }
  const doors = openings
    .filter((o) => o.kind === 'door')
    .map((o) => Math.hypot(o.to[0] - o.from[0], o.to[1] - o.from[1]))
    .filter((length) => length > 0)
    .sort((a, b) => a - b);
  const door = doors[doors.length >> 1];
  const metres = door ? ASSUMED_DOOR_M / door : ASSUMED_WALL_M / Math.max(1, walls.thicknessPx);
  return { metresPerPixel: metres / growthOf(source.toPicture), from: 'assumed', ...measured, agreeing: 0 };
}

function topLeft({ walls, rooms }: Findings): PointPx {
  const points = [...walls.walls.flatMap((w) => [w.from, w.to]), ...rooms.rooms.flatMap((r) => r.outline)];
  const least = (axis: 0 | 1) => points.reduce((low, p) => Math.min(low, p[axis]), Number.POSITIVE_INFINITY);
  return points.length ? [least(0), least(1)] : [0, 0];
}

/** To a hundredth, where it is known. */
const confidenceOf = ({ confidence }: { readonly confidence?: number }): { confidence?: number } =>
  confidence === undefined ? {} : { confidence: Math.round(confidence * 100) / 100 };
