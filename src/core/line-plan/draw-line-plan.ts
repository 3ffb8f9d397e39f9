import type { Units } from '../gallery/units.ts';
import { type Affine, apply, compose, scaling, shift } from '../geometry/affine.ts';
import { polygonsOf } from '../geometry/region.ts';
import { planMarks } from '../picture/plan-marks.ts';
import type { Plan, PlanDocument } from '../plan/schema.ts';
import { type Footprint, footprintOf } from '../scene/footprint.ts';
import { chainMarks, chainsDepth } from './dimension-marks.ts';
import { FACADES, facadeChains } from './facade-chains.ts';
import { homeFacts, titleOf } from './home-facts.ts';
import { layOutSheet, type SheetWishes } from './lay-out-sheet.ts';
import { drawOpenings } from './opening-marks.ts';
import type { Paper } from './papers.ts';
import { Pen } from './pen.ts';
import { drawFixtures, drawFurniture } from './piece-marks.ts';
import { roomTexts } from './room-texts.ts';
import { type TitleBlock, titleBlockMarks } from './title-block.ts';
import { LAYERS, type LayerName, type LinePlan, type Mark } from './types.ts';
import { drawWalls } from './wall-marks.ts';

export interface LinePlanOptions extends SheetWishes {
  readonly units: Units;
  readonly furniture: boolean;
  /** Names that cannot be set in the fonts at hand are replaced by the English name of the room's type. */
  readonly canSet?: (text: string) => boolean;
}

/**
 * An architect's plan: walls, doors and windows, what is built in and (unless it is left out) the furniture as line symbols, names and
 * sizes of the rooms, and chains of dimensions outside. Walls that are one metre apart are 1000 / `scale` millimetres apart on the sheet.
 */
export function drawLinePlan(document: PlanDocument, options: LinePlanOptions): LinePlan {
  const { plan, layout } = document;
  const { units } = options;
  const furnished = options.furniture && (layout?.items.length ?? 0) > 0;
  const footprint = footprintOf(plan);
  const chains = facadeChains(plan, footprint);
  const extent = extentOf(plan, footprint);
  const [top, right, bottom, left] = FACADES.map((facade) => chainsDepth(chains[facade])) as [number, number, number, number]; // biome-ignore format: four sides
  const facts = homeFacts(plan);
  const blockOf = (scale: number, paper?: Paper): TitleBlock => ({
    ...{ facts, units, scale, furnished, table: options.sheet === 'paper' },
    ...(paper && { paper: paper.name }),
  });
  const drawing = (scale: number): [number, number] => [
    ((extent.x1 - extent.x0) * 1000) / scale + left + right,
    ((extent.y1 - extent.y0) * 1000) / scale + top + bottom,
  ];
  const sheet = layOutSheet(options, drawing, blockOf);
  const [x, y] = sheet.at;
  const perMetre = 1000 / sheet.scale;
  const toPaper = compose(shift(x + left - extent.x0 * perMetre, y + top - extent.y0 * perMetre), scaling(perMetre));
  const [x0, y0] = apply(toPaper, [extent.x0, extent.y0]);
  const [x1, y1] = apply(toPaper, [extent.x1, extent.y1]);
  const edges = { top: y0, right: x1, bottom: y1, left: x0 };
  const texts = roomTexts(plan, {
    ...{ toPaper, units, names: facts.names, items: furnished ? layout!.items : [] },
    canSet: options.canSet ?? (() => true),
  });
  const layers: Record<LayerName, Mark[]> = {
    ...drawnLayers(document, footprint, toPaper, furnished),
    dimensions: FACADES.flatMap((facade) =>
      chainMarks(chains[facade], {
        ...{ facade, units, edge: edges[facade] },
        toPaper: (metres) => apply(toPaper, [metres, metres])[facade === 'top' || facade === 'bottom' ? 0 : 1],
      }),
    ),
    masks: texts.masks,
    rooms: texts.texts,
    sheet: [...sheet.frame, ...titleBlockMarks(sheet.block, sheet.blockAt, sheet.innerWidth)],
  };
  return {
    ...{ widthMm: sheet.widthMm, heightMm: sheet.heightMm, scale: sheet.scale },
    title: `${furnished ? 'Furnished floor plan' : 'Floor plan'} · ${titleOf(facts, units)}`,
    description: `Line plan at 1:${sheet.scale} with ${facts.rooms.map(({ name }) => name).join(', ')}. Dimensions are approximate; not a survey.`,
    layers: LAYERS.map((name) => ({
      name,
      marks: layers[name],
    })),
  };
}

/** Walls, openings and pieces, each layer on top of the one before. */
function drawnLayers(
  { plan, layout }: PlanDocument,
  footprint: Footprint,
  toPaper: Affine,
  furnished: boolean,
): Record<'walls' | 'openings' | 'fixtures' | 'furniture', Mark[]> {
  const layers = { walls: [] as Mark[], openings: [] as Mark[], fixtures: [] as Mark[], furniture: [] as Mark[] };
  const pen = (name: keyof typeof layers, style: ConstructorParameters<typeof Pen>[2]) =>
    new Pen(layers[name], toPaper, style);
  drawWalls(pen('walls', { line: 'thin', tone: 'wall' }), footprint);
  drawOpenings(pen('openings', { line: 'symbol', tone: 'ink' }), plan);
  drawFixtures(pen('fixtures', { line: 'symbol', tone: 'quiet' }), plan);
  if (furnished) drawFurniture(pen('furniture', { line: 'symbol', tone: 'furniture' }), layout!);
  drawEntrance(pen('openings', { line: 'thin', tone: 'ink' }), plan);
  return layers;
}

/** An arrow into the home, pointed at the door. */
function drawEntrance(pen: Pen, plan: Plan): void {
  const entrance = entranceOf(plan);
  if (!entrance) return;
  const size = pen.metres(ENTRANCE);
  const own = pen.placed([entrance.x, entrance.y], (entrance.angle * 180) / Math.PI);
  own.ring([[0, 0], [-size, -size / 2], [-size, size / 2]], 'ink'); // biome-ignore format: corners
}

/** Length of the arrow at the way in, millimetres, and about that in metres. */
const ENTRANCE = 3;
const ENTRANCE_M = 0.3;

/** A picture of one pixel a metre: places in it are metres. */
const entranceOf = (plan: Plan) =>
  planMarks(plan, { widthPx: 1, heightPx: 1, pixelsPerMetre: 1, x0: 0, y0: 0 }).entrance;

/** All that is drawn of the home, open doors and the arrow at the way in included, metres. */
function extentOf(
  plan: Plan,
  { ground, railings, kerbs }: Footprint,
): { x0: number; y0: number; x1: number; y1: number } {
  const points = [ground, railings, kerbs].flatMap((region) => polygonsOf(region).flat(2));
  for (const { swing } of plan.openings) if (swing) points.push(swing.leaf);
  const entrance = entranceOf(plan);
  if (entrance)
    points.push([
      entrance.x - ENTRANCE_M * Math.cos(entrance.angle),
      entrance.y - ENTRANCE_M * Math.sin(entrance.angle),
    ]);
  // A plan in which nothing was found is still a sheet.
  if (points.length === 0) return { x0: 0, y0: 0, x1: 1, y1: 1 };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}
