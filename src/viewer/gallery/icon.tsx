const PATHS = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  download: 'M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M5 19.5h14',
  fullscreen: 'M4 9.5V4h5.5M20 9.5V4h-5.5M4 14.5V20h5.5M20 14.5V20h-5.5',
  shrink: 'M9.5 4v5.5H4M14.5 4v5.5H20M9.5 20v-5.5H4M14.5 20v-5.5H20',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  turnLeft: 'M5 5v5h5M5.6 10A7.5 7.5 0 1 1 4.8 14.5',
  turnRight: 'M19 5v5h-5M18.4 10A7.5 7.5 0 1 0 19.2 14.5',
  above: 'M12 3v8m0 0 3.2-3.2M12 11 8.8 7.8M4 16.5l8-3.5 8 3.5-8 3.5z',
  labels: 'M4 6.5h9l6 5.5-6 5.5H4zM8 12h.01',
  walls: 'M4 19V9l8-4 8 4v10M4 19h16M12 5v14',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  upload: 'M12 15.5V4.5m0 0L7.5 9M12 4.5 16.5 9M5 19.5h14',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4',
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
