import type { Kind } from '../../furnish/catalogue/catalogue.ts';
import { bunkBed, changingTable, crib, doubleBed, headboard, nightstand, playTent, singleBed } from './beds.ts';
import { americanFridge, builtUnder, cornerWorktop, doubleSink, fridge, hob, kitchenette, kitchenSink, rangeCooker, tallOven, worktop } from './kitchen.ts'; // biome-ignore format: a list
import { arcLamp, fireplace, lamp, pendantLamp, piano, plant, roundRug, rug, woodBurner } from './living.ts';
import { barbecue, bicycle, car, exerciseBike, firePit, parasol, planter, rowingMachine, slats, swingSeat, treadmill, weightBench } from './outdoors.ts'; // biome-ignore format: a list
import { armchair, bench, chair, chaise, cornerSofa, cornerSofaRight, officeChair, pouf, rockingChair, sofa, stool, sunLounger, twoSeater } from './seats.ts'; // biome-ignore format: a list
import { column, spiralStairs, stairs } from './stairs.ts';
import { chest, clothesRail, coatHooks, coatStand, cornerWardrobe, hanging, mirror, shelves, slidingWardrobe, tallCupboard, tvUnit, wardrobe } from './storage.ts'; // biome-ignore format: a list
import { type PlanSymbol, plainSymbol } from './symbol.ts';
import { desk, dressingTable, extendableTable, roundTable, slattedTable, table, wideDesk } from './tables.ts';
import { boiler, dryingRack, ironingBoard, laundryBasket, radiator, tumbleDryer, washingMachine } from './utility.ts';
import { basin, bathMat, bathtub, bidet, cornerBathtub, cornerShower, doubleBasin, freestandingBathtub, glassScreen, shower, toilet, towelRail, walkInShower } from './wet-rooms.ts'; // biome-ignore format: a list

/** What is drawn in a plan and never placed. */
type DrawnKind = 'stairs' | 'spiral-stairs' | 'radiator' | 'column';

/** The symbol of every kind of piece, furniture and fixtures alike. */
const KIND_SYMBOLS: Readonly<Record<Kind | DrawnKind, PlanSymbol>> = {
  'double-bed': doubleBed, 'small-double-bed': doubleBed, 'single-bed': singleBed, 'bunk-bed': bunkBed, 'loft-bed': bunkBed,
  'toddler-bed': singleBed, crib, nightstand, 'wall-nightstand': nightstand, headboard, 'dressing-table': dressingTable,
  'changing-table': changingTable, 'toy-chest': chest, 'play-rug': rug, 'children-low-table': table, 'children-stool': stool, 'play-tent': playTent,
  wardrobe, 'sliding-wardrobe': slidingWardrobe, 'chest-of-drawers': chest, 'clothes-rail': clothesRail, 'closet-rail': wardrobe,
  'walk-in-closet': wardrobe, 'walk-in-closet-corner': cornerWardrobe, 'closet-shelves': shelves, 'shoe-cabinet': chest, 'shoe-rack': shelves,
  'coat-rack': wardrobe, 'wall-coat-rack': coatHooks, 'coat-stand': coatStand, 'hall-bench': bench, 'umbrella-stand': stool,
  'wall-mirror': mirror, 'console-table': table, bench, shelf: shelves,
  sofa, 'two-seater-sofa': twoSeater, 'corner-sofa': cornerSofa, 'corner-sofa-right': cornerSofaRight, 'sofa-bed': sofa, chaise, armchair,
  'reading-chair': armchair, recliner: armchair, 'rocking-chair': rockingChair, pouf, 'coffee-table': table, 'round-coffee-table': roundTable,
  'side-table': roundTable, 'square-side-table': table, 'tv-unit': tvUnit, 'tv-wall': tvUnit, 'storage-wall': tallCupboard, bookcase: shelves,
  'low-bookcase': shelves, 'wall-shelf': hanging, 'room-divider': shelves, sideboard: chest, 'high-sideboard': chest, 'display-cabinet': shelves,
  'drinks-cabinet': chest, 'wine-rack': shelves, fireplace, 'wood-burner': woodBurner, piano, rug, 'round-rug': roundRug, plant,
  'floor-lamp': lamp, 'arc-lamp': arcLamp, 'tripod-floor-lamp': lamp, 'pendant-lamp': pendantLamp,
  'dining-table': table, 'extendable-dining-table': extendableTable, 'square-dining-table': table, 'round-dining-table': roundTable,
  'oval-dining-table': roundTable, 'dining-chair': chair, 'dining-bench': bench, 'high-chair': chair, 'bar-stool': stool, desk,
  'small-desk': desk, 'wide-desk': wideDesk, 'standing-desk': desk, 'office-chair': officeChair, 'filing-cabinet': chest,
  'kitchen-counter': worktop, 'corner-counter': cornerWorktop, 'kitchen-sink': kitchenSink, 'double-sink': doubleSink, hob,
  'range-cooker': rangeCooker, 'cooker-hood': hanging, 'wall-cabinet': hanging, 'microwave-shelf': hanging, 'tall-oven': tallOven,
  larder: tallCupboard, 'tall-cabinet': tallCupboard, fridge, 'american-fridge': americanFridge, 'undercounter-fridge': builtUnder,
  'wine-cooler': builtUnder, 'chest-freezer': chest, dishwasher: builtUnder, kitchenette, 'kitchen-island': worktop, peninsula: worktop,
  'kitchen-trolley': table,
  toilet, bidet, basin, 'double-basin': doubleBasin, bathtub, 'freestanding-bathtub': freestandingBathtub, 'corner-bathtub': cornerBathtub,
  shower, 'corner-shower': cornerShower, 'walk-in-shower': walkInShower, 'glass-screen': glassScreen, 'wall-mirror-cabinet': hanging,
  'bathroom-cabinet': tallCupboard, 'towel-rail': towelRail, 'laundry-basket': laundryBasket, 'bath-mat': bathMat,
  'washing-machine': washingMachine, 'tumble-dryer': tumbleDryer, 'washer-dryer-tower': washingMachine, 'utility-sink': kitchenSink,
  'ironing-board': ironingBoard, 'drying-rack': dryingRack, 'broom-cupboard': tallCupboard, boiler,
  treadmill, 'exercise-bike': exerciseBike, 'rowing-machine': rowingMachine, 'weight-bench': weightBench, 'exercise-mat': bathMat,
  'sauna-bench': slats, 'sauna-heater': boiler, workbench: table, 'garage-shelf': shelves, bicycle, car, 'bistro-table': roundTable,
  'outdoor-chair': chair, 'outdoor-dining-table': slattedTable, 'outdoor-sofa': sofa, 'outdoor-armchair': armchair,
  'outdoor-low-table': slattedTable, 'lounge-set': cornerSofa, 'sun-lounger': sunLounger, 'swing-seat': swingSeat, parasol, barbecue,
  'fire-pit': firePit, planter, 'cushion-box': chest,
  stairs, 'spiral-stairs': spiralStairs, radiator, column,
}; // biome-ignore format: a table

const SYMBOLS: Readonly<Record<string, PlanSymbol>> = KIND_SYMBOLS;

/** How plans show a kind of piece; unknown kinds are plain outlines. */
export const symbolOf = (kind: string): PlanSymbol => (Object.hasOwn(SYMBOLS, kind) ? SYMBOLS[kind]! : plainSymbol);
