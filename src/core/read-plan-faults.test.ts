import { beforeEach, expect, it, vi } from 'vitest';
import { Failure } from './failures.ts';
import { scaling } from './geometry/affine.ts';
import { typeRooms } from './naming/type-rooms.ts';
import { readPlan } from './read-plan.ts';
import { closeNiches } from './rooms/close-niches.ts';
import { openPorches } from './rooms/open-porches.ts';
import { HEIGHT, LENGTH, NAMES, page, SEEN, WIDTH } from './structure/crossed-walls.fixture.ts';
import { findSymbols } from './symbols/find-symbols.ts';
import { ignore } from './watch.ts';

vi.mock('./rooms/open-porches.ts', { spy: true });
vi.mock('./rooms/close-niches.ts', { spy: true });
vi.mock('./naming/type-rooms.ts', { spy: true });
vi.mock('./symbols/find-symbols.ts', { spy: true });
beforeEach(() => vi.resetAllMocks());

const FAULT = new RangeError('Invalid typed array length: -9');
const fail = () => {
  throw FAULT;
};

function read(watch = ignore) {
  const sheet = page();
  const source = { widthPx: WIDTH, heightPx: HEIGHT, toPicture: scaling(1) };
  return readPlan({ sheet, texts: [...NAMES, LENGTH], page: sheet, source }, SEEN, { watch });
}

it('leaves out a stage that only adds something and fails, says so once, and tells what it threw', () => {
  const whole = read();
  expect(whole).not.toHaveProperty('issues');
  for (const stage of [openPorches, closeNiches]) vi.mocked(stage).mockImplementation(fail);
  const faults: [string, unknown][] = [];
  const { issues, ...lacking } = read({ ...ignore, fault: (stage, error) => faults.push([stage, error]) });
  expect(lacking).toEqual(whole);
  expect(issues).toEqual([
    { code: 'stage_left_out', stage: 'porches', message: expect.stringMatching(/\.$/) },
    { code: 'stage_left_out', stage: 'niches', message: expect.stringMatching(/\.$/) },
  ]);
  // With every structure that was tried.
  expect(faults.length).toBeGreaterThan(issues!.length);
  expect(new Set(faults.map(([stage]) => stage))).toEqual(new Set(['porches', 'niches']));
  expect(faults.every(([, error]) => error === FAULT)).toBe(true);
});

it('keeps rooms that cannot be named', () => {
  const whole = read();
  expect(whole.plan.rooms.map(({ type }) => type)).toContain('bedroom');
  vi.mocked(typeRooms).mockImplementation(fail);
  const { plan, issues } = read();
  expect(plan.rooms.map(({ outline }) => outline)).toEqual(whole.plan.rooms.map(({ outline }) => outline));
  expect(plan.rooms.every(({ type, label }) => type === 'other' && label === '')).toBe(true);
  expect(issues?.map(({ stage }) => stage)).toEqual(['names']);
});

it('accepts no drawing on which furniture could not be looked for', () => {
  vi.mocked(findSymbols).mockImplementation(fail);
  let thrown: unknown;
  try {
    read();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(Failure);
  expect(thrown).toMatchObject({ code: 'internal_error', cause: FAULT });
});
