import { describe, expect, it } from 'vitest';
import { brokenOptions } from './broken-template.ts';
import { freeTable, ROUND_TABLE, TABLES, tableAtWall, tableWithBench } from './dining-table.ts';
import { pianoPlace } from './piano.ts';
import { readingCorners, windowSeats } from './reading-corner.ts';
import { storageRun } from './storage-wall.ts';
import { screenAlone } from './television.ts';
import { seatingGroups, sofaBedGroups, televisionGroups } from './television-groups.ts';

/** From here on nobody sits square before a screen, metres (30 degrees: THX). */
const OFF_AXIS = 0.5;

const lounge = (people: number, area: number) => ({
  people,
  area,
  depths: [2.9, 3.4, 3.9, 4.3],
  span: [9, 7] as const,
});

describe('groups of living rooms', () => {
  it('are sound in every size', () => {
    const options = [
      ...[1, 3, 6].flatMap((people) =>
        [8, 16, 30].map((area) => [
          ...televisionGroups(lounge(people, area)),
          ...seatingGroups(lounge(people, area), 0),
        ]),
      ),
      [...TABLES, ROUND_TABLE].map((size) => freeTable(size, 0)),
      TABLES.filter(({ heads }) => !heads).map((size) => tableAtWall(size, 0)),
      TABLES.filter(({ heads, width }) => !heads && width >= 0.9).map((size) => tableWithBench(size, 0)),
      readingCorners(),
      windowSeats(),
      sofaBedGroups(lounge(2, 20), 0),
      [pianoPlace(), screenAlone(1.4, 0)],
      (['storage-wall', 'bookcases', 'low-bookcases', 'sideboard', 'display-cabinet'] as const).map((name) =>
        storageRun(name, 0),
      ),
    ];
    for (const group of options) {
      expect(group.length).toBeGreaterThan(0);
      expect(brokenOptions(group)).toEqual([]);
    }
  });

  it('bring a small screen, on the axis or a little off it, where doors leave no wall for a wide one', () => {
    const groups = televisionGroups(lounge(4, 20)).filter(({ parts }) => parts[0]!.x1 - parts[0]!.x0 <= 1.3 + 1e-9);
    const asides = groups.map(({ parts: [screen, sofa] }) => Math.abs(screen!.x0 + screen!.x1 - sofa!.x0 - sofa!.x1) / 2); // biome-ignore format: one line
    expect(asides.some((aside) => aside > 0.1)).toBe(true);
    expect(Math.max(...asides)).toBeLessThan(OFF_AXIS);
    const seats = groups.map(({ parts }) => parts.filter(({ kind }) => /sofa|armchair/.test(kind)).length);
    expect(Math.max(...seats)).toBeGreaterThan(2);
  });
});
