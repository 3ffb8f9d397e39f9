import type { Units } from '#core/gallery/units.ts';
import type { Point } from '#core/plan/schema.ts';
import { tapeLength } from '../plan-view/tape-measure.tsx';
import { focusStage, useFocusPassedOn } from './focus-stage.ts';
import { Tool } from './tool.tsx';
import { useWording } from './wording-context.ts';

interface TapeBarProps {
  readonly points: readonly Point[];
  readonly units: Units;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** What the tape asks for next, or what it measured. */
export function TapeBar({ points, units, onClear, onClose }: TapeBarProps) {
  const wording = useWording();
  const bar = useFocusPassedOn<HTMLElement>();
  const length = tapeLength(points);
  return (
    <section ref={bar} class="tour" aria-label={wording.say('measure')} data-control>
      <p role="status">
        {length === undefined
          ? wording.say(points.length === 0 ? 'tapFirst' : 'tapSecond')
          : wording.say('distance', { length: wording.length(length, units) })}
      </p>
      {length !== undefined && (
        <button
          type="button"
          class="button"
          onClick={() => {
            onClear();
            // Where the next points are set; this button goes.
            focusStage();
          }}
        >
          {wording.say('measureAgain')}
        </button>
      )}
      <Tool icon="close" label={wording.say('close')} onClick={onClose} />
    </section>
  );
}
