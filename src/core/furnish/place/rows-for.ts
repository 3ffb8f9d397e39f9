import { PROGRAMMES } from '../rules/programmes.ts';
import type { Row } from '../rules/row.ts';
import type { Scene } from './state.ts';

/** A bedroom smaller than this may do without a wardrobe (m²). */
const NO_WARDROBE_BELOW = 6;
/** A store narrower than this is none, and neither is one that is little wider and has a window (metres). */
const GAP_WIDTH = 0.4;
const WINDOW_BOX = 0.6;
/** A kitchen larger than this has a table of its own (m²). */
const DINING_KITCHEN = 11;

/** The rows of the programme that this room of this dwelling asks for. */
export function rowsFor(scene: Scene): Row[] {
  const { space, rooms, principal } = scene;
  if (space.type === 'closet' && isGap(scene)) return [];
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

/** A strip between two panes or walls that was taken for a store: nothing stands in it. */
function isGap({ space }: Scene): boolean {
  const around = space.segments.reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);
  return (2 * space.area) / around < GAP_WIDTH || (space.windows.length > 0 && (2 * space.area) / around < WINDOW_BOX);
}
