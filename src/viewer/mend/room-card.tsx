import { useMemo } from 'preact/hooks';
import { editRoom } from '#core/mending/edit-room.ts';
import { frameOfOpenRoom } from '#core/mending/shape-open-room.ts';
import type { RoomType } from '#core/plan/schema.ts';
import type { CardProps } from './card.tsx';
import { Choice, TextField } from './fields.tsx';
import { useWords } from './words.ts';

/** What a room is used as, and what it is called. */
export function RoomCard({ plan, id, units, onChange }: CardProps) {
  const words = useWords();
  const { gallery } = words;
  const room = plan.rooms.find((one) => one.id === id)!;
  const isOpen = useMemo(() => frameOfOpenRoom(plan, id) !== undefined, [plan, id]);
  const names = Object.entries(gallery.texts.rooms) as [RoomType, string][];
  const types = names.sort(([, a], [, b]) => a.localeCompare(b, gallery.language));
  return (
    <>
      <Choice
        label={words.say('roomType')}
        value={room.type}
        options={types}
        onChange={(type) => onChange(editRoom(plan, id, { type }))}
      />
      <TextField
        label={words.say('name')}
        value={room.label}
        placeholder={words.say('namePlaceholder')}
        onChange={(label) => onChange(editRoom(plan, id, { label }))}
      />
      <p class="note">
        {gallery.say('area')} {gallery.area(room.area, units)}
        {isOpen && `. ${words.say('openRoomNote')}`}
      </p>
    </>
  );
}
