import type { Opening, Plan } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { axesOf, pointAlong } from './free-stretch.ts';

/** Windows that posts may part are at least so long, the panes between posts so wide; a narrow one to air the room; posts; metres. */
const LEAST = 1.4;
const LEAST_PANE = 0.5;
const NARROW = [0.35, 0.55] as const;
/** Of neighbours less than 25 cm apart on 128 real drawings a third are 1 to 7 cm apart, half 8 to 17 cm. */
const POST_SHARES = { slim: 0.35, plain: 0.5, wide: 0.15 };
const POSTS: Record<keyof typeof POST_SHARES, readonly [number, number]> = { slim: [0.04, 0.08], plain: [0.08, 0.15], wide: [0.15, 0.24] }; // biome-ignore format: a table

/** Parts a share of the windows in outer walls by posts of the wall: what stands between two posts is a window of its own. */
export function partWindows(plan: Plan, share: number, random: Random): void {
  for (const window of plan.openings.filter((o) => o.kind === 'window')) {
    const wall = plan.walls.find((w) => w.id === window.wall)!;
    const { along } = axesOf(wall);
    const [low, high] = [along(window.from), along(window.to)].sort((a, b) => a - b) as [number, number];
    if (!wall.exterior || high - low < LEAST || !random.chance(share)) continue;
    const post = random.range(...POSTS[random.weighted(POST_SHARES)]);
    const panes = widths(high - low, post, random);
    if (!panes) continue;
    let start = low;
    const parts = panes.map((width, i): Opening => {
      const [from, to] = [pointAlong(wall, start), pointAlong(wall, start + width)];
      start += width + post;
      return { ...window, id: `${window.id}-${i + 1}`, from, to };
    });
    plan.openings.splice(plan.openings.indexOf(window), 1, ...parts);
  }
}

/** Widths of the panes between posts: all alike, or one or two narrow ones at the ends. */
function widths(length: number, post: number, random: Random): number[] | undefined {
  const most = Math.floor((length + post) / (LEAST_PANE + post));
  if (most < 2) return undefined;
  const wanted = random.weighted({ 2: 0.45, 3: 0.33, 4: 0.15, 6: 0.07 });
  if (random.chance(0.25)) {
    const narrow = random.range(...NARROW);
    const sides = random.chance(0.4) ? 2 : 1;
    const rest = length - sides * (narrow + post);
    if (rest >= LEAST_PANE)
      return sides === 2 ? [narrow, rest, narrow] : random.chance(0.5) ? [narrow, rest] : [rest, narrow];
  }
  const count = Math.min(Number(wanted), most);
  return Array.from({ length: count }, () => (length - (count - 1) * post) / count);
}
