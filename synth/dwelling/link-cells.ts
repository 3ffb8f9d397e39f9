import type { Random } from '../random.ts';
import { shared } from './cluster-layout.ts';
import type { Cell, Link } from './types.ts';

/** Border that a door needs, mm. */
const DOOR = 1150;

const rank = ({ type }: Cell) => (type === 'hall' || type === 'corridor' ? 0 : 1);

/** A door from every cell to one that is reached already: to a hall or a corridor before others, and to the one that it shares most border with. Undefined where one has no way in. */
export function linkCells(cells: readonly Cell[], random: Random): Link[] | undefined {
  const size = ({ rects }: Cell) => rects.reduce((sum, r) => sum + (r.x1 - r.x0) * (r.y1 - r.y0), 0);
  const border = (a: Cell, b: Cell) => Math.max(...a.rects.flatMap((one) => b.rects.map((two) => shared(one, two))));
  const left = [...cells].sort((a, b) => size(b) - size(a));
  const reached = left.splice(0, 1);
  const links: Link[] = [{ from: reached[0]!.key, to: 'outside', kind: random.chance(0.3) ? 'double' : 'door' }];
  while (left.length) {
    const pairs = left.flatMap((to) => reached.map((from) => ({ from, to, length: border(from, to) })));
    const [best] = pairs
      .filter(({ length }) => length >= DOOR)
      .sort((a, b) => rank(a.from) - rank(b.from) || b.length - a.length);
    if (!best) return undefined;
    const isOpen = ['stairs', 'corridor'].includes(best.to.type);
    links.push({ from: best.from.key, to: best.to.key, kind: isOpen ? 'gap' : 'door' });
    reached.push(...left.splice(left.indexOf(best.to), 1));
  }
  return links;
}
