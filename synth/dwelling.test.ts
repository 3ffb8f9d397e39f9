import { describe, expect, it } from 'vitest';
import type { Opening, Plan } from '#core/plan/schema.ts';
import { findJunctions } from './drawing/find-junctions.ts';
import { crossLogs } from './dwelling/log-corners.ts';
import { areaOf, inRing } from './dwelling/rooms.ts';
import type { Dwelling } from './dwelling/types.ts';
import { makeDwelling } from './dwelling.ts';
import { makeRandom } from './random.ts';

const usual: Dwelling[] = Array.from({ length: 200 }, (_, i) => makeDwelling(i + 1));
const wide: Dwelling[] = Array.from({ length: 100 }, (_, i) => makeDwelling(i + 1001, { repertoire: 'wide' }));
const dwellings = [...usual, ...wide];
const eachSeed = (check: (dwelling: Dwelling) => string[]) =>
  dwellings.flatMap((d) => check(d).map((fault) => `seed ${d.seed}: ${fault}`));
const isOutdoors = (type: string) => type === 'balcony' || type === 'terrace';

/** Rooms beside the middle of an opening, or `outside`. */
function sidesOf(plan: Plan, { from, to, wall }: Opening): string[] {
  const reach = plan.walls.find((w) => w.id === wall)!.thickness / 2 + 0.05;
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const normal = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length] as const;
  return [-1, 1].map((side) => {
    const point = [middle[0] + normal[0] * reach * side, middle[1] + normal[1] * reach * side] as const;
    return plan.rooms.find((room) => inRing(point, room.outline))?.id ?? 'outside';
  });
}

type Vector = readonly [number, number];
/** Distance of a point from the line through `a` and `b`. */
const across = ([x, y]: Vector, a: Vector, b: Vector) =>
  Math.abs((x - a[0]) * (b[1] - a[1]) - (y - a[1]) * (b[0] - a[0])) / Math.hypot(b[0] - a[0], b[1] - a[1]);
/** How far a point is along the way from `a` (0) to `b` (1). */
const along = ([x, y]: Vector, a: Vector, b: Vector) =>
  ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);

/** The ends of a wall at which it stops alone. */
function endsOf(plan: Plan, wall: Plan['walls'][number]): Vector[] {
  const ends = findJunctions(plan.walls).filter((junction) => junction.kind === 'end');
  return [wall.from, wall.to].filter(([x, y]) => ends.some(({ at }) => at[0] === x && at[1] === y));
}

/** By how much a wall turns from the one before it, radians. */
function turnOf(one: Plan['walls'][number], two: Plan['walls'][number]): number {
  const [a, b] = [one, two].map(({ from, to }) => Math.atan2(to[1] - from[1], to[0] - from[0])) as [number, number];
  return Math.atan2(Math.sin(b - a), Math.cos(b - a));
}

/** Points spread over a ring, 20 cm apart. */
function spread(ring: readonly (readonly [number, number])[], step = 0.2): [number, number][] {
  const xs = ring.map((p) => p[0]);
  const ys = ring.map((p) => p[1]);
  const points: [number, number][] = [];
  for (let x = Math.min(...xs) + step / 2; x < Math.max(...xs); x += step) {
    for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step)
      if (inRing([x, y], ring)) points.push([x, y]);
  }
  return points;
}

const floorArea = ({ outline, holes }: Plan['rooms'][number]) =>
  areaOf(outline) - holes.reduce((sum, hole) => sum + areaOf(hole), 0);

describe('makeDwelling', () => {
  it('covers every kind of dwelling and of country', () => {
    expect(new Set(dwellings.map((d) => d.kind)).size).toBe(5);
    expect(new Set(dwellings.map((d) => d.country)).size).toBe(11);
    expect(new Set(dwellings.map((d) => d.language)).size).toBeGreaterThanOrEqual(11);
    expect(dwellings.filter((d) => d.plan.rooms.some((room) => room.outline.length > 4)).length).toBeGreaterThan(40);
  });

  it('gives the same home for the same seed and another for another', () => {
    expect(makeDwelling(7)).toEqual(dwellings[6]);
    expect(makeDwelling(8).plan).not.toEqual(dwellings[6]!.plan);
  });

  it('keeps rooms apart from each other and from walls', () => {
    const faults = eachSeed(({ plan }) =>
      plan.rooms.flatMap((room) => {
        const points = spread(room.outline).filter((p) => !room.holes.some((hole) => inRing(p, hole)));
        const others = plan.rooms.filter((other) => other !== room && points.some((p) => inRing(p, other.outline)));
        const walls = plan.walls.filter(({ from, to, thickness }) =>
          points.some(
            (p) => across(p, from, to) < thickness / 2 - 0.002 && along(p, from, to) > 0 && along(p, from, to) < 1,
          ),
        );
        return [
          ...others.map((o) => `${room.id} overlaps ${o.id}`),
          ...walls.map((w) => `${room.id} overlaps wall ${w.id}`),
        ];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('states the area of the outline, and areas that rooms have', () => {
    const faults = eachSeed(({ plan }) =>
      plan.rooms.flatMap((room) => [
        ...(Math.abs(floorArea(room) - room.area) > 0.002 ? [`${room.id} says ${room.area}`] : []),
        ...(room.type === 'bedroom' && room.area < 6 ? [`${room.id} has only ${room.area} m²`] : []),
        ...(room.area < 0.5 || room.area > 80 ? [`${room.id} has ${room.area} m²`] : []),
      ]),
    );
    expect(faults).toEqual([]);
  });

  it('hosts every opening in its wall', () => {
    const faults = eachSeed(({ plan }) =>
      plan.openings.flatMap(({ id, wall, from, to }) => {
        const host = plan.walls.find((w) => w.id === wall);
        if (!host) return [`${id} has no wall`];
        const onLine = [from, to].every((p) => across(p, host.from, host.to) < 0.001);
        const [a, b] = [along(from, host.from, host.to), along(to, host.from, host.to)];
        return onLine && a >= 0 && b <= 1 && b > a ? [] : [`${id} is off its wall`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('has every door between two spaces and every room reached from outside', () => {
    const faults = eachSeed(({ plan }) => {
      const doors = plan.openings.filter((o) => o.kind !== 'window').map((o) => ({ o, sides: sidesOf(plan, o) }));
      // A porch is open to its sides.
      const reached = new Set(['outside', 'porch']);
      for (let before = 0; before < reached.size; ) {
        before = reached.size;
        for (const { sides } of doors)
          if (sides.some((side) => reached.has(side))) for (const side of sides) reached.add(side);
      }
      return [
        ...doors
          .filter(({ sides }) => sides[0] === sides[1])
          .map(({ o }) => `${o.id} leads from ${sidesOf(plan, o)[0]} to itself`),
        ...plan.rooms.filter((room) => !reached.has(room.id)).map((room) => `${room.id} is not reached`),
        ...(doors.some(({ o, sides }) => o.kind === 'door' && sides.some((side) => ['outside', 'porch'].includes(side)))
          ? []
          : ['no entrance door']),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('opens leaves into a room, as long as the opening', () => {
    const faults = eachSeed(({ plan }) =>
      plan.openings.flatMap((o) => {
        if (!o.swing) return o.kind === 'door' || o.kind === 'double' ? [`${o.id} has no swing`] : [];
        const width = Math.hypot(o.to[0] - o.from[0], o.to[1] - o.from[1]) / (o.kind === 'double' ? 2 : 1);
        const leaf = Math.hypot(o.swing.leaf[0] - o.swing.hinge[0], o.swing.leaf[1] - o.swing.hinge[1]);
        const inside = plan.rooms.some((room) => inRing(o.swing!.leaf, room.outline));
        return [
          ...(Math.abs(width - leaf) > 0.002 ? [`${o.id} leaf ${leaf}, width ${width}`] : []),
          ...(inside ? [] : [`${o.id} opens into a wall`]),
        ];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('stands fixtures inside their rooms and out of door swings', () => {
    const faults = eachSeed(({ plan }) =>
      plan.fixtures.flatMap((fixture) => {
        const room = plan.rooms.find((r) => r.id === fixture.room)!;
        const points = spread(fixture.outline, 0.05);
        const swept = plan.openings.filter(({ swing, from, to }) => {
          if (!swing || !inRing(swing.leaf, room.outline)) return false;
          const radius = Math.hypot(swing.leaf[0] - swing.hinge[0], swing.leaf[1] - swing.hinge[1]);
          const far = swing.hinge[0] === from[0] && swing.hinge[1] === from[1] ? to : from;
          return points.some(([x, y]) => {
            const [dx, dy] = [x - swing.hinge[0], y - swing.hinge[1]];
            const ahead = dx * (swing.leaf[0] - swing.hinge[0]) + dy * (swing.leaf[1] - swing.hinge[1]) >= 0;
            const beside = dx * (far[0] - swing.hinge[0]) + dy * (far[1] - swing.hinge[1]) >= 0;
            return ahead && beside && Math.hypot(dx, dy) < radius;
          });
        });
        return [
          ...(points.length > 3 && points.every((p) => inRing(p, room.outline))
            ? []
            : [`${fixture.id} is not in ${room.id}`]),
          ...swept.map((o) => `${fixture.id} in the swing of ${o.id}`),
        ];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('gives every home a toilet, a worktop with sink and hob, and light to its bedrooms', () => {
    const faults = eachSeed(({ plan }) => {
      const kinds = new Set(plan.fixtures.map((f) => f.kind));
      const dark = plan.rooms.filter(
        (room) =>
          room.type === 'bedroom' &&
          !plan.openings.some(
            (o) => (o.kind === 'window' || o.kind === 'sliding') && sidesOf(plan, o).includes(room.id),
          ),
      );
      return [
        ...['toilet', 'basin', 'kitchen-counter', 'sink', 'hob']
          .filter((kind) => !kinds.has(kind))
          .map((kind) => `no ${kind}`),
        ...dark.map((room) => `${room.id} has no window`),
        ...plan.rooms.filter((r) => !isOutdoors(r.type) && r.label === '').map((r) => `${r.id} has no name`),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('cuts corners of some homes and adds bays to some, with rooms that end at the slanted walls', () => {
    const isSlanted = ({ from, to }: { from: Vector; to: Vector }) => from[0] !== to[0] && from[1] !== to[1];
    const slanted = dwellings.filter((d) => d.plan.walls.some(isSlanted));
    expect(slanted.length).toBeGreaterThan(40);
    expect(dwellings.filter((d) => d.plan.walls.filter(isSlanted).length > 5).length).toBeGreaterThan(3);
    expect(slanted.filter((d) => d.plan.walls.some((w) => isSlanted(w) && !w.exterior)).length).toBeGreaterThan(3);
    for (const { plan } of slanted) {
      for (const wall of plan.walls.filter(isSlanted)) {
        const distances = plan.rooms.flatMap((room) => room.outline.map((p) => across(p, wall.from, wall.to)));
        expect(distances.filter((d) => Math.abs(d - wall.thickness / 2) < 0.002).length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('lets walls stop alone in the wide repertoire only, in rooms and outdoors', () => {
    const ends = (homes: Dwelling[]) => homes.map(({ plan }) => plan.walls.filter((w) => endsOf(plan, w).length > 0));
    expect(ends(usual).flat()).toEqual([]);
    const walls = ends(wide);
    expect(walls.filter((some) => some.length > 0).length).toBeGreaterThan(40);
    expect(walls.flat().filter((w) => w.exterior).length).toBeGreaterThan(5);
    expect(wide.filter(({ plan }) => plan.walls.some((w) => endsOf(plan, w).length === 2)).length).toBeGreaterThan(2);
  });

  it('leads floors round a wall that stops alone, on both sides and before its end', () => {
    const inner = wide.flatMap(({ plan }) =>
      plan.walls.filter((w) => !w.exterior).flatMap((w) => endsOf(plan, w).map((end) => ({ plan, wall: w, end }))),
    );
    let indoors = 0;
    for (const { plan, wall, end } of inner) {
      const root = end === wall.from ? wall.to : wall.from;
      const length = Math.hypot(end[0] - root[0], end[1] - root[1]);
      const [ux, uy] = [(end[0] - root[0]) / length, (end[1] - root[1]) / length];
      const at = (along: number, side: number): Vector => [
        end[0] + ux * along - uy * side,
        end[1] + uy * along + ux * side,
      ];
      const { thickness: t } = wall;
      const inRoom = (p: Vector) =>
        plan.rooms.some((room) => inRing(p, room.outline) && !room.holes.some((hole) => inRing(p, hole)));
      const around = [at(0.01, 0), at(-0.05, t / 2 + 0.01), at(-0.05, -t / 2 - 0.01)].filter(inRoom).length;
      // The crossed logs of a log house end outdoors.
      expect([0, 3]).toContain(around);
      if (around === 3) indoors++;
      expect([at(-0.01, 0), at(-0.05, t / 2 - 0.01), at(-0.05, -t / 2 + 0.01)].filter(inRoom)).toEqual([]);
    }
    expect(indoors).toBeGreaterThan(60);
  });

  it('rounds corners of some homes of the wide repertoire, with floors that follow at half a thickness', () => {
    let corners = 0;
    for (const { plan } of wide) {
      const arcs = plan.walls.filter(({ id }) => /^w\d+c\d+$/.test(id));
      if (arcs.length === 0) continue;
      corners++;
      const turn = arcs.slice(1).reduce((sum, wall, i) => sum + turnOf(arcs[i]!, wall), 0);
      // The first and the last piece turn by half as much from the straight walls.
      expect(Math.abs(turn)).toBeCloseTo((Math.PI / 2) * (1 - 1 / arcs.length), 3);
      for (const { from, to, thickness } of arcs) {
        const middle: Vector = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
        const onFace = plan.rooms.some(({ outline }) =>
          outline.some((p, i) => {
            const q = outline[(i + 1) % outline.length]!;
            const share = along(middle, p, q);
            return Math.abs(across(middle, p, q) - thickness / 2) < 0.002 && share > 0 && share < 1;
          }),
        );
        expect(onFace).toBe(true);
      }
    }
    expect(corners).toBeGreaterThan(2);
  });

  it('lets the logs of a log house cross at corners and run on where partitions meet outer walls', () => {
    const { plan } = makeDwelling(12);
    const before = findJunctions(plan.walls).filter(({ kind }) => kind === 'end');
    const crossed = structuredClone(plan);
    crossLogs(crossed, makeRandom(1));
    const after = findJunctions(crossed.walls);
    expect(before).toEqual([]);
    expect(after.filter(({ kind }) => kind === 'end').length).toBeGreaterThan(10);
    expect(after.filter(({ kind }) => kind === 'cross').length).toBeGreaterThan(5);
    // Outdoors only, and nowhere else.
    for (const { at } of after.filter(({ kind }) => kind === 'end'))
      expect(crossed.rooms.filter(({ outline }) => inRing(at, outline))).toEqual([]);
    expect(crossed.openings).toEqual(plan.openings);
    expect(crossed.rooms).toEqual(plan.rooms);
  });

  it('takes wishes', () => {
    const home = makeDwelling(3, { kind: 'house', country: 'fi', language: 'sv', bedrooms: 3 });
    expect(home).toMatchObject({ kind: 'house', country: 'fi', language: 'sv' });
    expect(home.plan.rooms.filter((room) => room.type === 'bedroom')).toHaveLength(3);
  });
});
