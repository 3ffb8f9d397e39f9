import { beforeEach, expect, it, vi } from 'vitest';
import { Failure } from './failures.ts';
import { typeRooms } from './naming/type-rooms.ts';
import { partFlights } from './plan-graph/part-flights.ts';
import { openDrawn, TWO_ROOMS } from './plan-graph/two-rooms.fixture.ts';
import { weighInstances } from './plan-graph/weigh-instances.ts';
import { readPlan } from './read-plan.ts';
import { textAt } from './texts/text-at.fixture.ts';
import { ignore, type Watch } from './watch.ts';

vi.mock('./naming/type-rooms.ts', { spy: true });
vi.mock('./plan-graph/part-flights.ts', { spy: true });
vi.mock('./plan-graph/weigh-instances.ts', { spy: true });
beforeEach(() => vi.resetAllMocks());

const FAULT = new RangeError('Invalid typed array length: -9');
const fail = () => {
  throw FAULT;
};
/** Names and sizes: 141 by 188 pixels of floor, at 50 pixels a metre. */
const LETTERING = [
  textAt('BEDROOM', 110, 160),
  textAt('2.82 x 3.76 m', 110, 180),
  textAt('BATHROOM', 265, 160),
  textAt('2.82 x 3.76 m', 265, 180),
];

function read(watch: Watch = ignore, texts = LETTERING) {
  const { opened, answer } = openDrawn(TWO_ROOMS, texts);
  return readPlan(opened, answer, { watch });
}

it('reads rooms with their names, walls with what is in them, and the scale', () => {
  const { plan, scale, verdict } = read();
  expect(verdict.code).toBe('success');
  expect(plan.rooms.map(({ type }) => type).sort()).toEqual(['bathroom', 'bedroom']);
  expect(plan.walls).toHaveLength(5);
  expect(plan.openings.map(({ kind }) => kind).sort()).toEqual(['door', 'window']);
  expect(scale.metresPerPixel * 50).toBeCloseTo(1, 1);
});

it('says what is missing where nothing is measured, with the plan all the same', () => {
  const { plan, verdict } = read(ignore, LETTERING.filter(({ text }) => !text.includes('m'))); // biome-ignore format: one line
  expect(verdict.code).toBe('dimensions_missing');
  expect(plan.rooms).toHaveLength(2);
});

it('takes the length that a person gives for the scale, and what the sheet says of it does not matter then', () => {
  const { opened, answer } = openDrawn(TWO_ROOMS, LETTERING);
  const scale = { from: [40, 40] as [number, number], to: [340, 40] as [number, number], metres: 12 };
  const given = readPlan(opened, answer, { corrections: { scale } });
  expect(given.verdict.code).toBe('success');
  expect(given.scale).toEqual({ metresPerPixel: 0.04, from: 'dimensions', agreeing: 1, read: 1, unit: 'm' });
});

it('leaves out a stage that only adds something and fails, says so, and tells what it threw', () => {
  const whole = read();
  expect(whole).not.toHaveProperty('issues');
  vi.mocked(partFlights).mockImplementation(fail);
  const faults: unknown[] = [];
  const { issues, ...lacking } = read({ ...ignore, fault: (stage, error) => faults.push([stage, error]) });
  expect(lacking).toEqual(whole);
  expect(issues).toEqual([{ code: 'stage_left_out', stage: 'stairs', message: expect.stringMatching(/\.$/) }]);
  expect(faults).toEqual([['stairs', FAULT]]);
});

it('keeps rooms that cannot be named', () => {
  const whole = read();
  vi.mocked(typeRooms).mockImplementation(fail);
  const { plan, issues } = read();
  expect(plan.rooms.map(({ outline }) => outline)).toEqual(whole.plan.rooms.map(({ outline }) => outline));
  expect(plan.rooms.every(({ type, label }) => type === 'other' && label === '')).toBe(true);
  expect(issues?.map(({ stage }) => stage)).toEqual(['names']);
});

it('accepts no drawing on which furniture could not be looked for', () => {
  vi.mocked(weighInstances).mockImplementation(fail);
  let thrown: unknown;
  try {
    read();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(Failure);
  expect(thrown).toMatchObject({ code: 'internal_error', cause: FAULT });
});
