import { randomUUID } from 'node:crypto';
import type { KnownFile } from './learn-answers.ts';
import { type Answer, nameOf, type PlanData, SAME_ORIGIN, sendUpload, UPLOAD_PATHS } from './send-upload.ts';
import { Tally } from './tally.ts';
import type { TrialKind } from './trial-files.ts';

/** Of twenty uploads so many are of each kind. */
const MIX: Readonly<Record<TrialKind, number>> = { good: 11, refused: 4, pages: 1, garbage: 3, hostile: 1 };

type Headers = Record<string, string>;

export interface MixedLoadOptions {
  readonly url: string;
  readonly files: readonly KnownFile[];
  /** Of two keys: one of the general upload, one of a partner's. */
  readonly keys: readonly [Headers, Headers];
  readonly chance: () => number;
}

/** A plan that somebody got, and the drawing that it is of. */
export interface GivenPlan {
  readonly plan: PlanData;
  readonly of: KnownFile;
}

/** Uploads of every kind by two partners and the try page, each looked at when it is answered. */
export class MixedLoad {
  readonly answers = new Tally();
  readonly given: GivenPlan[] = [];
  /** What was wrong with answers, in words. */
  readonly faults: string[] = [];
  /** Answers of 503 that do not say when to come again. */
  withoutRetryAfter = 0;
  /** Seconds of those that succeeded. */
  readonly seconds: number[] = [];
  readonly #options: MixedLoadOptions;
  readonly #seen = new Set<string>();
  #deck: TrialKind[] = [];

  constructor(options: MixedLoadOptions) {
    this.#options = options;
  }

  /** Sends the next upload and waits for its answer. @throws never */
  async send(): Promise<void> {
    const { url, files, keys, chance } = this.#options;
    const kind = this.#nextKind();
    const ofKind = files.filter((file) => file.kind === kind);
    const of = ofKind[Math.floor(chance() * ofKind.length)]!;
    const by = chance();
    const sender =
      by < 0.1
        ? { path: UPLOAD_PATHS.page, headers: SAME_ORIGIN }
        : by < 0.55
          ? { path: UPLOAD_PATHS.general, headers: keys[0] }
          : { path: UPLOAD_PATHS.partner, headers: keys[1] };
    const mark = randomUUID();
    const answer = await sendUpload({ url, ...sender, file: of.file, fields: { additionalData: mark } });
    this.#note(of, mark, answer);
  }

  /** Kinds come as a deck that is shuffled, so that a few minutes have the same mix as half an hour. */
  #nextKind(): TrialKind {
    if (this.#deck.length === 0) {
      const all = Object.entries(MIX).flatMap(([kind, n]) => Array<TrialKind>(n).fill(kind as TrialKind));
      const drawn = all.map((kind) => ({ kind, at: this.#options.chance() }));
      this.#deck = drawn.sort((a, b) => a.at - b.at).map(({ kind }) => kind);
    }
    return this.#deck.pop()!;
  }

  #note(of: KnownFile, mark: string, answer: Answer): void {
    const name = nameOf(answer);
    this.answers.add(`${of.kind}: ${name}`);
    if (answer.status === 503) {
      if (!answer.isLate && !(Number(answer.retryAfter) > 0)) this.withoutRetryAfter++;
      return;
    }
    if (!of.expected.test(name)) this.faults.push(`${of.name}: ${name}`);
    const { data } = answer;
    if (!data) return;
    this.seconds.push(answer.seconds);
    if (data.additionalData !== mark) this.faults.push(`${of.name}: somebody else's additionalData`);
    if (this.#seen.has(data.uniqueId)) this.faults.push(`${of.name}: ${data.uniqueId} was given twice`);
    this.#seen.add(data.uniqueId);
    this.given.push({ plan: data, of });
  }
}
