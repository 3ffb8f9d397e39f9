import { render } from 'preact';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import '../styles/base.css';
import '../styles/layout.css';
import '../styles/narrow.css';
import '../styles/header.css';
import '../styles/tools.css';
import '../styles/dialog.css';
import '../styles/rooms.css';
import '../styles/proof.css';
import '../styles/stage.css';
import '../styles/notices.css';
import '../styles/styles.css';
import '../styles/overlay.css';
import '../styles/cards.css';
import '../styles/compare.css';
import '../styles/print.css';
import { App } from './app.tsx';
import { isEmbedded, reportHeight } from './host-messages.ts';
import { loadWording } from './load-wording.ts';
import { readPageData } from './read-data.ts';

const data = readPageData<GalleryData>('gallery-data');
const root = document.getElementById('gallery');
if (data && root) {
  const first = await loadWording(data.language);
  document.documentElement.classList.toggle('embedded', isEmbedded());
  document.documentElement.classList.add('live');
  // All at once before the next paint: what was there to be read is there again.
  root.replaceChildren();
  render(<App data={data} first={first} />, root);
  reportHeight();
  performance.mark('gallery-usable');
}
