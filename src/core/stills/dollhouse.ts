import { isFixedToWall } from '../furnish/check/share-floor.ts';
import type { TopView } from '../picture/render-top-view.ts';
import type { Vec3 } from '../scene/model-builder.ts';
import type { Mesh, Scene, SceneNode } from '../scene/types.ts';
import { fitted } from './fitted.ts';
import { renderStill } from './render-still.ts';
import type { Shown } from './visible-faces.ts';

/** Walls are cut at this height, so that rooms are seen, metres. */
const CUT = 1.35;
const WIDTH_PX = 1600;
const ASPECT = 4 / 3;

/** What hangs on a wall and reaches no further below the cut is left out, metres. */
const STRIP = 0.05;

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
  return renderStill(scene, { view: fitted(from, cornersOf(scene)), shown, onPaper: true });
}

const EVERYWHERE = { x0: -1e3, y0: -1e3, x1: 1e3, y1: 1e3 };

/** Walls and what is in and on them up to the cut; all else as it is. */
const shown: Shown = (node) => {
  const { kind, name } = node;
  if (name === 'lintel') return undefined;
  const isOnWall = (kind === 'item' && isFixedToWall({ kind: name })) || hasMirrorAbove(node);
  if (isOnWall && heightsOf(node.meshes)[0] > CUT - STRIP) return undefined;
  const isCut = kind === 'wall' || kind === 'opening' || name === 'column' || isOnWall;
  return { ...EVERYWHERE, top: isCut ? CUT : Number.POSITIVE_INFINITY };
};

/** Whether a low piece comes with its mirror, which hangs on the wall over it, as basins do. */
function hasMirrorAbove({ kind, meshes }: SceneNode): boolean {
  if (kind !== 'item' && kind !== 'fixture') return false;
  const mirrors = meshes.filter(({ material }) => material === 'mirror');
  const others = meshes.filter(({ material }) => material !== 'mirror');
  return heightsOf(mirrors)[1] > CUT && heightsOf(others)[1] < CUT;
}

/** From the lowest to the highest place of some meshes, metres. */
function heightsOf(meshes: readonly Mesh[]): [low: number, high: number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { positions } of meshes)
    for (let i = 2; i < positions.length; i += 3) {
      low = Math.min(low, positions[i]!);
      high = Math.max(high, positions[i]!);
    }
  return [low, high];
}

/** Corners of floors and cut walls: a home fills less of a picture in perspective than the box around it, whose near corners are often bare. */
function cornersOf({ nodes }: Scene): Vec3[] {
  const built = nodes.filter((node) => (node.kind === 'floor' || node.kind === 'wall') && shown(node));
  return built.flatMap(({ meshes }) =>
    meshes.flatMap(({ positions: p }) =>
      Array.from({ length: p.length / 3 }, (_, i): Vec3 => [p[3 * i]!, p[3 * i + 1]!, Math.min(p[3 * i + 2]!, CUT)]),
    ),
  );
}
