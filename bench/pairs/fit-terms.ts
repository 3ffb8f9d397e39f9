/**
 * Fits the weights of the terms to pairs of layouts that were judged blind, and says what today's weights and the fitted ones are worth
 * in homes that they were not fitted on.
 *
 *   node bench/pairs/fit-terms.ts [--data bench/pairs] [--doubt 0.25]
 *
 * --data is a folder with features.json (pairs.json of `npm run pairs`), verdicts.json and, where some pairs were judged twice,
 * verdicts-again.json.
 * --doubt names the pairs that the fitted weights thought less likely than this: what was seen there is what no term measures.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TERMS } from '#core/furnish/judge/judge-room.ts';
import { makeRandom } from '#synth/random.ts';
import { pairedFigure, type TallyPair } from '../paired-bootstrap.ts';
import { quantile } from '../quantile.ts';
import { chooseRidge, predictUnseen } from './cross-validate.ts';
import { type Comparison, fitWeights } from './fit-weights.ts';
import type { Choice, JudgedPair, Verdict } from './judged-pair.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: import.meta.dirname },
    doubt: { type: 'string', default: '0.25' },
  },
});
/** Ridge that holds all weights: only the scale is fitted. */
const HELD = 1e6;
const RESAMPLES = 400;
/** With fewer pairs the ridge makes an interval that has today's weight at its end. */
const LEAST_PAIRS = 15;
/** Share of the resamples beyond each end. */
const TAIL = 0.025;
/** What both layouts cost by that is no term's: a unit is a remark of a designer already. */
const PENALTIES = { variants: 1, 'left-out': 1 };

/** Differences of cost that are named, in remarks, and of chance that are rounding. */
const WORTH_A_WORD = 0.05;
const EVEN = 1e-9;

const CHOSEN: Record<Choice, number> = { A: 1, even: 0.5, B: 0 };
const pairs: JudgedPair[] = readData('features.json');
const verdicts: Verdict[] = readData('verdicts.json');
const today = { ...Object.fromEntries(TERMS.map(({ name, weight }) => [name, weight])), ...PENALTIES };
const names = Object.keys(today).filter((name) => pairs.some(({ a, b }) => a[name] !== b[name]));
const prior = names.map((name) => today[name as keyof typeof today]!);
const judged = verdicts.map((verdict) => ({ ...verdict, ...pairs.find(({ pair }) => pair === verdict.pair)! }));
const comparisons = judged.map(
  ({ home, choice, a, b }): Comparison => ({
    home,
    difference: names.map((name) => (b[name] ?? 0) - (a[name] ?? 0)),
    chosen: CHOSEN[choice],
  }),
);

const ridge = chooseRidge(comparisons, prior);
sayAgreement();
sayWeights();
sayShares();

function readData(name: string) {
  return JSON.parse(readFileSync(join(values.data, name), 'utf8'));
}

/** How often who judges says the same of the same pair with its sides exchanged. */
function sayAgreement(): void {
  if (!existsSync(join(values.data, 'verdicts-again.json'))) return;
  const again: Pick<Verdict, 'pair' | 'choice'>[] = readData('verdicts-again.json');
  const same = again.filter(({ pair, choice }) => verdicts.some((v) => v.pair === pair && v.choice === choice));
  console.log(`${same.length} of ${again.length} pairs judged twice have the same verdict`);
}

/** Today's weight and the fitted one of each term, its interval by homes drawn with replacement, and in how many pairs it has a say. */
function sayWeights(): void {
  const fitted = fitWeights(comparisons, prior, ridge);
  const homes = Object.values(Object.groupBy(comparisons, ({ home }) => home)).map((group) => group!);
  const random = makeRandom('homes');
  const resampled = Array.from({ length: RESAMPLES }, () => {
    const drawn = homes.flatMap(() => random.pick(homes));
    return fitWeights(drawn, prior, ridge).weights;
  });
  console.log(`${judged.length} pairs of ${homes.length} homes, ridge ${ridge}, scale ${fitted.scale.toFixed(2)}`);
  console.log('| term | pairs | today | fitted | 95 % | |');
  console.log('| --- | ---: | ---: | ---: | --- | --- |');
  for (const [k, name] of names.entries()) {
    const list = resampled.map((weights) => weights[k]!);
    const [low, high] = [quantile(list, TAIL), quantile(list, 1 - TAIL)];
    const says = comparisons.filter(({ difference }) => difference[k] !== 0).length;
    const isOff = prior[k]! < low || prior[k]! > high;
    const differs = says < LEAST_PAIRS ? 'few' : isOff ? 'differs' : '';
    const figures = [
      says,
      prior[k]!,
      fitted.weights[k]!.toFixed(2),
      `${low.toFixed(2)} to ${high.toFixed(2)}`,
      differs,
    ];
    console.log(`| ${name} | ${figures.join(' | ')} |`);
  }
}

/** How often the cheaper layout is the one that was chosen, in homes that nothing was fitted on. */
function sayShares(): void {
  const before = predictUnseen(comparisons, (training) => fitWeights(training, prior, HELD));
  const after = predictUnseen(comparisons, (training) => fitWeights(training, prior, chooseRidge(training, prior)));
  const tallies = judged.flatMap(({ home, choice }, k): TallyPair[] =>
    choice === 'even' ? [] : [{ cluster: home, before: [right(before[k]!, choice), 1], after: [right(after[k]!, choice), 1] }],
  ); // biome-ignore format: one list
  const share = (when: 'before' | 'after') =>
    pairedFigure(tallies.map((t) => ({ ...t, before: [0, 1], after: t[when] }))).difference;
  for (const when of ['before', 'after'] as const) {
    const { low, middle, high } = share(when);
    console.log(
      `${when === 'before' ? 'today' : 'fitted'}: ${percent(middle)} right (${percent(low)} to ${percent(high)})`,
    );
  }
  const { low, middle, high } = pairedFigure(tallies).difference;
  console.log(`difference ${percent(middle)} (${percent(low)} to ${percent(high)}) of ${tallies.length} decided pairs`);
  for (const [k, { pair, type, choice, why }] of judged.entries()) {
    const chance = choice === 'A' ? after[k]! : 1 - after[k]!;
    if (choice !== 'even' && chance < Number(values.doubt))
      console.log(
        `pair ${pair} (${type}): chose ${choice} for "${why}", thought ${percent(chance)} likely; ${reasons(k)}`,
      );
  }
}

/** What speaks for A (positive) and for B, by today's weights. */
function reasons(k: number): string {
  return names
    .map((name, n) => [name, comparisons[k]!.difference[n]! * prior[n]!] as const)
    .filter(([, value]) => Math.abs(value) >= WORTH_A_WORD)
    .map(([name, value]) => `${name} ${value > 0 ? '+' : ''}${value.toFixed(2)}`)
    .join(', ');
}

/** 1 where the layout that was thought better is the one that was chosen, a half where neither was. */
function right(chance: number, choice: Choice): number {
  if (Math.abs(chance - 0.5) < EVEN) return 0.5;
  return chance > 0.5 === (choice === 'A') ? 1 : 0;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
