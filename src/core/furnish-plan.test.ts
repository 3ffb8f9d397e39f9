import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './furnish/catalogue/catalogue.ts';
import { checkLayout } from './furnish/check/check-layout.ts';
import { furnishPlan, unfurnishableRooms } from './furnish-plan.ts';
import type { Opening, Plan, Point, Ring, Room, RoomType } from './plan/schema.ts';

const rectangle = (x0: number, y0: number, x1: number, y1: number): Ring => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]; // biome-ignore format: corners
const room = (id: string, type: RoomType, outline: Ring): Room => ({
  id,
  type,
  label: id,
  outline,
  holes: [],
  area: 0,
});
const plan = (rooms: Room[], openings: Opening[] = [], rest: Partial<Plan> = {}): Plan => ({
  walls: [],
  openings,
  rooms,
  fixtures: [],
  furniture: [],
  ...rest,
});
const door = (id: string, from: Point, to: Point): Opening => ({ id, kind: 'door', wall: '', from, to });
const window = (id: string, from: Point, to: Point): Opening => ({ id, kind: 'window', wall: '', from, to });

/** One room 4 m by 3.5 m with a door in its lower wall and a window in its upper one. */
const single = (type: RoomType, width = 4, depth = 3.5): Plan =>
  plan(
    [room('r', type, rectangle(0, 0, width, depth))],
    [door('d', [0.2, depth + 0.05], [1, depth + 0.05]), window('w', [width / 2 - 0.6, -0.1], [width / 2 + 0.6, -0.1])],
  );

const kindsOf = (p: Plan) => furnishPlan(p).items.map((item) => item.kind);
const clean = { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 };

describe('furnishPlan', () => {
  it.each<[RoomType, number, number, string[]]>([
    ['bedroom', 4, 3.5, ['double-bed', 'nightstand', 'wardrobe']],
    ['bedroom', 2.2, 3, ['single-bed', 'wardrobe']],
    ['children', 3, 3.5, ['single-bed', 'wardrobe', 'desk']],
    ['living', 5, 4.5, ['sofa', 'coffee-table', 'tv-unit', 'dining-table', 'dining-chair']],
    ['living', 3, 3, ['sofa']],
    ['dining', 4, 4, ['dining-table', 'dining-chair']],
    ['kitchen', 2, 3, ['kitchen-sink', 'hob', 'fridge']],
    ['kitchen', 4, 3.5, ['kitchen-sink', 'hob', 'fridge', 'dining-table', 'dining-chair']],
    ['living-kitchen', 6, 5, ['sofa', 'tv-unit', 'dining-table', 'kitchen-sink', 'hob', 'fridge']],
    ['living-kitchen', 4.2, 4, ['sofa', 'dining-table', 'kitchen-sink', 'hob', 'fridge']],
    ['bathroom', 1.7, 2.2, ['toilet', 'basin', 'shower']],
    ['bathroom', 2.4, 3, ['toilet', 'basin', 'bathtub']],
    ['wc', 1.2, 1.8, ['toilet', 'basin']],
    ['study', 2.5, 3, ['desk', 'office-chair', 'bookcase']],
    ['hall', 2, 3, ['coat-rack']],
    ['closet', 1.6, 2, ['shelf']],
    ['utility', 2, 2.5, ['washing-machine']],
    ['balcony', 3, 1.5, ['bistro-table', 'outdoor-chair']],
    ['terrace', 4, 4, ['dining-table', 'outdoor-chair']],
  ])('%s of %d by %d m holds what it needs', (type, width, depth, needed) => {
    const layout = furnishPlan(single(type, width, depth));
    expect(layout.items.map((item) => item.kind)).toEqual(expect.arrayContaining(needed));
    expect(layout.checks).toEqual(clean);
  });

  it('leaves stairs, technical rooms and others alone', () => {
    for (const type of ['stairs', 'technical', 'other'] as const) expect(kindsOf(single(type))).toEqual([]);
  });

  it('adds nothing of a set that is drawn', () => {
    const kitchen = {
      ...single('kitchen'),
      fixtures: [{ id: 'f', kind: 'kitchen-counter', room: 'r', outline: rectangle(3.4, 0, 4, 3) }],
    };
    const kinds = kindsOf(kitchen);
    for (const kind of ['kitchen-sink', 'hob', 'fridge']) expect(kinds).not.toContain(kind);
    const fixtures = [['toilet', 0, 0], ['shower', 3, 0]].map(([kind, x, y]) => ({ id: `${kind}`, kind: `${kind}`, room: 'r', outline: rectangle(Number(x), Number(y), Number(x) + 0.8, Number(y) + 0.8) })); // biome-ignore format: short
    const bath = kindsOf({ ...single('bathroom'), fixtures });
    for (const kind of ['toilet', 'basin', 'shower', 'bathtub']) expect(bath).not.toContain(kind);
  });

  it('keeps tall pieces off windows and everything off the swing of a door', () => {
    const wide = plan([room('r', 'bedroom', rectangle(0, 0, 4, 3.5))], [
      { ...door('d', [0.2, 3.55], [1.1, 3.55]), swing: { hinge: [0.2, 3.55], leaf: [0.2, 2.65] } },
      window('w', [0.1, -0.1], [3.9, -0.1]),
    ]); // biome-ignore format: short
    const { items, checks } = furnishPlan(wide);
    expect(checks).toEqual(clean);
    const wardrobe = items.find((item) => item.kind === 'wardrobe')!;
    expect(wardrobe.at[1] - Math.min(wardrobe.size.width, wardrobe.size.depth) / 2).toBeGreaterThan(0.25);
  });

  it('gives the same bytes for the same seed, whatever was furnished before', () => {
    const first = JSON.stringify(furnishPlan(single('living-kitchen', 6, 5), { seed: 7 }));
    furnishPlan(single('bedroom'));
    expect(JSON.stringify(furnishPlan(single('living-kitchen', 6, 5), { seed: 7 }))).toBe(first);
  });

  it('uses only kinds of the catalogue, with finite numbers', () => {
    for (const type of ['living', 'kitchen', 'bedroom', 'bathroom'] as const) {
      for (const { kind, at, rotation, size } of furnishPlan(single(type, 5, 4)).items) {
        expect(Object.keys(CATALOGUE)).toContain(kind);
        expect([...at, rotation, ...Object.values(size)].every(Number.isFinite)).toBe(true);
      }
    }
  });

  it('names what does not fit, and the rooms that are better called something else', () => {
    const sliver = single('bedroom', 0.6, 3);
    const layout = furnishPlan(sliver);
    expect(layout.items).toEqual([]);
    expect(layout.dropped).toEqual(
      expect.arrayContaining([expect.objectContaining({ room: 'r', kind: 'single-bed' })]),
    );
    expect(unfurnishableRooms(sliver, layout)).toEqual(['r']);
    expect(unfurnishableRooms(single('bedroom'), furnishPlan(single('bedroom')))).toEqual([]);
  });

  it('furnishes a turned room as well as an upright one', () => {
    const turn = (p: Point, angle = 0.6): Point => [
      p[0] * Math.cos(angle) - p[1] * Math.sin(angle),
      p[0] * Math.sin(angle) + p[1] * Math.cos(angle),
    ];
    const upright = single('living', 5, 4.5);
    const turned = {
      ...upright,
      rooms: upright.rooms.map((r) => ({ ...r, outline: r.outline.map((p) => turn(p)) })),
      openings: upright.openings.map((o) => ({ ...o, from: turn(o.from), to: turn(o.to) })),
    };
    const layout = furnishPlan(turned);
    expect(layout.checks).toEqual(clean);
    expect(layout.items.map((i) => i.kind)).toEqual(expect.arrayContaining(['sofa', 'tv-unit', 'coffee-table']));
  });

  it.each<[string, Plan]>([
    ['no rooms', plan([])],
    ['no openings', plan([room('r', 'bedroom', rectangle(0, 0, 3, 4))])],
    ['a room without area', plan([room('r', 'bedroom', [[0, 0], [1, 1], [2, 2]])])],
    ['a bow tie', plan([room('r', 'living', [[0, 0], [4, 4], [4, 0], [0, 4]])])],
    ['a point repeated', plan([room('r', 'living', [[0, 0], [0, 0], [4, 0], [4, 4], [4, 4], [0, 4]])])],
    ['NaN in an outline', plan([room('r', 'living', [[0, 0], [Number.NaN, 0], [4, 0], [4, 4], [0, 4]])])],
    ['an opening of no length', plan([room('r', 'study', rectangle(0, 0, 3, 3))], [door('d', [1, 0], [1, 0])])],
    ['fixtures over each other', { ...single('bathroom'), fixtures: [1, 2, 3].map((k) => ({ id: `f${k}`, kind: 'bathtub', room: 'r', outline: rectangle(0, 0, k, 0.8) })) }],
    ['a room full of stairs', { ...single('living'), fixtures: [{ id: 'f', kind: 'stairs', room: 'r', outline: rectangle(0, 0, 4, 3.5) }] }],
    ['a round room', plan([room('r', 'dining', Array.from({ length: 30 }, (_, k): Point => [3 * Math.cos((k / 30) * 2 * Math.PI), 3 * Math.sin((k / 30) * 2 * Math.PI)]))])],
    ['a comb', plan([room('r', 'living-kitchen', Array.from({ length: 30 }, (_, k): Point => [Math.floor(k / 2) * 0.5, [0, 4][(Math.floor((k + 1) / 2)) % 2]!]).concat([[7, 6], [0, 6]]))])],
    ['a room with a hole', plan([{ ...room('r', 'living', rectangle(0, 0, 6, 6)), holes: [rectangle(2.5, 2.5, 3.5, 3.5)] }])],
    ['two rooms over each other', plan([room('a', 'living', rectangle(0, 0, 5, 5)), room('b', 'bedroom', rectangle(1, 1, 5, 5))])],
    ['a hall of 400 m²', single('living', 20, 20)],
  ])('does not fail on %s', (_, odd) => {
    const { items, checks } = furnishPlan(odd);
    expect({ ...checks, unreachable: 0 }).toEqual(clean);
    expect(checkLayout(odd, items).checks).toEqual(checks);
  }); // biome-ignore format: a table
});

describe('checkLayout', () => {
  const item = (id: string, kind: string, at: Point, width: number, depth: number, height = 0.5) => ({
    id,
    room: 'r',
    kind,
    at,
    rotation: 0,
    size: { width, depth, height },
  });
  const check = (...items: ReturnType<typeof item>[]) => checkLayout(single('bedroom'), items).checks;

  it('counts pieces that overlap, but not a chair under its table or a rug under anything', () => {
    expect(check(item('a', 'sofa', [2, 1.5], 2, 0.9), item('b', 'armchair', [2.5, 1.5], 0.8, 0.8)).collisions).toBe(1);
    expect(
      check(item('a', 'dining-table', [2, 1.5], 1.2, 0.8), item('b', 'dining-chair', [2, 2], 0.45, 0.5)).collisions,
    ).toBe(0);
    expect(
      check(item('a', 'dining-table', [2, 1.5], 1.2, 0.8), item('b', 'dining-chair', [2, 1.5], 0.45, 0.5)).collisions,
    ).toBe(1);
    expect(check(item('a', 'sofa', [2, 1.5], 2, 0.9), item('b', 'rug', [2, 1.5], 2, 1.5)).collisions).toBe(0);
  });

  it('counts what leaves the room, blocks a door, or stands tall before a window', () => {
    expect(check(item('a', 'sofa', [0.9, 1.5], 2, 0.9)).outside).toBe(1);
    expect(check(item('a', 'sofa', [1.01, 1.5], 2, 0.9)).outside).toBe(0);
    expect(check(item('a', 'plant', [0.6, 3.2], 0.4, 0.4)).blockedDoors).toBe(1);
    expect(check(item('a', 'wardrobe', [2, 0.31], 1.2, 0.6, 2.1)).blockedWindows).toBe(1);
    expect(check(item('a', 'chest-of-drawers', [2, 0.31], 1.2, 0.6, 0.8)).blockedWindows).toBe(0);
  });

  it('counts what nobody gets to', () => {
    const wall = item('a', 'bookcase', [2, 1.9], 3.98, 0.3, 2);
    expect(check(wall, item('b', 'armchair', [2, 0.8], 0.8, 0.8)).unreachable).toBe(1);
    expect(check(item('b', 'armchair', [2, 0.8], 0.8, 0.8)).unreachable).toBe(0);
  });
});
