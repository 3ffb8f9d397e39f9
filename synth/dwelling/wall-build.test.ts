import { describe, expect, it } from 'vitest';
import { makeDwelling } from '../dwelling.ts';
import { makeRandom } from '../random.ts';
import { boundsOf } from './loose-furniture.ts';
import type { Dwelling } from './types.ts';
import { pickBuild } from './wall-build.ts';
import { OUTSIDE } from './walls.ts';

const homes = (repertoire: 'usual' | 'wide'): Dwelling[] =>
  Array.from({ length: 150 }, (_, i) => makeDwelling(i + 5001, { repertoire }));
const wide = homes('wide');

const quantile = (values: number[], share: number) => values.sort((a, b) => a - b)[Math.floor(values.length * share)]!;
const lengthOf = ({ from, to }: { from: [number, number]; to: [number, number] }) =>
  Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Thickness of walls against the median width of doors, by shares of the walls' length. */
function againstDoors(dwellings: Dwelling[], shares: number[]): number[] {
  const doors = dwellings.flatMap(({ plan }) => plan.openings.filter(({ kind }) => kind === 'door').map(lengthOf));
  // Every metre of wall counts.
  const walls = dwellings.flatMap(({ plan }) =>
    plan.walls.flatMap((wall) => Array.from({ length: Math.round(lengthOf(wall)) }, () => wall.thickness)),
  );
  return shares.map((share) => quantile(walls, share) / quantile(doors, 0.5));
}

describe('pickBuild', () => {
  const layout = {
    cells: (['hall', 'bedroom', 'wc', 'closet'] as const).map((key) => ({ key, type: key, rects: [] })),
    links: [{ from: 'bedroom', to: 'closet', kind: 'sliding' as const }],
  };
  const builds = Array.from({ length: 60 }, (_, i) => pickBuild('fr', layout, makeRandom(`build ${i}`)));

  it('stands French partitions of 5 to 10 cm beside outer walls of 30 to 40', () => {
    const partitions = builds.map(({ between }) => between('hall', 'wc'));
    expect(new Set(partitions)).toEqual(new Set([50, 60, 66, 70, 72, 80, 98]));
    for (const { exterior, between } of builds) {
      expect(exterior).toBeGreaterThanOrEqual(300);
      expect(between(OUTSIDE, 'bedroom')).toBe(exterior);
      expect(between('wc', 'hall')).toBe(between('hall', 'wc'));
      expect(between('bedroom', 'closet')).toBeLessThanOrEqual(98);
    }
  });

  it('closes some closets towards their rooms by a front of 3 to 4.5 cm, and nothing else', () => {
    const fronts = builds.map(({ between }) => between('closet', 'bedroom')).filter((t) => t <= 45);
    expect(fronts.length).toBeGreaterThan(10);
    expect(fronts.length).toBeLessThan(50);
    for (const { between } of builds) expect(between('closet', 'hall')).toBeGreaterThan(45);
  });
});

describe('walls of the wide repertoire', () => {
  // Of 128 real drawings: thinnest tenth, middle and thickest tenth are 0.10, 0.22 and 0.42 of a door (medians of the drawings).
  it('are as thick against doors as on real drawings', () => {
    const [thin, middle, thick] = againstDoors(wide, [0.1, 0.5, 0.9]) as [number, number, number];
    expect(thin).toBeGreaterThan(0.06);
    expect(thin).toBeLessThan(0.11);
    expect(middle).toBeGreaterThan(0.13);
    expect(middle).toBeLessThan(0.26);
    expect(thick).toBeGreaterThan(0.36);
    expect(thick).toBeLessThan(0.55);
    // Without light partitions they are not.
    expect(againstDoors(homes('usual'), [0.1])[0]).toBeGreaterThan(0.085);
  });

  it('are mostly light inside, of 5 to 8 cm, beside outer walls four times as thick', () => {
    let [light, all, beside] = [0, 0, 0];
    for (const { plan } of wide) {
      const outer = Math.max(...plan.walls.filter(({ exterior }) => exterior).map(({ thickness }) => thickness));
      for (const wall of plan.walls.filter(({ exterior, thickness }) => !exterior && thickness > 0.045)) {
        all += lengthOf(wall);
        if (wall.thickness > 0.0851) continue;
        light += lengthOf(wall);
        beside += outer > 4 * wall.thickness ? lengthOf(wall) : 0;
      }
    }
    expect(light / all).toBeGreaterThan(0.5);
    expect(light / all).toBeLessThan(0.75);
    expect(beside / light).toBeGreaterThan(0.5);
  });

  it('leave closets along the walls of rooms that leaves without a swing open as far as they are long', () => {
    let [closets, fronts] = [0, 0];
    for (const { plan } of wide)
      for (const closet of plan.rooms.filter(({ id }) => id.startsWith('closet-'))) {
        closets++;
        const { x0, x1, y0, y1 } = boundsOf(closet.outline);
        expect(Math.min(x1 - x0, y1 - y0)).toBeLessThan(0.85);
        const thin = plan.openings.filter(({ wall, from, to }) => {
          const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
          const isBeside = x > x0 - 0.05 && x < x1 + 0.05 && y > y0 - 0.05 && y < y1 + 0.05;
          return isBeside && plan.walls.some((w) => w.id === wall && w.thickness <= 0.045);
        });
        for (const front of thin.filter(({ swing }) => !swing)) {
          fronts++;
          const length = front.from[0] === front.to[0] ? y1 - y0 : x1 - x0;
          expect(lengthOf(front)).toBeGreaterThan(length - 0.25);
        }
      }
    expect(closets).toBeGreaterThan(30);
    expect(fronts).toBeGreaterThan(8);
  });
});
