import { render } from 'preact';
import '../styles/base.css';
import '../styles/mend.css';
import type { MendData } from '#core/mending/mend-data.ts';
import { readPageData } from '../gallery/read-data.ts';
import { Mend } from './mend.tsx';

const root = document.getElementById('mend');
const data = readPageData<MendData>('mend-data');
if (root && data) {
  root.replaceChildren();
  render(<Mend data={data} />, root);
}
