/**
 * Draws pairs of layouts of the same room, to be judged blind as a designer would: A or B, or even.
 *
 *   npm run pairs -- [--from SEED] [--pairs 240] [--read DIR] [--again PAIRS] [--out out/pairs]
 *
 * One of the two is the furnisher's own layout; which side it is on is drawn by chance. Homes are made ones from a seed on, or with
 * --read those that were read (DIR/NAME/plan.json). Writes pairs-N.png with six pairs each and pairs.json with what each term says of both,
 * which `bench/pairs/fit-terms.ts` takes. With --again so many of the pairs are drawn once more, in another order and with sides
 * exchanged (again-N.png, again.json), to say how well who judges agrees with himself.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tidyPlan } from '#core/furnish/tidy/tidy-plan.ts';
import { makeRandom } from '#synth/random.ts';
import { drawPairs, type ShownPair } from './pairs/draw-pairs.ts';
import type { JudgedPair } from './pairs/judged-pair.ts';
import { pairsOfHome } from './pairs/pairs-of-home.ts';
import { composeSheet } from './sheets/compose-sheet.ts';
import { madeHomes, readHomes } from './sheets/homes.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: String(Math.floor(Date.now() / 60_000)) },
    pairs: { type: 'string', default: '240' },
    read: { type: 'string' },
    again: { type: 'string', default: '0' },
    out: { type: 'string', default: 'out/pairs' },
  },
});
const PAIRS_A_SHEET = 6;
const wanted = Number(values.pairs);

mkdirSync(values.out, { recursive: true });
const shown: ShownPair[] = [];
const judged: JudgedPair[] = [];
const seen = new Map<string, number>();
for (const { name, document } of values.read ? readHomes(values.read) : madeHomes(Number(values.from))) {
  if (shown.length >= wanted) break;
  const tidied = { ...document, plan: tidyPlan(document.plan) };
  const pairs = pairsOfHome(tidied.plan, makeRandom(name), seen).slice(0, wanted - shown.length);
  for (const { room, type, rival, sides: [a, b] } of pairs)
    judged.push({ pair: judged.length + 1, home: name, room, type, rival, a: a.costs, b: b.costs }); // biome-ignore format: one line
  const before = shown.length;
  shown.push(...(await drawPairs(tidied, pairs)));
  const isFull = Math.floor(shown.length / PAIRS_A_SHEET) > Math.floor(before / PAIRS_A_SHEET);
  if (isFull || shown.length === wanted) await writeSheets('pairs', shown, Math.floor(before / PAIRS_A_SHEET));
  writeFileSync(join(values.out, 'pairs.json'), `[\n${judged.map((pair) => JSON.stringify(pair)).join(',\n')}\n]\n`);
}

const again = makeRandom('again').shuffle(judged).slice(0, Number(values.again));
if (again.length) {
  writeFileSync(join(values.out, 'again.json'), JSON.stringify(again.map(({ pair }) => pair)));
  const swapped = again.map(({ pair }): ShownPair => {
    const { title, pictures: [a, b] } = shown[pair - 1]!; // biome-ignore format: one line
    return { title, pictures: [b, a] };
  });
  await writeSheets('again', swapped, 0);
}
console.log(`${judged.length} pairs in ${values.out}: ${[...seen].map(([type, n]) => `${n} ${type}`).join(', ')}`);

/** Sheets from one on; the last may not be full yet. */
async function writeSheets(name: string, pairs: readonly ShownPair[], from: number): Promise<void> {
  for (let sheet = from; sheet * PAIRS_A_SHEET < pairs.length; sheet++) {
    const first = sheet * PAIRS_A_SHEET;
    const exhibits = pairs.slice(first, first + PAIRS_A_SHEET).flatMap(({ title, pictures }, n) =>
      pictures.map((picture, k) => ({ title: `${first + n + 1}${'AB'[k]}  ${title}`, picture, findings: [] })),
    ); // biome-ignore format: one sheet
    writeFileSync(join(values.out, `${name}-${sheet + 1}.png`), await composeSheet(exhibits, 4));
  }
}
