import { expect, it } from 'vitest';
import { isSet } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { OpeningPx, WallPx, WallsPx } from '../structure/types.ts';
import { box, DOOR, name } from './box.fixture.ts';
import { openBays } from './open-bays.ts';

/** Two walls: between a room and the ground behind it, and around that ground. */
const host: WallPx = { from: [340, 60], to: [340, 240], thicknessPx: 10, exterior: true };
const front: WallPx = { from: [400, 60], to: [400, 240], thicknessPx: 10, exterior: true };
const mouth: OpeningPx = { kind: 'gap', wall: 0, from: [340, 110], to: [340, 190] };
const set = (kind: OpeningPx['kind']): OpeningPx => ({ kind, wall: 1, from: [400, 120], to: [400, 180] });

/** A room of 270 x 180 and, behind a closed gap of two door widths, ground of 50 x 80. */
function read(openings: readonly OpeningPx[], texts = [name('BEDROOM', 200, 150)]) {
  const barrier = box();
  fillBand(barrier, host.from, host.to, 10);
  fillBand(barrier, front.from, front.to, 10);
  for (const y of [105, 195]) fillBand(barrier, [340, y], [400, y], 10);
  const walls = { walls: [host, front], doorPx: DOOR } as unknown as WallsPx;
  openBays(barrier, walls, openings, texts);
  return isSet(barrier, 340, 150) ? 'closed' : 'open';
}

it('opens a gap before ground that has a window of its own and nothing else', () => {
  expect(read([mouth, set('window')])).toBe('open');
});

it.each([
  ['no window', [mouth]],
  ['a door', [mouth, set('door')]],
  ['a window and another gap', [mouth, set('window'), { ...mouth, wall: 1, from: [345, 195], to: [395, 195] }]],
] as [string, OpeningPx[]][])('keeps one before ground with %s', (_, openings) => {
  expect(read(openings)).toBe('closed');
});

it('keeps one before ground with a name, and one as narrow as a door', () => {
  const texts = [name('BEDROOM', 200, 150), name('WC', 370, 150)];
  expect(read([mouth, set('window')], texts)).toBe('closed');
  expect(read([{ ...mouth, from: [340, 130], to: [340, 170] }, set('window')])).toBe('closed');
});
