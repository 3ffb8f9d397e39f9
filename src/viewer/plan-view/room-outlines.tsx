import { useMemo } from 'preact/hooks';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { pathOnPicture } from './plan-to-picture.ts';

interface RoomOutlinesProps {
  readonly data: GalleryData;
  readonly selected: string | undefined;
  readonly hovered: string | undefined;
  readonly onHover: (room: string | undefined) => void;
}

/** The rooms as areas over the picture: they light up under the pointer, and all but the selected one step back. */
export function RoomOutlines({ data, selected, hovered, onHover }: RoomOutlinesProps) {
  const { frame, document } = data;
  const paths = useMemo(
    () => new Map(document.plan.rooms.map((room) => [room.id, pathOnPicture([room.outline, ...room.holes], frame)])),
    [data],
  );
  const whole = `M0 0H${frame.widthPx}V${frame.heightPx}H0Z`;
  const chosen = selected === undefined ? undefined : paths.get(selected);
  return (
    <svg
      class="outlines"
      viewBox={`0 0 ${frame.widthPx} ${frame.heightPx}`}
      width={frame.widthPx}
      height={frame.heightPx}
      aria-hidden="true"
    >
      {chosen && <path class="veil" d={whole + chosen} fill-rule="evenodd" />}
      {[...paths].map(([id, path]) => (
        <path
          key={id}
          class={`area${id === selected ? ' selected' : ''}${id === hovered ? ' hovered' : ''}`}
          d={path}
          fill-rule="evenodd"
          data-room={id}
          onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(id)}
          onPointerLeave={() => onHover(undefined)}
        />
      ))}
    </svg>
  );
}
