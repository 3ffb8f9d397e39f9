import { ModelBuilder } from '../model-builder.ts';
import type { Mesh } from '../types.ts';
import { basin, bathtub, bidet, shower, toilet, washingMachine } from './bathroom.ts';
import { bunkBed, crib, doubleBed, singleBed } from './beds.ts';
import { car, column, fireplace, radiator, spiralStairs, stairs } from './built-in.ts';
import {
  dishwasher,
  fridge,
  hob,
  kitchenCounter,
  kitchenette,
  kitchenIsland,
  kitchenSink,
  tallCabinet,
} from './kitchen.ts';
import { floorLamp, roundRug, rug } from './lamps-and-rugs.ts';
import type { Model, ModelSize } from './model.ts';
import { lounger, outdoorChair, plant, planter } from './outdoor.ts';
import { armchair, barStool, bench, cornerSofa, diningChair, officeChair, pouf, sofa } from './seating.ts';
import { boiler, bookcase, chestOfDrawers, clothesRail, coatRack, nightstand, plainBox, shelf, shoeCabinet, sideboard, tvUnit, wardrobe } from './storage.ts'; // biome-ignore format: a list
import { bistroTable, coffeeTable, consoleTable, desk, diningTable, roundDiningTable, sideTable } from './tables.ts';

/** The model of every kind of piece, furniture and fixtures alike. */
export const MODELS: Readonly<Record<string, Model>> = {
  'double-bed': doubleBed, 'single-bed': singleBed, 'bunk-bed': bunkBed, crib, nightstand, wardrobe, 'chest-of-drawers': chestOfDrawers,
  desk, 'office-chair': officeChair, bookcase, sofa, 'corner-sofa': cornerSofa, armchair, pouf, 'coffee-table': coffeeTable, 'side-table': sideTable,
  'tv-unit': tvUnit, 'dining-table': diningTable, 'round-dining-table': roundDiningTable, 'dining-chair': diningChair, sideboard,
  'kitchen-counter': kitchenCounter, kitchenette, 'kitchen-sink': kitchenSink, hob, fridge, 'tall-cabinet': tallCabinet, dishwasher,
  'kitchen-island': kitchenIsland, 'bar-stool': barStool, toilet, bidet, basin, bathtub, shower, 'washing-machine': washingMachine,
  'tumble-dryer': washingMachine, 'shoe-cabinet': shoeCabinet, 'coat-rack': coatRack, bench, 'console-table': consoleTable, shelf, rug,
  'round-rug': roundRug, plant, planter, 'floor-lamp': floorLamp, 'bistro-table': bistroTable, 'outdoor-chair': outdoorChair, lounger,
  'clothes-rail': clothesRail, stairs, 'spiral-stairs': spiralStairs, fireplace, radiator, column, car, boiler,
}; // biome-ignore format: a table

/** Triangles of a piece in its own axes: footprint centred on the origin, back at -y, floor at z 0. Unknown kinds become a plain box. */
export function modelOf(kind: string, size: ModelSize, tone = 0): Mesh[] {
  const m = new ModelBuilder();
  (MODELS[kind] ?? plainBox)(m, size, tone);
  return m.build().filter((mesh) => mesh.indices.length > 0);
}
