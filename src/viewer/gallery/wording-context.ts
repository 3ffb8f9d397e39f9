import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Wording } from '#core/gallery/wording.ts';

export const WordingContext = createContext<Wording | undefined>(undefined);

/** The words of the language that is shown; they change when the language does. */
export function useWording(): Wording {
  const wording = useContext(WordingContext);
  if (!wording) throw new Error('There are no words outside of the gallery');
  return wording;
}
