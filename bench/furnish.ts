/**
 * Furnishes homes and writes plan.json of each, for evaluation by judges that share no code with the furnisher.
 *
 *   node bench/furnish.ts [--count 200] [--from 1] [--out out/furnish] [--bare] [--crooked] [--read DIR | --peers FILE]
 *
 * Homes are made ones by seed; --bare leaves their drawn fixtures out, so that kitchens and bathrooms are furnished, too; --crooked turns
 * the plan a little and moves every vertex by up to 1.5 cm, as reading a scan does. --read takes those that were read with success
 * (DIR/NAME/plan.json), --peers a file of plans that others furnished: their layouts go to OUT/theirs, ours to OUT/ours.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tidyPlan } from '#core/furnish/tidy/tidy-plan.ts';
import { furnishPlan } from '#core/furnish-plan.ts';
import type { Layout, Plan } from '#core/plan/schema.ts';
import { makeDwelling } from '#synth/dwelling.ts';
import { crookedPlan } from './crooked-plan.ts';
import { noteProvenance } from './provenance.ts';
import { quantile } from './quantile.ts';
import { readHomes } from './sheets/homes.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    out: { type: 'string', default: 'out/furnish' },
    bare: { type: 'boolean', default: false },
    crooked: { type: 'boolean', default: false },
    read: { type: 'string' },
    peers: { type: 'string' },
  },
});

interface Peer {
  readonly name: string;
  readonly plan: Plan;
  readonly layout: Layout;
}

const peers: readonly Peer[] = values.peers ? JSON.parse(readFileSync(values.peers, 'utf8')) : [];
const homes = values.peers ? peers : values.read ? homesRead(values.read) : homesMade();
const times: number[] = [];
for (const { name, plan } of homes) {
  const start = process.cpuUsage().user; // not the clock: other work on the machine does not count
  const layout = furnishPlan(plan);
  times.push((process.cpuUsage().user - start) / 1000);
  write(values.peers ? join('ours', name) : name, plan, layout);
  const faults = Object.entries(layout.checks).filter(([, count]) => count > 0);
  console.log(
    `${name}: ${plan.rooms.length} rooms, ${layout.items.length} items, ${times.at(-1)!.toFixed(0)} ms`,
    faults.map(([what, count]) => `${what} ${count}`).join(' '),
  );
}
for (const { name, plan, layout } of peers) write(join('theirs', name), plan, layout);
noteProvenance(values.out, { seconds: times.map((ms) => ms / 1000) });
const at = (share: number) => quantile(times, share).toFixed(0);
console.log(`processor time per home: median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`);

function* homesMade(): Generator<{ name: string; plan: Plan }> {
  const first = Number(values.from);
  for (let seed = first; seed < first + Number(values.count); seed++) {
    let plan: Plan = makeDwelling(seed).plan;
    if (values.bare) plan = { ...plan, fixtures: [] };
    if (values.crooked) plan = crookedPlan(plan, seed);
    yield { name: String(seed).padStart(4, '0'), plan };
  }
}

function* homesRead(dir: string): Generator<{ name: string; plan: Plan }> {
  for (const { name, document } of readHomes(dir)) yield { name, plan: tidyPlan(document.plan) };
}

function write(name: string, plan: Plan, layout: Layout) {
  const folder = join(values.out, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'plan.json'), JSON.stringify({ version: 1, plan, layout }));
}
