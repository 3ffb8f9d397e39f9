import { useEffect, useRef } from 'preact/hooks';
import type { RoomSummary } from '#core/gallery/summary.ts';
import type { Units } from '#core/gallery/units.ts';
import type { LayoutItem } from '#core/plan/schema.ts';
import type { PictureFrame } from '#core/scene/types.ts';
import { bringIntoList } from './bring-into-list.ts';
import { Icon } from './icon.tsx';
import { RoomProofDetails } from './room-proof.tsx';
import { RoomStill } from './room-still.tsx';
import { RoomThumbnail } from './room-thumbnail.tsx';
import { useWording } from './wording-context.ts';

export interface RoomCardProps {
  readonly room: RoomSummary;
  /** Pieces that stand in the room. */
  readonly items: readonly LayoutItem[];
  readonly units: Units;
  readonly frame: PictureFrame;
  readonly picture: string | undefined;
  /** Its picture in perspective, drawn when it is first asked for. */
  readonly still: string;
  readonly selected: boolean;
  readonly onSelect: (room: string | undefined) => void;
  readonly onItem: (item: string) => void;
  readonly onArrange: (room: string, items: readonly LayoutItem[]) => void;
  readonly onHover: (room: string | undefined) => void;
}

/** A room in words; choosing it brings it close on the stage and opens all that is in it, choosing it again lets go. */
export function RoomCard(props: RoomCardProps) {
  const { room, units, selected, onSelect, onHover } = props;
  const wording = useWording();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) bringIntoList(card.current!);
  }, [selected]);
  return (
    <li ref={card} class={selected ? 'room selected' : 'room'}>
      <button
        type="button"
        class="room-row"
        aria-pressed={selected}
        onClick={() => onSelect(selected ? undefined : room.id)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(room.id)}
        onPointerLeave={() => onHover(undefined)}
        onFocus={() => onHover(room.id)}
        onBlur={() => onHover(undefined)}
      >
        <RoomThumbnail room={room} frame={props.frame} picture={props.picture} />
        <span class="room-name">{room.name}</span>
        <span class="room-area">{wording.area(room.area, units)}</span>
        <span class="room-note">
          {room.rectangular && <span>{wording.size(room.size, units)}</span>}
          {room.doors > 0 && (
            <span title={wording.count('doors', room.doors)}>
              <Icon name="door" />
              <span class="visually-hidden">{wording.count('doors', room.doors)}</span>
              <span aria-hidden="true">{room.doors}</span>
            </span>
          )}
          {room.windows > 0 && (
            <span title={wording.count('windows', room.windows)}>
              <Icon name="window" />
              <span class="visually-hidden">{wording.count('windows', room.windows)}</span>
              <span aria-hidden="true">{room.windows}</span>
            </span>
          )}
        </span>
      </button>
      {selected && <RoomContents {...props} />}
    </li>
  );
}

/** What is built in and what stands in a room; each piece leads to its card. */
function RoomContents({ room, items, units, still, onItem, onArrange }: RoomCardProps) {
  const wording = useWording();
  return (
    <div class="room-contents">
      <RoomStill key={still} url={still} room={room.name} />
      {room.fixtures.length > 0 && (
        <p>
          <b>{wording.say('fittings')}:</b> {room.fixtures.join(', ')}
        </p>
      )}
      {items.length > 0 && <b>{wording.say('furniture')}</b>}
      <ul class="pieces">
        {alike(items).map(([{ id, kind, size }, ...others]) => (
          <li key={id}>
            <button type="button" class="piece-row" onClick={() => onItem(id)}>
              <span>
                {wording.capitalise(wording.kind(kind))}
                {others.length > 0 && `\u00a0×\u00a0${wording.number(others.length + 1)}`}
              </span>
              <span class="piece-size">{wording.size([size.width, size.depth], units)}</span>
            </button>
          </li>
        ))}
      </ul>
      {items.length === 0 && room.fixtures.length === 0 && <p class="quiet">{wording.say('nothingPlaced')}</p>}
      {room.proof && (
        <RoomProofDetails
          {...{ proof: room.proof, outline: room.outline, units }}
          onArrange={(others) => onArrange(room.id, others)}
        />
      )}
    </div>
  );
}

type Alike = [LayoutItem, ...LayoutItem[]];

/** Pieces of one kind and size together, in the order given. */
function alike(items: readonly LayoutItem[]): Alike[] {
  const groups = new Map<string, Alike>();
  for (const item of items) {
    const key = [item.kind, item.size.width, item.size.depth].join();
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
