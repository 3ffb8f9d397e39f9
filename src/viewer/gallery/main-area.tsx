import type { ComponentChild } from 'preact';
import { sayHome } from '#core/gallery/summary.ts';
import { BottomSheet } from './bottom-sheet.tsx';
import { useNarrow } from './narrow.ts';
import type { GalleryState } from './use-gallery-state.ts';

interface MainAreaProps {
  readonly state: GalleryState;
  /** What the panel beside the stage is, and what the sheet that takes its place says while it is closed. */
  readonly label: string;
  readonly title: string;
  readonly note: string;
  /** What the handle of the sheet does, when it is closed and when it is open. */
  readonly does: readonly [show: string, hide: string];
  readonly sheetOpen: boolean;
  readonly setSheetOpen: (open: boolean) => void;
  readonly children: readonly [stage: ComponentChild, panel: ComponentChild];
}

/** Stage and panel side by side, or the panel in a sheet, or the stage alone. */
export function MainArea(props: MainAreaProps) {
  const {
    state: { wording, summary, link },
    label,
    children: [stage, panel],
  } = props;
  const narrow = useNarrow();
  if (link.minimal)
    return (
      <main class="split minimal">
        <h1 class="visually-hidden">{sayHome(summary, wording)}</h1>
        {stage}
      </main>
    );
  if (!narrow)
    return (
      <main class="split">
        {stage}
        <aside class="panel" aria-label={label}>
          {panel}
        </aside>
      </main>
    );
  return (
    <main class="split">
      {stage}
      <BottomSheet
        label={label}
        title={props.title}
        note={props.note}
        does={props.does}
        open={props.sheetOpen}
        onOpen={props.setSheetOpen}
      >
        {panel}
      </BottomSheet>
    </main>
  );
}
