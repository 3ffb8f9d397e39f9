import { useEffect, useRef, useState } from 'preact/hooks';
import { AttemptView } from './attempt-view.tsx';
import { DropZone } from './drop-zone.tsx';
import { FailureCard } from './failure-card.tsx';
import { Progress } from './progress.tsx';
import { ResultCard } from './result-card.tsx';
import { useSay } from './texts.ts';
import { type Attempt, useAttempt } from './use-attempt.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

/** From a chosen file to its furnished picture, or to the reason why there is none. */
export function Try() {
  const { attempt, ...actions } = useAttempt();
  const { start, reset } = actions;
  const { say } = useSay();
  const [isSeveral, setSeveral] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const wasBusy = useRef(false);
  const { step } = attempt;
  const take = (files: FileList | undefined | null) => {
    if (!files?.length || step === 'working') return;
    setSeveral(files.length > 1);
    if (files.length === 1) start(files[0]!);
    else reset();
  };
  const isOver = useDroppedFiles(take);
  useEffect(() => {
    if (step === 'idle') return;
    wasBusy.current = true;
    // Keyboard, screen reader and eye follow to what is new; it takes the place of the page's first screen.
    stage.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step]);

  if (attempt.step === 'idle')
    return <DropZone isOver={isOver} isSeveral={isSeveral} isBack={wasBusy.current} onFiles={take} onFile={start} />;
  return (
    <section
      class={`attempt ${step}`}
      ref={stage}
      tabIndex={-1}
      aria-label={say('yourDrawing', { name: attempt.file.name })}
    >
      <AttemptView attempt={attempt} />
      {renderStep(attempt, actions)}
    </section>
  );
}

type Actions = Omit<ReturnType<typeof useAttempt>, 'attempt'>;

/** What is said of an attempt, and what can be done. */
function renderStep(attempt: Exclude<Attempt, { step: 'idle' }>, { retry, choosePage, reset }: Actions) {
  const { file } = attempt;
  switch (attempt.step) {
    case 'working':
      return <Progress working={attempt} onCancel={reset} />;
    case 'done':
      return <ResultCard done={attempt} onAgain={reset} />;
    case 'failed':
      return (
        <FailureCard
          error={attempt.error}
          shown={file.type.startsWith('image/')}
          onAgain={reset}
          onRetry={retry}
          onPage={(mendUrl, page) => choosePage(file, mendUrl, page)}
        />
      );
  }
}
