import { describe, expect, it } from 'vitest';
import type { Bar } from '../raster/find-bars.ts';
import { dropHatching } from './drop-hatching.ts';

const wall: Bar = { from: [0, 100], to: [400, 100], thick: 20 };
const stripe: Bar = { from: [50, 110], to: [70, 90], thick: 5 };

describe('dropHatching', () => {
  it('drops stripes aslant within a wall', () => {
    expect(dropHatching([wall, stripe])).toEqual([wall]);
  });

  it('keeps slanted walls that leave it, and what lies beyond its ends', () => {
    const slanted: Bar = { from: [50, 110], to: [150, 10], thick: 10 };
    const beyond: Bar = { from: [390, 110], to: [410, 90], thick: 5 };
    expect(dropHatching([wall, slanted, beyond])).toEqual([wall, slanted, beyond]);
  });

  it('keeps what runs along it or straight across, and what is about as thick', () => {
    const line: Bar = { from: [50, 95], to: [150, 95], thick: 5 };
    const across: Bar = { from: [60, 90], to: [60, 110], thick: 5 };
    const piece: Bar = { ...stripe, thick: 18 };
    expect(dropHatching([wall, line, across, piece])).toEqual([wall, line, across, piece]);
  });
});
