import type { TopView } from '../picture/render-top-view.ts';
import type { Vec3 } from '../scene/model-builder.ts';
import type { Scene } from '../scene/types.ts';
import { cornersOf, fitted } from './fitted.ts';
import { renderStill } from './render-still.ts';
import type { Shown } from './visible-faces.ts';

/** Walls are cut at this height, so that rooms are seen, metres. */
const CUT = 1.35;
const WIDTH_PX = 1600;
const ASPECT = 4 / 3;

/** The whole home from above at an angle, its walls cut. */
export function dollhouse(scene: Scene, widthPx = WIDTH_PX): TopView {
  const { x0, y0, x1, y1 } = scene.bounds;
  const target: Vec3 = [(x0 + x1) / 2, (y0 + y1) / 2, CUT / 3];
  const from = {
    target,
    distance: 20,
    azimuth: -20,
    elevation: 52,
    angle: 30,
    widthPx,
    heightPx: Math.round(widthPx / ASPECT),
  };
  const places = cornersOf(scene.bounds).flatMap(([x, y]): Vec3[] => [[x, y, 0], [x, y, CUT]]); // biome-ignore format: short
  const everywhere = { x0: -1e3, y0: -1e3, x1: 1e3, y1: 1e3 };
  const shown: Shown = ({ kind, name }) => {
    if (name === 'lintel') return undefined;
    const isCut = kind === 'wall' || kind === 'opening' || name === 'column';
    return { ...everywhere, top: isCut ? CUT : Number.POSITIVE_INFINITY };
  };
  return renderStill(scene, { view: fitted(from, places), shown, onPaper: true });
}
