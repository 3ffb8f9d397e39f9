import { swingPath } from '#core/geometry/door-leaves.ts';
import type { Segment } from '#core/geometry/segment.ts';
import { stripOf } from '#core/geometry/strip-of.ts';
import type { Plan, Point } from '#core/plan/schema.ts';
import { line, path } from './paths.ts';
import { isLineTool, type Tool } from './tools.ts';
import type { ToolState } from './use-tool.ts';

interface GhostsProps {
  readonly plan: Plan;
  readonly tool: Tool;
  readonly state: ToolState;
  /** The lines to which what is dragged was drawn. */
  readonly guides: readonly Segment[];
}

/** What the tool in hand would do with the next tap, and to what something is drawn. */
export function Ghosts({ plan, tool, state, guides }: GhostsProps) {
  const { start, end, aim, ghost, isDrawn, ghostFixture } = state;
  const to = end ?? aim?.point;
  const thickness = ghost && plan.walls.find(({ id }) => id === ghost.wall)?.thickness;
  return (
    <g class="ghost">
      {guides.length > 0 &&
        ['ghost-guide rim', 'ghost-guide'].map((name) => (
          <path key={name} class={name} d={guides.map(({ from, to }) => line(from, to)).join('')} />
        ))}
      {aim?.guides && !end && <path class="ghost-guide" d={guidePath(aim.point, aim.guides)} />}
      {thickness && (
        <path class={`ghost-opening${isDrawn ? ' drawn' : ''}`} d={path([stripOf(ghost.from, ghost.to, thickness)])} />
      )}
      {ghost?.swing && <path class="ghost-swing" d={swingPath(ghost)} />}
      {ghostFixture && <path class="ghost-fixture" d={path([ghostFixture])} />}
      {start && to && <path class={`ghost-line ${tool}`} d={tool === 'part' ? boxPath(start, to) : line(start, to)} />}
      {isLineTool(tool) &&
        [start, to].map(
          (point, i) =>
            point && (
              <path
                key={i}
                class={`ghost-point ${i === 1 && aim && !end ? aim.to : ''}`}
                d={`M${point[0]} ${point[1]}h0`}
              />
            ),
        )}
    </g>
  );
}

/** So far the line of the drawing that a point was drawn to is shown on both sides of it, metres. */
const GUIDE_M = 0.6;

const guidePath = ([x, y]: Point, on: { readonly x: boolean; readonly y: boolean }): string =>
  `${on.x ? `M${x} ${y - GUIDE_M}V${y + GUIDE_M}` : ''}${on.y ? `M${x - GUIDE_M} ${y}H${x + GUIDE_M}` : ''}`;
const boxPath = ([x0, y0]: Point, [x1, y1]: Point): string => `M${x0} ${y0}H${x1}V${y1}H${x0}Z`;
