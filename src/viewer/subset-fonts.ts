import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * Letters by how many readers need them, each a file that a page fetches when it holds one of them: all Western languages; the rest of
 * Europe's Latin alphabets, such as Polish and Turkish; and what is left, as in Vietnamese names. `file` is that of Fontsource.
 */
const ALPHABETS = [
  {
    name: 'western',
    file: 'latin',
    range:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
  { name: 'european', file: 'latin-ext', range: 'U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B, U+1E9E, U+20BA' },
  {
    name: 'further',
    file: 'latin-ext',
    range:
      'U+0180-0217, U+021C-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9D, U+1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20B9, U+20BB-20C0, U+2C60-2C7F, U+A720-A7FF',
  },
];
const WEIGHTS = [400, 600];

/**
 * What the pages set: kerning, figures of one width, and letters put together of several. Inter's other features (fractions, other forms of
 * letters, signs that move beside capitals) are nearly half of its bytes.
 */
const FEATURES = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];

/**
 * Leaves Inter in `folder` with what the pages use of it, where style sheets find it as `inter/inter.css`. Builds that run at once may
 * share the folder.
 */
export const subsetFonts = (folder: string): Plugin => ({
  name: 'subset-fonts',
  async config() {
    await writeFonts(folder);
    return { resolve: { alias: { inter: folder } } };
  },
});

/** @throws when Fontsource has not the files */
export async function writeFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const resolve = createRequire(import.meta.url).resolve;
  const faces = WEIGHTS.flatMap((weight) => ALPHABETS.map((alphabet) => ({ weight, ...alphabet })));
  const rules = faces.map(async ({ weight, name, file, range }) => {
    const whole = await readFile(resolve(`@fontsource/inter/files/inter-${file}-${weight}-normal.woff2`));
    const options = { keepFeatures: FEATURES, targetFormat: 'woff2' as const };
    const font = `inter-${name}-${weight}.woff2`;
    await replaceFile(`${folder}/${font}`, await subsetFont(whole, lettersOf(range), options));
    return `@font-face {
  font-family: Inter;
  font-weight: ${weight};
  font-display: swap;
  src: url("./${font}") format("woff2");
  unicode-range: ${range};
}
`;
  });
  await replaceFile(`${folder}/inter.css`, (await Promise.all(rules)).join('\n'));
}

/** The letters of a `unicode-range` of CSS. */
function lettersOf(range: string): string {
  return range
    .split(', ')
    .map((part) => {
      const [from, to = from] = part
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16)) as [number, number?];
      return String.fromCodePoint(...Array.from({ length: to! - from + 1 }, (_, i) => from + i));
    })
    .join('');
}

/** Whoever reads the file meanwhile gets all of it. */
async function replaceFile(path: string, bytes: Uint8Array | string): Promise<void> {
  const fresh = `${path}.${process.pid}`;
  await writeFile(fresh, bytes);
  await rename(fresh, path);
}
