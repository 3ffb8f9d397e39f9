import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const require = createRequire(import.meta.url);
const INTER_WEIGHTS = [300, 400, 500, 600, 700];

let registered = false;

/** Makes the families known to the canvas; calling it again does nothing. */
export function registerFonts(): void {
  if (registered) return;
  registered = true;
  const inter = dirname(require.resolve('@fontsource/inter/package.json'));
  for (const weight of INTER_WEIGHTS) {
    for (const slope of ['normal', 'italic'])
      add(join(inter, 'files', `inter-latin-${weight}-${slope}.woff2`), 'Plan Inter');
  }
  // The substitutes of the PDF standard fonts that the PDF reader brings along look like the lettering of many CAD programs.
  const standard = join(dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts');
  for (const cut of ['Regular', 'Bold', 'Italic', 'BoldItalic'])
    add(join(standard, `LiberationSans-${cut}.ttf`), 'Plan Sans');
  for (const cut of ['', 'Bold', 'Italic', 'BoldItalic']) {
    add(join(standard, `FoxitSerif${cut}.pfb`), 'Plan Serif');
    add(join(standard, `FoxitFixed${cut}.pfb`), 'Plan Mono');
  }
}

function add(path: string, family: string): void {
  if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`Font file not found: ${path}`);
}
