import type { Doubt } from '#core/mending/doubts-of.ts';
import { isSame, nameOfThing, type Thing } from './things.ts';

/** The doubtful places by the numbers that they have in the list; a tap chooses what stands there. */
export function DoubtPins({ doubts, selected }: { doubts: readonly Doubt[]; selected: Thing | undefined }) {
  return (
    <>
      {doubts.map((doubt, i) => {
        const [x0, y0, x1, y1] = doubt.box;
        // Above the middle of a room stands its name.
        const at = doubt.of === 'room' ? [(x0 + x1) / 2, y0 + (y1 - y0) / 4] : [(x0 + x1) / 2, (y0 + y1) / 2];
        const isChosen = isSame(selected, { of: doubt.of, id: doubt.id });
        return (
          <g key={`${doubt.id} ${doubt.why}`} transform={`translate(${at.join(' ')})`}>
            <g class={`upright pin${isChosen ? ' chosen' : ''}`} data-thing={nameOfThing(doubt)}>
              <circle class="reach" r="12" />
              <circle class="disc" r="11" />
              <text>{i + 1}</text>
            </g>
          </g>
        );
      })}
    </>
  );
}
