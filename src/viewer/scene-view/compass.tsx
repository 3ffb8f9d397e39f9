import type { RefObject } from 'preact';
import { useWording } from '../gallery/wording-context.ts';

interface CompassProps {
  /** Its `--turn` is how the plan is turned; set by whoever draws. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onPress: () => void;
}

/** Points to the upper edge of the plan (where north is nobody knows) and, pressed, turns it up. */
export function Compass({ button, onPress }: CompassProps) {
  const wording = useWording();
  return (
    <button ref={button} type="button" class="compass" title={wording.say('planUp')} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path class="needle" d="M12 3.5 15.4 12H8.6Z" />
        <path d="M12 20.5 8.6 12h6.8Z" />
      </svg>
      <span class="visually-hidden">{wording.say('planUp')}</span>
    </button>
  );
}
