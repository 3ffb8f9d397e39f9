#!/usr/bin/env node
// Finds the Node 24 that came as a package and runs the program on it.
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver } from '../scripts/hand-over.mjs';
import { MEMORY } from '../scripts/memory.mjs';

const root = join(dirname(realpathSync(fileURLToPath(import.meta.url))), '..');
const program = join(root, 'src/bin/plenish.ts');
const packaged = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.exe' : 'node');
const node = existsSync(packaged) ? packaged : process.execPath;
if (node === process.execPath && Number(process.versions.node.split('.')[0]) < 24) {
  console.error('plenish: Node 24 is needed; run `npm start` once, it brings its own.');
  process.exit(1);
}
handOver(node, [program, ...process.argv.slice(2)], { ...MEMORY, ...process.env });
