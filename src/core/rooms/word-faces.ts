import { labelUnder } from '../structure/label-under.ts';
import { nameRoom } from '../texts/name-room.ts';
import type { TextRun } from '../texts/types.ts';

/** What is written in a face: no word of three letters, some, those of a title block, or what is the name of a room. */
export type Wording = 'none' | 'some' | 'title' | 'name';

/** Title blocks have fields with these names, so many of them at least. */
const FIELD =
  /(?<!\p{L})(?:projec?k?te?|progetto|proyecto|projeto|drawing|drawn|dwg|zeichnung|dessin|disegno|plano|piirustus|ritning|rev(?:ision)?|dates?|datum|fecha|scale|ma(?:ß|ss)stab|[ée]chelle|scala|escala|tel|phone|client|sheet|checked)(?!\p{L})/iu;
const FIELDS = 2;

/** Tells what is written in faces, by their number; `labels` has those from 1, 0 elsewhere, in rows of `width`. */
export function wordFaces(labels: Int32Array, width: number, texts: readonly TextRun[]): (label: number) => Wording {
  const words = new Map<number, Wording>();
  const fields = new Map<number, number>();
  for (const text of texts) {
    const label = labelUnder(labels, width, text);
    if (!label || !/\p{L}{3}/u.test(text.text) || words.get(label) === 'name') continue;
    if (FIELD.test(text.text)) fields.set(label, (fields.get(label) ?? 0) + 1);
    const isTitle = (fields.get(label) ?? 0) >= FIELDS;
    words.set(label, nameRoom(text.text) ? 'name' : isTitle ? 'title' : 'some');
  }
  return (label) => words.get(label) ?? 'none';
}
