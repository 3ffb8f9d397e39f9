import { describe, expect, it } from 'vitest';
import { mirrorAnswer } from './mirrored.ts';

/** One row of two cells: the first value of a plane is the left cell's. */
const answerOf = (...planes: [left: number, right: number][]) => Float32Array.from(planes.flat());

describe('the answer about a mirrored drawing', () => {
  it('changes sides, and vectors their way to left or right', () => {
    const answer = answerOf([1, 2], [3, 4], [5, 6]);
    mirrorAnswer(answer, { rooms: 1, junction_at: 2 }, 2, 1);
    expect([...answer]).toEqual([2, 1, -4, -3, 6, 5]);
  });

  it('keeps the direction of upright and level walls, and turns that of slanted ones', () => {
    const [level, slanted] = [0, Math.PI / 4];
    const answer = answerOf([Math.cos(2 * level), Math.cos(2 * slanted)], [Math.sin(2 * level), Math.sin(2 * slanted)]);
    mirrorAnswer(answer, { wall_turn: 2 }, 2, 1);
    expect([...answer].map((v) => Math.round(v))).toEqual([0, 1, -1, -0]);
  });

  const heads = { jambs: 4, leaf: 3 };
  it('names the jambs of a door in a level wall in their order again', () => {
    // Mirrored: left jamb first, hinge at the right one, opens to the right of left to right, which is down.
    const answer = answerOf([0, -1], [0, 0], [0, 2], [0, 0], [0, 9], [0, 8], [0, 7]);
    mirrorAnswer(answer, heads, 2, 1);
    const [ax, ay, bx, by, swings, hingedAtSecond, opensRight] = [0, 2, 4, 6, 8, 10, 12].map((k) => answer[k]! + 0);
    // As it is: the left jamb is the one that was at the right; the hinge is there; it still opens down.
    expect([ax, ay, bx, by, swings, hingedAtSecond, opensRight]).toEqual([-2, 0, 1, 0, 9, -8, 7]);
  });

  it('lets a door in an upright wall open to the other side', () => {
    // Mirrored: upper jamb first, hinge at the upper one, opens to the left of up to down, which is to the right on the sheet.
    const answer = answerOf([0, 0], [0, -1], [0, 0], [0, 2], [0, 9], [0, -8], [0, -7]);
    mirrorAnswer(answer, heads, 2, 1);
    const said = [0, 2, 4, 6, 8, 10, 12].map((k) => answer[k]! + 0);
    expect(said).toEqual([0, -1, 0, 2, 9, -8, 7]);
  });
});
