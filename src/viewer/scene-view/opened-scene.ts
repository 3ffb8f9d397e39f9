import type { PlanSummary } from '#core/gallery/summary.ts';
import type { Place } from '../gallery/place.ts';
import type { Pose } from '../walk/walk-mode.ts';
import type { Walk } from '../walk/walk-view.ts';
import type { Model } from './load-model.ts';

export interface SceneCallbacks {
  readonly mayZoom: (event: WheelEvent) => boolean;
  /** A tap: the room it was in, and the piece of furniture that it hit. */
  readonly onPick: (room: string | undefined, item: string | undefined) => void;
  /** A mouse is over a piece of furniture, or over none; canvas px. */
  readonly onHover: (item: string | undefined, spot: readonly [x: number, y: number] | undefined) => void;
  /** Degrees that the plan is turned on the stage, clockwise. */
  readonly onTurn: (degrees: number) => void;
  /** Where those who walk stand and look. */
  readonly onPose: (pose: Pose) => void;
  /** The graphics context was taken away. */
  readonly onLost: () => void;
}

export interface OpenedScene {
  zoomBy(factor: number): void;
  fit(): void;
  /** Degrees, clockwise seen from above. */
  turn(degrees: number): void;
  tilt(): void;
  /** Degrees; positive is towards the floor. */
  tiltBy(degrees: number): void;
  planUp(): void;
  showRoom(room: string | undefined): void;
  /** Draws a line on the floor around a piece, or else around a room, without moving the eye. */
  mark(room: string | undefined, item: string | undefined): void;
  showLabels(shown: boolean): void;
  /** Names rooms in another language. */
  rename(summary: PlanSummary): void;
  /** Shows or hides what was put into the rooms. */
  showItems(shown: boolean): void;
  setEvening(evening: boolean): void;
  /** Puts another model of the same home in the place of the one that is shown. */
  change(model: Model): void;
  /** What the eye looks at, to go on from in another view. */
  place(): Place;
  /** The same for a link, unless all is shown. */
  camera(): string | undefined;
  /** Arrives where a link says. */
  look(camera: string): void;
  /** Looks straight down at a place at once. */
  showPlace(place: Place): void;
  /** Begins where a plan lies, and tilts; on its way down there it turns round where it is. */
  arrive(place: Place): void;
  /** Comes down to a plan as it lies; resolves when it is there. */
  landAt(place: Place): Promise<void>;
  readonly walk: Walk;
  /** Goes into the home, into a room where one is named, or comes out of it. */
  setWalking(walking: boolean, room?: string | undefined): void;
  dispose(): void;
}
