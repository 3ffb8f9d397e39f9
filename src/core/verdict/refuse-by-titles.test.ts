import { describe, expect, it } from 'vitest';
import { textAt } from '../texts/text-at.fixture.ts';
import { refuseByTitles } from './is-plan.ts';

const runs = (...texts: string[]) => texts.map((text) => textAt(text, 0, 0));
const OTHERS = [
  'BUILDING SECTION',
  'SECTION A-A',
  'SECTION B-B',
  'NORTH ELEVATION',
  'SITE PLAN',
  'COVER SHEET',
  'EAVE',
];
const ROOMS = ['LIVING ROOM', 'KITCHEN', 'BEDROOM 1', 'BEDROOM 2', 'BATHROOM', 'HALL', '3.20', '4.10', '2.55', '12.40'];

describe('refuseByTitles', () => {
  it('refuses a sheet that names many other drawings, with what it names', () => {
    const refusal = refuseByTitles(runs(...OTHERS));
    expect(refusal).toMatchObject({
      code: 'file_unreadable',
      details: { reason: 'other-drawing', evidence: { otherTitles: OTHERS } },
    });
  });

  it('looks at a sheet without any title, and at one that says little', () => {
    expect(refuseByTitles([])).toBeUndefined();
    expect(refuseByTitles(runs('SECTION A-A'))).toBeUndefined();
  });

  it('looks at a floor plan with sections beside it', () => {
    expect(refuseByTitles(runs(...OTHERS.slice(0, 4), ...ROOMS))).toBeUndefined();
    expect(refuseByTitles(runs('GROUND FLOOR PLAN', ...OTHERS, ...ROOMS))).toBeUndefined();
  });
});
