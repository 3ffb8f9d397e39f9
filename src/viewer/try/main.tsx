import { render } from 'preact';
import '../styles/base.css';
import '../styles/before-after.css';
import '../styles/site-bar.css';
import '../styles/pitch.css';
import '../styles/try.css';
import '../styles/drop-zone.css';
import '../styles/attempt.css';
import '../styles/progress.css';
import '../styles/outcome.css';
import type { TryData } from '#core/try-page/try-data.ts';
import { readPageData } from '../gallery/read-data.ts';
import { followBeforeAfter } from './before-after.ts';
import { closeBeside } from './close-beside.ts';
import { TryContext } from './texts.ts';
import { Try } from './try.tsx';

const root = document.getElementById('try');
const data = readPageData<TryData>('try-data');
if (root && data) {
  root.replaceChildren();
  render(
    <TryContext.Provider value={data}>
      <Try />
    </TryContext.Provider>,
    root,
  );
  followBeforeAfter(data.texts.percentOriginal);
  closeBeside(document.querySelector<HTMLDetailsElement>('.languages'));
}
