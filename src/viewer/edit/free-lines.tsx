import { freeAround } from '#core/arrange/free-around.ts';
import type { Premises } from '#core/furnish/check/premises.ts';
import type { Units } from '#core/gallery/units.ts';
import type { LayoutItem } from '#core/plan/schema.ts';
import { useWording } from '../gallery/wording-context.ts';
import { DimensionLine } from '../plan-view/dimension-line.tsx';

interface FreeLinesProps {
  readonly premises: Premises;
  readonly piece: LayoutItem;
  readonly items: readonly LayoutItem[];
  readonly units: Units;
  /** CSS pixels of a metre, as the plan is shown now. */
  readonly pixelsPerMetre: number;
}

/** A shorter line has no room for its length, CSS pixels. */
const SHORTEST_PX = 22;

/** How much floor is free on every side of the chosen piece, while it is moved as well. */
export function FreeLines({ premises, piece, items, units, pixelsPerMetre }: FreeLinesProps) {
  const wording = useWording();
  const room = premises.rooms.find(({ id }) => id === piece.room);
  if (!room) return null;
  const others = items.filter((item) => item.room === piece.room && item.id !== piece.id);
  return (
    <g class="free-lines">
      {freeAround(piece, room, others)
        .filter(({ length }) => length * pixelsPerMetre >= SHORTEST_PX)
        .map(({ from, to, length }, k) => (
          <DimensionLine key={k} from={from} to={to} text={wording.clearance(length, units)} />
        ))}
    </g>
  );
}
