import { describe, expect, it } from 'vitest';
import type { Plan, Point, RoomType } from '../../plan/schema.ts';
import {
  type DrawnOpening,
  type DrawnRoom,
  drawHome,
  FLAT,
  FLAT_OPENINGS,
  movePlan,
  spacesOf,
} from './home.fixture.ts';
import { planHome } from './plan-home.ts';
import type { Refusal } from './refusal.ts';
import type { Activity, Task } from './task.ts';
import type { Wishes } from './wishes.ts';

const flat = drawHome(FLAT, FLAT_OPENINGS);
const programme = (plan: Plan, wishes: Wishes = {}, refused: readonly Refusal[] = []) =>
  planHome(spacesOf(plan), wishes, refused);
const tasksOf = (tasks: readonly Task[], what: Activity) => tasks.filter((task) => task.what === what);
const roomsOf = (tasks: readonly Task[], what: Activity) => tasksOf(tasks, what).map(({ room }) => room);
const one = (type: RoomType, width: number, depth: number, label = '') =>
  drawHome({ room: { type, at: [0, 0], size: [width, depth], label } }, [{ at: [0.6, -0.05], along: 'x' }]);
const bedsOf = (plan: Plan, wishes: Wishes = {}) =>
  tasksOf(programme(plan, wishes).tasks, 'sleep').map(({ beds }) => beds);
const changed = (rooms: Readonly<Record<string, DrawnRoom>>, openings: readonly DrawnOpening[] = FLAT_OPENINGS) =>
  drawHome({ ...FLAT, ...rooms }, openings);

describe('planHome', () => {
  it('gives each activity of a flat a room', () => {
    const { people, tasks } = programme(flat);
    expect(people).toBe(3);
    expect(tasks.filter(({ room }) => !room)).toEqual([]);
    expect(tasks).toContainEqual({ what: 'sleep', for: 2, beds: 'double', room: 'parents' });
    expect(tasks).toContainEqual({ what: 'sleep', for: 1, beds: 'single', young: true, room: 'child' });
    expect(tasks).toContainEqual({ what: 'work', for: 1, young: true, room: 'child' });
    expect(tasks).toContainEqual({ what: 'lounge', for: 3, room: 'living' });
    expect(roomsOf(tasks, 'cook')).toEqual(['kitchen']);
    expect(roomsOf(tasks, 'arrive')).toEqual(['hall']);
    expect(roomsOf(tasks, 'launder')).toHaveLength(1);
    expect(tasksOf(tasks, 'eat').map((task) => task.for)).toEqual([expect.toSatisfy((seats: number) => seats >= 3)]);
  });

  it('gives nothing to a room that may not be there, and all to one that nobody doubts', () => {
    const doubtful = (confidence: number): Plan => ({
      ...flat,
      rooms: flat.rooms.map((room) => (room.id === 'child' ? { ...room, confidence } : room)),
    });
    expect(programme(doubtful(0.95))).toEqual(programme(flat));
    const { tasks } = programme(doubtful(0.6));
    expect(tasks.filter(({ room }) => room === 'child')).toEqual([]);
    expect(tasks.some(({ room }) => room === 'parents')).toBe(true);
  });

  it.each<[string, (p: Point) => Point]>([
    ['mirrored', ([x, y]) => [-x, y]],
    ['turned by 90°', ([x, y]) => [-y, x]],
    ['turned by 180°', ([x, y]) => [-x, -y]],
    ['moved', ([x, y]) => [x + 1000, y - 50]],
  ])('plans a home that is %s as it is', (_, move) => {
    expect(programme(movePlan(flat, move))).toEqual(programme(flat));
  });

  it('does not ask in which order rooms and openings are listed', () => {
    const other = { ...flat, rooms: flat.rooms.toReversed(), openings: flat.openings.toReversed() };
    expect(programme(other)).toEqual(programme(flat));
  });

  it.each<[number, number, string]>([
    [4, 3.5, 'double'],
    [2.6, 3.2, 'double'],
    [2, 2.6, 'single'],
  ])('an only bedroom of %s by %s m is slept in in a %s bed', (width, depth, beds) => {
    expect(bedsOf(one('bedroom', width, depth))).toEqual([beds]);
  });

  it('puts a bed into a second room of 4 m² that is called a bedroom, none into one without a name', () => {
    const second: DrawnRoom = { type: 'bedroom', at: [5, 0], size: [2.2, 1.8] };
    const bedsWith = (label: string) =>
      bedsOf(drawHome({ parents: { type: 'bedroom', at: [0, 0], size: [4, 4] }, second: { ...second, label } }, []));
    expect(bedsWith('MH')).toEqual(['double', 'single']);
    expect(bedsWith('')).toEqual(['double']);
  });

  it.each<[number, number, string]>([
    [3.6, 3.6, 'double'],
    [2.6, 3.5, 'single'],
    [2.4, 2.6, 'single'],
  ])('a second bedroom of %s by %s m has a %s bed', (width, depth, beds) => {
    const rooms: Record<string, DrawnRoom> = {
      parents: { type: 'bedroom', at: [0, 0], size: [4, 4] },
      second: { type: 'bedroom', at: [5, 0], size: [width, depth] },
    };
    const { tasks } = programme(drawHome(rooms, []));
    expect(tasks).toContainEqual(expect.objectContaining({ what: 'sleep', room: 'second', beds }));
  });

  it('takes the room that is called the parents for the principal one, not the largest', () => {
    const { tasks } = programme(
      changed({ child: { type: 'bedroom', at: [3.7, -3.6], size: [2.6, 3.5], label: 'Chambre parents' } }),
    );
    expect(tasks).toContainEqual({ what: 'sleep', for: 2, beds: 'double', room: 'child' });
  });

  it('beds children and babies', () => {
    expect(bedsOf(one('children', 3, 3.3))).toEqual(['single']);
    expect(bedsOf(one('children', 4, 3.8))).toEqual(['twin']);
    expect(bedsOf(one('bedroom', 3, 3.3, 'NURSERY'))).toEqual(['crib']);
  });

  it('makes the living room of a studio a bedroom, with a bed where there is room for one beside the sofa', () => {
    const studio = (width: number) =>
      drawHome(
        {
          all: { type: 'living-kitchen', at: [0, 0], size: [width, 5] },
          bath: { type: 'bathroom', at: [0, 5.1], size: [2, 2] },
        },
        [
          { at: [1, 5.05], along: 'x' },
          { at: [-0.05, 2], along: 'y' },
        ],
      );
    expect(tasksOf(programme(studio(8)).tasks, 'sleep')).toEqual([
      { what: 'sleep', for: 2, beds: 'double', room: 'all' },
    ]);
    expect(tasksOf(programme(studio(3.6)).tasks, 'sleep')).toEqual([
      { what: 'sleep', for: 2, beds: 'sofa-bed', room: 'all' },
    ]);
  });

  it('sets the table where dishes are near and all have a seat', () => {
    expect(roomsOf(programme(flat).tasks, 'eat')).toEqual(['living']);
    const large = changed({ kitchen: { type: 'kitchen', at: [5.1, 1.6], size: [4, 3.8] } });
    expect(roomsOf(programme(large).tasks, 'eat')).toEqual(['kitchen']);
    const dining = changed({ dining: { type: 'dining', at: [7.8, 1.6], size: [3, 3] } }, [
      ...FLAT_OPENINGS,
      { at: [7.75, 4], along: 'y' },
    ]);
    expect(roomsOf(programme(dining).tasks, 'eat')).toEqual(['dining']);
  });

  it('knows the entrance, and the closet for coats by it', () => {
    const closet = changed({ closet: { type: 'closet', at: [-0.9, -1], size: [0.8, 0.9] } }, [...FLAT_OPENINGS]);
    expect(tasksOf(programme(closet).tasks, 'arrive')).toEqual([{ what: 'arrive', for: 3, room: 'hall' }]);
    const near = drawHome({ ...FLAT, closet: { type: 'closet', at: [-0.9, 1], size: [0.8, 0.6] } }, [
      { at: [3, 1.55], along: 'x' },
      { at: [-0.05, 1.25], along: 'y' },
      ...FLAT_OPENINGS,
    ]);
    const { tasks } = programme(near);
    expect(tasks).toContainEqual({ what: 'store', for: 3, stock: 'coats', room: 'closet' });
    expect(tasksOf(tasks, 'arrive')).toEqual([{ what: 'arrive', for: 3, room: 'hall', closet: 'closet' }]);
  });

  it('stores clothes in the closet of a bedroom', () => {
    const closet = changed({ closet: { type: 'closet', at: [-1.3, -3], size: [1.2, 2] } }, [
      ...FLAT_OPENINGS,
      { at: [-0.05, -2], along: 'y' },
    ]);
    const { tasks } = programme(closet);
    expect(tasks).toContainEqual({ what: 'store', for: 3, stock: 'clothes', room: 'closet' });
    expect(tasks).toContainEqual({ what: 'dress', for: 2, room: 'parents', closet: 'closet' });
  });

  it('washes in one place: not at all where a machine is drawn', () => {
    const machine = { id: 'f', kind: 'washing-machine', room: 'bath', outline: [[6.2, -0.8], [6.8, -0.8], [6.8, -0.2], [6.2, -0.2]] as Point[] }; // biome-ignore format: corners
    expect(roomsOf(programme(flat).tasks, 'launder')).toHaveLength(1);
    expect(roomsOf(programme(drawHome(FLAT, FLAT_OPENINGS, [machine])).tasks, 'launder')).toEqual([]);
    const utility = changed({ utility: { type: 'utility', at: [8.6, -0.9], size: [2, 2] } }, [
      ...FLAT_OPENINGS,
      { at: [8.55, 0], along: 'y' },
    ]);
    expect(roomsOf(programme(utility).tasks, 'launder')).toEqual(['utility']);
  });

  it('leaves the table of another floor alone', () => {
    const upper = drawHome(
      { parents: FLAT.parents!, child: FLAT.child!, bath: FLAT.bath!, hall: FLAT.hall! },
      FLAT_OPENINGS.slice(4, 7),
    );
    const { tasks } = programme(upper);
    expect(tasks.filter(({ what }) => what === 'eat' || what === 'cook' || what === 'lounge')).toEqual([]);
  });
});

describe('planHome with refusals', () => {
  const eats = (refused: readonly Refusal[]) => tasksOf(programme(flat, {}, refused).tasks, 'eat');

  it('hands a table that does not fit to the next room, and says in the end why there is none', () => {
    const refusals: Refusal[] = [];
    const seen: string[] = [];
    for (;;) {
      const [task] = eats(refusals);
      if (!task?.room) {
        expect(task).toMatchObject({ room: null, reason: refusals.map(({ reason }) => reason).join('; ') });
        break;
      }
      expect(seen).not.toContain(task.room);
      seen.push(task.room);
      refusals.push({ what: 'eat', room: task.room, reason: `0.52 m behind the chair in the ${task.room}` });
    }
    expect(seen).toEqual(expect.arrayContaining(['living', 'kitchen']));
  });

  it('sets a smaller table only where no room has one for all', () => {
    const living = (seats?: number): Refusal => ({
      what: 'eat',
      room: 'living',
      reason: 'too long',
      ...(seats ? { for: seats } : {}),
    });
    expect(eats([living(3)])).toEqual([{ what: 'eat', for: 3, room: 'kitchen' }]);
    expect(eats([living(3), { what: 'eat', room: 'kitchen', reason: 'no floor' }])).toEqual([
      { what: 'eat', for: 2, room: 'living' },
    ]);
  });

  it('asks no guests to a table that has no room for them', () => {
    const wide = changed({ living: { type: 'living', at: [0, 1.6], size: [5, 7] } });
    const table = (refused: readonly Refusal[]) => tasksOf(programme(wide, {}, refused).tasks, 'eat');
    expect(table([])).toEqual([{ what: 'eat', for: 5, room: 'living' }]);
    expect(table([{ what: 'eat', room: 'living', for: 5, reason: 'too long' }])).toEqual([
      { what: 'eat', for: 3, room: 'living' },
    ]);
  });

  it('makes a single room of one that a double bed does not fit in, and the next room the principal one', () => {
    const { tasks } = programme(flat, {}, [{ what: 'sleep', room: 'parents', for: 2, reason: 'no wall of 2.3 m' }]);
    expect(tasks).toContainEqual(expect.objectContaining({ what: 'sleep', room: 'parents', beds: 'single' }));
    expect(tasks).toContainEqual(expect.objectContaining({ what: 'sleep', room: 'child', beds: 'double' }));
  });

  it('tries two beds where one for two does not fit, and then one bed', () => {
    const wide = changed({ parents: { type: 'bedroom', at: [0, -4.1], size: [3.6, 4] } });
    const bedsOfParents = (refused: readonly Refusal[]) => tasksOf(programme(wide, {}, refused).tasks, 'sleep').find(({ room }) => room === 'parents')?.beds; // biome-ignore format: one line
    const double: Refusal = { what: 'sleep', room: 'parents', for: 2, beds: 'double', reason: 'no wall of 2.3 m' };
    expect(bedsOfParents([double])).toBe('twin');
    expect(bedsOfParents([double, { ...double, beds: 'twin' }])).toBe('single');
  });

  it('says of what a room was for and cannot hold why it is not there', () => {
    const { tasks } = programme(flat, {}, [{ what: 'cook', room: 'kitchen', reason: '1.1 m of worktop' }]);
    expect(tasksOf(tasks, 'cook')).toEqual([{ what: 'cook', for: 3, room: null, reason: '1.1 m of worktop' }]);
  });
});

describe('planHome with wishes', () => {
  const sleepers = (tasks: readonly Task[]) =>
    tasksOf(tasks, 'sleep').reduce((sum, task) => sum + (task.room ? task.for : 0), 0);

  it.each([3, 4, 5, 6])('beds %i where so many are wished', (occupants) => {
    const { people, tasks } = programme(flat, { occupants });
    expect(people).toBe(occupants);
    expect(sleepers(tasks)).toBeGreaterThanOrEqual(occupants);
    expect(tasksOf(tasks, 'lounge').map((task) => task.for)).toEqual([occupants]);
  });

  it('leaves a study where fewer are wished than the bedrooms have beds', () => {
    const { tasks } = programme(flat, { occupants: 2 });
    expect(tasks).toContainEqual(expect.objectContaining({ what: 'sleep', room: 'parents', beds: 'double' }));
    expect(tasks).toContainEqual(expect.objectContaining({ what: 'work', room: 'child' }));
    expect(tasks).not.toContainEqual(expect.objectContaining({ what: 'sleep', room: 'child', beds: 'single' }));
  });

  it('gives a calm home no more than it needs, and a full one more', () => {
    const large = changed({ living: { type: 'living', at: [0, 1.6], size: [5, 9] }, kitchen: FLAT.kitchen! });
    const extra = (wishes: Wishes) => tasksOf(programme(large, wishes).tasks, 'read').length;
    expect(extra({ density: 'calm' })).toBe(0);
    expect(extra({ density: 'full' })).toBeGreaterThan(0);
    const seats = (wishes: Wishes) => tasksOf(programme(large, wishes).tasks, 'eat')[0]!.for;
    expect([seats({ density: 'calm' }), seats({ density: 'full' })]).toEqual([3, 5]);
  });
});
