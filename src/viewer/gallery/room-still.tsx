import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { useWording } from './wording-context.ts';

interface RoomStillProps {
  /** JPEG of 1200 × 800 pixels. */
  readonly url: string;
  readonly room: string;
}

/** So long a card is looked at before its picture is asked for: the service draws it then, which passing through a list is not worth. */
const LOOKED_AT_MS = 400;

/** A room in perspective, which opens in full size; what cannot be drawn or fetched leaves no gap. */
export function RoomStill({ url, room }: RoomStillProps) {
  const wording = useWording();
  const place = useRef<HTMLAnchorElement>(null);
  const [state, setState] = useState<'waiting' | 'asked' | 'shown' | 'failed'>('waiting');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry!.isIntersecting) timer = setTimeout(() => setState('asked'), LOOKED_AT_MS);
    });
    if (state === 'waiting') observer.observe(place.current!);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [state]);
  if (state === 'failed') return null;
  const label = wording.say('pictureOfRoom', { room });
  return (
    <a
      ref={place}
      class={state === 'shown' ? 'room-still shown' : 'room-still'}
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={label}
      aria-busy={state === 'asked'}
    >
      <Icon name="camera" />
      {state !== 'waiting' && (
        <img src={url} alt="" onLoad={() => setState('shown')} onError={() => setState('failed')} />
      )}
    </a>
  );
}
