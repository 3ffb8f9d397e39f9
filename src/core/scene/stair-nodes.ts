import type { Style } from '../furnish/home/wishes.ts';
import type { Plan } from '../plan/schema.ts';
import { floorFrame } from './floor-frame.ts';
import { sidesOf } from './floor-nodes.ts';
import { placedModel } from './item-nodes.ts';
import type { Vec2 } from './model-builder.ts';
import type { SceneNode } from './types.ts';

type Stairs = Parameters<typeof placedModel>[0];

/** Stairs in rooms that are named so but whose steps were not drawn or not found: they fill the room, entered from its door. */
export const stairNodes = (plan: Plan, style: Style): SceneNode[] =>
  stairsOf(plan).map((stairs) => placedModel(stairs, 'fixture', style, 0));

/** Where these stairs stand, their foot at the front, and how large they are. */
export function stairsOf(plan: Plan): Stairs[] {
  return plan.rooms.flatMap((room) => {
    if (room.type !== 'stairs' || plan.fixtures.some((f) => f.room === room.id && /stair|step/.test(f.kind))) return [];
    const frame = floorFrame(room.outline);
    if (room.area < frame.long * frame.short * 0.85 || frame.short < 0.7 || room.area > 16) return [];
    const turn = (frame.rotation * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const [mx, my] = frame.middle;
    const door = plan.openings.find((o) => o.kind !== 'window' && sidesOf(plan, o.from, o.to, 0.2).includes(room));
    const way = door ? [(door.from[0] + door.to[0]) / 2 - mx, (door.from[1] + door.to[1]) / 2 - my] : [cos, sin];
    const [u, v] = [way[0]! * cos + way[1]! * sin, way[1]! * cos - way[0]! * sin];
    // Quarter turns from the frame's x axis to the side of the door, which becomes the front (+y).
    const alongX = Math.abs(u) / frame.long > Math.abs(v) / frame.short;
    const rotation = frame.rotation + (alongX ? (u > 0 ? -90 : 90) : v > 0 ? 0 : 180);
    const [width, going] = alongX ? [frame.short, frame.long] : [frame.long, frame.short];
    const free = going > 2.6 ? 0.85 : 0;
    const back = ((rotation - 90) * Math.PI) / 180;
    const at: Vec2 = [mx + (Math.cos(back) * free) / 2, my + (Math.sin(back) * free) / 2];
    const size = { width: width - 0.04, depth: going - free - 0.02, height: 2.5 };
    return [{ id: `stairs-${room.id}`, kind: 'stairs', room: room.id, at, rotation, size }];
  });
}
