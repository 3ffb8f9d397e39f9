import { type DataArrayTexture, type DataTexture, type IUniform, MeshDepthMaterial, MeshStandardMaterial, type Texture, Vector4 } from 'three'; // biome-ignore format: one list
import type { Daylight } from './daylight.ts';
import type { FloorLight } from './floor-light.ts';
import { MOST_LIGHT } from './pattern-layers.ts';
import { SURROUNDINGS } from './surroundings.ts';

/** What is above a cut is pressed to this share of its height: whatever was on top stays on top, so a cut piece keeps its lid. */
const PRESSED = 0.05;

/** How much of the surroundings is mirrored by what is no metal: real ones are partly hidden by the room. */
const MIRRORED = 0.45;

/** Linear light of lamps where they shine most, and of their shades. */
const LAMP = 'vec3(1.75, 1.28, 0.82)';
const GLOW = 'vec3(1.5, 1.05, 0.58)';
/** What is left of the light all around in the evening. */
const DUSK = 'vec3(0.15, 0.165, 0.22)';

export interface SurfaceTextures {
  readonly parts: DataTexture;
  readonly palette: DataTexture;
  readonly patterns: DataArrayTexture;
  /** May be changed for another one of the same frame. */
  readonly floorLight: { readonly texture: IUniform<Texture>; readonly frame: FloorLight };
  /** Shared by all: what is changed here changes everywhere. */
  readonly daylight: Daylight['uniforms'];
}

type Uniforms = Record<string, IUniform>;

/**
 * The one material of everything opaque, or of all glass: colour, finish and pattern of a vertex come from the palette, place and cut height from the
 * table of parts, and light from around it from the model and from the map of the floor.
 */
export function surfaceMaterial(textures: SurfaceTextures, clear: boolean): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ transparent: clear, depthWrite: !clear });
  const uniforms = uniformsOf(textures);
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = withVertices(shader.vertexShader, true);
    shader.fragmentShader = withSurface(shader.fragmentShader);
    // three keeps one table for all its renderers, and through it every renderer that has used it: let go of this one.
    material.addEventListener('dispose', () => (shader.uniforms.dfgLUT?.value as Texture | undefined)?.dispose());
  };
  material.customProgramCacheKey = () => 'surface';
  return material;
}

/** The same vertices as seen by the sun. */
export function surfaceShadow(textures: SurfaceTextures): MeshDepthMaterial {
  const material = new MeshDepthMaterial();
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniformsOf(textures));
    shader.vertexShader = withVertices(shader.vertexShader, false);
  };
  material.customProgramCacheKey = () => 'surface shadow';
  return material;
}

function uniformsOf({ parts, palette, patterns, daylight, floorLight: { texture, frame } }: SurfaceTextures): Uniforms {
  return {
    ...daylight,
    parts: { value: parts },
    palette: { value: palette },
    patterns: { value: patterns },
    floorLight: texture,
    floorFrame: { value: new Vector4(frame.x0, frame.y0, 1 / (frame.columns * frame.cell), 1 / (frame.rows * frame.cell)) },
  }; // biome-ignore format: one list
}

const VERTEX = `attribute vec3 tag;
uniform highp sampler2D parts;
vec2 turned(vec2 at, vec4 place) { return vec2(at.x * place.z - at.y * place.w, at.x * place.w + at.y * place.z); }
`;

const PLACED = `vec4 partPlace = texelFetch(parts, ivec2(0, int(tag.x + 0.5)), 0);
vec4 partState = texelFetch(parts, ivec2(1, int(tag.x + 0.5)), 0);
vec3 transformed = position;
transformed.y = min(position.y, partState.x) + max(position.y - partState.x, 0.0) * ${PRESSED};
transformed.xz = turned(position.xz, partPlace) + partPlace.xy;
// All corners in one point: nothing is drawn.
if (partState.y < 0.5 || partState.z >= partState.x) transformed = vec3(0.0);
`;

const VARYINGS = `varying vec3 vTint;
varying vec4 vFinish;
varying float vLayer;
varying float vGlow;
varying vec3 vOwn;
varying vec3 vOwnNormal;
varying vec3 vPlanNormal;
varying vec3 vPlan;
varying vec2 vAround;
`;

function withVertices(shader: string, seen: boolean): string {
  let out = shader.replace('#include <begin_vertex>', PLACED);
  if (!seen) return VERTEX + out;
  out = out.replace(
    '#include <beginnormal_vertex>',
    `vec4 partTurn = texelFetch(parts, ivec2(0, int(tag.x + 0.5)), 0);
vec3 objectNormal = normal;
objectNormal.xz = turned(normal.xz, partTurn);`,
  );
  out = out.replace(
    '#include <project_vertex>',
    `#include <project_vertex>
vec4 dye = texelFetch(palette, ivec2(int(tag.y + 0.5), 0), 0);
vTint = dye.rgb;
vLayer = dye.a;
vFinish = texelFetch(palette, ivec2(int(tag.y + 0.5), 1), 0);
vGlow = texelFetch(palette, ivec2(int(tag.y + 0.5), 2), 0).r;
vOwn = position;
vOwnNormal = normal;
vPlanNormal = objectNormal;
vPlan = transformed;
vAround = vec2(tag.z, texelFetch(parts, ivec2(1, int(tag.x + 0.5)), 0).w);`,
  );
  return `${VERTEX}uniform highp sampler2D palette;\n${VARYINGS}${out}`;
}

function withSurface(shader: string): string {
  const add = (text: string, chunk: string, code: string): string =>
    text.replace(`#include <${chunk}>`, `#include <${chunk}>\n${code}`);
  let out = add(
    shader,
    'color_fragment',
    // Grain runs along a piece's own x on what lies flat, and upwards on what stands.
    `vec3 facing = abs(vOwnNormal);
vec2 grain = facing.y > 0.6 ? vOwn.xz : (facing.x > facing.z ? vOwn.yz : vOwn.yx);
vec3 pattern = texture(patterns, vec3(grain / vFinish.z, max(vLayer, 0.0))).rgb * ${MOST_LIGHT.toFixed(3)};
diffuseColor.rgb *= vTint * (vLayer < -0.5 ? vec3(1.0) : pattern);
diffuseColor.a *= vFinish.w;`,
  );
  out = add(out, 'roughnessmap_fragment', 'roughnessFactor = vFinish.x;');
  out = add(out, 'metalnessmap_fragment', 'metalnessFactor = vFinish.y;');
  out = add(
    out,
    'aomap_fragment',
    // Walls take it from a little before their face; what faces up stands clear of the floor.
    `float low = texture2D(floorLight, (vPlan.xz + vPlanNormal.xz * 0.07 - floorFrame.xy) * floorFrame.zw).r;
float reach = vPlan.y < 0.02 ? 1.0 : (1.0 - abs(vPlanNormal.y)) * (1.0 - smoothstep(0.0, vAround.y, vPlan.y));
float around = vAround.x * mix(1.0, low, reach);
reflectedLight.indirectDiffuse *= around;
reflectedLight.indirectSpecular *= around * mix(${MIRRORED}, 1.0, metalnessFactor);
reflectedLight.directDiffuse *= mix(1.0, around, 0.55);
// Lamps light what is around them, walls mostly at their own height.
float lamps = texture2D(lampLight, (vPlan.xz + vPlanNormal.xz * 0.24 - floorFrame.xy) * floorFrame.zw).r;
lamps *= mix(0.82, 1.1, smoothstep(0.0, 1.5, vPlan.y)) * mix(1.0, around, 0.8);
reflectedLight.indirectDiffuse += evening * lamps * ${LAMP} * diffuseColor.rgb * (1.0 - 0.8 * metalnessFactor);
totalEmissiveRadiance += evening * vGlow * ${GLOW};`,
  );
  out = add(
    out,
    'lights_fragment_maps',
    `vec3 dusk = mix(vec3(1.0), ${DUSK}, evening);
iblIrradiance += dusk * PI * surroundings(inverseTransformDirection(geometryNormal, viewMatrix), 1.0);
radiance += dusk * surroundings(inverseTransformDirection(reflect(-geometryViewDir, geometryNormal), viewMatrix), material.roughness);`,
  );
  out = add(out, 'lights_physical_pars_fragment', SURROUNDINGS);
  return `uniform highp sampler2DArray patterns;\nuniform sampler2D floorLight;\nuniform vec4 floorFrame;\nuniform sampler2D lampLight;\nuniform float evening;\n${VARYINGS}${out}`;
}
