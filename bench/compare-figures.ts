/** Numbers by name, such as `doors.exact`. */
export type Figures = Readonly<Record<string, number>>;

/** All numbers in what a scoring tool sums up, named by their path. */
export function flattenFigures(summary: unknown, path = ''): Figures {
  if (typeof summary === 'number') return { [path]: summary };
  if (typeof summary !== 'object' || summary === null) return {};
  const parts = Object.entries(summary).map(([key, value]) => flattenFigures(value, path ? `${path}.${key}` : key));
  return Object.assign({}, ...parts);
}

/** Figures of two runs as a Markdown table, those that changed only: what is not there is as it was. */
export function compareFigures(before: Figures, after: Figures): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return `All ${names.length} figures are as they were.`;
  const rows = changed.map((name) => {
    const [a, b] = [before[name], after[name]];
    const change = a === undefined || b === undefined ? '–' : `${b > a ? '+' : ''}${format(b - a)}`;
    return `| ${name} | ${format(a)} | ${format(b)} | ${change} |`;
  });
  return [
    `${changed.length} of ${names.length} figures changed.`,
    '',
    '| figure | before | after | change |',
    '|---|---:|---:|---:|',
    ...rows,
  ].join('\n');
}

/** Four digits that count, as they are needed to see a drawing of a thousand. */
const format = (figure: number | undefined): string =>
  figure === undefined ? '–' : String(Number(figure.toPrecision(4)));
