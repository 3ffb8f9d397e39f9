import { Value } from 'typebox/value';
import { PlanDocument } from '#core/plan/schema.ts';

/** Throws where a document is no plan.json: numbers that are none, outlines of two points, openings in walls that are not there. */
export function expectPlan(document: PlanDocument): void {
  // As it is written down: JSON has no infinite numbers.
  const written: unknown = JSON.parse(JSON.stringify(document));
  const [error] = Value.Errors(PlanDocument, written);
  if (error) throw new Error(`no plan.json: ${error.instancePath} ${error.message}`);
  const { walls, openings, rooms } = document.plan;
  // `w0` is the wall of openings where none runs: between two rooms that were parted by what is written in them.
  const known = new Set(['w0', ...walls.map((wall) => wall.id)]);
  const lost = openings.find((opening) => !known.has(opening.wall));
  if (lost) throw new Error(`opening ${lost.id} lies in no wall: ${lost.wall}`);
  const empty = rooms.find((room) => !(room.area >= 0));
  if (empty) throw new Error(`room ${empty.id} has an area of ${empty.area}`);
}
