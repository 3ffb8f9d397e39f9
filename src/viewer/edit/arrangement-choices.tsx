import { useMemo } from 'preact/hooks';
import { arrangementsOf } from '#core/arrange/arrangements.ts';
import { isSameArrangement } from '#core/furnish/check/same-arrangement.ts';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import type { RoomSummary } from '#core/gallery/summary.ts';
import { LayoutOutlines } from '../gallery/layout-outlines.tsx';
import { useWording } from '../gallery/wording-context.ts';
import type { EditActions } from './use-edit-actions.ts';
import type { LayoutEditor } from './use-layout-editor.ts';

interface ArrangementChoicesProps {
  readonly data: GalleryData;
  readonly room: RoomSummary;
  readonly editor: LayoutEditor;
  readonly actions: EditActions;
}

/** The room as it is and as it might be, as small plans; one tap arranges all of it. */
export function ArrangementChoices({ data, room, editor, actions }: ArrangementChoicesProps) {
  const wording = useWording();
  const { premises, settled } = editor;
  const found = useMemo(() => arrangementsOf(premises, data.document.layout!, room.id), [data, room.id]);
  const now = settled.filter((item) => item.room === room.id);
  // Where somebody arranged it otherwise, that comes first.
  const shown = found.findIndex((other) => isSameArrangement(other, now));
  if (found.length === 0 || (found.length === 1 && shown === 0)) return null;
  return (
    <section class="arrangements">
      <h3>{wording.say('otherArrangements')}</h3>
      <p class="quiet">{room.name}</p>
      <LayoutOutlines
        layouts={shown < 0 ? [now, ...found] : found}
        shown={Math.max(0, shown)}
        outline={room.outline}
        onChoose={(items) => actions.arrange(room.id, items, room.name)}
      />
    </section>
  );
}
