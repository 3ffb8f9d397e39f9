import { type Camera, Vector3 } from 'three';
import type { PlanSummary } from '#core/gallery/summary.ts';
import type { Room } from '#core/plan/schema.ts';
import { roomMiddle } from './plan-floor.ts';

interface Label {
  readonly element: HTMLElement;
  readonly at: Vector3;
  readonly corners: readonly Vector3[];
}

/** A name may be wider than its room by this share; smaller rooms go without. */
const MOST_OVERHANG = 1.15;

/** Room names that float over the model; large rooms first, and none over another. The room list says the same in words. */
export class RoomLabels {
  private readonly layer = document.createElement('div');
  private readonly labels: Label[];
  private sizes: { width: number; height: number }[] | undefined;

  constructor(host: HTMLElement, rooms: readonly Room[], summary: PlanSummary) {
    this.layer.className = 'room-labels';
    this.layer.setAttribute('aria-hidden', 'true');
    const byId = new Map(rooms.map((room) => [room.id, room]));
    this.labels = [...summary.rooms]
      .sort((a, b) => b.area - a.area)
      .map(({ id, name }) => {
        const element = document.createElement('span');
        element.textContent = name;
        this.layer.append(element);
        const room = byId.get(id)!;
        const [x, y] = roomMiddle(room);
        return { element, at: new Vector3(x, 0.9, y), corners: room.outline.map(([cx, cy]) => new Vector3(cx, 0, cy)) };
      });
    host.append(this.layer);
  }

  show(shown: boolean): void {
    this.layer.hidden = !shown;
  }

  /** Names are for those who look from outside. */
  cover(covered: boolean): void {
    this.layer.style.visibility = covered ? 'hidden' : '';
    for (const { element } of this.labels) element.style.visibility = 'hidden';
  }

  place(camera: Camera, width: number, height: number): void {
    if (this.layer.hidden) return;
    this.sizes ??= this.labels.map(({ element }) => ({ width: element.offsetWidth, height: element.offsetHeight }));
    const taken: { x: number; y: number; width: number; height: number }[] = [];
    this.labels.forEach(({ element, at, corners }, index) => {
      const seen = at.clone().project(camera);
      const size = this.sizes![index]!;
      const box = {
        x: ((seen.x + 1) / 2) * width - size.width / 2,
        y: ((1 - seen.y) / 2) * height - size.height / 2,
        ...size,
      };
      const across = corners.map((corner) => (corner.clone().project(camera).x / 2) * width);
      const free =
        seen.z < 1 &&
        size.width < MOST_OVERHANG * (Math.max(...across) - Math.min(...across)) &&
        taken.every(
          (other) =>
            box.x + box.width < other.x ||
            other.x + other.width < box.x ||
            box.y + box.height < other.y ||
            other.y + other.height < box.y,
        );
      if (free) taken.push(box);
      element.style.visibility = free ? 'visible' : 'hidden';
      if (free) element.style.transform = `translate(${box.x.toFixed(1)}px, ${box.y.toFixed(1)}px)`;
    });
  }

  dispose(): void {
    this.layer.remove();
  }
}
