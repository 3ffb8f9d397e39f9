import { expect, it } from 'vitest';
import { begin, redo, step, undo } from './history.ts';

it('goes back and forth, and forgets what was taken back once something else is done', () => {
  const third = step(step(begin('a'), 'b'), 'c');
  expect(undo(third).now).toBe('b');
  expect(redo(undo(third))).toEqual(third);
  expect(undo(undo(undo(third))).now).toBe('a');
  const other = step(undo(third), 'd');
  expect(redo(other).now).toBe('d');
  expect(undo(other).now).toBe('b');
});
