/**
 * Furnishes synthetic dwellings and writes plan.json of each, for evaluation by a judge that shares no code with the furnisher.
 *
 *   node bench/furnish.ts [--count 200] [--from 1] [--out out/furnish] [--bare] [--crooked]
 *
 * --bare leaves drawn fixtures out, so that kitchens and bathrooms are furnished, too; --crooked turns the plan a little and
 * moves every vertex by up to 1.5 cm, as reading a scan does.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { furnishPlan } from '#core/furnish-plan.ts';
import type { Plan } from '#core/plan/schema.ts';
import { makeDwelling } from '#synth/dwelling.ts';
import { crookedPlan } from './crooked-plan.ts';
import { noteProvenance } from './provenance.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    out: { type: 'string', default: 'out/furnish' },
    bare: { type: 'boolean', default: false },
    crooked: { type: 'boolean', default: false },
  },
});

const times: number[] = [];
const first = Number(values.from);
for (let seed = first; seed < first + Number(values.count); seed++) {
  let plan: Plan = makeDwelling(seed).plan;
  if (values.bare) plan = { ...plan, fixtures: [] };
  if (values.crooked) plan = crookedPlan(plan, seed);
  const start = process.cpuUsage().user; // not the clock: other work on the machine does not count
  const layout = furnishPlan(plan);
  times.push((process.cpuUsage().user - start) / 1000);
  const folder = join(values.out, String(seed).padStart(4, '0'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'plan.json'), JSON.stringify({ version: 1, plan, layout }));
  const faults = Object.entries(layout.checks).filter(([, count]) => count > 0);
  console.log(
    `${seed}: ${plan.rooms.length} rooms, ${layout.items.length} items, ${times.at(-1)!.toFixed(0)} ms`,
    faults.map(([what, count]) => `${what} ${count}`).join(' '),
  );
}
noteProvenance(values.out);
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]!.toFixed(0);
console.log(`processor time per dwelling: median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`);
