import type { TextRun } from '../texts/types.ts';

/** Distance of two lines of one name, and their shared width, as shares of the letters and of the shorter line. */
const APART = 0.7;
const SHARED = 0.4;

/** Texts in reading order, those right below each other in one stack: MASTER over BATH. */
export function stackLines(texts: readonly TextRun[]): TextRun[][] {
  const inOrder = texts.toSorted((a, b) => {
    const sameLine = Math.abs(a.box.y0 - b.box.y0) < 0.6 * Math.min(a.heightPx, b.heightPx);
    return sameLine ? a.box.x0 - b.box.x0 : a.box.y0 - b.box.y0;
  });
  const stacks: TextRun[][] = [];
  for (const run of inOrder) {
    const above = stacks.find((stack) => isBelow(run, stack.at(-1)!));
    if (above) above.push(run);
    else stacks.push([run]);
  }
  return stacks;
}

function isBelow(line: TextRun, above: TextRun): boolean {
  const gap = line.box.y0 - above.box.y1;
  const shared = Math.min(line.box.x1, above.box.x1) - Math.max(line.box.x0, above.box.x0);
  return (
    line.angle === above.angle &&
    Math.abs(gap) < APART * line.heightPx &&
    shared > SHARED * Math.min(line.box.x1 - line.box.x0, above.box.x1 - above.box.x0)
  );
}
