import { useState } from 'preact/hooks';
import { useSay } from './texts.ts';

interface PageChoiceProps {
  /** Address under which the pages are, small. */
  readonly folder: string;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Pages that are shown before somebody asks for more. */
const FIRST = 12;

/** The pages of a PDF to choose the one with the floor plan from. */
export function PageChoice({ folder, pages, onPage }: PageChoiceProps) {
  const { say } = useSay();
  const numbers = Array.from({ length: Math.min(pages, FIRST) }, (_, index) => index + 1);
  return (
    <ul class="page-choice">
      {numbers.map((number) => (
        <Page
          key={number}
          url={`${folder}/${number}`}
          label={say('page', { n: `${number}` })}
          onChoose={() => onPage(number)}
        />
      ))}
    </ul>
  );
}

/** Only the first pages are kept: one without a picture can be chosen by its number. */
function Page({ url, label, onChoose }: { url: string; label: string; onChoose: () => void }) {
  const [isThere, setThere] = useState(true);
  return (
    <li>
      <button type="button" class="page-button" onClick={onChoose}>
        {isThere && <img src={url} alt="" onError={() => setThere(false)} />}
        {label}
      </button>
    </li>
  );
}
