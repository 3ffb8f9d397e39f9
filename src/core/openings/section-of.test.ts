import { expect, it } from 'vitest';
import type { Page, PointPx } from '../sheet/types.ts';
import { isSameSection, sectionOf } from './section-of.ts';

const [WIDTH, HEIGHT] = [200, 120];

/** A page with level lines of a grey over its whole width. */
function pageWith(lines: { y: number; grey: number }[]): Page {
  const grey = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const { y, grey: level } of lines) grey.fill(level, y * WIDTH, (y + 1) * WIDTH);
  return { grey, widthPx: WIDTH, heightPx: HEIGHT } as Page;
}

const opening = { from: [40, 60] as PointPx, to: [160, 60] as PointPx };
const section = (lines: { y: number; grey: number }[]) => sectionOf(opening, 16, pageWith(lines));
/** Frame lines at both faces and a pane nearer to the upper one. */
const window = (top: number) => [
  { y: top, grey: 30 },
  { y: top + 5, grey: 90 },
  { y: top + 16, grey: 30 },
];

it('knows a window again that lies a little aside of the middle of its wall, and from the other side', () => {
  expect(isSameSection(section(window(52)), section(window(54)))).toBe(true);
  const turned = window(52).map(({ y, grey }) => ({ y: 120 - y, grey }));
  expect(isSameSection(section(window(52)), section(turned))).toBe(true);
});

it('tells a window from filled wall and from bare paper', () => {
  const filled = Array.from({ length: 17 }, (_, k) => ({ y: 52 + k, grey: 60 }));
  expect(isSameSection(section(window(52)), section(filled))).toBe(false);
  expect(isSameSection(section(window(52)), section([]))).toBe(false);
});
