import { describe, expect, it } from 'vitest';
import { bedroomChairs } from './bedroom-chair.ts';
import { bookcases } from './bookcases.ts';
import { brokenOptions } from './broken-template.ts';
import { chests } from './chest.ts';
import { closetAngles, closetRuns } from './closet.ts';
import { desks, desksFacingRoom, studyDesks } from './desk.ts';
import { doubleBeds, smallDoubleBeds } from './double-bed.ts';
import { entrySets, passageFurniture } from './entry.ts';
import { bunkBeds, loftBeds } from './high-bed.ts';
import { changingTables, cribs } from './nursery.ts';
import { drawingTables, playCorners, playTents } from './play-corner.ts';
import { singleBeds, twinBeds } from './single-bed.ts';
import { sofaBeds } from './sofa-bed.ts';
import type { Option } from './template.ts';
import { wardrobes } from './wardrobe.ts';

const AREAS = [4, 6, 7.5, 9, 10, 11.4, 12, 13.7, 15, 18, 25, 60];
const STOCKS = ['clothes', 'food', 'linen', 'coats', 'wine', 'tools', 'things'] as const;

const FAMILIES: Record<string, readonly (readonly Option[])[]> = {
  'double beds': AREAS.map((area) => [...doubleBeds(area), ...smallDoubleBeds(1.2)]),
  'single beds': AREAS.flatMap((area) => [true, false].map((young) => singleBeds({ area, young }))),
  'twin beds': [twinBeds()],
  'high beds': [[...bunkBeds(), ...loftBeds()]],
  cribs: [cribs(), changingTables()],
  'sofa beds': [sofaBeds()],
  wardrobes: AREAS.flatMap((area) => [1, 2, 3, 4].map((people) => wardrobes(people, area))),
  chests: [0.8, 1.2].map(chests),
  desks: [0.9, 1.1, 1.3, 1.6, 2.0].map((ideal) => desks(ideal)),
  'desks of studies': AREAS.map((area) => [...desksFacingRoom(0), ...studyDesks(area)]),
  bookcases: (['bookcase', 'low-bookcase'] as const).map((kind) => [bookcases(kind, 1.8)]),
  chairs: (['armchair', 'reading-chair', 'rocking-chair'] as const).map((kind) => bedroomChairs(kind)),
  play: [playCorners(), drawingTables(), playTents()],
  entries: AREAS.flatMap((area) =>
    [true, false].map((isPassage) => entrySets({ isPassage, area, people: 3, breadth: area / 4 })),
  ),
  passages: [passageFurniture()],
  closets: STOCKS.flatMap((stock) => [true, false].map((isNiche) => closetRuns(stock, isNiche, true, 'first'))),
  'closet angles': [closetAngles()],
};

describe('groups to sleep, dress, work, play, arrive and store', () => {
  it.each(Object.entries(FAMILIES))('%s are sound in every size', (_, wants) => {
    for (const options of wants) {
      expect(options.length).toBeGreaterThan(0);
      expect(brokenOptions(options)).toEqual([]);
    }
  });
});
