import { type Camera, Vector3 } from 'three';
import type { PlanSummary } from '#core/gallery/summary.ts';
import type { Room } from '#core/plan/schema.ts';
import { placeRoomLabels } from './place-room-labels.ts';
import { roomMiddle } from './plan-floor.ts';

interface Label {
  readonly room: string;
  readonly element: HTMLElement;
  readonly at: Vector3;
  readonly corners: readonly Vector3[];
  size: { readonly width: number; readonly height: number } | undefined;
  shown: boolean;
}

/** Room names that float over the model, as many as leave it to be seen. The room list says the same in words. */
export class RoomLabels {
  private readonly layer = document.createElement('div');
  private readonly labels: readonly Label[];
  private chosen: string | undefined;

  constructor(host: HTMLElement, rooms: readonly Room[], summary: PlanSummary) {
    this.layer.className = 'room-labels';
    this.layer.setAttribute('aria-hidden', 'true');
    const byId = new Map(rooms.map((room) => [room.id, room]));
    this.labels = summary.rooms.map(({ id, name }) => {
      const element = document.createElement('span');
      element.textContent = name;
      this.layer.append(element);
      const room = byId.get(id)!;
      const [x, y] = roomMiddle(room);
      const corners = room.outline.map(([cx, cy]) => new Vector3(cx, 0, cy));
      return { room: id, element, at: new Vector3(x, 0.9, y), corners, size: undefined, shown: false };
    });
    host.append(this.layer);
  }

  /** The same rooms by their names in another language. */
  rename({ rooms }: PlanSummary): void {
    const names = new Map(rooms.map(({ id, name }) => [id, name]));
    for (const label of this.labels) {
      label.element.textContent = names.get(label.room) ?? '';
      label.size = undefined;
    }
  }

  show(shown: boolean): void {
    this.layer.hidden = !shown;
  }

  /** The name of a chosen room comes before all others. */
  choose(room: string | undefined): void {
    this.chosen = room;
  }

  /** Names are for those who look from outside. */
  cover(covered: boolean): void {
    this.layer.style.visibility = covered ? 'hidden' : '';
  }

  place(camera: Camera, width: number, height: number): void {
    if (this.layer.hidden) return;
    const onStage = (point: Vector3): Vector3 => {
      const seen = point.clone().project(camera);
      return seen.set(((seen.x + 1) / 2) * width, ((1 - seen.y) / 2) * height, seen.z);
    };
    const names = this.labels.map((label) => {
      const { element, room, shown } = label;
      label.size ??= { width: element.offsetWidth, height: element.offsetHeight };
      const { x, y, z } = onStage(label.at);
      const corners = label.corners.map(onStage);
      const xs = corners.map((corner) => corner.x);
      const floor = z < 1 ? areaOf(corners) : 0;
      const across = Math.max(...xs) - Math.min(...xs);
      return { x, y, ...label.size, floor, across, chosen: room === this.chosen && z < 1, shown };
    });
    const free = placeRoomLabels(names);
    this.labels.forEach((label, k) => {
      const { x, y, width: wide, height: high } = names[k]!;
      label.shown = free[k]!;
      label.element.classList.toggle('shown', label.shown);
      // A name that fades does so where it is.
      label.element.style.transform = `translate(${(x - wide / 2).toFixed(1)}px, ${(y - high / 2).toFixed(1)}px)`;
    });
  }

  dispose(): void {
    this.layer.remove();
  }
}

/** Of a polygon, px². */
function areaOf(corners: readonly Vector3[]): number {
  const twice = corners.reduce((sum, a, k) => {
    const b = corners[(k + 1) % corners.length]!;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return Math.abs(twice) / 2;
}
