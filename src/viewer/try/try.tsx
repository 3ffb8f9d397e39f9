import { useEffect, useRef, useState } from 'preact/hooks';
import { DropZone } from './drop-zone.tsx';
import { FailureCard } from './failure-card.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { Progress } from './progress.tsx';
import { ResultCard } from './result-card.tsx';
import { sendPlan, type TryOutcome } from './send-plan.ts';

type State =
  | { readonly step: 'idle' }
  | { readonly step: 'working'; readonly file: File; readonly stage: string }
  | { readonly step: 'done'; readonly file: File; readonly outcome: TryOutcome };

/** From a chosen file to its furnished picture, or to the reason why there is none. */
export function Try({ stages }: { stages: readonly string[] }) {
  const [state, setState] = useState<State>({ step: 'idle' });
  const work = useRef<AbortController | undefined>(undefined);
  const heading = useRef<HTMLDivElement>(null);

  const start = (file: File) => {
    work.current?.abort();
    const controller = new AbortController();
    work.current = controller;
    setState({ step: 'working', file, stage: '' });
    const onStage = (stage: string) => !controller.signal.aborted && setState({ step: 'working', file, stage });
    sendPlan(file, onStage, controller.signal).then(
      (outcome) => !controller.signal.aborted && setState({ step: 'done', file, outcome }),
      () => {},
    );
  };
  const reset = () => {
    work.current?.abort();
    setState({ step: 'idle' });
  };
  useEffect(() => {
    // Keyboard and screen reader follow to what is new.
    if (state.step === 'done') heading.current?.focus();
  }, [state.step]);

  if (state.step === 'idle') return <DropZone onFile={start} />;
  const failed = state.step === 'done' && 'error' in state.outcome ? state.outcome.error : undefined;
  const result = state.step === 'done' && 'result' in state.outcome ? state.outcome.result : undefined;
  return (
    <div class="attempt" ref={heading} tabIndex={-1}>
      {!result && <PlanPreview file={state.file} working={state.step === 'working'} details={failed?.details} />}
      {state.step === 'working' && <Progress stages={stages} stage={state.stage} onCancel={reset} />}
      {failed && (
        <FailureCard
          error={failed}
          shown={state.file.type.startsWith('image/')}
          onAgain={reset}
          onRetry={() => start(state.file)}
        />
      )}
      {result && <ResultCard result={result} onAgain={reset} />}
    </div>
  );
}
