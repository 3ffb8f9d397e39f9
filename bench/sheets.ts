/**
 * Draws sheets of furnished homes and rooms with what a judge finds wrong written under each, to be gone through as a designer would.
 *
 *   npm run sheets -- [--from SEED] [--homes 24] [--rooms 60] [--read DIR] [--out out/sheets] [--tools ../shared/tools]
 *
 * Homes are made ones, from a new seed every time unless --from names it, and with --read, half of them, those that were read: DIR/NAME/plan.json
 * as `plenish read` writes it, where the verdict is success. Rooms are of homes that are on no sheet. Writes homes-N.png and
 * rooms-N.png. Where the judge of the tools folder is missing the sheets have no findings.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { furnishDrawing } from '#adapters/pipeline/furnish-drawing.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { composeSheet } from './sheets/compose-sheet.ts';
import { cutHabitableRooms, type Exhibit, showHome } from './sheets/exhibits.ts';
import { madeHomes, readHomes } from './sheets/homes.ts';
import { loadJudge } from './sheets/judge.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: String(Math.floor(Date.now() / 60_000)) },
    homes: { type: 'string', default: '24' },
    rooms: { type: 'string', default: '60' },
    read: { type: 'string' },
    out: { type: 'string', default: 'out/sheets' },
    tools: { type: 'string', default: '../shared/tools' },
  },
});
const HOMES_A_SHEET = 4;
const ROOMS_A_SHEET = 12;

const judge = await loadJudge(values.tools);
const next = homesInTurn();
mkdirSync(values.out, { recursive: true });
console.log(`made homes from seed ${values.from} on; sheets in ${values.out}`);

const homes: Exhibit[] = [];
while (homes.length < Number(values.homes)) homes.push(await showHome(...(await furnishNext())));
await writeSheets('homes', homes, HOMES_A_SHEET, 2);

const rooms: Exhibit[] = [];
while (rooms.length < Number(values.rooms)) rooms.push(...(await cutHabitableRooms(...(await furnishNext()))));
rooms.length = Number(values.rooms);
await writeSheets('rooms', rooms, ROOMS_A_SHEET, 4);

for (const [what, exhibits] of Object.entries({ homes, rooms })) {
  const sound = exhibits.filter(({ findings }) => findings.length === 0).length;
  const found = exhibits.reduce((sum, { findings }) => sum + findings.length, 0);
  console.log(`${exhibits.length} ${what}: ${found} findings, ${sound} without one`);
}

/** Read homes and made ones by turns, as long as there are some. */
function homesInTurn(): () => { name: string; document: PlanDocument } {
  const made = madeHomes(Number(values.from));
  const read = values.read ? readHomes(values.read) : [][Symbol.iterator]();
  let turn = 0;
  return () => {
    const one = turn++ % 2 ? read.next() : undefined;
    return one?.value ?? made.next().value;
  };
}

async function furnishNext() {
  const { name, document } = next();
  const furnished = await furnishDrawing(document);
  return [name, furnished, judge?.(furnished.document) ?? []] as const;
}

async function writeSheets(name: string, exhibits: readonly Exhibit[], each: number, columns: number) {
  for (let i = 0; i < exhibits.length; i += each) {
    const path = join(values.out, `${name}-${1 + i / each}.png`);
    writeFileSync(path, await composeSheet(exhibits.slice(i, i + each), columns));
  }
}
