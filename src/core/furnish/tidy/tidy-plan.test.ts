import { describe, expect, it } from 'vitest';
import type { Plan, Point, Ring, Room, RoomType, Wall } from '../../plan/schema.ts';
import { tidyPlan } from './tidy-plan.ts';

const rectangle = (x0: number, y0: number, x1: number, y1: number): Ring => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]; // biome-ignore format: corners
const room = (id: string, type: RoomType, outline: Ring, area: number): Room => ({
  id,
  type,
  label: '',
  outline,
  holes: [],
  area,
});
const wall = (id: string, from: Point, to: Point): Wall => ({ id, from, to, thickness: 0.2, exterior: true });
const around: Wall[] = [
  wall('n', [-0.1, -0.1], [5.1, -0.1]),
  wall('e', [5.1, -0.1], [5.1, 4.1]),
  wall('s', [5.1, 4.1], [-0.1, 4.1]),
  wall('w', [-0.1, 4.1], [-0.1, -0.1]),
];
const plan = (rest: Partial<Plan>): Plan => ({
  walls: around,
  openings: [{ id: 'd', kind: 'door', wall: 's', from: [1, 4.1], to: [1.9, 4.1] }],
  rooms: [room('r', 'bathroom', rectangle(0, 0, 5, 4), 20)],
  fixtures: [],
  furniture: [],
  ...rest,
});
const basin = (id: string, x: number, y: number) => ({
  id,
  kind: 'basin',
  room: 'r',
  outline: rectangle(x, y, x + 0.5, y + 0.4),
});

describe('tidyPlan', () => {
  it('leaves a sound plan as it is', () => {
    const sound = plan({ fixtures: [basin('b', 2, 0)] });
    expect(tidyPlan(sound)).toEqual(sound);
  });

  it('drops furniture that fills its room, and keeps what leaves floor beside it', () => {
    const piece = (id: string, outline: Ring) => ({ id, kind: 'table', room: 'r', outline });
    const [table, tiles] = [piece('t', rectangle(1, 1, 3, 2)), piece('f', rectangle(0.2, 0.2, 4.8, 3.5))];
    expect(tidyPlan(plan({ furniture: [table, tiles] })).furniture).toEqual([table]);
  });

  it('drops walls and openings that bound no room', () => {
    const stray = wall('stray', [8, 0], [8, 3]);
    const fence = { id: 'g', kind: 'door' as const, wall: 'stray', from: [8, 1] as Point, to: [8, 2] as Point };
    const tidied = tidyPlan(plan({ walls: [...around, stray], openings: [...plan({}).openings, fence] }));
    expect(tidied.walls.map((w) => w.id)).toEqual(['n', 'e', 's', 'w']);
    expect(tidied.openings.map((o) => o.id)).toEqual(['d']);
  });

  it('makes the widest window of the likeliest room before a balcony its door, where no other leads there', () => {
    const balcony = room('b', 'balcony', rectangle(0, -2, 5, -0.2), 9);
    const glass = (id: string, x0: number, x1: number) => ({
      id,
      kind: 'window' as const,
      wall: 'n',
      from: [x0, -0.1] as Point,
      to: [x1, -0.1] as Point,
    });
    const windows = [glass('small', 0.2, 0.7), glass('wide', 1, 3), glass('less', 3.5, 4.5)];
    const kinds = (rest: Partial<Plan>) => tidyPlan(plan(rest)).openings.map(({ id, kind }) => `${id} ${kind}`);
    const rooms = [room('r', 'living', rectangle(0, 0, 5, 4), 20), balcony];
    expect(kinds({ rooms, openings: windows })).toEqual(['small window', 'wide sliding', 'less window']);
    const door = { ...glass('door', 3.5, 4.5), kind: 'door' as const };
    expect(kinds({ rooms, openings: [windows[1]!, door] })).toEqual(['wide window', 'door door']);
    expect(kinds({ openings: [windows[1]!] })).toEqual(['wide window']);
  });

  it('takes a spur of wall out of the floor, not a stub', () => {
    const spur = tidyPlan(plan({ walls: [...around, wall('spur', [3, 0], [3, 2])] })).rooms[0]!;
    expect(spur.area).toBeCloseTo(20 - 0.2 * 2, 1);
    expect(spur.outline.length).toBe(8);
    expect(tidyPlan(plan({ walls: [...around, wall('stub', [3, 1], [3, 1.5])] })).rooms[0]!.area).toBe(20);
  });

  it('leaves the floor in the gaps of walls that run through a room', () => {
    const across = wall('across', [0, 3], [5, 3]);
    const gap = { id: 'g', kind: 'gap' as const, wall: 'across', from: [1.1, 3] as const, to: [3.9, 3] as const };
    const whole = tidyPlan(plan({ walls: [...around, across], openings: [gap as never] })).rooms[0]!;
    expect(whole.area).toBeCloseTo(20, 5);
    // A piece beside the gap that is long enough is a spur.
    const beside = { ...gap, from: [2, 3] as const, to: [5, 3] as const };
    const { area } = tidyPlan(plan({ walls: [...around, across], openings: [beside as never] })).rooms[0]!;
    expect(area).toBeCloseTo(20 - 0.2 * 2, 1);
  });

  it('gives floor that two rooms claim to the smaller one', () => {
    const store = room('s', 'closet', rectangle(4, 3, 5, 4), 1);
    const [large, small] = tidyPlan(plan({ rooms: [room('r', 'bedroom', rectangle(0, 0, 5, 4), 20), store] })).rooms;
    expect(large!.area).toBeCloseTo(19, 1);
    expect(small).toEqual(store);
  });

  it('believes a basin at the wall of a bathroom, none in the middle of a floor or in a bedroom', () => {
    const read = [basin('wall', 2, 0.05), basin('floor', 2, 2)];
    expect(tidyPlan(plan({ fixtures: read })).fixtures.map((f) => f.id)).toEqual(['wall']);
    const bedroom = [room('r', 'bedroom', rectangle(0, 0, 5, 4), 20)];
    expect(tidyPlan(plan({ rooms: bedroom, fixtures: read })).fixtures).toEqual([]);
  });

  it('drops the parts of a kitchen of which too little was read, and keeps one that can be cooked in', () => {
    const kitchen = [room('r', 'kitchen', rectangle(0, 0, 5, 4), 20)];
    const item = (id: string, kind: string, outline: Ring) => ({ id, kind, room: 'r', outline });
    const hob = item('h', 'hob', rectangle(0.2, 0.05, 0.8, 0.55));
    const [short, long] = [0.9, 2.4].map((x1) => item('c', 'kitchen-counter', rectangle(0, 0, x1, 0.6)));
    const keptOf = (fixtures: (typeof hob)[]) => tidyPlan(plan({ rooms: kitchen, fixtures })).fixtures.map((f) => f.id);
    expect(keptOf([short!, hob])).toEqual([]);
    expect(keptOf([long!, hob])).toEqual(['c', 'h']);
  });
});
