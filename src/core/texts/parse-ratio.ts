/** Ratios that drawings are printed at. */
const USUAL = new Set([5, 10, 20, 25, 30, 40, 50, 60, 75, 80, 100, 125, 150, 200, 250, 300, 400, 500, 1000]);
const WORD =
  /scale|[ée]chelle|masstab|ma(?:ß|B)stab|escala|scala|schaal|mittakaava|skala|målestok|масштаб|比例|縮尺|1\s?:/i;

/** The denominator of a printed scale: `1:100`, `échelle 1/100e`, `1/4" = 1'-0"`, `1" = 20'`. */
export function parseRatio(text: string): number | undefined {
  const imperial =
    /(?:^|[^\d/])(?:(\d{1,2})\s?\/\s?(\d{1,2})|(\d(?:\.\d+)?))\s?["']?\s?[=-]\s?([\d\sI]{1,4})\s?'(?:\s?-?\s?[0O]\s?["'*]?)?/.exec(
      text,
    );
  if (imperial?.[4] && text.includes('=')) {
    const onPaper = imperial[3] ? Number(imperial[3]) : Number(imperial[1]) / Number(imperial[2]);
    const feet = Number(imperial[4].replace(/\s/g, '').replace('I', '1'));
    const denominator = (12 * feet) / onPaper;
    if (denominator >= 4 && denominator <= 2400) return Math.round(denominator * 100) / 100;
  }
  const metric = /(?:^|[^\d.,/:])1\s?([:/])\s?(\d{1,4})(?![\d/:."'])/.exec(text);
  if (!metric) return undefined;
  const denominator = Number(metric[2]);
  if (!USUAL.has(denominator)) return undefined;
  return metric[1] === ':' || WORD.test(text) ? denominator : undefined;
}
