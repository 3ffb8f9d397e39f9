import type { RecognisedLine } from './types.ts';

/** Which classes of the recogniser may be answered. */
export interface Script {
  readonly classes: Int32Array;
}

/** Letters of no script that a Latin, Cyrillic or Greek drawing would use: leaving them out mends many faults. */
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff㎡㎏\uff00-\uffef]/u;
/** Signs of the alphabet that drawings do not use and that thin lines are taken for. */
const NEVER = /[‖※ˇˉˊˋ∶❤●■★☆◆▪▏▕│├┅┇▼▲▌█①-⑳⑴-⑿@#$¥￥￡￠¢^~`|\\_{}<>]/u;

/** A half and what rounding may add. */
const CERTAINLY_LARGEST = 0.51;

/** `plain`: Latin and its neighbours; `asian`: those and Chinese and Japanese signs. */
export function makeScripts(alphabet: readonly string[]): { plain: Script; asian: Script } {
  const classes = (keep: (letter: string) => boolean) =>
    Int32Array.from(alphabet.flatMap((letter, i) => (i === 0 || keep(letter) ? [i] : [])));
  return {
    plain: { classes: classes((letter) => !EAST_ASIAN.test(letter) && !NEVER.test(letter)) },
    asian: { classes: classes((letter) => !NEVER.test(letter)) },
  };
}

/**
 * Greedy decoding of connectionist temporal classification: repeated classes and blanks fall together.
 * `steps` rows of `alphabet.length` probabilities begin at `at`; `width` is the crop's width of the padded row.
 */
export function decodeLetters(
  probabilities: Float32Array,
  at: number,
  steps: number,
  share: number,
  alphabet: readonly string[],
  script: Script,
): RecognisedLine {
  const classes = alphabet.length;
  let text = '';
  const positions: number[] = [];
  const confidences: number[] = [];
  let previous = 0;
  for (let step = 0; step < steps; step++) {
    const row = at + step * classes;
    let best = 0;
    let probability = -1;
    // They add up to one, so none is larger than one above a half: most steps are blank, which is class 0, and end at once.
    for (let k = 0; k < script.classes.length && probability < CERTAINLY_LARGEST; k++) {
      const c = script.classes[k]!;
      const p = probabilities[row + c]!;
      if (p > probability) {
        probability = p;
        best = c;
      }
    }
    if (best !== 0 && best !== previous) {
      const letter = plainForm(alphabet[best]!);
      text += letter;
      for (let k = 0; k < letter.length; k++) {
        positions.push(Math.min(1, (step + 0.5) / steps / share));
        confidences.push(probability);
      }
    } else if (best !== 0 && confidences.length > 0) {
      confidences[confidences.length - 1] = Math.max(confidences[confidences.length - 1]!, probability);
    }
    previous = best;
  }
  const sum = confidences.reduce((a, b) => a + b, 0);
  return { text, confidence: confidences.length > 0 ? sum / confidences.length : 0, positions };
}

/** Full-width and typographic forms as the ASCII signs that the grammar knows; `²` stays. */
function plainForm(letter: string): string {
  if (letter === '㎡') return 'm²';
  const code = letter.codePointAt(0)!;
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCodePoint(code - 0xfee0);
  if (letter === '。') return '.';
  if (letter === '、') return ',';
  return letter;
}
