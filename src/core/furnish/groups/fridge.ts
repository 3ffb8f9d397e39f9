import { piece, type Template } from './template.ts';
import { useZones } from './use-zones.ts';

/** Fridges by themselves for kitchens that have all else: with a larder beside them where food for several is kept. */
const FRIDGES = [
  { name: 'fridge', kind: 'fridge', width: 0.6, depth: 0.65, worse: 0 },
  { name: 'fridge-slim', kind: 'fridge', width: 0.55, depth: 0.6, worse: 0.2 },
  { name: 'fridge-narrow', kind: 'fridge', width: 0.5, depth: 0.55, worse: 0.4 },
  { name: 'fridge-low', kind: 'undercounter-fridge', width: 0.6, depth: 0.6, worse: 0.6 },
  { name: 'fridge-low-narrow', kind: 'undercounter-fridge', width: 0.5, depth: 0.55, worse: 0.8 },
] as const; // biome-ignore format: a table
/** As in the catalogue, metres. */
const LARDER = { width: 0.6, depth: 0.6 };

/** `larder`: how much a larder beside it is missed, 0 to 1. Where it stands is for the room to say: never before the worktop. */
export function fridgeTemplates(larder: number): Template[] {
  const alone = FRIDGES.map(({ name, kind, width, depth, worse }): Template => {
    const parts = [piece(kind, 0, 0, 0, { width, depth })];
    return { name, parts, zones: useZones(parts), penalty: worse + 0.2 * larder, relaxed: true };
  });
  const beside = [-1, 1].map((side): Template => {
    const parts = [piece('fridge', 0, 0), piece('larder', side * (0.6 + LARDER.width) * 0.5, 0, 0, LARDER)];
    return { name: `fridge-larder-${side}`, parts, zones: useZones(parts), penalty: 0.2 * (1 - larder), relaxed: true };
  });
  return larder > 0 ? [...beside, ...alone] : alone;
}
