import type { Plan } from '#core/plan/schema.ts';
import { boundsOf } from '../dwelling/loose-furniture.ts';
import type { Dwelling } from '../dwelling/types.ts';
import type { Random } from '../random.ts';
import { drawConventionalLettering } from './conventions/draw-lettering.ts';
import { drawOverhead } from './conventions/draw-overhead.ts';
import { drawRadiators } from './conventions/draw-radiators.ts';
import { drawCrossingLines } from './crossing-lines.ts';
import { drawChains, drawInsideLengths, outerBox } from './dimensions.ts';
import { drawElectrical } from './electrical/draw-electrical.ts';
import { drawFixtures } from './fixtures.ts';
import { drawFloors } from './floors.ts';
import { drawFurniture } from './furniture.ts';
import { paintHome } from './grounds.ts';
import { drawLabels } from './labels.ts';
import { drawLeaders } from './leaders.ts';
import { drawGarden, drawNeighbours } from './neighbours.ts';
import { drawOpenings } from './openings.ts';
import {
  drawGrid,
  drawRoof,
  drawScribbles,
  drawSections,
  drawTurningCircles,
  drawVoids,
  drawWiring,
} from './overlays.ts';
import type { Pen } from './pen.ts';
import { drawSteps } from './steps.ts';
import type { Content } from './types.ts';
import { drawWalls } from './walls.ts';

/** Paints one plan with everything in it and its dimensions: floors first, lettering last. */
export function paintPlan(pen: Pen, dwelling: Dwelling, plan: Plan, content: Content, random: Random): void {
  const oversize = content.contradiction === 'half' ? random.fork('oversize').range(1.25, 1.7) : 1;
  const { style } = pen;
  const surroundings = random.fork('surroundings');
  paintHome(pen, plan);
  if (style.extras.neighbours) drawNeighbours(pen, plan, random.fork('neighbours'));
  drawFloors(pen, plan, random.fork('floors'));
  if (style.extras.plants) drawGarden(pen, plan, random.fork('garden'));
  drawFixtures(pen, plan.fixtures, random.fork('fixtures'));
  drawFurniture(pen, plan.furniture);
  if (style.extras.voids) drawVoids(pen, plan, random.fork('voids'));
  if (style.extras.tags && random.fork('turning').chance(0.3)) drawTurningCircles(pen, plan);
  drawWalls(pen, plan);
  // By convention they are things of the plan.
  if (!style.conventions) drawSteps(pen, plan, random.fork('steps'));
  drawOpenings(pen, plan);
  if (style.conventions?.radiators) drawRadiators(pen, plan);
  drawRoof(pen, plan, surroundings);
  if (style.crossing) drawCrossingLines(pen, plan, style.crossing, random.fork('crossing'));
  if (style.extras.wiring) drawWiring(pen, plan, random.fork('wiring'));
  const { conventions } = style;
  if (conventions) drawOverhead(pen, plan, conventions.overhead, random.fork('overhead'));
  if (content.inside) drawInsideLengths(pen, plan, random.fork('inside'), oversize);
  drawLabels(pen, plan, dwelling.extraLabels, content, random.fork('labels'));
  if (style.electrical) drawElectrical(pen, plan, style.electrical, random.fork('electrical'));
  if (content.chains) drawChains(pen, plan, oversize);
  if (conventions) drawConventionalLettering(pen, plan, conventions.lettering, random.fork('lettering'));
  if (style.extras.grid) drawGrid(pen, plan, content);
  if (style.extras.sections) drawSections(pen, plan, random.fork('sections'));
  if (style.extras.leaders) drawLeaders(pen, plan, random.fork('leaders'));
  if (style.extras.scribbles) drawScribbles(pen, random.fork('scribbles'));
}

/** Everything that a plan covers, outdoor rooms included, in metres. */
export function extentOf(plan: Plan): { x0: number; y0: number; x1: number; y1: number } {
  const walls = outerBox(plan);
  return boundsOf([[walls.x0, walls.y0], [walls.x1, walls.y1], ...plan.rooms.flatMap((room) => room.outline)]);
}
