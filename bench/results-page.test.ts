import { describe, expect, it } from 'vitest';
import { alikeRows, formRow, furnishingRows, type Judged, peerRows, realRows, type Scores } from './result-tables.ts';
import { INTRODUCTION, keepRows, origin, putSection, table } from './results-page.ts';

describe('the page of results', () => {
  const one = putSection(INTRODUCTION, 'Speed', table(['what', 'reached'], ['| a | 1 s |']));

  it('puts a section in, and replaces it alone when it is measured again', () => {
    const two = putSection(one, 'Rooms', 'all');
    expect(two).toContain('# Results\n');
    expect(putSection(two, 'Speed', 'faster')).toBe(
      putSection(putSection(INTRODUCTION, 'Speed', 'faster'), 'Rooms', 'all'),
    );
    expect(putSection(one, 'Speed', table(['what', 'reached'], ['| a | 1 s |']))).toBe(one);
  });

  it('keeps the rows that were not measured again', () => {
    expect(keepRows(one, 'Speed', ['| b | 2 s |'])).toEqual(['| a | 1 s |', '| b | 2 s |']);
    expect(keepRows(one, 'Speed', ['| a | 2 s |'])).toEqual(['| a | 2 s |']);
    expect(keepRows(one, 'Elsewhere', ['| a | 2 s |'])).toEqual(['| a | 2 s |']);
  });

  it('says where figures come from', () => {
    expect(origin({ date: '2026-11-27', commit: 'b9f19db', machine: '2 × a processor' })).toBe(
      'Measured 2026-11-27, commit b9f19db, on 2 × a processor.',
    );
  });
});

describe('rows of results', () => {
  const summary: Scores = { drawings: 4, crashes: 1, verdicts: 0.5, scaleRight: 1, scaleErrorMedian: 0.0012, rooms: 10, roomF1: 0.94, roomRecall: 0.91, roomPrecision: 0.97, roomTypes: 0.96, doors: { exact: 0.5, mape: 0.082 } }; // biome-ignore format: a record
  const judged: Judged = {
    summary,
    rows: [
      { expected: 'success', got: 'success', verdictRight: true, scaleRight: true, doorsTrue: 3 },
      { expected: 'success', got: 'file_unreadable', verdictRight: false },
      { expected: 'furniture_detected', got: 'success', verdictRight: false },
      // Either answer is right here.
      { expected: 'dimensions_missing', got: 'success', verdictRight: true },
    ],
  };

  it('counts what was accepted and refused by mistake', () => {
    const rows = realRows(judged, judged);
    expect(rows).toContain('| accepted although it has to be refused | 2 drawings | 1 |');
    expect(rows).toContain('| refused although it is good | 2 drawings | 1 |');
    expect(rows).toContain('| crashes | 4 drawings | 1 |');
    expect(rows).toContain('| scale within 2 % of the printed lengths | 1 drawings | 100 %, median error 0.1 % |');
    expect(rows).toContain('| doors: number exact; mean error | 1 drawings | 50 %; 8.2 % |');
  });

  it('leaves a dash where there is no truth', () => {
    expect(formRow('turned', summary, summary)).toBe('| turned | 50 % | 100 % | 94 % | 96 % | 50 %, 8 % | –, – |');
  });

  const half = { good: 1, of: 2 };
  const layouts = {
    plans: 2,
    rooms: 9,
    items: 1234,
    gates: { G1: { count: 1 }, G3: { count: 3 }, G5: { count: 2 } },
    E1: half,
    E2: { items: half, rooms: half },
    E3: { at60: half, at75: half },
    function: half,
  };
  const findings = { findings: 5, perDwelling: 2.5, roomsWithoutFinding: { habitable: half, living: half, bedroom: { good: 3, of: 4 } } }; // biome-ignore format: a record

  it('adds up everything that must not be, and tells what is missing apart', () => {
    const [gates, missing, zones] = furnishingRows('plans', layouts, findings);
    expect(gates).toMatch(/\| 2 plans, 1,234 pieces \| 4 \|$/);
    expect(missing).toMatch(/\| 9 rooms \| 2 \|$/);
    expect(zones).toMatch(/\| 2 plans \| 50\.0 % \|$/);
    expect(furnishingRows('plans', layouts, findings).at(-1)).toMatch(/\| 4 rooms \| 75\.0 % \|$/);
  });

  it('puts our rooms beside those of others', () => {
    const theirs = { layouts, findings: { ...findings, findings: 87 } };
    const rows = peerRows({ layouts: { ...layouts, gates: {} }, findings }, theirs);
    expect(rows[0]).toMatch(/\| 0 \| 6 \|$/);
    expect(rows.at(-1)).toBe('| remarks of a strict designer | 5 | 87 |');
  });

  it('says how much alike plans are furnished that are nearly the same', () => {
    expect(alikeRows([{ name: 'mirrored', rooms: 8, sameKinds: 1, samePlace: 0.9375 }])).toEqual(['| mirrored | 8 rooms | 100.0 % | 93.8 % |']); // biome-ignore format: one row
  });
});
