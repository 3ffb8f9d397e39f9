import { render } from 'preact';
import '../styles/base.css';
import '../styles/mend.css';
import '../styles/mend-canvas.css';
import '../styles/mend-panel.css';
import type { MendData, PageChoice } from '#core/mending/mend-data.ts';
import { readPageData } from '../gallery/read-data.ts';
import { WordingContext } from '../gallery/wording-context.ts';
import { Mend } from './mend.tsx';
import { PageChooser } from './page-chooser.tsx';
import { loadWords, WordsContext } from './words.ts';

const root = document.getElementById('mend');
const data = readPageData<MendData | PageChoice>('mend-data');
if (root && data) {
  const words = await loadWords(data.language);
  root.replaceChildren();
  render(
    <WordsContext.Provider value={words}>
      <WordingContext.Provider value={words.gallery}>
        {'pages' in data ? <PageChooser choice={data} /> : <Mend data={data} />}
      </WordingContext.Provider>
    </WordsContext.Provider>,
    root,
  );
}
