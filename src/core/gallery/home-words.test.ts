import { expect, it } from 'vitest';
import { listActivities, sayPeople } from './home-words.ts';
import { wordingOf } from './texts/all-texts.ts';

const ENGLISH = wordingOf('en');

const ROOMS: Record<string, string> = { r1: 'Bedroom 1', r2: 'Bedroom 2', r3: 'Terrace' };
const list = (activities: Parameters<typeof listActivities>[0]['activities'], units: 'm' | 'ft' = 'm') =>
  listActivities({ ...(activities && { activities }) }, (id) => ROOMS[id], units, ENGLISH);

it('says for how many people', () => {
  expect([4, 1, undefined].map((people) => sayPeople({ ...(people && { people }) }, ENGLISH))).toEqual([
    'Furnished for 4 people',
    'Furnished for 1 person',
    'What the home is furnished for',
  ]);
});

it('tells every activity once, with its rooms', () => {
  expect(
    list([
      { what: 'sleep', for: 2, room: 'r1' },
      { what: 'sit-out', room: 'r3' },
      { what: 'sleep', for: 1, room: 'r2' },
      { what: 'keep-bees', for: 3 },
      { what: 'store', for: 4, room: 'r2' },
    ]),
  ).toEqual([
    { activity: 'sleeping', places: '2 in Bedroom 1, 1 in Bedroom 2' },
    { activity: 'sitting outdoors', places: 'in Terrace' },
    { activity: 'keep bees', places: 'for 3' },
    { activity: 'storing', places: 'in Bedroom 2' },
  ]);
});

it('says what has no place, and why', () => {
  const work = { what: 'work', for: 1, room: null, reason: 'no free place for a desk in 9.8 m²' };
  expect(list([work])[0]!.places).toBe('no place for 1 (no free place for a desk in 9.8 m²)');
  expect(list([work], 'ft')[0]!.places).toContain('105 ft²');
  expect(list([{ what: 'work', room: null }])[0]!.places).toBe('no place');
  expect(list(undefined)).toEqual([]);
});
