import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(js|css|svg|json)$/;
/** Smaller files fit in the first packet as they are, bytes. */
const LEAST = 1024;
/** 11 takes twice as long for 2 % less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Leaves every text of the build compressed beside it, `.br` and `.gz`, small rather than fast: it is done once and sent often. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      if (!TEXTS.test(name) || bytes.length < LEAST) continue;
      await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(bytes, BROTLI));
      await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
    }
  },
});
