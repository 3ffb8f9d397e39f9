import type { OpenedScene } from './opened-scene.ts';

/** Keys of those who walk; Escape leaves. */
export function walkByKey(event: KeyboardEvent, scene: OpenedScene | undefined, leave: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // Keys in the list of rooms are the list's.
  if (event.target instanceof HTMLSelectElement && event.key !== 'Escape') return;
  if (event.key === 'Escape') leave();
  else if (!scene?.walk.key(event.key, true)) return;
  event.preventDefault();
}

/** Keys of those who look from outside; Escape lets go of a room. */
export function moveByKey(event: KeyboardEvent, scene: OpenedScene | undefined, letGo: () => void): void {
  if (!scene || event.ctrlKey || event.metaKey || event.altKey) return;
  const moves: Record<string, () => void> = {
    ArrowLeft: () => scene.turn(-15),
    ArrowRight: () => scene.turn(15),
    ArrowUp: () => scene.tiltBy(-10),
    ArrowDown: () => scene.tiltBy(10),
    '+': () => scene.zoomBy(1.3),
    '=': () => scene.zoomBy(1.3),
    '-': () => scene.zoomBy(1 / 1.3),
    '0': () => scene.fit(),
    Escape: letGo,
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  move();
}
