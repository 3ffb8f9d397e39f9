import { stripOf } from '#core/geometry/strip-of.ts';
import type { Plan } from '#core/plan/schema.ts';
import { path } from './plan-layers.tsx';
import type { Tool } from './tools.ts';
import type { ToolState } from './use-tool.ts';

interface GhostsProps {
  readonly plan: Plan;
  readonly tool: Tool;
  readonly state: ToolState;
}

/** What the tool in hand would do with the next tap. */
export function Ghosts({ plan, tool, state: { start, end, aim, ghost } }: GhostsProps) {
  const to = end ?? aim?.point;
  const thickness = ghost && plan.walls.find(({ id }) => id === ghost.wall)?.thickness;
  return (
    <g class="ghost">
      {thickness && <path class="ghost-opening" d={path([stripOf(ghost.from, ghost.to, thickness)])} />}
      {start && to && <path class={`ghost-line ${tool}`} d={`M${start[0]} ${start[1]}L${to[0]} ${to[1]}`} />}
      {(tool === 'wall' || tool === 'scale') &&
        [start, end ?? aim?.point].map(
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
