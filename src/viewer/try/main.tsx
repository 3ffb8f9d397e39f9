import { render } from 'preact';
import '../styles/base.css';
import '../styles/try.css';
import { readPageData } from '../gallery/read-data.ts';
import { Try } from './try.tsx';

const root = document.getElementById('try');
const data = readPageData<{ stages: string[] }>('try-data');
if (root && data) {
  root.replaceChildren();
  render(<Try stages={data.stages} />, root);
}
