import type { Style } from '../furnish/home/wishes.ts';
import type { Layout, LayoutItem } from '../plan/schema.ts';
import { turnMesh } from './model-builder.ts';
import { modelOf } from './models/model-of.ts';
import { toneOf } from './tone-of.ts';
import type { SceneNode } from './types.ts';

/** Ways in which pieces of the same kind and size can differ. */
export const TONES = 12;

/** One piece standing in its place. Pieces of a room share their accent colour and forms; `home` tells homes apart. */
export function placedModel(item: LayoutItem, kind: 'item' | 'fixture', style: Style, home: number): SceneNode {
  const { id, room, at, rotation, size } = item;
  const tone = (toneOf(room) + home) % TONES;
  const meshes = modelOf(item.kind, size, tone, style).map((mesh) => turnMesh(mesh, [at[0], at[1], 0], rotation));
  const model = [item.kind, size.width.toFixed(3), size.depth.toFixed(3), size.height.toFixed(3), tone].join(' ');
  return { id, kind, name: item.kind, room, frame: { at, rotation }, model, meshes };
}

export const itemNodes = (layout: Layout, style: Style, home: number): SceneNode[] =>
  layout.items.map((item) => placedModel(item, 'item', style, home));
