import type { DrawnItem, Plan, Room } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { againstWall, boundsOf, isFree, item, keepFree, type Placing } from './loose-furniture.ts';
import type { Box } from './wall-spots.ts';

/** The few things that such sheets show, the likeliest rooms for each first. */
const GROUPS = { table: 0.42, bed: 0.2, lounge: 0.2, desk: 0.08, armchairs: 0.1 };
type Group = keyof typeof GROUPS;
const ROOMS: Record<Group, readonly Room['type'][]> = {
  table: ['dining', 'living-kitchen', 'living', 'kitchen', 'other', 'hall', 'study'],
  bed: ['bedroom', 'children', 'other', 'living-kitchen'],
  lounge: ['living', 'living-kitchen', 'hall', 'other', 'study'],
  desk: ['study', 'bedroom', 'other', 'living'],
  armchairs: ['living', 'living-kitchen', 'hall', 'bedroom'],
};
/** Sides of a chair, and from the edge of a table to the middle of a chair, metres. */
const CHAIR = 0.44;
const OFF = 0.14;
/** Share of the tables and armchairs that stand askew, mostly by an eighth of a turn. */
const ASKEW = 0.3;

/** One or two groups of furniture in a whole home that is drawn without any else; none where they have no place. */
export function furnishSparsely(plan: Plan, random: Random): DrawnItem[] {
  const items: DrawnItem[] = [];
  for (let left = random.pick([1, 1, 1, 2]), tries = 0; left > 0 && tries < 8; tries++) {
    const group = random.weighted(GROUPS);
    const rooms = plan.rooms
      .filter(({ type, id }) => ROOMS[group].includes(type) && !items.some(({ room }) => room === id))
      .sort((a, b) => ROOMS[group].indexOf(a.type) - ROOMS[group].indexOf(b.type));
    for (const room of rooms) {
      const taken = [
        ...plan.fixtures.filter((f) => f.room === room.id).map((f) => boundsOf(f.outline)),
        ...plan.openings.filter((o) => o.kind !== 'window').map(keepFree),
        ...room.holes.map(boundsOf),
      ];
      const placing: Placing = { room, taken, items: [], random };
      PLACE[group](placing);
      if (placing.items.length === 0) continue;
      items.push(...placing.items);
      left--;
      break;
    }
  }
  return items.map((one, i) => ({ ...one, id: `x${i + 1}` }));
}

const PLACE: Record<Group, (placing: Placing) => void> = {
  table: (placing) => {
    const { random, room } = placing;
    const round = random.chance(0.5);
    const [long, deep] = round ? [1.1, 1.1] : [random.pick([1.2, 1.6, 2]), 0.85];
    const turn = askew(random);
    const middle = freeMiddle(placing, reachOf(long / 2 + 0.5, deep / 2 + 0.5, turn));
    if (!middle) return;
    const seat = (u: number, v: number, out: number) => {
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const at = [middle[0] + u * c - v * s, middle[1] + u * s + v * c] as const;
      placing.items.push(turned(room, 'chair', at, [CHAIR, CHAIR], out + turn));
    };
    if (round) {
      const seats = random.int(3, 5);
      for (let i = 0; i < seats; i++) {
        const way = (i * 2 * Math.PI) / seats;
        seat(Math.cos(way) * (long / 2 + OFF), Math.sin(way) * (long / 2 + OFF), way + Math.PI / 2);
      }
    } else {
      const along = long < 1.5 ? [0] : long < 1.9 ? [-0.4, 0.4] : [-0.6, 0, 0.6];
      for (const u of along) for (const side of [-1, 1]) seat(u, side * (deep / 2 + OFF), side < 0 ? 0 : Math.PI);
    }
    placing.items.push(turned(room, round ? 'round-table' : 'table', middle, [long, deep], turn));
  },
  bed: (placing) => {
    againstWall(placing, 'bed', placing.random.pick([0.9, 1.4, 1.6]), 2.05, 0.5);
  },
  lounge: (placing) => {
    const sofa = againstWall(placing, 'sofa', placing.random.pick([1.6, 1.9, 2.2]), 0.9, 1.3);
    if (!sofa) return;
    const { x0, x1, y0, y1 } = sofa.front(1.3);
    const across = sofa.facing[0] !== 0;
    const [hw, hd] = across ? [0.3, 0.5] : [0.5, 0.3];
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    const body = { x0: x - hw, x1: x + hw, y0: y - hd, y1: y + hd };
    if (isFree(placing, body)) placing.items.push(item(placing, 'coffee-table', body, sofa.facing));
  },
  desk: (placing) => {
    const desk = againstWall(placing, 'desk', placing.random.pick([1.2, 1.5]), 0.65, 0.75);
    if (!desk) return;
    const { x0, x1, y0, y1 } = desk.front(0.5);
    const way = Math.atan2(-desk.facing[1], -desk.facing[0]) - Math.PI / 2;
    placing.items.push(turned(placing.room, 'chair', [(x0 + x1) / 2, (y0 + y1) / 2], [CHAIR, CHAIR], way));
  },
  armchairs: (placing) => {
    for (let i = placing.random.int(1, 2); i > 0; i--) {
      const turn = askew(placing.random);
      const middle = freeMiddle(placing, reachOf(0.42, 0.42, turn));
      if (middle) placing.items.push(turned(placing.room, 'armchair', middle, [0.84, 0.84], turn));
    }
  },
};

const askew = (random: Random) =>
  (random.int(0, 3) * Math.PI) / 2 +
  (random.chance(ASKEW) ? random.pick([Math.PI / 4, Math.PI / 4, random.range(0.1, 1.4)]) : 0);

/** Half the sides of the box around a box that is turned. */
export function reachOf(u: number, v: number, turn: number): [number, number] {
  const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return [u * c + v * s, u * s + v * c];
}

/** The middle of a free place for a box that reaches as far to its sides, which is taken then. */
export function freeMiddle(placing: Placing, [rx, ry]: readonly [number, number]): [number, number] | undefined {
  const { x0, x1, y0, y1 } = boundsOf(placing.room.outline);
  for (let attempt = 0; attempt < 30; attempt++) {
    const [x, y] = [placing.random.range(x0 + rx, x1 - rx), placing.random.range(y0 + ry, y1 - ry)];
    const box: Box = { x0: x - rx, x1: x + rx, y0: y - ry, y1: y + ry };
    if (x1 - x0 < 2 * rx || y1 - y0 < 2 * ry || !isFree(placing, box)) continue;
    placing.taken.push(box);
    return [x, y];
  }
  return undefined;
}

/** A thing about a point, turned by an angle from where its back is above; its outline starts at its back left corner. */
export function turned(
  { id }: Room,
  kind: string,
  [x, y]: readonly [number, number],
  [w, d]: readonly [number, number],
  angle: number,
): DrawnItem {
  // biome-ignore format: one line
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const corners = [[-w / 2, -d / 2], [w / 2, -d / 2], [w / 2, d / 2], [-w / 2, d / 2]] as const; // biome-ignore format: a ring
  return { id: '', kind, room: id, outline: corners.map(([u, v]) => [x + u * c - v * s, y + u * s + v * c]) };
}
