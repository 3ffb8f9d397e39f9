import { expect, it } from 'vitest';
import { undoKeyOf } from './undo-key.ts';

const press = (key: string, code: string, more: object = {}) =>
  undoKeyOf({ key, code, shiftKey: false, ctrlKey: true, metaKey: false, ...more });

it('goes by the letter, wherever a Latin keyboard has it', () => {
  expect(press('z', 'KeyZ')).toBe('undo');
  expect(press('z', 'KeyZ', { ctrlKey: false, metaKey: true })).toBe('undo');
  expect(press('Z', 'KeyZ', { shiftKey: true })).toBe('redo');
  expect(press('z', 'KeyY')).toBe('undo');
  expect(press('y', 'KeyZ')).toBe('redo');
  expect(press(';', 'KeyZ')).toBe(undefined);
});

it('goes by the place of the key where that writes another script', () => {
  expect(press('ئ', 'KeyZ')).toBe('undo');
  expect(press('ئ', 'KeyZ', { shiftKey: true })).toBe('redo');
  expect(press('غ', 'KeyY')).toBe('redo');
  expect(press('ظ', 'KeyX')).toBe(undefined);
});

it('takes no letter without Ctrl or Cmd', () => {
  expect(press('z', 'KeyZ', { ctrlKey: false })).toBe(undefined);
});
