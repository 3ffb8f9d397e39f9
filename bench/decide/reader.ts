import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A state of the program that drawings are read with: an installed checkout. */
export interface Reader {
  /** Root of the checkout. */
  readonly root: string;
  /** Names this state (`stateKey`), and the network where it reads by another than its own. */
  readonly key: string;
  /** A network (ONNX) that it reads by instead of its own. */
  readonly net?: string;
  /** Node as it came with the checkout. */
  readonly node: string;
}

/** What furnishes and draws a plan that was read: no part of reading imports it. */
const AFTER_READING = ['furnish', 'furnish-plan.ts', 'scene', 'picture', 'draw-plan.ts', 'gallery'];
/** All that decides what is read of a drawing, as paths of git: a change elsewhere makes no other reader. */
const READING = [
  ...['src/core', 'src/adapters', 'src/service', 'src/bin', 'package-lock.json'],
  ...AFTER_READING.map((path) => `:(exclude)src/core/${path}`),
];

/**
 * @param net a network to read by; named by what it holds, not by where it lies
 * @throws Error that says what is missing where `folder` is no installed checkout or there is no such network
 */
export function openReader(folder: string, net?: string): Reader {
  const root = resolve(folder);
  const lacks = (path: string, todo: string) => {
    if (!existsSync(join(root, path))) throw new Error(`${folder} has no ${path}: ${todo}`);
  };
  lacks('.git', 'name a checkout, such as `git worktree add FOLDER COMMIT` makes one');
  lacks('src/bin/plenish.ts', 'name a checkout of this program');
  lacks('node_modules', 'run `npm ci` in it');
  const own = join(root, 'node_modules/.bin/node');
  const reader = { root, key: stateKey(root, READING), node: existsSync(own) ? own : process.execPath };
  if (!net) return reader;
  if (!existsSync(net)) throw new Error(`There is no network at ${net}`);
  return { ...reader, key: `${reader.key}-by-${hashOf(readFileSync(net))}`, net: resolve(net) };
}

/**
 * Names the state of some paths of a checkout: 12 digits of the last commit that changed them and, where files differ from that, of
 * what they hold.
 */
export function stateKey(root: string, paths: readonly string[]): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] });
  const commit = git('log', '-1', '--format=%h', '--abbrev=12', '--', ...paths).trim();
  const changes = git('diff', '--binary', 'HEAD', '--', ...paths);
  const fresh = git('ls-files', '-z', '--others', '--exclude-standard', '--', ...paths)
    .split('\0')
    .filter(Boolean);
  if (changes === '' && fresh.length === 0) return commit;
  return `${commit}-${hashOf(changes, ...fresh.flatMap((path) => [path, readFileSync(join(root, path))]))}`;
}

/** Eight digits of what some bytes hold. */
function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
