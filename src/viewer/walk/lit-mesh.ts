import { type BufferGeometry, Color, Mesh, MeshBasicMaterial } from 'three';

/** A surface of one even colour, which is another by day and in the evening. */
export interface LitMesh {
  readonly mesh: Mesh;
  /** @param evening 0 by day to 1 in the evening */
  shine(evening: number): void;
}

export function litMesh(geometry: BufferGeometry, [day, evening]: readonly [day: number, evening: number]): LitMesh {
  const material = new MeshBasicMaterial({ color: day });
  const [light, dark] = [new Color(day), new Color(evening)];
  return {
    mesh: new Mesh(geometry, material),
    shine: (share) => material.color.lerpColors(light, dark, share),
  };
}
