import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlanOutline } from '#core/gallery/plan-outline.ts';
import { checkFile } from './check-file.ts';
import { type News, sendPage, sendPlan, type TryError, type TryOutcome, type TryResult } from './send-plan.ts';
import { useTryData } from './texts.ts';

export interface Working {
  readonly step: 'working';
  readonly file: File;
  /** The stage that has begun last; empty while the file is being sent. */
  readonly stage: string;
  /** When the attempt and the stage began, on the clock of `performance`. */
  readonly startedAt: number;
  readonly stageAt: number;
  readonly expected: Readonly<Record<string, number>>;
  readonly plan?: PlanOutline;
  readonly furniture?: string;
}

export type Attempt =
  | { readonly step: 'idle' }
  | Working
  | {
      readonly step: 'done';
      readonly file: File;
      readonly result: TryResult;
      readonly tookMs: number;
      /** What was read, and its furniture. */
      readonly plan: PlanOutline | undefined;
      readonly furniture: string | undefined;
    }
  | { readonly step: 'failed'; readonly file: File; readonly error: TryError };

/** From a chosen file to its furnished picture, or to the reason why there is none. */
export function useAttempt() {
  const { served, expected } = useTryData();
  const [attempt, setAttempt] = useState<Attempt>({ step: 'idle' });
  const work = useRef<AbortController | undefined>(undefined);
  const again = useRef(() => {});

  const begin = async (
    file: File,
    send: (onNews: (news: News) => void, signal: AbortSignal) => Promise<TryOutcome>,
  ): Promise<void> => {
    again.current = () => begin(file, send);
    work.current?.abort();
    const { signal } = (work.current = new AbortController());
    const startedAt = performance.now();
    setAttempt({ step: 'working', file, stage: '', startedAt, stageAt: startedAt, expected });
    const onNews = (news: News) =>
      !signal.aborted && setAttempt((now) => (now.step === 'working' ? hear(now, news, performance.now()) : now));
    const outcome = await send(onNews, signal).catch(() => undefined);
    if (!outcome || signal.aborted) return;
    const tookMs = performance.now() - startedAt;
    setAttempt((now) =>
      'result' in outcome
        ? { step: 'done', file, result: outcome.result, tookMs, ...foundOf(now) }
        : { step: 'failed', file, error: outcome.error },
    );
  };
  useEffect(() => () => work.current?.abort(), []);

  return {
    attempt,
    start: (file: File) =>
      begin(file, async (onNews, signal) => {
        const fault = await checkFile(file, served);
        return fault ? { error: { code: fault } } : sendPlan(file, onNews, signal);
      }),
    choosePage: (file: File, mendUrl: string, page: number) =>
      begin(file, (onNews, signal) => sendPage(mendUrl, page, onNews, signal)),
    /** Sends what was sent last: the file, or the page of it that was chosen. */
    retry: () => again.current(),
    reset: () => {
      work.current?.abort();
      setAttempt({ step: 'idle' });
    },
  };
}

function hear(now: Working, news: News, time: number): Working {
  if ('expected' in news) return { ...now, expected: news.expected };
  return { ...now, stage: news.stage, stageAt: time, ...news.found };
}

const foundOf = (attempt: Attempt) =>
  attempt.step === 'working'
    ? { plan: attempt.plan, furniture: attempt.furniture }
    : { plan: undefined, furniture: undefined };
