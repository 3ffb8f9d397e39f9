import {
  BufferAttribute,
  CanvasTexture,
  type Mesh,
  type MeshStandardMaterial,
  MirroredRepeatWrapping,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from 'three';
import { PATTERNS, type Spot } from '#core/picture/patterns.ts';
import type { Room } from '#core/plan/schema.ts';
import { MATERIALS } from '#core/scene/materials.ts';
import { longerSide } from './plan-floor.ts';

/** Metres that a texture shows before it repeats: whole boards (0.13, 0.15) and whole tiles (0.3, 0.4, 0.6) fit across. */
const EXTENT: Record<string, number> = { deck: 5.2 };
const USUAL_EXTENT = 4.8;
const TEXTURE_PX = 640;

const textures = new Map<string, Texture>();

/** Lays the pattern of a floor's material (boards, tiles), the same as in the picture, along the room's longer side. */
export function layPattern(mesh: Mesh, room: Room | undefined): void {
  // A model that brings textures of its own keeps them.
  if (mesh.geometry.hasAttribute('uv')) return;
  const material = mesh.material as MeshStandardMaterial;
  const { pattern } = MATERIALS[material.name] ?? {};
  if (!pattern || !PATTERNS[pattern]) return;
  const extent = EXTENT[pattern] ?? USUAL_EXTENT;
  const turn = room ? longerSide(room.outline) : 0;
  const [cos, sin] = [Math.cos(turn) / extent, Math.sin(turn) / extent];
  const places = mesh.geometry.getAttribute('position');
  const uv = new Float32Array(places.count * 2);
  for (let i = 0; i < places.count; i++) {
    uv[i * 2] = places.getX(i) * cos + places.getZ(i) * sin;
    uv[i * 2 + 1] = places.getZ(i) * cos - places.getX(i) * sin;
  }
  mesh.geometry.setAttribute('uv', new BufferAttribute(uv, 2));
  if (material.map) return;
  // The model's own colour: floors differ from home to home.
  const { r, g, b } = material.color.getRGB({ r: 0, g: 0, b: 0 }, SRGBColorSpace);
  material.map = textureOf(
    pattern,
    [r, g, b].map((share) => Math.round(share * 255)),
    extent,
  );
  material.color.set(0xffffff);
  material.needsUpdate = true;
}

function textureOf(pattern: string, colour: readonly number[], extent: number): Texture {
  const key = `${pattern} ${colour}`;
  const known = textures.get(key);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = TEXTURE_PX;
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(TEXTURE_PX, TEXTURE_PX);
  const px = extent / TEXTURE_PX;
  const spot: Spot = { r: 1, g: 1, b: 1, lu: 0, lv: 0 };
  for (let row = 0, at = 0; row < TEXTURE_PX; row++)
    for (let column = 0; column < TEXTURE_PX; column++, at += 4) {
      spot.r = spot.g = spot.b = 1;
      PATTERNS[pattern]!(spot, (column + 0.5) * px, (row + 0.5) * px, px);
      image.data[at] = colour[0]! * spot.r;
      image.data[at + 1] = colour[1]! * spot.g;
      image.data[at + 2] = colour[2]! * spot.b;
      image.data[at + 3] = 255;
    }
  context.putImageData(image, 0, 0);
  const texture = new CanvasTexture(canvas);
  // Along the boards a mirror hides the seam; across them whole boards meet anyway.
  texture.wrapS = MirroredRepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.flipY = false;
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  textures.set(key, texture);
  return texture;
}
