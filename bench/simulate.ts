/**
 * How many workers a load needs, what it keeps and what it costs: simulates the queue with the times of work that were measured
 * (`bench/scale/assumptions.ts`), always by the same seed, and prints the tables of docs/scale.md.
 *
 *   node bench/simulate.ts            prints them
 *   node bench/simulate.ts --write    puts them into docs/scale.md
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { putTables } from './scale/put-tables.ts';
import { scaleTables } from './scale/tables.ts';

const PAGE = join(import.meta.dirname, '../docs/scale.md');
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const tables = scaleTables();
if (values.write) await writeFile(PAGE, putTables(await readFile(PAGE, 'utf8'), tables));
else console.log(Object.values(tables).join('\n\n'));
