import { describe, expect, it } from 'vitest';
import { type PlanEvidence, whyNoPlan } from './is-plan.ts';

/** A sheet of symbols in closed boxes: nothing is written on it, and no line is long. */
const FIGURES: PlanEvidence = {
  look: {
    fewColours: 1,
    flat: 0.9,
    midTones: 0,
    edges: 0.1,
    square: 0.7,
    largestPiece: 0.3,
    closedOff: 0.4,
    longEdges: 4.8,
  },
  rooms: 10,
  doors: 0,
  windows: 4,
  enclosed: 0.7,
  wallLength: 6,
  coherence: 1,
  roomNames: 0,
  otherTitles: [],
  saysPlan: false,
  numbers: 2,
  tabular: 0,
};
const why = (more: Partial<PlanEvidence>) => whyNoPlan({ ...FIGURES, ...more }, 1000);

describe('whyNoPlan', () => {
  it('takes silent sheets with few openings for figures, where windows without a door say less', () => {
    expect(why({})).toBe('no-plan');
    expect(why({ windows: 7 })).toBe('no-plan');
    expect(why({ windows: 8 })).toBeUndefined();
    expect(why({ doors: 1, windows: 2 })).toBe('no-plan');
    expect(why({ doors: 1, windows: 3 })).toBeUndefined();
  });

  it('takes those for plans that say so, or whose walls are long', () => {
    expect(why({ saysPlan: true })).toBeUndefined();
    expect(why({ numbers: 3 })).toBeUndefined();
    expect(why({ look: { ...FIGURES.look, longEdges: 7 } })).toBeUndefined();
  });
});
