import { DASHES, type Lettering, LINES, type LinePlan, type Mark, type Outline, type Step, TONES } from './types.ts';

/** Fonts that have about the widths that texts were set by. */
const FONTS = "Inter, 'Helvetica Neue', Helvetica, Arial, 'Noto Sans', sans-serif";

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string =>
  // Characters that XML has no form for are none of a name's.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"]/g, (c) => ESCAPES[c]!);

/** A line plan as an SVG file in true size: standing alone, without scripts, styles and links. */
export function writeSvg({ widthMm, heightMm, title, description, layers }: LinePlan): string {
  const [width, height] = [number(widthMm), number(heightMm)];
  const body = layers.map(({ name, marks }) => `<g id="${name}">\n${joined(marks).map(markOf).join('\n')}\n</g>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc" font-family="${FONTS}" fill="none" stroke-linejoin="miter" stroke-linecap="butt">
<title id="title">${escapeXml(title)}</title>
<desc id="desc">${escapeXml(description)}</desc>
<rect width="${width}" height="${height}" fill="${TONES.paper}"/>
${body.join('\n')}
</svg>
`;
}

/** Lines of one style that follow each other, as one. What is filled hides others and stays alone. */
function joined(marks: readonly Mark[]): Mark[] {
  const out: Mark[] = [];
  for (const mark of marks) {
    const last = out.at(-1);
    if (last?.kind === 'outline' && mark.kind === 'outline' && sameStroke(last, mark))
      out[out.length - 1] = { ...last, steps: [...last.steps, ...mark.steps] };
    else out.push(mark);
  }
  return out;
}

const sameStroke = (a: Outline, b: Outline): boolean =>
  !a.fill && !b.fill && a.line === b.line && a.tone === b.tone && Boolean(a.dashed) === Boolean(b.dashed);

const markOf = (mark: Mark): string => (mark.kind === 'outline' ? outlineOf(mark) : letteringOf(mark));

function outlineOf({ steps, line, tone, fill, dashed }: Outline): string {
  const paint = fill ? ` fill="${TONES[fill]}" fill-rule="evenodd"` : '';
  const stroke = line ? ` stroke="${TONES[tone]}" stroke-width="${LINES[line]}"` : '';
  const dash = dashed ? ` stroke-dasharray="${DASHES.join(' ')}"` : '';
  return `<path${paint}${stroke}${dash} d="${pathOf(steps)}"/>`;
}

function letteringOf({ text, x, y, sizeMm, bold, align, tone, turn }: Lettering): string {
  const weight = bold ? ' font-weight="600"' : '';
  const anchor = align === 'start' ? '' : ` text-anchor="${align}"`;
  const turned = turn ? ` transform="rotate(${number(turn)} ${number(x)} ${number(y)})"` : '';
  return `<text x="${number(x)}" y="${number(y)}" font-size="${number(sizeMm)}" fill="${TONES[tone]}"${weight}${anchor}${turned}>${escapeXml(text)}</text>`;
}

/** Path data of steps. Hundredths of a millimetre: finer than anything prints. Steps are relative, which is shorter. */
export function pathOf(steps: readonly Step[]): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const relative = (values: readonly number[]): string => values.map((v, i) => number(v - (i % 2 ? y : x))).join(' ');
  let path = '';
  for (const step of steps) {
    const [command, ...given] = step;
    const values = given.map(rounded);
    if (command === 'Z') {
      path += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    path += command.toLowerCase() + relative(values);
    [x, y] = [values.at(-2)!, values.at(-1)!];
    if (command === 'M') [startX, startY] = [x, y];
  }
  return path;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
const number = (value: number): string => String(rounded(value));
