import { describe, expect, it } from 'vitest';
import { furnishPlan } from '../../furnish-plan.ts';
import type { Layout, Opening, Plan, Point, Ring, Room } from '../../plan/schema.ts';
import { drawHome, FLAT, FLAT_OPENINGS, movePlan } from './home.fixture.ts';

const plan = drawHome(FLAT, FLAT_OPENINGS);
const layout = furnishPlan(plan, { density: 'full' });
const again = (changed: Plan): Layout => furnishPlan(changed, {}, { plan, layout });

const withRoom = (id: string, change: Partial<Room>): Plan => ({
  ...plan,
  rooms: plan.rooms.map((room) => (room.id === id ? { ...room, ...change } : room)),
});
/** All that a layout says of a room. */
const roomIn = ({ items, rooms, dropped }: Layout, id: string) => ({
  items: items.filter(({ room }) => room === id),
  report: rooms!.find(({ room }) => room === id),
  dropped: dropped?.filter(({ room }) => room === id) ?? [],
});
const kindsIn = ({ items }: Layout, id: string) => items.flatMap(({ room, kind }) => (room === id ? [kind] : []));
const BEDS = /(double|single|bunk|loft)-bed/;
const CLEAN = { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 };

describe('a home that is furnished again', () => {
  it('is as it was where its plan is', () => {
    expect(again(plan)).toEqual(layout);
  });

  it('changes in the two rooms between which a wall was moved, and in no other', () => {
    const [parents, child] = ['parents', 'child'].map((id) => plan.rooms.find((room) => room.id === id)!);
    const by = (room: Room, x: number): Ring => room.outline.map(([px, py]): Point => [px === x ? px - 0.2 : px, py]);
    const moved = {
      ...plan,
      rooms: plan.rooms.map((room) =>
        room === parents
          ? { ...room, outline: by(room, 3.6) }
          : room === child
            ? { ...room, outline: by(room, 3.7) }
            : room,
      ),
    };
    const furnished = again(moved);
    for (const id of ['hall', 'living', 'kitchen', 'bath']) expect(roomIn(furnished, id)).toEqual(roomIn(layout, id));
    for (const id of ['parents', 'child']) expect(kindsIn(furnished, id)).toContainEqual(expect.stringMatching(BEDS));
    expect(furnished.checks).toEqual(CLEAN);
    const ids = furnished.items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a room that is called something else furnished for that, and keeps its colours', () => {
    const study = again(withRoom('child', { type: 'study', area: 9.2 }));
    expect(kindsIn(study, 'child')).toContainEqual(expect.stringMatching(/desk/));
    expect(kindsIn(study, 'child')).not.toContainEqual(expect.stringMatching(BEDS));
    // One less lives there: what holds three holds two. The living room gives up its desk.
    expect(kindsIn(study, 'living')).not.toContain('desk');
    for (const id of ['parents', 'kitchen', 'hall', 'bath']) expect(roomIn(study, id)).toEqual(roomIn(layout, id));
    expect([study.home!.people, study.seed]).toEqual([2, layout.seed]);
    // And back: one bed more is needed, and who lives there sits and eats there, too.
    const before = { plan: withRoom('child', { type: 'study' }), layout: study };
    const back = furnishPlan(plan, {}, before);
    expect(kindsIn(back, 'child')).toContainEqual(expect.stringMatching(BEDS));
    expect([back.home!.people, back.home!.activities]).toEqual([layout.home!.people, layout.home!.activities]);
    expect(back.checks).toEqual(CLEAN);
  });

  it.each(['living', 'parents'])('keeps its furniture in place where a window is closed up: %s', (id) => {
    const { outline } = plan.rooms.find((room) => room.id === id)!;
    const [left, right] = [Math.min(...outline.map(([x]) => x)), Math.max(...outline.map(([x]) => x))];
    const [top, bottom] = [Math.min(...outline.map(([, y]) => y)), Math.max(...outline.map(([, y]) => y))];
    const isOfRoom = ({ kind, from: [x, y] }: Opening): boolean =>
      kind === 'window' && x > left && x < right && y > top - 0.1 && y < bottom + 0.1;
    const closed = again({ ...plan, openings: plan.openings.filter((opening) => !isOfRoom(opening)) });
    const standing = ({ items }: Layout) =>
      items.filter(({ room }) => room === id).map(({ kind, at, rotation }) => `${kind} ${at} ${rotation}`).sort(); // biome-ignore format: one line
    // It is searched anew, and no place is better than where all stands.
    expect(roomIn(closed, id)).not.toEqual(roomIn(layout, id));
    expect(standing(closed)).toEqual(standing(layout));
  });

  it('comes along when the plan is moved, and keeps what was wished', () => {
    const shift = ([x, y]: Point): Point => [x + 1.25, y - 0.5];
    const moved = again(movePlan(plan, shift));
    expect(moved.items.map(({ at }) => at)).toEqual(
      layout.items.map(({ at: [x, y] }) => shift([x, y]).map((value) => expect.closeTo(value, 6))),
    );
    expect(moved.home!.wishes).toEqual({ density: 'full' });
  });
});
