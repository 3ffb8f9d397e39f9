/**
 * How well synthetic drawings are read back: verdict, scale, rooms, openings, fixtures, over all styles.
 *
 *   node bench/synthetic.ts [--from 1] [--count 200] [--tidy] [--verbose]
 */
import { parseArgs } from 'node:util';
import { readDrawing } from '#adapters/pipeline/read-drawing.ts';
import { Failure } from '#core/failures.ts';
import { refusedDocument } from '#core/plan/refused-document.ts';
import { COMPARED, compareFixtures, type FixtureCount } from '#synth/compare-fixtures.ts';
import { type Comparison, compareReading } from '#synth/compare-reading.ts';
import { compareSwings, type SwingCount } from '#synth/compare-swings.ts';
import { sampleDrawing } from '#synth/sample.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    tidy: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const from = Number(values.from);
const rows: Comparison[] = [];
const swings: SwingCount[] = [];
const fixtures: Record<(typeof COMPARED)[number], FixtureCount>[] = [];
for (let seed = from; seed < from + Number(values.count); seed++) {
  const { png, truth } = await sampleDrawing(seed, { tidy: values.tidy });
  const document = await readDrawing(png).then(
    (read) => read.document,
    (error) => {
      if (error instanceof Failure) return refusedDocument(error);
      throw error;
    },
  );
  const row = compareReading(truth, document);
  rows.push(row);
  // Of two drawings at two scales the truth is that of one.
  if (truth.plan && truth.metresPerPixel) {
    fixtures.push(compareFixtures(truth, document));
    swings.push(compareSwings(truth, document));
  }
  const scale =
    row.scaleError === undefined ? (row.scaleAsked ? 'no scale' : '') : `scale ${(100 * row.scaleError).toFixed(2)}%`;
  const wrong = !row.verdictRight || (row.scaleAsked && !((row.scaleError ?? 1) <= 0.01)) || row.roomsFound < row.rooms;
  if (wrong || values.verbose) {
    console.log(
      `${seed} ${row.verdictRight ? 'ok' : 'VERDICT'} ${truth.codes[0]} -> ${document.verdict.code} ${scale} rooms ${row.roomsFound}/${row.rooms}` +
        ` doors ${row.doors.join('/')} windows ${row.windows.join('/')} (${truth.note})`,
    );
  }
}
const share = (list: Comparison[], good: (row: Comparison) => boolean) =>
  `${((100 * list.filter(good).length) / (list.length || 1)).toFixed(1)} %`;
const withRooms = rows.filter((r) => r.rooms);
const sum = (pick: (row: Comparison) => number) => rows.reduce((total, row) => total + pick(row), 0);
const [recall, precision] = [
  sum((r) => r.roomsFound) / sum((r) => r.rooms),
  sum((r) => r.roomsRight) / sum((r) => r.roomsRead),
];
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
const inPlace = (found: (row: Comparison) => number, counts: (row: Comparison) => [number, number]) =>
  percent((2 * sum(found)) / sum((row) => counts(row)[0] + counts(row)[1]));
console.log(
  `${rows.length} drawings | verdict right ${share(rows, (r) => r.verdictRight)}` +
    ` | scale within 1 % ${share(
      rows.filter((r) => r.scaleAsked),
      (r) => (r.scaleError ?? 1) <= 0.01,
    )}` +
    ` | all rooms ${share(withRooms, (r) => r.roomsFound === r.rooms)}, rooms found ${percent(recall)}, rooms F1 ${percent((2 * precision * recall) / (precision + recall))}` +
    ` | doors exact ${share(withRooms, (r) => r.doors[0] === r.doors[1])} | windows exact ${share(withRooms, (r) => r.windows[0] === r.windows[1])}` +
    ` | F1 by place: doors ${inPlace(
      (r) => r.doorsInPlace,
      (r) => r.doors,
    )}, windows ${inPlace(
      (r) => r.windowsInPlace,
      (r) => r.windows,
    )}`,
);
console.log(
  `fixtures found, and how many of those read are right: ${COMPARED.map((kind) => {
    const total = (key: keyof FixtureCount) => fixtures.reduce((sum, row) => sum + row[kind][key], 0);
    return `${kind} ${total('found')} of ${total('drawn')} (${percent(total('found') / (total('found') + total('wrong') || 1))})`;
  }).join(', ')}`,
);
const leaves = (key: keyof SwingCount) => swings.reduce((sum, row) => sum + row[key], 0);
console.log(`leaves that open as they are drawn: ${leaves('right')} of ${leaves('read')} read`);
