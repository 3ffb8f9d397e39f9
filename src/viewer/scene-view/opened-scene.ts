import type { Pose } from '../walk/walk-mode.ts';
import type { Walk } from '../walk/walk-view.ts';
import type { Place } from './camera-rig.ts';

export interface SceneCallbacks {
  readonly mayZoom: (event: WheelEvent) => boolean;
  /** A tap: the room it was in, and the piece of furniture that it hit. */
  readonly onPick: (room: string | undefined, item: string | undefined) => void;
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
  /** Draws a line around a room's floor without moving the eye. */
  markRoom(room: string | undefined): void;
  showLabels(shown: boolean): void;
  /** What the eye looks at, to go on from in another view, and back. */
  place(): Place;
  showPlace(place: Place): void;
  readonly walk: Walk;
  /** Goes into the home, into a room where one is named, or comes out of it. */
  setWalking(walking: boolean, room?: string | undefined): void;
  /** Hides pieces by id; all others are shown. */
  hide(items: ReadonlySet<string>): void;
  dispose(): void;
}
