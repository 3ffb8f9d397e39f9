import { leavesOf } from '../geometry/door-leaves.ts';
import { polygonsOf, regionOf, union } from '../geometry/region.ts';
import { ringArea } from '../geometry/ring.ts';
import { stripOf } from '../geometry/strip-of.ts';
import type { Opening, Plan } from '../plan/schema.ts';
import { contains, sidesOf } from './floor-nodes.ts';
import { type Footprint, thicknessAt } from './footprint.ts';
import { ModelBuilder, type Vec2 } from './model-builder.ts';
import { box, prism, ringSides, sheet } from './primitives.ts';
import { skirtingNode } from './skirting-node.ts';
import type { SceneNode } from './types.ts';
import { wallPieces } from './wall-pieces.ts';

export const WALL_HEIGHT = 2.5;
const SILL = 0.9;
const HEAD = 2.1;
const RAIL = 1.0;
/** How far below the top a side ends that lies against another piece, and how near beside it that piece is looked for. */
const BELOW_TOP = 0.2;
const BESIDE = 0.002;
/** Width of a door's frame on the wall's face, and how far it stands before it. */
const DOOR_FRAME = 0.03;
const ARCHITRAVE = 0.012;

const node = (id: string, kind: SceneNode['kind'], name: string, add: (m: ModelBuilder) => void): SceneNode => {
  const m = new ModelBuilder();
  add(m);
  return { id, kind, name, meshes: m.build().filter((mesh) => mesh.indices.length > 0) };
};

/**
 * Walls at full height, each a node `wall-` and its id in the plan, what is above openings, skirting and railings. Nodes named `lintel` are above
 * where a plan cuts.
 */
export function wallNodes(plan: Plan, footprint: Footprint): SceneNode[] {
  const lintels = plan.openings
    .filter(({ kind }) => kind !== 'gap')
    .map((opening) => stripOf(opening.from, opening.to, thicknessAt(plan, opening)));
  const masonry = polygonsOf(union(footprint.walls, regionOf(lintels)));
  const inside = (at: Vec2): boolean =>
    masonry.some(([outer, ...holes]) => contains(outer!, at) && !holes.some((hole) => contains(hole, at)));
  const nodes = [...wallPieces(plan, footprint.walls)].map(([id, region]) =>
    node(`wall-${id}`, 'wall', 'wall', (m) => {
      for (const rings of polygonsOf(region)) addWall(m, rings, inside);
    }),
  );
  nodes.push(skirtingNode(plan, footprint));
  polygonsOf(footprint.railings).forEach((rings, i) => {
    nodes.push(
      node(`railing-${i + 1}`, 'wall', 'railing', (m) => {
        prism(m, 'railing', rings, 0, 0.12);
        rings.forEach((ring, k) => {
          ringSides(m, 'glass', ring, 0.12, RAIL - 0.06, k > 0);
          ringSides(m, 'railing', ring, RAIL - 0.06, RAIL, k > 0);
        });
        sheet(m, 'railing', rings, RAIL);
      }),
    );
  });
  polygonsOf(footprint.kerbs).forEach((rings, i) => {
    nodes.push(
      node(`kerb-${i + 1}`, 'wall', 'kerb', (m) => {
        prism(m, 'railing', rings, 0, 0.12);
      }),
    );
  });
  for (const opening of plan.openings) {
    if (opening.kind === 'gap') continue;
    const thickness = thicknessAt(plan, opening);
    nodes.push(
      node(`lintel-${opening.id}`, 'wall', 'lintel', (m) => {
        along(m, opening.from, opening.to, (inner, length) => addLintel(inner, opening.kind, length, thickness));
      }),
    );
  }
  return nodes;
}

/** Door leaves and windows. A leaf stands open as it is drawn; one whose swing is not known is shut. */
export function openingNodes(plan: Plan): SceneNode[] {
  return plan.openings
    .filter((opening) => opening.kind !== 'gap')
    .map((opening) =>
      node(`opening-${opening.id}`, 'opening', opening.kind, (m) => {
        const thickness = thicknessAt(plan, opening);
        if (opening.kind === 'window') addWindow(m, opening, thickness);
        else addDoor(m, plan, opening, thickness);
      }),
    );
}

/** Runs `add` with x along the opening (0 to its length) and y across the wall. */
function along(m: ModelBuilder, from: Vec2, to: Vec2, add: (inner: ModelBuilder, length: number) => void): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  m.placed([from[0], from[1], 0], degrees, (inner) => add(inner, length));
}

/**
 * One piece of a wall. A side that lies against the next piece ends a little below the top: seen from above, two sides and two tops that meet in
 * one line would show as a row of dots.
 */
function addWall(m: ModelBuilder, rings: readonly (readonly Vec2[])[], inside: (at: Vec2) => boolean): void {
  sheet(m, 'wall-cap', rings, WALL_HEIGHT);
  // Holes run the other way round than their outline, so that one sense points out of the masonry on all of them.
  const sense = Math.sign(ringArea(rings[0]!));
  for (const ring of rings)
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const [nx, ny] = [(sense * (by - ay)) / length, (sense * (ax - bx)) / length];
      const hidden = inside([(ax + bx) / 2 + nx * BESIDE, (ay + by) / 2 + ny * BESIDE]);
      const top = hidden ? WALL_HEIGHT - BELOW_TOP : WALL_HEIGHT;
      m.quad('wall-paint', [ax, ay, 0], [bx, by, 0], [bx, by, top], [ax, ay, top], [nx, ny, 0]);
    });
}

/** The wall above an opening, and the upper part of the frame of what is in it. */
function addLintel(m: ModelBuilder, kind: Opening['kind'], length: number, thickness: number): void {
  const t = thickness / 2;
  sheet(m, 'wall-cap', [[[0, -t], [length, -t], [length, t], [0, t]]], WALL_HEIGHT); // biome-ignore format: corners
  m.quad('wall-paint', [0, -t, HEAD], [length, -t, HEAD], [length, t, HEAD], [0, t, HEAD], [0, 0, -1]);
  for (const y of [-t, t])
    m.quad('wall-paint', [0, y, HEAD], [length, y, HEAD], [length, y, WALL_HEIGHT], [0, y, WALL_HEIGHT], [0, y, 0]);
  if (kind === 'window') {
    const frame = frameOf(thickness);
    box(m, 'window-frame', [0, -frame, HEAD - 0.06], [length, frame, HEAD]);
  } else if (kind === 'door' || kind === 'double') {
    box(m, 'door-frame', [0, -t - ARCHITRAVE, HEAD - DOOR_FRAME], [length, t + ARCHITRAVE, HEAD]);
  }
}

/** Half the depth of a window's frame, metres. */
const frameOf = (thickness: number): number => Math.min(0.035, thickness * 0.18);

function addWindow(m: ModelBuilder, opening: Opening, thickness: number): void {
  along(m, opening.from, opening.to, (inner, length) => {
    const t = thickness / 2;
    box(inner, 'wall-paint', [0, -t, 0], [length, t, SILL - 0.03]);
    box(inner, 'window-sill', [0, -t - 0.015, SILL - 0.03], [length, t + 0.015, SILL]);
    const frame = frameOf(thickness);
    box(inner, 'window-frame', [0, -frame, SILL], [length, frame, SILL + 0.06]);
    const panes = Math.max(1, Math.round(length / 0.85));
    for (let i = 0; i <= panes; i++) {
      const x = Math.min(length - 0.05, Math.max(0, (length * i) / panes - 0.025));
      box(inner, 'window-frame', [x, -frame, SILL], [x + 0.05, frame, HEAD]);
    }
    for (let i = 0; i < panes; i++)
      box(
        inner,
        'glass',
        [(length * i) / panes + 0.03, -frame * 0.45, SILL + 0.05],
        [(length * (i + 1)) / panes - 0.03, frame * 0.45, HEAD - 0.05],
      );
  });
}

function addDoor(m: ModelBuilder, plan: Plan, opening: Opening, thickness: number): void {
  const [a, b] = sidesOf(plan, opening.from, opening.to, thickness);
  const outside = !a || !b || [a, b].some((room) => room.type === 'balcony' || room.type === 'terrace');
  if (opening.kind === 'sliding') {
    along(m, opening.from, opening.to, (inner, length) => {
      for (const [x0, x1, y] of [
        [0, length * 0.53, -0.03],
        [length * 0.47, length, 0.03],
      ] as const) {
        if (outside) {
          box(inner, 'glass', [x0 + 0.05, y - 0.012, 0.05], [x1 - 0.05, y + 0.012, HEAD - 0.05]);
          for (const x of [x0, x1 - 0.05]) box(inner, 'window-frame', [x, y - 0.025, 0], [x + 0.05, y + 0.025, HEAD]);
        } else box(inner, 'door-leaf', [x0, y - 0.018, 0], [x1, y + 0.018, HEAD - 0.02]);
      }
    });
    return;
  }
  if (opening.kind === 'garage') {
    along(m, opening.from, opening.to, (inner, length) => {
      box(inner, 'door-leaf', [0, -0.03, 0], [length, 0.03, HEAD]);
    });
    return;
  }
  along(m, opening.from, opening.to, (inner, length) => {
    // Frame posts make the edge of the wall crisp.
    const t = thickness / 2 + ARCHITRAVE;
    for (const x of [0, length - DOOR_FRAME]) box(inner, 'door-frame', [x, -t, 0], [x + DOOR_FRAME, t, HEAD]);
  });
  for (const leaf of leavesOf(opening))
    along(m, leaf.hinge, leaf.tip, (inner, length) => {
      box(inner, 'door-leaf', [0.01, -0.022, 0.01], [Math.max(0.1, length - 0.01), 0.022, HEAD - 0.03]);
      for (const side of [-1, 1])
        box(inner, 'metal', [length - 0.14, side * 0.05 - 0.01, 1.0], [length - 0.05, side * 0.05 + 0.01, 1.03]);
    });
}
