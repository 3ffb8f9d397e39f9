import type { Kind } from '../../furnish/catalogue/catalogue.ts';
import { undersideOf } from '../../furnish/catalogue/underside-of.ts';
import type { Style } from '../../furnish/home/wishes.ts';
import { ModelBuilder } from '../model-builder.ts';
import type { Mesh } from '../types.ts';
import { basin, bathtub, bidet, shower, toilet } from './bathroom.ts';
import { dressingTable, headboard, wallNightstand } from './bedroom.ts';
import { doubleBed, singleBed, smallDoubleBed } from './beds.ts';
import { car, column, fireplace, radiator } from './built-in.ts';
import { bunkBed, changingTable, childrenLowTable, childrenStool, crib, loftBed, playRug, playTent, toddlerBed, toyChest } from './children.ts'; // biome-ignore format: a list
import { closetRail, closetShelves, slidingWardrobe, walkInCloset, walkInClosetCorner } from './clothes.ts';
import { diningBench, extendableDiningTable, filingCabinet, highChair, ovalDiningTable, roundCoffeeTable, smallDesk, squareSideTable, standingDesk, wideDesk } from './desks-and-dining.ts'; // biome-ignore format: a list
import { coatStand, hallBench, shoeRack, umbrellaStand, wallCoatRack, wallMirror } from './entry.ts';
import { USUAL_STYLE } from './forms.ts';
import { bicycle, exerciseBike, exerciseMat, garageShelf, rowingMachine, saunaBench, saunaHeater, treadmill, weightBench, workbench } from './hobby.ts'; // biome-ignore format: a list
import { dishwasher, fridge, hob, kitchenCounter, kitchenette, kitchenIsland, kitchenSink, tallCabinet } from './kitchen.ts'; // biome-ignore format: a list
import { americanFridge, chestFreezer, cookerHood, cornerCounter, doubleSink, kitchenTrolley, larder, microwaveShelf, peninsula, rangeCooker, tallOven, undercounterFridge, wallCabinet, wineCooler } from './kitchen-units.ts'; // biome-ignore format: a list
import { floorLamp, roundRug, rug } from './lamps-and-rugs.ts';
import { tumbleDryer, washingMachine } from './laundry.ts';
import { arcLamp, pendantLamp, tripodLamp } from './lights.ts';
import { displayCabinet, drinksCabinet, highSideboard, lowBookcase, piano, roomDivider, storageWall, tvWall, wallShelf, wineRack, woodBurner } from './living-storage.ts'; // biome-ignore format: a list
import { chaise, cornerSofaRight, readingChair, recliner, rockingChair, sofaBed, twoSeaterSofa } from './lounge-seats.ts'; // biome-ignore format: a list
import type { Model, ModelSize } from './model.ts';
import { outdoorChair, plant, planter } from './outdoor.ts';
import { armchair, barStool, bench, cornerSofa, diningChair, officeChair, pouf, sofa } from './seating.ts';
import { spiralStairs, stairs } from './stairs.ts';
import { boiler, bookcase, chestOfDrawers, clothesRail, coatRack, nightstand, plainBox, shelf, shoeCabinet, sideboard, tvUnit, wardrobe } from './storage.ts'; // biome-ignore format: a list
import { bistroTable, coffeeTable, consoleTable, desk, diningTable, roundDiningTable, sideTable } from './tables.ts';
import { barbecue, cushionBox, firePit, loungeSet, outdoorDiningTable, outdoorLowTable, outdoorSofa, parasol, sunLounger, swingSeat } from './terrace.ts'; // biome-ignore format: a list
import { broomCupboard, dryingRack, ironingBoard, utilitySink, washerDryerTower } from './utility.ts';
import { bathMat, cornerBathtub, cornerShower, freestandingBathtub, glassScreen, laundryBasket, towelRail, walkInShower, wallMirrorCabinet } from './wet-rooms.ts'; // biome-ignore format: a list

/** What is drawn in a plan and never placed. */
type DrawnKind = 'stairs' | 'spiral-stairs' | 'radiator' | 'column';

/** The model of every kind of piece, furniture and fixtures alike. */
const KIND_MODELS: Readonly<Record<Kind | DrawnKind, Model>> = {
  'double-bed': doubleBed, 'small-double-bed': smallDoubleBed, 'single-bed': singleBed, 'bunk-bed': bunkBed, 'loft-bed': loftBed,
  'toddler-bed': toddlerBed, crib, nightstand, 'wall-nightstand': wallNightstand, headboard, 'dressing-table': dressingTable,
  'changing-table': changingTable, 'toy-chest': toyChest, 'play-rug': playRug, 'children-low-table': childrenLowTable,
  'children-stool': childrenStool, 'play-tent': playTent,
  wardrobe, 'sliding-wardrobe': slidingWardrobe, 'chest-of-drawers': chestOfDrawers, 'clothes-rail': clothesRail, 'closet-rail': closetRail,
  'walk-in-closet': walkInCloset, 'walk-in-closet-corner': walkInClosetCorner, 'closet-shelves': closetShelves, 'shoe-cabinet': shoeCabinet,
  'shoe-rack': shoeRack, 'coat-rack': coatRack, 'wall-coat-rack': wallCoatRack, 'coat-stand': coatStand, 'hall-bench': hallBench,
  'umbrella-stand': umbrellaStand, 'wall-mirror': wallMirror, 'console-table': consoleTable, bench, shelf,
  sofa, 'two-seater-sofa': twoSeaterSofa, 'corner-sofa': cornerSofa, 'corner-sofa-right': cornerSofaRight, 'sofa-bed': sofaBed, chaise, armchair,
  'reading-chair': readingChair, recliner, 'rocking-chair': rockingChair, pouf, 'coffee-table': coffeeTable, 'round-coffee-table': roundCoffeeTable,
  'side-table': sideTable, 'square-side-table': squareSideTable, 'tv-unit': tvUnit, 'tv-wall': tvWall, 'storage-wall': storageWall, bookcase,
  'low-bookcase': lowBookcase, 'wall-shelf': wallShelf, 'room-divider': roomDivider, sideboard, 'high-sideboard': highSideboard,
  'display-cabinet': displayCabinet, 'drinks-cabinet': drinksCabinet, 'wine-rack': wineRack, fireplace, 'wood-burner': woodBurner, piano, rug,
  'round-rug': roundRug, plant, 'floor-lamp': floorLamp, 'arc-lamp': arcLamp, 'tripod-floor-lamp': tripodLamp, 'pendant-lamp': pendantLamp,
  'dining-table': diningTable, 'extendable-dining-table': extendableDiningTable, 'square-dining-table': diningTable,
  'round-dining-table': roundDiningTable, 'oval-dining-table': ovalDiningTable, 'dining-chair': diningChair, 'dining-bench': diningBench,
  'high-chair': highChair, 'bar-stool': barStool, desk, 'small-desk': smallDesk, 'wide-desk': wideDesk, 'standing-desk': standingDesk,
  'office-chair': officeChair, 'filing-cabinet': filingCabinet,
  'kitchen-counter': kitchenCounter, 'corner-counter': cornerCounter, 'kitchen-sink': kitchenSink, 'double-sink': doubleSink, hob,
  'range-cooker': rangeCooker, 'cooker-hood': cookerHood, 'wall-cabinet': wallCabinet, 'microwave-shelf': microwaveShelf, 'tall-oven': tallOven,
  larder, 'tall-cabinet': tallCabinet, fridge, 'american-fridge': americanFridge, 'undercounter-fridge': undercounterFridge,
  'wine-cooler': wineCooler, 'chest-freezer': chestFreezer, dishwasher, kitchenette, 'kitchen-island': kitchenIsland, peninsula,
  'kitchen-trolley': kitchenTrolley,
  toilet, bidet, basin, 'double-basin': basin, bathtub, 'freestanding-bathtub': freestandingBathtub, 'corner-bathtub': cornerBathtub, shower,
  'corner-shower': cornerShower, 'walk-in-shower': walkInShower, 'glass-screen': glassScreen, 'wall-mirror-cabinet': wallMirrorCabinet,
  'bathroom-cabinet': tallCabinet, 'towel-rail': towelRail, 'laundry-basket': laundryBasket, 'bath-mat': bathMat,
  'washing-machine': washingMachine, 'tumble-dryer': tumbleDryer, 'washer-dryer-tower': washerDryerTower, 'utility-sink': utilitySink,
  'ironing-board': ironingBoard, 'drying-rack': dryingRack, 'broom-cupboard': broomCupboard, boiler,
  treadmill, 'exercise-bike': exerciseBike, 'rowing-machine': rowingMachine, 'weight-bench': weightBench, 'exercise-mat': exerciseMat,
  'sauna-bench': saunaBench, 'sauna-heater': saunaHeater, workbench, 'garage-shelf': garageShelf, bicycle, car, 'bistro-table': bistroTable,
  'outdoor-chair': outdoorChair, 'outdoor-dining-table': outdoorDiningTable, 'outdoor-sofa': outdoorSofa, 'outdoor-armchair': outdoorSofa,
  'outdoor-low-table': outdoorLowTable, 'lounge-set': loungeSet, 'sun-lounger': sunLounger, 'swing-seat': swingSeat, parasol, barbecue,
  'fire-pit': firePit, planter, 'cushion-box': cushionBox,
  stairs, 'spiral-stairs': spiralStairs, radiator, column,
}; // biome-ignore format: a table

export const MODELS: Readonly<Record<string, Model>> = KIND_MODELS;

/**
 * Triangles of a piece in its own axes: footprint centred on the origin, back at -y, floor at z 0, what hangs at its height over the floor.
 * Unknown kinds become a plain box.
 */
export function modelOf(kind: string, size: ModelSize, tone = 0, style: Style = USUAL_STYLE): Mesh[] {
  const m = new ModelBuilder();
  const add = MODELS[kind] ?? plainBox;
  const underside = undersideOf(kind, size.height) ?? 0;
  if (underside) m.placed([0, 0, underside], 0, (inner) => add(inner, size, tone, style));
  else add(m, size, tone, style);
  return m.build().filter((mesh) => mesh.indices.length > 0);
}
