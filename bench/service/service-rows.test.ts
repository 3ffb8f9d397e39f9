import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { keepRows, putSection, table } from '../results-page.ts';
import { conclude } from './conclude.ts';
import { serviceRows } from './service-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'plenish-figures-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('figures become rows that say when they were measured, and replace those of an earlier run', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const figure = (reached: string, isMet: boolean) => ({ what: 'answers lost', bar: '0', reached, isMet });
  expect(conclude(folder, 'load', [figure('3 of 9', false)])).toBe(1);
  const head = ['the running service', 'to be', 'reached', 'measured'];
  const before = putSection('', 'Service', table(head, serviceRows(folder).rows));
  expect(conclude(folder, 'load', [figure('0 of 9', true)])).toBe(0);
  const { rows, machines } = serviceRows(folder);
  expect(rows).toEqual([
    expect.stringMatching(/^\| answers lost \| 0 \| 0 of 9 \| \d{4}-\d\d-\d\d, [0-9a-f]{7}\+? \|$/),
  ]);
  expect(keepRows(before, 'Service', rows)).toEqual(rows);
  expect(machines).toEqual([expect.stringContaining('Node')]);
});
