import type { Mesh, MeshStandardMaterial } from 'three';

/** Placeholder until floors carry patterns in 3D. */
export function applyPattern(_mesh: Mesh, _material: MeshStandardMaterial): void {}
