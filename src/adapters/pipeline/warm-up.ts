import { drawPlan } from '#core/draw-plan.ts';
import { furnishPlan } from '#core/furnish-plan.ts';
import { drawPicture } from '../picture/draw-picture.ts';
import { writeGlb } from '../picture/write-glb.ts';
import { SMALL_HOME } from './small-home.ts';

/** Longer side of a picture that nobody sees: as large as it takes for the engine to compile what draws it. */
const LONG_SIDE_PX = 1000;

/**
 * Furnishes and draws a small home once, so that the first home that somebody waits for is not the one by which code is compiled and fonts are loaded.
 * @param isWanted asked after every part, none of which takes a second: the rest is left out where there is other work by then
 */
export async function warmUp(isWanted: () => boolean = () => true): Promise<void> {
  const { plan } = SMALL_HOME;
  const layout = furnishPlan(plan);
  await breath();
  if (!isWanted()) return;
  const scene = drawPlan(plan, layout);
  await drawPicture({ ...SMALL_HOME, layout }, { scene, longSidePx: LONG_SIDE_PX });
  await breath();
  if (isWanted()) await writeGlb(scene);
}

/** Lets in what has come meanwhile. */
const breath = () => new Promise((resolve) => setImmediate(resolve));
