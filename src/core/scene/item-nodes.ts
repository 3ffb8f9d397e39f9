import type { Layout, LayoutItem } from '../plan/schema.ts';
import { turnMesh } from './model-builder.ts';
import { modelOf } from './models/model-of.ts';
import type { SceneNode } from './types.ts';

/** A whole number from a name, the same on every machine (FNV-1a). */
export function toneOf(name: string): number {
  let hash = 2166136261;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  return (hash >>> 8) % 997;
}

/** One piece standing in its place. Pieces of a room share their accent colour. */
export function placedModel(item: LayoutItem, kind: 'item' | 'fixture' = 'item'): SceneNode {
  const meshes = modelOf(item.kind, item.size, toneOf(item.room)).map((mesh) => turnMesh(mesh, [item.at[0], item.at[1], 0], item.rotation));
  return { id: item.id, kind, name: item.kind, room: item.room, frame: { at: item.at, rotation: item.rotation }, meshes };
}

export const itemNodes = (layout: Layout): SceneNode[] => layout.items.map((item) => placedModel(item));
