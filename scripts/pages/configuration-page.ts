import { PREFIX, Settings } from '#settings';
import { renderTable } from './table.ts';

interface Setting {
  readonly description?: string;
  readonly default?: unknown;
  readonly 'x-default'?: string;
  readonly type?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
}

/** `docs/configuration.md`, out of the schema that reads the environment. */
export function renderConfigurationPage(): string {
  const settings = Object.entries(Settings.properties as Record<string, object & Setting>);
  const rows = settings.map(([name, setting]) => [
    `\`${PREFIX}${name}\``,
    describeDefault(setting),
    [setting.description, describeRange(setting)].filter(Boolean).join('. '),
  ]);
  return `# Configuration

Everything is set by environment variables that begin with \`${PREFIX}\`. An empty variable counts as unset. An unknown name or a wrong
value refuses to start, says so and, for a name, which one is nearest.

${renderTable(['variable', 'default', 'what'], rows)}

## What is behind them

* **Metrics.** Without \`${PREFIX}METRICS_PORT\`, \`/metrics\` is on the service's own port, but only for this very machine: asked by loopback, under a
  loopback name, through no proxy, and only while both public addresses are local. With it, \`/metrics\` is on that port of \`${PREFIX}HOST\` and on no other; keep
  that port away from the public. \`plenish worker\` tells its own there, and nowhere without it. What is told, and what to do about it: [watching.md](watching.md).
* **Pepper.** Secrets are kept as HMAC-SHA-256 under a pepper that is not in the database, so that a copied database gives no key away. Alone, the
  program makes one and keeps it in the data folder, readable by its user only. Machines that share a database need the same one in \`${PREFIX}PEPPER\`; with
  another one the program refuses to start, because no key would fit.
* **Keys while the service runs.** \`plenish keys …\` asks the running service through a socket in the data folder that only this user can open; the operating system
  frees it with the process, however that dies. With \`${PREFIX}DATABASE_URL\` it asks the database.
* **Keeping.** What is kept for how long, and backups: [keeping.md](keeping.md). \`PLENISH_KEEP_…\` are to be the same for every process.
* **Durability.** A killed process (also by \`kill -9\`) loses no answered result: files are synced and renamed into place before their row is written, and the row
  is written before the answer. The embedded PostgreSQL writes through the operating system without waiting for the disk at every commit, so a power cut can
  take the last moments' rows with it; where that matters, use a PostgreSQL server.
* **The processing limit** counts from when a worker takes the drawing up (of one that is worked on between the tasks of another key, from its first stage); waiting for one is limited by the same time and answered with 503.
  It is to be the same for every process: whoever waits goes by that of the API, the work by that of the worker, and from when a process has started all new jobs
  count as dead two minutes after its limit.
* **Turns.** Keys take turns, counted by the time that their jobs take workers, and what needs no key is as of one key: who comes new is next, however much
  another has waiting, and a process all of whose workers are busy, two of them or more with one key, takes a job of another beside them, which goes first. Of each key drawings, mended plans and the variants that visitors of its galleries ask for take turns each for themselves, and wait each in places of their own: a visitor takes none from an upload. The same for all processes that share a
  database ([ADR 8](adr/0008-turns-and-first-looks.md)). Whoever would wait longer than the processing limit is sent away at once, but for who is next;
  who was let in and has waited so long in vain, then. Both get a \`Retry-After\` worked out of what jobs took lately, and where none was done for an hour, of what
  they take on two cores. \`${PREFIX}KEY_CONCURRENCY\` keeps a worker free of a key that sends without end, at the price of idle ones.
* **Drawings that wait** longer than 0.6 s are looked at meanwhile, but for those with \`Prefer: respond-async\` or a \`webhookUrl\`, in a process of its own that
  is started for it and ends after a minute without work: what cannot be opened, has several pages, is blank, a photo, too small or no drawing of walls gets its
  answer at once and leaves the queue. A look gets two seconds of processor time; what takes longer is left to a worker.
* **What opening a file may cost** is 8 s of processor time and 750 MB of memory; then its process is ended and the sender told (\`file_unreadable\`). Reading may take
  1.2 GB. That much memory is to be there for each worker, and once more for the looks.
* **Guessing.** Wrong credentials and wrong secret addresses are counted by address (of IPv6, by /64) and by process. Beyond \`${PREFIX}GUESS_LIMIT\` in a minute
  each wrong one waits a second and gets 429; at most 200 wait so, further ones get it at once. What is right is never slowed. A request without key or secret is no guess.
* **Who has gone away** has nothing worked on: a job that waits leaves the queue, one that is worked on is stopped, in whichever process; but for what is answered later.
* **Arriving uploads** take a place in the queue only when all of them is here. Until then 64 of one key, 16 of one address on the try page, may be on their
  way at the same time (429), with 128 MiB of one key and 256 MiB of all in memory (503; the try page has a quarter of that, apart). One that brings less
  than 1 KiB a second over ten seconds, or takes two minutes, gets 408. Behind a proxy that takes uploads in before it passes them on, none of this is seen.
* **What uploads need.** \`/readyz\` answers within two seconds and names what is missing: \`files\`, \`rows\` or \`queue\` when a store is down or hangs, \`disk full\`
  when under 64 MiB are free where the files are kept, \`no worker\` when this process has none and none elsewhere has been heard of for 20 s, \`draining\`.
  Uploads then get 503 at once, before any work. Every call to a store is given up after ten seconds.
* **Shutdown.** SIGTERM, Ctrl-C, or the end of \`npx plenish\` or \`npm start\`: new uploads get 503, those that are in are finished for as long as
  \`${PREFIX}DRAIN_LIMIT_S\`, then they get 503 as well, and the process ends within some seconds. What is answered later has the same time: with
  \`${PREFIX}DATABASE_URL\` what is still worked on then, in \`plenish worker\` as well, goes back to the queue and is taken up by another worker at once; without,
  it ends as failed. Set the limit some seconds below what your container or service manager waits before it kills.
* **The try page** counts uploads by address as the connection shows it. Behind a proxy all visitors share one budget.
`;
}

function describeDefault(setting: Setting): string {
  if (setting['x-default'] !== undefined) return setting['x-default'];
  return setting.default === undefined ? '–' : `\`${setting.default}\``;
}

function describeRange({ type, minimum, exclusiveMinimum, maximum, minLength = 1 }: Setting): string | undefined {
  if (type === 'string') return minLength > 1 ? `At least ${minLength} characters` : undefined;
  const least = minimum === undefined ? `over ${exclusiveMinimum}` : `${minimum}`;
  return `${type === 'integer' ? 'Integer' : 'Number'}, ${least} to ${maximum}`;
}
