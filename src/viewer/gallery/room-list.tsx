import { useEffect, useRef } from 'preact/hooks';
import type { RoomSummary } from '#core/gallery/summary.ts';
import { formatArea, formatSize, type Units } from '#core/gallery/units.ts';
import { RoomProofDetails } from './room-proof.tsx';

interface RoomListProps {
  readonly rooms: readonly RoomSummary[];
  readonly units: Units;
  readonly selected: string | undefined;
  readonly onSelect: (room: string | undefined) => void;
  readonly onHover: (room: string | undefined) => void;
}

/** Every room in words; choosing one brings it close on the stage, choosing it again lets go. */
export function RoomList({ rooms, units, selected, onSelect, onHover }: RoomListProps) {
  return (
    <ul class="rooms">
      {rooms.map((room) => (
        <RoomRow
          key={room.id}
          room={room}
          units={units}
          selected={room.id === selected}
          onSelect={onSelect}
          onHover={onHover}
        />
      ))}
    </ul>
  );
}

type RoomRowProps = Omit<RoomListProps, 'rooms' | 'selected'> & {
  readonly room: RoomSummary;
  readonly selected: boolean;
};

function RoomRow({ room, units, selected, onSelect, onHover }: RoomRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Where the list scrolls by itself, show the room that was chosen on the stage; never scroll the page for it.
    const list = button.current?.closest('.panel');
    if (selected && list && list.scrollHeight > list.clientHeight + 1 && getComputedStyle(list).overflowY === 'auto')
      button.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <li class="room">
      <button
        ref={button}
        type="button"
        class="room-row"
        aria-pressed={selected}
        onClick={() => onSelect(selected ? undefined : room.id)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(room.id)}
        onPointerLeave={() => onHover(undefined)}
        onFocus={() => onHover(room.id)}
        onBlur={() => onHover(undefined)}
      >
        <span class="room-name">{room.name}</span>
        <span class="room-area">{formatArea(room.area, units)}</span>
        <span class="room-note">
          {[room.rectangular && formatSize(room.size, units), room.furniture.join(', ')].filter(Boolean).join(' · ')}
        </span>
      </button>
      {room.proof && <RoomProofDetails proof={room.proof} outline={room.outline} units={units} />}
    </li>
  );
}
