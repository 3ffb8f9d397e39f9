import { useState } from 'preact/hooks';
import { fileUrl } from '#core/gallery/file-url.ts';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { PlanSummary } from '#core/gallery/summary.ts';
import type { Language } from '#core/gallery/texts/languages.ts';
import type { Units } from '#core/gallery/units.ts';
import { About } from './about.tsx';
import { HomeDetails } from './home-details.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { RoomCard, type RoomCardProps } from './room-card.tsx';
import { useWording } from './wording-context.ts';

export interface RoomsPanelProps
  extends Pick<RoomCardProps, 'picture' | 'onSelect' | 'onItem' | 'onHover' | 'onArrange'> {
  readonly data: GalleryData;
  readonly summary: PlanSummary;
  readonly units: Units;
  readonly selected: string | undefined;
  readonly onLanguage: (language: Language) => void;
}

/** From so many rooms on a list is searched rather than read. */
const SEARCHED_FROM = 8;

/** The rooms in words, whom the home is for, and where the plan comes from. */
export function RoomsPanel({ data, summary, units, selected, onLanguage, ...actions }: RoomsPanelProps) {
  const wording = useWording();
  const [sought, setSought] = useState('');
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(wording.language);
  const found = summary.rooms.filter(({ name }) => plain(name).includes(plain(sought.trim())));
  const items = data.document.layout?.items ?? [];
  return (
    <>
      <h2>
        {wording.say('rooms')} <span class="quiet">{wording.number(summary.rooms.length)}</span>
      </h2>
      {summary.home && <HomeDetails home={summary.home} rooms={summary.rooms} units={units} />}
      {summary.rooms.length >= SEARCHED_FROM && (
        <input
          type="search"
          class="room-search"
          value={sought}
          placeholder={wording.say('searchRooms')}
          aria-label={wording.say('searchRooms')}
          onInput={(event) => setSought(event.currentTarget.value)}
        />
      )}
      <ul class="rooms">
        {found.map((room) => (
          <RoomCard
            key={room.id}
            {...{ room, units, ...actions }}
            frame={data.frame}
            still={fileUrl(data, `rooms/${room.id}.jpg`)}
            items={items.filter((item) => item.room === room.id)}
            selected={room.id === selected}
          />
        ))}
      </ul>
      {found.length === 0 && <p class="home quiet">{wording.say('noRoomFound')}</p>}
      <About {...{ data, summary, units }} />
      <p class="narrow-only">
        <LanguageChoice onChange={onLanguage} />
      </p>
    </>
  );
}
