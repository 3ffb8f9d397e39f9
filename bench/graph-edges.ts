import type { Affine } from '#core/geometry/affine.ts';
import { apply, compose, growthOf, invert } from '#core/geometry/affine.ts';
import { angleBetween, lengthOf, pointAt, project, type Segment } from '#core/geometry/segment.ts';
import { edgeCandidates } from '#core/plan-graph/choose-walls.ts';
import { EDGE_FEATURES } from '#core/plan-graph/edge-features.ts';
import { openingCandidates } from '#core/plan-graph/opening-candidates.ts';
import { wallCandidates } from '#core/plan-graph/wall-candidates.ts';
import type { PointPx } from '#core/sheet/types.ts';
import type { SheetTruth } from '../synth/drawing/sheet-truth.ts';
import type { SeenSheet } from './graph-rows.ts';

/** A point is on a true wall this near to its centre line, pixels of the view, or as a share of half its thickness; and as far beyond its ends. */
const OFF_LINE = 2;
const OFF_LINE_SHARE = 0.6;
/** Walls in other directions are not meant, degrees; of very short edges, pixels of the view, it cannot be told. */
const TURNED = 15;
const SHORT = 6;
/** Distance between looks along an edge, pixels of the view. */
const LOOK = 2;

interface TrueWall extends Segment {
  readonly half: number;
}

/** Every proposed edge of a sheet: its features, and the share of it that is wall in the truth. */
export function edgeRows(name: string, { opened, answer }: Pick<SeenSheet, 'opened' | 'answer'>, truth: SheetTruth) {
  const { heads } = answer;
  const ink = { page: opened.page, toPage: heads.toPage };
  const { lines, edges, features } = edgeCandidates(wallCandidates(heads), {
    heads,
    openings: openingCandidates(heads),
    ink,
  });
  const toView = invert(compose(opened.source.toPicture as Affine, heads.toPage));
  const walls = truth.walls.map(({ from, to, thickness }): TrueWall => ({
    from: apply(toView, from as PointPx),
    to: apply(toView, to as PointPx),
    half: (thickness / 2) * growthOf(toView),
  })); // biome-ignore format: one glance
  return edges.map((edge, k) => {
    const length = edge.end - edge.start;
    const count = Math.max(3, Math.round(length / LOOK));
    const places = Array.from({ length: count }, (_, i) => edge.start + (length * (i + 0.5)) / count);
    const line = lines[edge.line]!;
    const may = walls.filter((wall) => length < SHORT || angleBetween(wall, line) <= TURNED);
    const hit = places.filter((along) => may.some((wall) => isOn(wall, pointAt(line, along)))).length;
    return {
      s: name,
      y: hit / count,
      f: EDGE_FEATURES.map((feature) => Math.round(features[k]![feature] * 1e4) / 1e4),
    };
  });
}

function isOn(wall: TrueWall, point: PointPx): boolean {
  const { along, beside } = project(wall, point);
  const near = Math.max(OFF_LINE, OFF_LINE_SHARE * wall.half);
  return Math.abs(beside) <= near && along > -wall.half && along < lengthOf(wall) + wall.half;
}
