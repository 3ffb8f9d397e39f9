import { describe, expect, it } from 'vitest';
import { isOutdoorName } from './is-outdoor-name.ts';

describe('isOutdoorName', () => {
  it.each(['Balcony', 'TERASSI', 'SACADA', 'BALC', 'Covered terrace 12 m²'])('knows %s', (text) => {
    expect(isOutdoorName(text)).toBe(true);
  });

  it.each(['BEDROOM', 'Hall', '12 m²'])('takes %s for no such name', (text) => {
    expect(isOutdoorName(text)).toBe(false);
  });
});
