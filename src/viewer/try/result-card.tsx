import { useState } from 'preact/hooks';
import { copyText } from '../gallery/copy-text.ts';
import { embedCode } from '../gallery/embed-code.ts';
import { Icon } from '../gallery/icon.tsx';
import { inLanguage } from './in-language.ts';
import { PlanFacts } from './plan-facts.tsx';
import { mendPath } from './send-plan.ts';
import { useSay } from './texts.ts';
import type { Attempt } from './use-attempt.ts';

interface ResultCardProps {
  readonly done: Extract<Attempt, { step: 'done' }>;
  readonly onAgain: () => void;
}

/** What to do with the furnished plan: look around in it, pass it on, keep it, put it right. */
export function ResultCard({ done, onAgain }: ResultCardProps) {
  const { say, seconds } = useSay();
  const [said, setSaid] = useState('');
  const { tookMs, plan } = done;
  const { galleryUrl, summary, links } = done.result;
  const copy = async (text: string, done: 'linkCopied' | 'codeCopied') =>
    setSaid(say((await copyText(text)) ? done : 'copyFailed'));
  return (
    <div class="outcome result">
      <h1>{say('ready')}</h1>
      <p class="quiet">{say('made', { time: seconds(tookMs) })}</p>
      {summary && <PlanFacts summary={summary} units={plan?.units ?? 'm'} />}
      <a class="button primary" href={inLanguage(galleryUrl)}>
        {say('open')}
      </a>
      <div class="result-tools">
        <button type="button" class="button" onClick={() => copy(galleryUrl, 'linkCopied')}>
          <Icon name="link" />
          {say('copyLink')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => copy(embedCode(galleryUrl, say('furnishedPlan')), 'codeCopied')}
        >
          <Icon name="code" />
          {say('embed')}
        </button>
        <a class="button" href={`${galleryUrl}/layout.jpg?download`} download>
          <Icon name="download" />
          {say('download')}
        </a>
      </div>
      <p class="result-said" role="status">
        {said}
      </p>
      <p class="result-more">
        <button type="button" class="text-button" onClick={onAgain}>
          {say('another')}
        </button>
        {links && <a href={mendPath(links.mend)}>{say('misread')}</a>}
      </p>
    </div>
  );
}
