/**
 * Cuts the work of a real service off, by callers who leave and by the processing limit, at random moments through both uploads
 * and the try page, and tells whether a process died of it or a neighbour lost its answer. Exit code 1 where one did.
 *
 *   node bench/leaving.ts [--minutes 10] [--seed 1] [--database postgres://…]     with a database also through `plenish worker`
 */
import { parseArgs } from 'node:util';
import { leaveAtRandom } from './leave-at-random.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string' },
  },
});
const runs = [undefined, ...(values.database ? [values.database] : [])].flatMap((databaseUrl) =>
  (['leave', 'limit'] as const).map((by) => ({ by, databaseUrl })),
);
let isBroken = false;
for (const run of runs) {
  const seconds = (Number(values.minutes) * 60) / runs.length;
  const report = await leaveAtRandom({ ...run, seconds, seed: Number(values.seed) });
  console.log(`${run.by}, ${run.databaseUrl ? 'worker' : 'serve'}: ${JSON.stringify(report)}`);
  isBroken ||= report.deaths > 0 || report.lost.length > 0 || report.strays > 0;
}
process.exit(isBroken ? 1 : 0);
