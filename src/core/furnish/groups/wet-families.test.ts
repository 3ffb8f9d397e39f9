import { describe, expect, it } from 'vitest';
import { basins } from './basin.ts';
import { bathtubs, showers } from './bath.ts';
import { bathroomCabinets, towelRails } from './bathroom-storage.ts';
import { brokenOptions } from './broken-template.ts';
import { fridgeTemplates } from './fridge.ts';
import { benchStool, bicycles, carGroups, garageShelves, workbenches } from './garage.ts';
import { gymPiece } from './gym.ts';
import { cornerKitchens } from './kitchen-corner.ts';
import { galleyKitchens } from './kitchen-galley.ts';
import { islandKitchens, islandsAlone } from './kitchen-island.ts';
import { kitchenPieces, kitchenRows, kitchenRowsWithoutFridge } from './kitchen-row.ts';
import { kitchenNeeds } from './kitchen-template.ts';
import { uKitchens } from './kitchen-u.ts';
import { laundryRows, utilityPiece } from './laundry.ts';
import { moreWorktop } from './more-worktop.ts';
import { loungers, outdoorLounges, terracePiece } from './outdoor-lounge.ts';
import { balconySeat, bistroSets, outdoorTables } from './outdoor-table.ts';
import { saunaBenches, saunaHeaters } from './sauna.ts';
import { isStretchable, mirrorTemplate, type Option, type Part, type Template } from './template.ts';
import { bidets, toilets } from './toilet.ts';

const walls = [2.45, 2.7, 3.1, 3.6, 4.2, 5.5].map((length) => ({ length, frame: { at: [0, 0] as [number, number], rotation: 0, cos: 1, sin: 0 } })); // biome-ignore format: one line
const NEEDS = [
  kitchenNeeds(1, 5, false, false),
  kitchenNeeds(2, 9, false, true),
  kitchenNeeds(4, 14, false, false),
  kitchenNeeds(5, 45, true, false),
];
const whole = NEEDS.flatMap((needs) => [
  kitchenRows(needs, true),
  cornerKitchens(needs, walls),
  uKitchens(needs, walls),
  galleyKitchens(needs, [2.25, 2.5, 2.7]),
  islandKitchens(needs),
]);

const FAMILIES: Record<string, readonly (readonly Option[])[]> = {
  kitchens: whole,
  'rows without a fridge': NEEDS.map(kitchenRowsWithoutFridge),
  'pieces of kitchens': [kitchenPieces('kitchen-sink'), kitchenPieces('hob'), fridgeTemplates(0), fridgeTemplates(1), moreWorktop(1.5), islandsAlone()],
  basins: [2, 4, 6, 7.3, 9, 14].flatMap((area) => [basins(area, 1), basins(area, 2)]),
  baths: [bathtubs(0, 0), bathtubs(0.8, 0.6), showers(0, 0)],
  toilets: [toilets(), bidets()],
  'bathroom storage': [towelRails(), bathroomCabinets(4)],
  laundries: [
    laundryRows({ washer: 1, dryer: 1, sink: 1, top: 1 }),
    laundryRows({ washer: 1, dryer: 0.2, sink: 0, top: 0 }, true),
    laundryRows({ washer: 0, dryer: 1, sink: 0.5, top: 1 }),
    utilityPiece('drying-rack', [1.3, 1]),
    utilityPiece('broom-cupboard', [0.6, 0.4]),
  ],
  'outdoor tables': [outdoorTables(() => 0), bistroSets(0), [balconySeat(0)]],
  'outdoor lounges': [outdoorLounges(4), loungers(), terracePiece('barbecue'), terracePiece('cushion-box')],
  garages: [carGroups(1), carGroups(2), garageShelves(), bicycles(), workbenches(1.5), benchStool()],
  gyms: [(['treadmill', 'exercise-bike', 'rowing-machine', 'weight-bench', 'exercise-mat'] as const).map((kind) => gymPiece(kind))],
  saunas: [saunaBenches(), saunaHeaters()],
}; // biome-ignore format: a table

describe('groups to cook, wash, sit outdoors, park, train and craft', () => {
  it.each(Object.entries(FAMILIES))('%s are sound in every size', (_, wants) => {
    for (const options of wants) {
      expect(options.length).toBeGreaterThan(0);
      expect(brokenOptions(options)).toEqual([]);
    }
  });
});

const inAllSizes = (option: Option): Template[] =>
  isStretchable(option)
    ? [option.least, (option.least + option.ideal) / 2, option.ideal, option.most].map(option.make)
    : [option];
const kitchens = whole.flat().flatMap(inAllSizes);
const find = (template: Template, pattern: RegExp): Part | undefined => template.parts.find(({ kind }) => pattern.test(kind)); // biome-ignore format: one line
const between = (a: Part, b: Part): number =>
  Math.hypot(Math.max(a.x0 - b.x1, b.x0 - a.x1, 0), Math.max(a.y0 - b.y1, b.y0 - a.y1, 0));
const apart = (a: Part, b: Part): number =>
  Math.hypot((a.x0 + a.x1 - b.x0 - b.x1) / 2, (a.y0 + a.y1 - b.y0 - b.y1) / 2);

describe('kitchens', () => {
  it('have all to cook with, the sink first', () => {
    for (const template of kitchens) {
      const kinds = template.parts.map(({ kind }) => kind);
      expect(/sink|kitchenette/.test(kinds[0]!), template.name).toBe(true);
      for (const pattern of [/sink|kitchenette/, /^hob$|range-cooker|kitchenette/, /fridge|kitchenette/])
        expect(kinds.filter((kind) => pattern.test(kind)).length, `${template.name} ${pattern}`).toBe(1);
    }
  });

  it('leave worktop beside the hob and between hob and sink', () => {
    for (const template of kitchens) {
      const hob = find(template, /^hob$|range-cooker/);
      if (!hob) continue;
      for (const tall of template.parts.filter(({ height }) => height > 1.2))
        expect(between(hob, tall), `${template.name} ${tall.kind}`).toBeGreaterThan(0.29);
      expect(apart(hob, find(template, /sink/)!), template.name).toBeGreaterThan(0.89);
    }
  });

  it('keep sink, hob and fridge within 7.9 m of walking (NKBA)', () => {
    for (const template of kitchens) {
      const [sink, hob, fridge] = [/sink/, /^hob$|range-cooker/, /fridge/].map((pattern) => find(template, pattern));
      if (!sink || !hob || !fridge) continue;
      expect(apart(sink, hob) + apart(hob, fridge) + apart(fridge, sink), template.name).toBeLessThan(7.9);
    }
  });

  it('cost less the more of what a family needs they have', () => {
    const needs = kitchenNeeds(4, 14, false, false);
    const penalties = kitchenRows(needs).map((option) => (isStretchable(option) ? option.make(option.ideal) : option));
    const costOf = (name: string) =>
      Math.min(...penalties.filter((t) => t.name.startsWith(name)).map((t) => t.penalty));
    expect(costOf('kitchen-row-larder')).toBeLessThan(costOf('kitchen-row-short'));
    expect(costOf('kitchen-row-short')).toBeLessThan(costOf('kitchen-row-compact'));
    expect(costOf('kitchen-row-compact')).toBeLessThan(costOf('kitchenette'));
  });
});

it('puts corner pieces into the mirrored corner by turning them, not by reflecting them', () => {
  const [kitchen] = cornerKitchens(NEEDS[2]!, walls);
  const corner = find(kitchen!, /corner-counter/)!;
  const mirrored = find(mirrorTemplate(kitchen!), /corner-counter/)!;
  expect([corner.turn, corner.x0]).toEqual([0, 0]);
  // A quarter turn brings the back left corner to where the right-hand wall is.
  expect([mirrored.turn, mirrored.x1]).toEqual([90, -0]);
});
