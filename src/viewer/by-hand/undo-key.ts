type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** A letter that is none of the Latin script. */
const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}$/u;

/** What a press of a key asks for. */
export function undoKeyOf({ key, code, shiftKey, ctrlKey, metaKey }: Key): 'undo' | 'redo' | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  // Keyboards that write another script have Z and Y where an English one has them.
  const letter = OTHER_SCRIPT.test(key) ? code.replace(/^Key/, '') : key;
  const name = letter.toLowerCase();
  if (name === 'y' || (name === 'z' && shiftKey)) return 'redo';
  return name === 'z' ? 'undo' : undefined;
}
