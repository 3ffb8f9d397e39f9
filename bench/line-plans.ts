/**
 * Line plans to look at: the sheet of all symbols, and of every plan.json that is named its SVG and its PDF.
 *
 *   node bench/line-plans.ts [--out out/line-plans] [--units m|ft] [plan.json …]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { canvasPrinter } from '#adapters/line-plan/canvas-printer.ts';
import { CATALOGUE } from '#core/furnish/catalogue/catalogue.ts';
import type { Units } from '#core/gallery/units.ts';
import { drawLinePlan } from '#core/line-plan/draw-line-plan.ts';
import { unitsOf } from '#core/line-plan/home-facts.ts';
import { FONT, lettering } from '#core/line-plan/lettering.ts';
import { Pen } from '#core/line-plan/pen.ts';
import { symbolOf } from '#core/line-plan/symbols/symbol-of.ts';
import type { LinePlan, Mark } from '#core/line-plan/types.ts';
import { writeSvg } from '#core/line-plan/write-svg.ts';
import { parsePlanDocument } from '#core/plan/parse-plan-document.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'out/line-plans' }, units: { type: 'string' } },
});

/** What is drawn in plans and never placed, in a usual size. */
const DRAWN = Object.entries({
  stairs: { width: 1, depth: 3.4 },
  'spiral-stairs': { width: 1.6, depth: 1.6 },
  radiator: { width: 1, depth: 0.12 },
  column: { width: 0.3, depth: 0.3 },
});

mkdirSync(values.out, { recursive: true });
write('symbols.svg', writeSvg(symbolSheet()));
for (const file of positionals) {
  const document = parsePlanDocument(readFileSync(file, 'utf8'));
  const name = basename(dirname(file));
  const wishes = { units: (values.units as Units | undefined) ?? unitsOf(document), furniture: true };
  write(`${name}.svg`, writeSvg(drawLinePlan(document, { ...wishes, sheet: 'cut' })));
  write(`${name}.pdf`, await canvasPrinter.printPlan(document, wishes));
}

function write(name: string, content: string | Uint8Array): void {
  writeFileSync(join(values.out, name), content);
  console.log(join(values.out, name));
}

/** Every kind at 1:50 in its usual size, with its name. */
function symbolSheet(): LinePlan {
  const [columns, cell, perMetre] = [12, { width: 34, height: 34 }, 1000 / 50];
  const kinds = [...Object.entries(CATALOGUE), ...DRAWN];
  const marks = kinds.flatMap(([kind, { width, depth }], i): Mark[] => {
    const [x, y] = [(i % columns) * cell.width + cell.width / 2, Math.floor(i / columns) * cell.height];
    const own: Mark[] = [];
    // What is larger than its cell is drawn smaller.
    const scale = Math.min(perMetre, (cell.width - 4) / width, (cell.height - 9) / depth);
    symbolOf(kind)(
      new Pen(own, [scale, 0, 0, scale, x, y + (cell.height - 6) / 2], { line: 'symbol', tone: 'quiet' }),
      { width, depth },
    );
    own.push(lettering({ text: kind, x, y: y + cell.height - 3, sizeMm: FONT.small, align: 'middle' }));
    return own;
  });
  return {
    ...{ widthMm: columns * cell.width, heightMm: Math.ceil(kinds.length / columns) * cell.height, scale: 50 },
    ...{ title: 'Symbols', description: 'How plans show every kind of piece', layers: [{ name: 'furniture', marks }] },
  };
}
