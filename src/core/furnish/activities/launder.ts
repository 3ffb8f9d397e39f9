import { blend } from '../groups/blend.ts';
import { type LaundryNeeds, laundryRows, utilityPiece, WASHES } from '../groups/laundry.ts';
import type { Task } from '../home/task.ts';
import type { Scene } from '../solve/state.ts';
import type { Want } from './want.ts';

/** Areas over which a dryer, a trough and a top to fold on become what one expects of a room for washing, m². */
const DRYER = { from: 1.5, to: 3 };
const SINK = { from: 3, to: 5.5 };
const TOP = { from: 2.5, to: 5 };
/** Floor that these need beyond the machines, m². */
const BROOMS = 2.8;
const BASKET = 3.5;
const RACK = 5.5;
const IRONING = 7;

const rising = (x: number, { from, to }: { from: number; to: number }) => blend(x, from, to);

/** Washer and dryer with all that goes with them in a room of their own; in another room the machines only. */
export function launderWants(_task: Task, scene: Scene): Want[] {
  const { space, drawn } = scene;
  const { area } = space;
  const isOwnRoom = space.type === 'utility' || space.type === 'other' || space.type === 'technical';
  const needs: LaundryNeeds = {
    washer: drawn.has('washing-machine') ? 0 : 1,
    dryer: drawn.has('tumble-dryer') || (drawn.has('washing-machine') && !isOwnRoom) ? 0 : Math.max(0.2, rising(area, DRYER)),
    sink: isOwnRoom && !drawn.has('basin', 'kitchen-sink') ? rising(area, SINK) : 0,
    top: isOwnRoom && !drawn.has('worktop') ? rising(area, TOP) : 0,
  }; // biome-ignore format: a table
  const options = laundryRows(needs, !isOwnRoom);
  const isNeeded = needs.washer > 0 || (isOwnRoom && (needs.dryer > 0.2 || needs.sink > 0.5));
  const taste = { corner: 1, underWindow: -0.2, farFromDoor: 0.2 };
  const machines: Want = {
    name: 'laundry',
    activity: 'launder',
    level: needs.washer ? 'must' : 'could',
    options,
    missed: needs.washer ? 1.2 : 0.5,
    taste,
    unless: ({ placed }) => placed.some(({ kind }) => WASHES.includes(kind)),
    names: needs.washer ? 'washing-machine' : 'tumble-dryer',
  };
  if (!isNeeded) return isOwnRoom ? utilityWants(area) : [];
  return isOwnRoom ? [machines, ...utilityWants(area)] : [machines];
}

function utilityWants(area: number): Want[] {
  const want = (kind: Parameters<typeof utilityPiece>[0], from: number, widths: readonly number[], missed: number): Want[] =>
    area < from ? [] : [{ name: kind, activity: 'launder', level: 'could', options: utilityPiece(kind, widths), missed, taste: { corner: 1 }, names: kind }]; // biome-ignore format: one line
  return [
    ...want('broom-cupboard', BROOMS, [0.6, 0.5, 0.4], 0.3),
    ...want('laundry-basket', BASKET, [0.45], 0.1),
    ...want('drying-rack', RACK, [1.3, 1.0], 0.15),
    ...want('ironing-board', IRONING, [1.3], 0.1),
  ];
}
