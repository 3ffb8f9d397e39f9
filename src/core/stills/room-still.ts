import { grown } from '../picture/frame.ts';
import { isOnFloor } from '../picture/is-on-floor.ts';
import type { TopView } from '../picture/render-top-view.ts';
import type { Vec3 } from '../scene/model-builder.ts';
import type { Mesh, Scene, SceneNode } from '../scene/types.ts';
import { cornersOf, fitted } from './fitted.ts';
import { renderStill } from './render-still.ts';
import type { Bounds, Shown } from './visible-faces.ts';

const WIDTH_PX = 1200;
const ASPECT = 3 / 2;
/** Walls between the viewer and the room are cut down to this height, metres. */
const LOW = 0.05;
/** As much of the walls around a room is shown, metres. */
const AROUND = 0.3;
/** Where the viewer may stand: at a corner, so that two walls are seen. */
const AZIMUTHS = [-28, 28, 152, 208];
/** Walls are cut so far below their top, where all their sides are whole, metres. */
const BELOW_TOP = 0.22;
/** Metres: what is thinner lies on the bounds. */
const FLUSH = 0.005;

/** One room from a corner above, the walls before it taken away. @returns undefined where the scene has no such room */
export function roomStill(scene: Scene, roomId: string, widthPx = WIDTH_PX): TopView | undefined {
  const floor = scene.nodes.find(({ kind, room }) => kind === 'floor' && room === roomId);
  if (!floor?.meshes.length) return undefined;
  const bounds = boundsOf(floor, ALL)!;
  const top = scene.wallHeight - BELOW_TOP;
  const around: Bounds = { ...grown(bounds, AROUND), top };
  const inside = scene.nodes.filter((node) => isOf(node, roomId));
  const azimuth = AZIMUTHS.toSorted((a, b) => hidden(inside, bounds, a) - hidden(inside, bounds, b))[0]!;
  const [x, y] = [(bounds.x0 + bounds.x1) / 2, (bounds.y0 + bounds.y1) / 2];
  const from = {
    target: [x, y, 0.6] as Vec3,
    distance: 8,
    azimuth,
    elevation: 38,
    angle: 34,
    widthPx,
    heightPx: Math.round(widthPx / ASPECT),
  };
  const shown: Shown = (node) => {
    if (isOf(node, roomId)) return ALL;
    if (node.name === 'skirting') return { ...grown(bounds, FLUSH), top };
    if (node.kind !== 'wall' && node.kind !== 'opening') return undefined;
    const place = sideOf(node, floor.meshes, { azimuth, around });
    if (place === 'behind') return around;
    return place === 'before' && (node.name === 'wall' || node.name === 'railing')
      ? { ...around, top: LOW }
      : undefined;
  };
  const corners = cornersOf(grown(bounds, AROUND / 2));
  // The corner next to the viewer has no walls.
  const next = Math.max(...corners.map((at) => towardsViewer(azimuth, at[0], at[1])));
  const places = corners.flatMap(([cx, cy]): Vec3[] => [
    [cx, cy, 0],
    [cx, cy, towardsViewer(azimuth, cx, cy) < next ? top : 0],
  ]);
  return renderStill(scene, { view: fitted(from, places), shown, onPaper: false });
}

const ALL: Bounds = { x0: -1e3, y0: -1e3, x1: 1e3, y1: 1e3, top: 1e3 };

const isOf = ({ kind, room }: SceneNode, roomId: string): boolean =>
  room === roomId && kind !== 'wall' && kind !== 'opening';

function towardsViewer(azimuth: number, dx: number, dy: number): number {
  const turn = (azimuth * Math.PI) / 180;
  return -dx * Math.sin(turn) + dy * Math.cos(turn);
}

/** So far from a wall the floor is looked for, metres: walls are up to half a metre thick. */
const LOOK = [0.15, 0.4, 0.65];

/** Whether a wall stands between the viewer and the floor, behind it, or by another room. */
function sideOf(
  { meshes }: SceneNode,
  floor: readonly Mesh[],
  { azimuth, around }: { azimuth: number; around: Bounds },
): 'before' | 'behind' | 'apart' {
  const turn = (azimuth * Math.PI) / 180;
  const [dx, dy] = [-Math.sin(turn), Math.cos(turn)];
  let [before, behind] = [0, 0];
  for (const { positions: p, indices } of meshes)
    for (let t = 0; t < indices.length; t += 3) {
      const [x, y] = [0, 1].map((axis) => (p[indices[t]! * 3 + axis]! + p[indices[t + 1]! * 3 + axis]! + p[indices[t + 2]! * 3 + axis]!) / 3) as [number, number]; // biome-ignore format: a mean
      if (x < around.x0 || x > around.x1 || y < around.y0 || y > around.y1) continue;
      if (LOOK.some((off) => isOnFloor(floor, x + dx * off, y + dy * off))) behind++;
      if (LOOK.some((off) => isOnFloor(floor, x - dx * off, y - dy * off))) before++;
    }
  if (!before && !behind) return 'apart';
  return before > behind ? 'before' : 'behind';
}

/** How much of a room is hidden from a viewer by what stands high on his side. */
function hidden(nodes: readonly SceneNode[], room: Bounds, azimuth: number): number {
  return nodes.reduce((sum, node) => {
    const box = boundsOf(node, ALL);
    if (!box) return sum;
    const [dx, dy] = [(box.x0 + box.x1 - room.x0 - room.x1) / 2, (box.y0 + box.y1 - room.y0 - room.y1) / 2];
    const width = Math.hypot(box.x1 - box.x0, box.y1 - box.y0);
    return sum + width * box.top * box.top * towardsViewer(azimuth, dx, dy);
  }, 0);
}

/** What a node takes of the given bounds; its height as `top`. */
function boundsOf({ meshes }: SceneNode, within: Bounds): Bounds | undefined {
  const own = { x0: 1e9, y0: 1e9, x1: -1e9, y1: -1e9, top: 0 };
  for (const { positions: p } of meshes)
    for (let i = 0; i < p.length; i += 3) {
      const [x, y] = [
        Math.min(Math.max(p[i]!, within.x0), within.x1),
        Math.min(Math.max(p[i + 1]!, within.y0), within.y1),
      ];
      own.x0 = Math.min(own.x0, x);
      own.x1 = Math.max(own.x1, x);
      own.y0 = Math.min(own.y0, y);
      own.y1 = Math.max(own.y1, y);
      own.top = Math.max(own.top, p[i + 2]!);
    }
  return own.x1 >= own.x0 ? own : undefined;
}
