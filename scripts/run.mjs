#!/usr/bin/env node
// `npm start` and `npm test`: all the set-up a fresh clone needs, on any Node from 20 on, then the program itself on Node 24.
// Plain JavaScript without dependencies, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver } from './hand-over.mjs';
import { MEMORY } from './memory.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';
const node24 = join(bin, windows ? 'node.exe' : 'node');
const say = (text) => process.stderr.write(`plenish: ${text}\n`);

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
const [task, ...args] = process.argv.slice(2);
installPackages();
linkProgram();
buildViewer();
simplifyModels();
const env = { ...MEMORY, ...process.env, PATH: `${bin}${windows ? ';' : ':'}${process.env.PATH}` };
if (task === 'serve') handOver(node24, [join(root, 'src/bin/plenish.ts'), 'serve', ...args], env);
else if (task === 'test') {
  step('types and lint', join(bin, 'tsc'), ['-b', 'tsconfig.json']);
  step('lint', join(bin, 'biome'), ['check', '.']);
  handOver(node24, [join(root, 'scripts/test.mjs'), ...args], env);
} else if (task !== 'setup') fail(`unknown task ${task}: serve, test or setup`);

/** Installs when there is no install, or one of another lock file. */
function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.plenish-lock');
  if (existsSync(node24) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('installing packages (once; about a minute) …');
  const npm = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  });
  if (npm.status !== 0) fail('npm ci did not succeed; see the messages above.');
  if (!existsSync(node24))
    fail(
      `no Node 24 for ${process.platform}-${process.arch} among the packages: install Node 24 yourself and run the program with it.`,
    );
  writeFileSync(stamp, lock);
}

/** `npx plenish` finds the program of this very clone. */
function linkProgram() {
  const link = join(bin, windows ? 'plenish.cmd' : 'plenish');
  if (existsSync(link)) return;
  if (windows) writeFileSync(link, `@node "%~dp0\\..\\..\\bin\\plenish.mjs" %*\r\n`);
  else symlinkSync('../../bin/plenish.mjs', link);
}

/** Builds the gallery's page when its sources are newer than the last build. */
function buildViewer() {
  const source = join(root, 'src/viewer');
  if (!existsSync(join(source, 'vite.config.ts'))) return;
  const built = join(root, 'dist/viewer/.built');
  const newest = newestIn(source);
  if (existsSync(built) && statSync(built).mtimeMs >= newest) return;
  say('building the gallery page (once; seconds) …');
  const vite = spawnSync(node24, [join(root, 'node_modules/vite/bin/vite.js'), 'build', source, '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (vite.status !== 0) fail('the gallery page could not be built; see the messages above.');
  mkdirSync(dirname(built), { recursive: true });
  rmSync(built, { force: true });
  writeFileSync(built, '');
}

/** Simplifies the networks that read lettering, unless that was done, so that no start of a process has to. */
function simplifyModels() {
  const models = spawnSync(node24, [join(root, 'scripts/simplify-models.ts')], { cwd: root, stdio: 'inherit' });
  if (models.status !== 0) fail('the networks that read lettering could not be simplified; see the messages above.');
}

function newestIn(folder) {
  return Math.max(...readdirSync(folder, { recursive: true }).map((name) => statSync(join(folder, name)).mtimeMs));
}

function step(what, command, argv) {
  say(`${what} …`);
  const done = spawnSync(command, argv, { cwd: root, stdio: 'inherit', env, shell: windows });
  if (done.status !== 0) fail(`${what}: failed`);
}

function fail(message) {
  say(message);
  process.exit(1);
}
