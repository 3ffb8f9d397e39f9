import { lengthOf, pointAt, type Segment } from '../../geometry/segment.ts';
import type { DrawnInk } from './drawn-ink.ts';

/** A straight line of the drawing along a stretch: its middle is `off` to the right of the stretch; both in metres. */
export interface DrawnLine {
  readonly off: number;
  readonly width: number;
}

/**
 * The straight lines that are drawn along one of some parallel stretches, at most `reach` metres beside it. A line is there where at
 * least `share` of the stretch is ink: walls are broken by doors.
 */
export function linesBeside(ink: DrawnInk, stretches: readonly Segment[], reach: number, share: number): DrawnLine[] {
  const most = Math.ceil(reach / ink.step);
  const lines: DrawnLine[] = [];
  let first: number | undefined;
  for (let i = -most; i <= most + 1; i++) {
    const isDrawn = i <= most && stretches.some((stretch) => inkedShare(ink, stretch, i * ink.step) >= share);
    if (isDrawn) first ??= i;
    else if (first !== undefined) {
      lines.push({ off: ((first + i - 1) / 2) * ink.step, width: (i - first) * ink.step });
      first = undefined;
    }
  }
  return lines;
}

/** How much of a stretch is ink, 0 to 1, so many metres to its right. */
function inkedShare(ink: DrawnInk, stretch: Segment, off: number): number {
  const looks = Math.max(1, Math.floor(lengthOf(stretch) / ink.step));
  let inked = 0;
  for (let i = 0; i < looks; i++) if (ink.isInk(pointAt(stretch, (i + 0.5) * ink.step, off))) inked++;
  return inked / looks;
}
