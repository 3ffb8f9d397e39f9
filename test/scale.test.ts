import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { erlangC, meanWaitS } from '../bench/scale/erlang.ts';
import { putTables } from '../bench/scale/put-tables.ts';
import { type Arrival, simulateQueue } from '../bench/scale/simulate-queue.ts';
import { scaleTables } from '../bench/scale/tables.ts';
import { seededChance } from '../bench/seeded-chance.ts';

/** Arrivals at a steady pace with exponential times between them and of work: what theory is exact about. */
function markovian(count: number, perS: number, meanServiceS: number, keys = 1): Arrival[] {
  const chance = seededChance(5);
  const exponential = (mean: number) => -mean * Math.log(1 - chance());
  let atS = 0;
  return Array.from({ length: count }, () => {
    atS += exponential(1 / perS);
    return { atS, key: Math.floor(chance() * keys), serviceS: exponential(meanServiceS) };
  });
}
const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

describe('the simulated queue', () => {
  it.each([
    [1, 0.7],
    [4, 3],
    [40, 37],
  ])('waits as theory says: %i places, %d of them busy', (places, load) => {
    const waits = simulateQueue(markovian(200_000, load, 1), places);
    expect(waits.length).toBe(200_000);
    // Of 200,000 arrivals that depend on each other the mean is some per cent off.
    expect(Math.abs(mean(waits) / meanWaitS(places, load, 1) - 1)).toBeLessThan(0.1);
    expect(waits.filter((wait) => wait > 0).length / waits.length).toBeCloseTo(erlangC(places, load), 1);
  });

  it('serves who comes new before the rest of a flood, and each key in the order of its jobs', () => {
    const flood = Array.from({ length: 10 }, (_, i) => ({ atS: i / 100, key: 0, serviceS: 1 }));
    const waits = simulateQueue([...flood, { atS: 0.5, key: 1, serviceS: 1 }], 1);
    // In the order in which they were taken up: the flood's first, then the other key's, which came last and waited half a second.
    expect(waits.slice(0, 3).map((wait) => wait.toFixed(2))).toEqual(['0.00', '0.50', '1.99']);
    expect(waits.length).toBe(11);
  });
});

it("Erlang's formula: known values", () => {
  // One server waits as often as it is busy; for more: tables of A. K. Erlang's formula, 2 places with load 1 = 1/3.
  expect(erlangC(1, 0.3)).toBeCloseTo(0.3);
  expect(erlangC(2, 1)).toBeCloseTo(1 / 3);
  expect(erlangC(3, 3)).toBe(1);
});

it('docs/scale.md quotes what the simulation says: `node bench/simulate.ts --write`', async () => {
  const page = await readFile(join(import.meta.dirname, '../docs/scale.md'), 'utf8');
  expect(putTables(page, scaleTables())).toBe(page);
  expect(() => putTables('', { places: '' })).toThrow('places');
});
