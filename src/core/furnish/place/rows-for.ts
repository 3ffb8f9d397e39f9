import { PROGRAMMES, type Row } from '../rules/programmes.ts';
import type { Scene } from './state.ts';

/** A bedroom smaller than this may do without a wardrobe (m²). */
const NO_WARDROBE_BELOW = 6;
/** A kitchen larger than this has a table of its own (m²). */
const DINING_KITCHEN = 11;

/** The rows of the programme that this room of this dwelling asks for. */
export function rowsFor(scene: Scene): Row[] {
  const { space, rooms, principal } = scene;
  const hasRoom = (type: string) => rooms.some((r) => r !== space && r.type === type);
  const hasTable =
    hasRoom('dining') ||
    hasRoom('living-kitchen') ||
    (space.type === 'living' && rooms.some((r) => r.type === 'kitchen' && r.area >= DINING_KITCHEN));
  return PROGRAMMES[space.type].flatMap((row) => {
    if (row.from !== undefined && space.area < row.from) return [];
    if (row.to !== undefined && space.area >= row.to) return [];
    if (row.onlyIf === 'no-dining-place' && hasTable) return [];
    if (row.onlyIf === 'principal' && !principal) return [];
    if (row.unlessRoom?.some(hasRoom)) return [];
    if (
      row.kind === 'wardrobe' &&
      row.level === 'must' &&
      (scene.drawn.has('wardrobe') || scene.hasCloset || space.area < NO_WARDROBE_BELOW)
    ) {
      return scene.drawn.has('wardrobe') ? [] : [{ ...row, level: 'should' as const }];
    }
    return [row];
  });
}
