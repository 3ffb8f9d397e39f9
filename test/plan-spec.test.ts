import { describe, expect, it } from 'vitest';
import { FAILURE_CODES, Failure } from '#core/failures.ts';
import { checkLayout } from '#core/furnish/check/check-layout.ts';
import { furnishPlan } from '#core/furnish-plan.ts';
import { apply } from '#core/geometry/affine.ts';
import { brokenRules } from '#core/plan/broken-rules.ts';
import { parsePlanDocument } from '#core/plan/parse-plan-document.ts';
import { refusedDocument } from '#core/plan/refused-document.ts';
import type { LayoutItem, Opening, PlanDocument, Point } from '#core/plan/schema.ts';
import { openDrawn, TWO_ROOMS } from '#core/plan-graph/two-rooms.fixture.ts';
import { readPlan } from '#core/read-plan.ts';
import { makeDwelling } from '#synth/dwelling.ts';

/** A document of a dwelling made in code. */
function made(seed = 1): PlanDocument {
  return {
    version: 1,
    source: { widthPx: 1000, heightPx: 1000, toPixels: [50, 0, 0, 50, 20, 20] },
    verdict: { code: 'success', message: 'Furnished.', details: {} },
    scale: { metresPerPixel: 1 / 50, from: 'dimensions', agreeing: 3, read: 4 },
    plan: structuredClone(makeDwelling(seed).plan),
  };
}

/** Furnished, which takes a while. */
const furnished = [1, 2, 3].map((seed) => ({ ...made(seed), layout: furnishPlan(made(seed).plan) }));
const first = furnished[0]!;
const known = read();

/** Two rooms, read without a length. */
function read(): PlanDocument {
  const { opened, answer } = openDrawn(TWO_ROOMS, []);
  return readPlan(opened, answer);
}

/** The rules that the first document breaks once something of it was changed. */
function rulesOf(change: (document: typeof first) => void): string[] {
  const document = structuredClone(first);
  change(document);
  return [...new Set(brokenRules(document).map(({ rule }) => rule))];
}

const refusal = (text: string): Failure => {
  try {
    parsePlanDocument(text);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('not refused');
};
// biome-ignore lint/suspicious/noExplicitAny: what is wrong has no type
const changed = (change: (document: any) => void): string => {
  const document = structuredClone(first);
  change(document);
  return JSON.stringify(document);
};
const doorOf = ({ plan }: PlanDocument): Opening => plan.openings.find(({ swing }) => swing)!;

describe('SPEC.md', () => {
  it('holds for dwellings made in code, and for a plan that was read', () => {
    const documents = [...Array.from({ length: 20 }, (_, i) => made(i + 1)), ...furnished, known];
    expect(documents.flatMap(brokenRules)).toEqual([]);
    expect(documents.flatMap(({ plan }) => plan.openings).length).toBeGreaterThan(100);
  });

  it('1.1 refuses what is no plan.json of version 1, and names where', () => {
    expect(parsePlanDocument(JSON.stringify(first))).toEqual(first);
    expect(refusal('{').code).toBe('invalid_file');
    expect(refusal(changed((d) => (d.version = 2))).details.path).toBe('/version');
    expect(refusal(changed((d) => delete d.plan.walls[1].thickness)).details.path).toBe('/plan/walls/1');
  });
  it('1.2 takes fields that it does not know', () => {
    expect(parsePlanDocument(changed((d) => (d.plan.walls[0].colour = 'red'))).plan.walls[0]).toHaveProperty('colour');
  });
  it('1.3 takes no number that is not finite', () => {
    const text = JSON.stringify(first).replace('"thickness":', '"thickness":1e999,"was":');
    expect(refusal(text).details.path).toBe('/plan/walls/0/thickness');
  });
  it('1.4 gives an id once', () => {
    expect(rulesOf(({ plan }) => (plan.fixtures[0]!.id = plan.rooms[0]!.id))).toEqual(['1.4']);
  });
  it('1.5 gives the same bytes for the same drawing, plan and seed', () => {
    expect(JSON.stringify(read())).toBe(JSON.stringify(known));
    const { plan } = makeDwelling(1, { kind: 'studio' });
    expect(JSON.stringify(furnishPlan(plan))).toBe(JSON.stringify(furnishPlan(structuredClone(plan))));
  });

  it('1.6 takes a confidence from 0 to 1', () => {
    expect(parsePlanDocument(changed((d) => (d.plan.rooms[0].confidence = 0.75))).plan.rooms[0]!.confidence).toBe(0.75);
    expect(refusal(changed((d) => (d.plan.walls[0].confidence = 1.2))).details.path).toBe('/plan/walls/0/confidence');
  });
  it('2.1 rounds to a millimetre', () => {
    const { plan } = known;
    const numbers = [
      ...plan.walls.flatMap(({ from, to }) => [...from, ...to]),
      ...plan.rooms.flatMap((r) => r.outline.flat()),
    ];
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter((n) => Math.round(n * 1000) / 1000 !== n)).toEqual([]);
  });
  it('2.2 takes a point of the plan to its pixel', () => {
    const { source, plan } = known;
    const [x, y] = apply(source.toPixels, [0, 0]);
    expect([x, y].map(Math.round)).toEqual([40, 40]);
    expect(plan.walls.length).toBeGreaterThan(3);
    expect(rulesOf((d) => (d.source.toPixels = [0, 0, 0, 0, 1, 1]))).toEqual(['2.2', '2.3']);
  });
  it('2.3 says the scale twice, and the same', () => {
    expect(rulesOf(({ scale }) => (scale.metresPerPixel *= 1.01))).toEqual(['2.3']);
  });
  it('2.4 begins at the top left corner of what was read', () => {
    const { plan } = known;
    const points = [...plan.walls.flatMap(({ from, to }) => [from, to]), ...plan.rooms.flatMap((r) => r.outline)];
    expect([0, 1].map((axis) => Math.min(...points.map((p) => p[axis]!)))).toEqual([0, 0]);
  });
  it('2.5 assumes the scale by which doors are as wide as doors are', () => {
    const { scale } = known;
    expect(scale).toMatchObject({ from: 'assumed', agreeing: 0 });
    expect(rulesOf(({ scale }) => (scale.from = 'assumed'))).toEqual(['2.5']);
  });
  it('2.6 lets no more measures agree than were read', () => {
    expect(rulesOf(({ scale }) => (scale.agreeing = scale.read + 1))).toEqual(['2.6']);
  });
  it('2.7 takes metres and feet for the unit of a drawing, or none', () => {
    expect(parsePlanDocument(changed((d) => (d.scale.unit = 'ft'))).scale.unit).toBe('ft');
    expect(refusal(changed((d) => (d.scale.unit = 'yd'))).details.path).toBe('/scale/unit');
  });

  it('3.1 asks every wall for a thickness', () => {
    expect(refusal(changed((d) => (d.plan.walls[0].thickness = 0))).details.path).toBe('/plan/walls/0/thickness');
  });
  it('3.2 lets a wall without length stand, with nothing on it', () => {
    const at: Point = [1, 1];
    expect(rulesOf(({ plan }) => plan.walls.push({ ...plan.walls[0]!, id: 'w99', from: at, to: at }))).toEqual([]);
    expect(
      rulesOf(({ plan }) =>
        Object.assign(plan.walls.find(({ id }) => id === plan.openings[0]!.wall)!, { to: at, from: at }),
      ),
    ).toContain('4.3');
  });

  it('4.1 asks every opening for a width', () => {
    expect(rulesOf(({ plan }) => (plan.openings[0]!.to = [...plan.openings[0]!.from]))).toEqual(['4.1']);
  });
  it('4.2 has every opening in a wall, but gaps', () => {
    expect(rulesOf((d) => (doorOf(d).wall = 'w0'))).toEqual(['4.2']);
    expect(rulesOf((d) => (doorOf(d).wall = 'nowhere'))).toEqual(['4.2']);
    const gap: Opening = { id: 'd99', kind: 'gap', wall: 'w0', from: [1, 1], to: [2, 1] };
    expect(rulesOf(({ plan }) => plan.openings.push(gap))).toEqual([]);
  });
  it('4.3 has openings on the line of their wall, gaps within its thickness', () => {
    const aside = (kind: Opening['kind'], share: number) => (d: PlanDocument) => {
      const door = doorOf(d);
      const { thickness } = d.plan.walls.find(({ id }) => id === door.wall)!;
      const upright = door.from[0] === door.to[0];
      for (const end of [door.from, door.to]) end[upright ? 0 : 1] += share * thickness;
      door.kind = kind;
      delete door.swing;
    };
    expect(rulesOf(aside('gap', 0.4))).toEqual([]);
    expect(rulesOf(aside('gap', 0.6))).toEqual(['4.3']);
    expect(rulesOf(aside('door', 0.4))).toEqual(['4.3']);
  });
  it('4.4 has leaves on doors alone', () => {
    expect(rulesOf((d) => (doorOf(d).kind = 'window'))).toEqual(['4.4']);
    expect(rulesOf((d) => (doorOf(d).swing!.leaf = doorOf(d).swing!.hinge))).toEqual(['4.4']);
  });

  it('5.1 asks every ring for three points and for floor', () => {
    expect(refusal(changed((d) => (d.plan.rooms[0].outline.length = 2))).details.path).toBe('/plan/rooms/0/outline');
    expect(rulesOf(({ plan }) => plan.rooms[0]!.holes.push([[1, 1], [2, 2], [3, 3]]))).toContain('5.1'); // biome-ignore format: a ring
  });
  it('5.2 says the area of the outline less that of the holes', () => {
    expect(rulesOf(({ plan }) => (plan.rooms[0]!.area += 0.02))).toEqual(['5.2']);
  });
  it('5.3 has holes in their room', () => {
    const hole: Point[] = [[-3, -3], [-2, -3], [-2, -2]]; // biome-ignore format: a ring
    const rules = rulesOf(({ plan }) => {
      plan.rooms[0]!.holes.push(hole);
      plan.rooms[0]!.area -= 0.5;
    });
    expect(rules).toEqual(['5.3']);
  });
  it('5.4 shares no floor between rooms', () => {
    expect(rulesOf(({ plan }) => plan.rooms.push({ ...plan.rooms[0]!, id: 'twice' }))).toEqual(['5.4']);
  });
  it('5.5 takes the types of the table, and rooms without a name', () => {
    expect(refusal(changed((d) => (d.plan.rooms[0].type = 'dungeon'))).details.path).toBe('/plan/rooms/0/type');
    expect(parsePlanDocument(changed((d) => (d.plan.rooms[0].label = ''))).plan.rooms[0]!.label).toBe('');
  });

  it('6.1 has what is drawn in a room of the plan, or in none', () => {
    expect(rulesOf(({ plan }) => (plan.fixtures[0]!.room = 'r0'))).toEqual([]);
    expect(rulesOf(({ plan }) => (plan.fixtures[0]!.room = 'elsewhere'))).toEqual(['6.1']);
  });
  it('6.2 keeps fixtures where they are, with pieces beside them', () => {
    const { plan, layout } = furnished[1]!;
    expect(plan.fixtures.length).toBeGreaterThan(0);
    const onFixture = { ...layout.items[0]!, room: plan.fixtures[0]!.room, at: plan.fixtures[0]!.outline[0]! };
    expect(checkLayout(plan, layout.items).checks.collisions).toBe(0);
    expect(checkLayout(plan, [onFixture]).checks.collisions).toBe(1);
  });

  it('7.1 takes success and the codes of the table', () => {
    for (const code of ['success', ...FAILURE_CODES])
      expect(parsePlanDocument(changed((d) => (d.verdict.code = code))).verdict.code).toBe(code);
    expect(refusal(changed((d) => (d.verdict.code = 'ugly'))).details.path).toBe('/verdict/code');
  });
  it('7.2 has a plan with every verdict, an empty one where nothing was read', () => {
    expect(known.verdict.code).not.toBe('success');
    expect(known.plan.rooms.length).toBeGreaterThan(0);
    const refused = refusedDocument(new Failure('file_unreadable', 'Blank.', {}));
    expect(parsePlanDocument(JSON.stringify(refused))).toMatchObject({
      plan: { walls: [], rooms: [] },
      source: { widthPx: 1, heightPx: 1 },
    });
  });

  it('8.1 has pieces in rooms of the plan', () => {
    const moved = rulesOf(({ layout }) => {
      delete layout.items[0]!.group;
      layout.items[0]!.room = 'elsewhere';
    });
    expect(moved).toEqual(['8.1']);
  });
  it('8.2 has `at` in the middle and the back towards -y', () => {
    const { plan, layout } = first;
    const sofa = { ...layout.items[0]!, size: { width: 2, depth: 1, height: 1 }, rotation: 0 };
    const room = { ...plan.rooms[0]!, outline: [[0, 0], [2, 0], [2, 1], [0, 1]] as Point[], holes: [] }; // biome-ignore format: a ring
    const outside = (at: Point, rotation: number) =>
      checkLayout({ ...plan, openings: [], fixtures: [], rooms: [room] }, [{ ...sofa, room: room.id, at, rotation }])
        .checks.outside;
    expect([outside([1, 0.5], 0), outside([1, 0.5], 180), outside([1, 0.5], 90), outside([0, 0], 0)]).toEqual([
      0, 0, 1, 1,
    ]);
  });
  it('8.3 has nothing overlap, stand outside or in the way, and counts anew', () => {
    for (const { plan, layout } of furnished) {
      expect(layout.checks).toMatchObject({ collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0 });
      expect(checkLayout(plan, layout.items).checks).toEqual(layout.checks);
    }
    const { plan, layout } = first;
    const twice = layout.items.flatMap((item) => [item, { ...item, id: `${item.id}b` }]);
    expect(checkLayout(plan, twice).checks.collisions).toBeGreaterThan(0);
  });
  it('8.4 names what a room asks for and cannot hold', () => {
    const { plan } = makeDwelling(1);
    const room = plan.rooms.find(({ type }) => type === 'bathroom')!;
    const [x, y] = room.outline[0]!;
    const tiny = { ...room, outline: [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]] as Point[], area: 1 }; // biome-ignore format: a ring
    const { dropped, items } = furnishPlan({ ...plan, rooms: [tiny], openings: [], fixtures: [] });
    expect(items.filter(({ kind }) => /bathtub|shower/.test(kind))).toEqual([]);
    expect(dropped).toContainEqual({
      room: room.id,
      kind: expect.stringMatching(/bathtub|shower/),
      reason: expect.stringMatching(/\w/),
    });
  });
  it('8.5 has pieces of a group in one room', () => {
    const grouped = (groupOf: (item: LayoutItem) => string) => (d: typeof first) => {
      for (const item of d.layout.items) item.group = groupOf(item);
    };
    expect(rulesOf(grouped(({ room }) => `all of ${room}`))).toEqual([]);
    expect(rulesOf(grouped(() => 'g1'))).toEqual(['8.5']);
  });
  it('8.6 takes what a piece keeps free for the purposes that there are, and no length below nothing', () => {
    const keeping = (keeps: object) => changed((d) => (d.layout.items[0].keeps = [keeps]));
    const whole = { what: 'use', needed: 0.6, kept: 0.72, rule: 'bed side' };
    expect(parsePlanDocument(keeping(whole)).layout!.items[0]!.keeps).toEqual([whole]);
    expect(refusal(keeping({ ...whole, what: 'looks' })).message).toContain(
      '/layout/items/0/keeps/0/what must be use or walk or swing or window or reach or gap',
    );
    expect(refusal(keeping({ ...whole, kept: -0.1 })).details.path).toBe('/layout/items/0/keeps/0/kept');
  });
  it('8.7 has activities of whole people, in rooms of the plan or in none', () => {
    const home = (room: string | null) => (d: typeof first) =>
      Object.assign(d.layout, {
        home: { people: 4, activities: [{ what: 'eat', for: 6, room, reason: 'too small' }] },
      });
    expect(rulesOf(home(first.plan.rooms[0]!.id))).toEqual([]);
    expect(rulesOf(home(null))).toEqual([]);
    expect(rulesOf(home('elsewhere'))).toEqual(['8.7']);
    expect(refusal(changed((d) => (d.layout.home = { people: 2.5 }))).details.path).toBe('/layout/home/people');
  });
  it('8.8 has one entry of a room of the plan, with scores from 0 to 1', () => {
    const room = first.plan.rooms[0]!.id;
    const entries = (...rooms: string[]) => (d: typeof first) =>
      Object.assign(d.layout, { rooms: rooms.map((room) => ({ room, score: { circulation: 0.9 } })) });
    expect(rulesOf(entries(room))).toEqual([]);
    expect(rulesOf(entries(room, room))).toEqual(['8.8']);
    expect(rulesOf(entries('elsewhere'))).toEqual(['8.8']);
    const score = { circulation: 1.2 };
    expect(refusal(changed((d) => (d.layout.rooms = [{ room, score }]))).details.path).toBe('/layout/rooms/0/score/circulation');
  }); // biome-ignore format: short
  it('8.9 takes what was left out with its measure, and asks which kind it was', () => {
    const leftOut = (entry: object) =>
      changed((d) => (d.layout.rooms = [{ room: d.plan.rooms[0].id, leftOut: [entry] }]));
    const whole = { kind: 'double-bed', instead: 'single-bed', reason: 'too narrow', needed: 0.6, had: 0.52 };
    expect(parsePlanDocument(leftOut(whole)).layout!.rooms![0]!.leftOut).toEqual([whole]);
    const { kind: _, ...nameless } = whole;
    expect(refusal(leftOut(nameless)).details.path).toBe('/layout/rooms/0/leftOut/0');
  });
  it('8.10 has alternatives of whole pieces that stand in the room that they are of', () => {
    const { id } = first.plan.rooms.find((room) => first.layout.items.filter((i) => i.room === room.id).length > 1)!;
    const others = (change: (items: LayoutItem[]) => void) => (d: typeof first) => {
      const items = structuredClone(d.layout.items.filter((item) => item.room === id));
      change(items);
      Object.assign(d.layout, { rooms: [{ room: id, alternatives: [{ items, score: {} }] }] });
    };
    expect(rulesOf(others(() => {}))).toEqual([]);
    expect(rulesOf(others((items) => (items[0]!.room = 'elsewhere')))).toEqual(['8.10']);
    expect(rulesOf(others((items) => (items[1]!.id = items[0]!.id)))).toEqual(['8.10']);
    const shapeless = changed((d) => (d.layout.rooms = [{ room: id, alternatives: [{ items: [{ id: 'i1' }] }] }]));
    expect(refusal(shapeless).details.path).toBe('/layout/rooms/0/alternatives/0/items/0');
  });
  it('8.11 takes a layout that says less', () => {
    const { plan } = first;
    const sparse = changed((d) => {
      d.layout.home = { activities: [{ what: 'eat' }] };
      d.layout.rooms = [{ room: plan.rooms[0]!.id }, { room: plan.rooms[1]!.id, leftOut: [{ kind: 'desk' }] }];
      d.layout.items[0].keeps = [{ what: 'use' }];
    });
    expect(brokenRules(parsePlanDocument(sparse))).toEqual([]);
    expect(parsePlanDocument(changed((d) => (d.layout.home = {}))).layout!.home).toEqual({});
  });
  it('8.12 keeps layout and seed of what is as it was in a later version', () => {
    for (const { plan, layout } of furnished) {
      const measured = { ...plan, rooms: plan.rooms.map((room) => ({ ...room, area: room.area + 1 })) };
      expect(furnishPlan(measured, {}, { plan, layout })).toEqual(layout);
    }
    expect(refusal(changed((d) => (d.layout.home.wishes = { occupants: 99 }))).details.path).toBe(
      '/layout/home/wishes/occupants',
    );
  });
});
