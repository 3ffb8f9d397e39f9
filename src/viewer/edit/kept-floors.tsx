import type { Fault } from '#core/furnish/check/check-layout.ts';
import type { Premises } from '#core/furnish/check/premises.ts';
import type { LayoutItem } from '#core/plan/schema.ts';

interface KeptFloorsProps {
  readonly premises: Premises;
  readonly piece: LayoutItem;
  readonly faults: readonly Fault[];
}

/** Floor that the doors of the piece's room need, and what of it the piece takes: seen before one runs into it. */
export function KeptFloors({ premises, piece, faults }: KeptFloorsProps) {
  return (
    <>
      {premises.openings.flatMap(({ id, isPassage, floors }) => {
        const isBroken = faults.some(({ item, by }) => item === piece.id && by === id);
        if (!isPassage && !isBroken) return [];
        return floors
          .filter(({ room }) => room?.id === piece.room)
          .map(({ outline }, k) => (
            <polygon
              key={`${id} ${k}`}
              class={isBroken ? 'kept-floor broken' : 'kept-floor'}
              points={outline.join(' ')}
            />
          ));
      })}
    </>
  );
}
