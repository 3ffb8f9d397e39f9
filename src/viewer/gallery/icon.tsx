const PATHS = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  // A small plan: all of it.
  whole: 'M4 5h16v14H4zM4 12.5h7M11 5v4.5M14.5 19v-6.5H20',
  download: 'M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M5 19.5h14',
  fullscreen: 'M14 4h6v6M20 4l-6.5 6.5M10 20H4v-6M4 20l6.5-6.5',
  shrink: 'M19.5 10.5h-6v-6M13.5 10.5 20 4M4.5 13.5h6v6M10.5 13.5 4 20',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  share: 'M12 15V4m0 0L8 8M12 4l4 4M6 11.5H5V20h14v-8.5h-1',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  turnLeft: 'M5 5v5h5M5.6 10A7.5 7.5 0 1 1 4.8 14.5',
  turnRight: 'M19 5v5h-5M18.4 10A7.5 7.5 0 1 0 19.2 14.5',
  above: 'M12 3v8m0 0 3.2-3.2M12 11 8.8 7.8M4 16.5l8-3.5 8 3.5-8 3.5z',
  labels: 'M4 6.5h9l6 5.5-6 5.5H4zM8 12h.01',
  dimensions: 'M4 6v12M20 6v12M4 12h16M7 9l-3 3 3 3M17 9l3 3-3 3',
  measure: 'M3.5 15.5 15.5 3.5l5 5-12 12zM7 12l2 2M10 9l3 3M13 6l2 2',
  tour: 'M9 6.5v11l9-5.5zM4.5 5v14',
  pause: 'M8 5v14M16 5v14',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  walls: 'M4 19V9l8-4 8 4v10M4 19h16M12 5v14',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.3 15.3 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  code: 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5',
  door: 'M6 20V4h9v16M4 20h16M12 12h.01',
  window: 'M5 4h14v16H5zM12 4v16M5 12h14',
  upload: 'M12 15.5V4.5m0 0L7.5 9M12 4.5 16.5 9M5 19.5h14',
  // A chair from its side.
  furniture: 'M7 3.5V20M7 12.5h10V20M7 16.5h10',
  evening: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4',
  move: 'M12 3v18M3 12h18M9.5 5.5 12 3l2.5 2.5M9.5 18.5 12 21l2.5-2.5M5.5 9.5 3 12l2.5 2.5M18.5 9.5 21 12l-2.5 2.5',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  bin: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5',
  undo: 'M8 5 4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H9',
  redo: 'M16 5l4 4-4 4M20 9h-9.5a5.5 5.5 0 0 0 0 11H15',
  more: 'M4.7 12a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0M11.3 12a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0M17.9 12a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0',
  again: 'M4.5 4.5v5h5M5 9.5A8 8 0 1 1 4.2 14',
  swap: 'M9 7 4 12l5 5M15 7l5 5-5 5',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing of 24 × 24; its meaning is always said by the control around it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
