import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './furnish/catalogue/catalogue.ts';
import { checkLayout } from './furnish/check/check-layout.ts';
import { mirroredKind } from './furnish/groups/template.ts';
import { furnishPlan } from './furnish-plan.ts';
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

/** A chaise on the left is one on the right in a mirror. */
const twin = (kind: string): string => [kind, mirroredKind(kind as 'sofa')].sort()[0]!;

/** What a room of a type is nothing without: of each of these one. */
const BED = /(double|single|bunk|loft)-bed/;
const CLOTHES = /wardrobe|closet|chest-of-drawers/;
const SEAT = /sofa|armchair/;
const TABLE = /dining-table/;
const KITCHEN = [/kitchen-sink|kitchenette/, /hob|kitchenette/, /fridge|kitchenette/];
const WASH = [/toilet/, /basin/, /shower|bathtub/];

describe('furnishPlan', () => {
  it.each<[RoomType, number, number, RegExp[]]>([
    ['bedroom', 4, 3.5, [/double-bed/, /nightstand|headboard/, CLOTHES]],
    ['bedroom', 2.2, 3, [BED, CLOTHES]],
    ['children', 3, 3.5, [BED, CLOTHES, /desk/, /office-chair/]],
    ['living', 5, 4.5, [SEAT, /coffee-table/, /^tv-/]],
    ['living', 3, 3, [SEAT]],
    ['dining', 4, 4, [TABLE, /dining-chair/]],
    ['kitchen', 2, 3, KITCHEN],
    ['kitchen', 4, 3.5, [...KITCHEN, TABLE, /dining-chair/]],
    ['living-kitchen', 6, 5, [SEAT, /^tv-/, TABLE, ...KITCHEN]],
    ['living-kitchen', 4.2, 4, [SEAT, TABLE, ...KITCHEN]],
    ['bathroom', 1.7, 2.2, WASH],
    ['bathroom', 2.4, 3, WASH],
    ['wc', 1.2, 1.8, [/toilet/, /basin/]],
    ['study', 2.5, 3, [/desk/, /office-chair/]],
    ['hall', 2, 3, [/coat|shoe|hall-bench/]],
    ['closet', 1.6, 2, [/closet|shelf/]],
    ['utility', 2, 2.5, [/wash/]],
    ['balcony', 3, 1.5, [/outdoor|bistro/]],
    ['terrace', 4, 4, [/outdoor|bistro|lounger/]],
  ])('%s of %d by %d m holds what it needs', (type, width, depth, needed) => {
    const layout = furnishPlan(single(type, width, depth));
    const kinds = layout.items.map((item) => item.kind);
    for (const kind of needed) expect(kinds).toContainEqual(expect.stringMatching(kind));
    expect(layout.checks).toEqual(clean);
  });

  it('leaves stairs and technical rooms alone', () => {
    const beside = (type: RoomType) =>
      plan(
        [room('r', 'hall', rectangle(0, 0, 3, 2)), room('s', type, rectangle(3.1, 0, 6, 3))],
        [door('d', [0.2, 2.05], [1, 2.05]), door('e', [3.05, 0.5], [3.05, 1.3])],
      );
    for (const type of ['stairs', 'technical'] as const)
      expect(furnishPlan(beside(type)).items.filter((item) => item.room === 's')).toEqual([]);
  });

  it('completes what is drawn, and doubles nothing of it', () => {
    const counter = { id: 'f', kind: 'kitchen-counter', room: 'r', outline: rectangle(3.4, 0, 4, 3) };
    const kitchen = kindsOf({ ...single('kitchen'), fixtures: [counter] });
    for (const kind of ['kitchen-sink', 'hob']) expect(kitchen).not.toContain(kind);
    expect(kitchen).toContainEqual(expect.stringMatching(/fridge/));
    const fixtures = [['toilet', 0, 0], ['shower', 3, 0]].map(([kind, x, y]) => ({ id: `${kind}`, kind: `${kind}`, room: 'r', outline: rectangle(Number(x), Number(y), Number(x) + 0.8, Number(y) + 0.8) })); // biome-ignore format: short
    const bath = kindsOf({ ...single('bathroom'), fixtures });
    for (const kind of ['toilet', 'shower', 'bathtub']) expect(bath).not.toContain(kind);
    expect(bath).toContainEqual(expect.stringMatching(/basin/));
  });

  it('keeps tall pieces off windows and everything off the swing of a door', () => {
    const wide = plan([room('r', 'bedroom', rectangle(0, 0, 4, 3.5))], [
      { ...door('d', [0.2, 3.55], [1.1, 3.55]), swing: { hinge: [0.2, 3.55], leaf: [0.2, 2.65] } },
      window('w', [0.1, -0.1], [3.9, -0.1]),
    ]); // biome-ignore format: short
    const { items, checks } = furnishPlan(wide);
    expect(checks).toEqual(clean);
    for (const { at, size } of items.filter(({ size: { height } }) => height > 1))
      expect(at[1] - Math.min(size.width, size.depth) / 2).toBeGreaterThan(0.25);
  });

  it('gives the same bytes for the same plan, whatever was furnished before', () => {
    const first = JSON.stringify(furnishPlan(single('living-kitchen', 6, 5)));
    furnishPlan(single('bedroom'));
    expect(JSON.stringify(furnishPlan(single('living-kitchen', 6, 5)))).toBe(first);
  });

  it.each<[string, (p: Point) => Point]>([
    ['mirrored', ([x, y]) => [20 - x, y]],
    ['turned by a quarter', ([x, y]) => [20 - y, x]],
    ['turned and mirrored', ([x, y]) => [y, x]],
  ])('furnishes a plan that is %s the same way', (_, move) => {
    const home = plan(
      [room('a', 'living', rectangle(0, 0, 5.2, 4.1)), room('b', 'bedroom', rectangle(5.3, 0, 9, 4.1))],
      [door('d', [0.2, 4.15], [1, 4.15]), door('e', [5.25, 2.9], [5.25, 3.7]), window('w', [1.4, -0.1], [3.2, -0.1]), window('v', [6.4, -0.1], [7.9, -0.1])],
    ); // biome-ignore format: short
    const moved = {
      ...home,
      rooms: home.rooms.map((r) => ({ ...r, outline: r.outline.map(move) })),
      openings: home.openings.map((o) => ({ ...o, from: move(o.from), to: move(o.to) })),
    };
    const there = furnishPlan(moved).items;
    const here = furnishPlan(home).items;
    expect(there.map(({ kind }) => twin(kind))).toEqual(here.map(({ kind }) => twin(kind)));
    here.forEach(({ at }, k) => {
      const [x, y] = move(at);
      expect(Math.hypot(there[k]!.at[0] - x, there[k]!.at[1] - y)).toBeLessThan(0.005);
    });
  });

  it('says why next to nothing stands where a room is far too small for its name, as with a scale that was misread', () => {
    const { items, rooms = [] } = furnishPlan(single('living-kitchen', 0.8, 0.7));
    expect(items).toEqual([]);
    expect(rooms[0]?.leftOut?.map(({ reason }) => reason)).toContain('none is made for a room of this size');
  });

  it('uses only kinds of the catalogue, with finite numbers', () => {
    for (const type of ['living', 'kitchen', 'bedroom', 'bathroom'] as const) {
      for (const { kind, at, rotation, size } of furnishPlan(single(type, 5, 4)).items) {
        expect(Object.keys(CATALOGUE)).toContain(kind);
        expect([...at, rotation, ...Object.values(size)].every(Number.isFinite)).toBe(true);
      }
    }
  });

  it('says what does not fit, with the measure', () => {
    const { rooms } = furnishPlan(single('bathroom', 0.9, 1.5));
    const bath = rooms![0]!.leftOut!.find(({ kind }) => /shower|bathtub/.test(kind))!;
    expect(bath.reason).toMatch(/\d+ cm/);
    expect(bath.had!).toBeLessThan(bath.needed!);
  });

  it('says for whom, what each piece keeps free, and what else is possible', () => {
    const { home, items, rooms } = furnishPlan(single('bedroom', 4.2, 3.8));
    expect(home!.people).toBe(2);
    const bed = items.find(({ kind }) => kind === 'double-bed')!;
    expect(bed.keeps!.length).toBeGreaterThan(0);
    for (const { needed, kept } of items.flatMap(({ keeps = [] }) => keeps))
      expect(kept!).toBeGreaterThanOrEqual(needed! - 0.01);
    const [report] = rooms!;
    expect(Object.values(report!.score!).every((value) => value >= 0 && value <= 1)).toBe(true);
    const places = [items, ...report!.alternatives!.map((other) => other.items)].map((list) => JSON.stringify(list.map(({ kind, at }) => [kind, at]))); // biome-ignore format: one line
    expect(new Set(places).size).toBe(places.length);
    expect(places.length).toBeGreaterThan(1);
  });

  it('offers other layouts of baths and halls that are as good, and none that are worse', () => {
    for (const type of ['bathroom', 'hall'] as const) {
      const { items, rooms } = furnishPlan(single(type, 2.8, 3));
      const { alternatives = [], score } = rooms![0]!;
      expect(alternatives.length, type).toBeGreaterThan(0);
      const mean = (of: Record<string, number>) => Object.values(of).reduce((sum, value) => sum + value, 0) / Object.values(of).length;
      for (const other of alternatives) {
        expect(other.items.map(({ at }) => at)).not.toEqual(items.map(({ at }) => at));
        expect(mean(other.score!)).toBeGreaterThan(mean(score!) - 0.15);
      }
    }
  }); // biome-ignore format: a helper

  it('leaves room beside bed and toilet, and to turn, where a home is to be accessible', () => {
    for (const [type, width, depth] of [['bedroom', 4.6, 4], ['bathroom', 2.8, 3]] as const) {
      const { rooms } = furnishPlan(single(type, width, depth), { accessible: true });
      expect(rooms![0]!.score).toMatchObject({ 'space-beside': 1, 'turning-circle': 1 });
    }
    expect(furnishPlan(single('bedroom', 4.6, 4)).rooms![0]!.score).not.toHaveProperty('space-beside');
  }); // biome-ignore format: a table

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
    expect(layout.items.map((i) => i.kind)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/sofa/),
        expect.stringMatching(/^tv-/),
        expect.stringMatching(/coffee-table/),
      ]),
    );
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
