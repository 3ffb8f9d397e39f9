import { useEffect, useState } from 'preact/hooks';
import type { RoomSummary } from '#core/gallery/summary.ts';
import type { Units } from '#core/gallery/units.ts';
import { useFocusPassedOn } from './focus-stage.ts';
import { Tool } from './tool.tsx';
import { useWording } from './wording-context.ts';

interface TourProps {
  readonly rooms: readonly RoomSummary[];
  readonly units: Units;
  readonly onRoom: (room: string) => void;
  readonly onEnd: () => void;
}

/** How long a tour stays in a room: time to read its name and look around it. */
const STAY_MS = 5000;

/** Leads from room to room by itself, can be held and stepped, and ends when the visitor takes the plan into their own hands. */
export function Tour({ rooms, units, onRoom, onEnd }: TourProps) {
  const wording = useWording();
  const bar = useFocusPassedOn<HTMLElement>();
  const [step, setStep] = useState(0);
  // Who wants no motion steps by hand.
  const [playing, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const room = rooms[step];
  useEffect(() => {
    if (room) onRoom(room.id);
  }, [step]);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => (step + 1 < rooms.length ? setStep(step + 1) : setPlaying(false)), STAY_MS);
    return () => clearTimeout(timer);
  }, [playing, step]);
  useEffect(() => {
    const stop = (event: Event) => {
      const stage = (event.target as Element).closest?.('.viewport');
      if (stage && !(event.target as Element).closest('[data-control]')) onEnd();
    };
    document.addEventListener('pointerdown', stop);
    document.addEventListener('wheel', stop, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', stop);
      document.removeEventListener('wheel', stop);
    };
  }, []);
  if (!room) return null;
  const go = (by: number) => {
    setPlaying(false);
    setStep((step + by + rooms.length) % rooms.length);
  };
  return (
    <section ref={bar} class="tour" aria-label={wording.say('tour')} data-control>
      <Tool icon="previous" label={wording.say('previousRoom')} onClick={() => go(-1)} />
      <p>
        <strong>{room.name}</strong>
        <span class="quiet">
          {wording.area(room.area, units)} · {wording.say('tourStep', { i: step + 1, n: rooms.length })}
        </span>
      </p>
      <Tool icon="next" label={wording.say('nextRoom')} onClick={() => go(1)} />
      <Tool
        icon={playing ? 'pause' : 'tour'}
        label={wording.say(playing ? 'pause' : 'play')}
        onClick={() => setPlaying(!playing)}
      />
      <Tool icon="close" label={wording.say('stop')} onClick={onEnd} />
    </section>
  );
}
