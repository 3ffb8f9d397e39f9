import { useState } from 'preact/hooks';
import type { PageChoice } from '#core/mending/mend-data.ts';
import { FurnishDialog } from './furnish-dialog.tsx';
import { readAgain } from './read-again.ts';
import type { Sent } from './send-json.ts';
import { useWords } from './words.ts';

/** The pages of a PDF: the one that is tapped is read and furnished. */
export function PageChooser({ choice: { pages, correctionsUrl } }: { choice: PageChoice }) {
  const words = useWords();
  const [sending, setSending] = useState<{ sent?: Sent }>();
  const read = async (page: number) => {
    setSending({});
    setSending({ sent: await readAgain(correctionsUrl, { page }) });
  };
  return (
    <main class="page-chooser">
      <h1>{words.say('pagesTitle')}</h1>
      <p class="quiet">{words.say('pagesLead')}</p>
      <ul>
        {pages.map((url, i) => (
          <li key={url}>
            <button type="button" onClick={() => read(i + 1)}>
              <img src={url} alt="" />
              <span>{words.say('page', { n: i + 1 })}</span>
            </button>
          </li>
        ))}
      </ul>
      {sending && <FurnishDialog sent={sending.sent} working="readingAgain" onClose={() => location.reload()} />}
    </main>
  );
}
