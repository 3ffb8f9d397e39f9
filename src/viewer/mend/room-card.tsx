import { useMemo } from 'preact/hooks';
import { editRoom } from '#core/mending/edit-room.ts';
import { likelyTypes } from '#core/mending/likely-types.ts';
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
  // What it is now stays among them: a tap too many is taken back by another.
  const likely = useMemo(() => likelyTypes(plan, room), [plan.fixtures, room.area, id]);
  const names = Object.entries(gallery.texts.rooms) as [RoomType, string][];
  const types = names.sort(([, a], [, b]) => a.localeCompare(b, gallery.language));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser */}
      <div class="likely-types" role="group" aria-label={words.say('askType')}>
        {room.type === 'other' && <p class="note">{words.say('askType')}</p>}
        {likely.map((type) => (
          <button
            key={type}
            type="button"
            class="button"
            aria-pressed={type === room.type}
            onClick={() => onChange(editRoom(plan, id, { type }))}
          >
            {gallery.roomType(type)}
          </button>
        ))}
      </div>
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
