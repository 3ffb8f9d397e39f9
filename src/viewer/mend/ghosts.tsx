import { stripOf } from '#core/geometry/strip-of.ts';
import type { Plan, Point } from '#core/plan/schema.ts';
import { path } from './paths.ts';
import { isLineTool, type Tool } from './tools.ts';
import type { ToolState } from './use-tool.ts';

interface GhostsProps {
  readonly plan: Plan;
  readonly tool: Tool;
  readonly state: ToolState;
}

/** What the tool in hand would do with the next tap. */
export function Ghosts({ plan, tool, state }: GhostsProps) {
  const { start, end, aim, ghost, ghostFixture } = state;
  const to = end ?? aim?.point;
  const thickness = ghost && plan.walls.find(({ id }) => id === ghost.wall)?.thickness;
  return (
    <g class="ghost">
      {thickness && <path class="ghost-opening" d={path([stripOf(ghost.from, ghost.to, thickness)])} />}
      {ghostFixture && <path class="ghost-fixture" d={path([ghostFixture])} />}
      {start && to && (
        <path class={`ghost-line ${tool}`} d={tool === 'part' ? boxPath(start, to) : linePath(start, to)} />
      )}
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

const linePath = (a: Point, b: Point): string => `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
const boxPath = ([x0, y0]: Point, [x1, y1]: Point): string => `M${x0} ${y0}H${x1}V${y1}H${x0}Z`;
