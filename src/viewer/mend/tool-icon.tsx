import type { OpeningKind } from '#core/plan/schema.ts';
import type { Tool } from './tools.ts';

type OtherIcon = 'undo' | 'redo' | 'trash' | 'hinge' | 'side' | 'turnLeft' | 'turnRight' | 'several' | 'look';

const PATHS: Readonly<Record<Tool | OpeningKind | OtherIcon, string>> = {
  select: 'M6 4l12 8.5-5.4.9L9.6 19z',
  wall: 'M3 17 17 3l4 4L7 21zM8 12l4 4M12 8l4 4',
  door: 'M4 20V6M4 6a14 14 0 0 1 14 14M4 20h16',
  window: 'M3 9h18v6H3zM3 12h18M12 9v6',
  gap: 'M3 9h5v6H3M21 9h-5v6h5M10.5 12h3',
  fixture: 'M5 11V6a2 2 0 0 1 4 0M3 11h18v2a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6zM7 19l-1 2M17 19l1 2',
  scale: 'M3 15 15 3l6 6L9 21zM7 11l2 2M10 8l3 3M13 5l2 2',
  part: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 8h8v8H8z',
  double: 'M4 20V9M20 20V9M4 9a8 9 0 0 1 8 11M20 9a8 9 0 0 0-8 11M3 20h18',
  sliding: 'M3 9h11v3H3zM10 12h11v3H10z',
  garage: 'M4 20V7l8-4 8 4v13M7 20v-9h10v9M7 14h10M7 17h10',
  several: 'M4 4h10v10H4zM10 17v3h10V10h-3',
  look: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  undo: 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12h3',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  hinge: 'M4 12h16M8 8l-4 4 4 4M16 8l4 4-4 4',
  side: 'M12 4v16M8 8l4-4 4 4M8 16l4 4 4-4',
  turnLeft: 'M5 5v5h5M5.6 10A7.5 7.5 0 1 1 4.8 14.5',
  turnRight: 'M19 5v5h-5M18.4 10A7.5 7.5 0 1 0 19.2 14.5',
};

export type ToolIconName = keyof typeof PATHS;

/** A line drawing of 24 × 24; its meaning is always said by the control around it. */
export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
