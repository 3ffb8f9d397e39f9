import {
  Color,
  DoubleSide,
  type IUniform,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshDepthMaterial,
  type MeshStandardMaterial,
  type Plane,
} from 'three';
import type { ModelPart } from './load-model.ts';

/** What the look-up of heights by place needs; see `WallCuts`. */
export type CutUniforms = Record<'cutMap' | 'cutOrigin' | 'cutSize' | 'cutHeights' | 'cutCount', IUniform>;

/** Metres below a wall's surface at which it is looked up which wall that is: faces lie where cells of the map meet. */
const INWARDS = 0.03;
/** Just above the floors: where the dark inside of a low cut wall ends. */
const BOTTOM = 0.015;
/** The cut face of masonry, as on the picture. */
const INSIDE = [0x3c, 0x3d, 0x3f] as const;

/** Cuts a door, window or lintel at the height of the one wall that it belongs to. */
export function cutByPlane({ object, name }: ModelPart, plane: Plane): void {
  for (const mesh of meshesOf(object)) {
    const material = (mesh.material as MeshStandardMaterial).clone();
    material.clippingPlanes = [plane];
    material.clipShadows = true;
    material.side = DoubleSide;
    // Jambs and sills share faces with the wall around them; the wall wins.
    Object.assign(material, { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 2 });
    if (material.opacity === 1) paintInside(material);
    mesh.material = material;
    if (name === 'window' && material.name === 'wall-paint') mesh.add(bottomOf(mesh));
  }
}

/** Cuts the body of all walls, each spot at the height of the wall that stands there. */
export function cutByMap({ object }: ModelPart, uniforms: CutUniforms): void {
  for (const mesh of meshesOf(object)) {
    const material = (mesh.material as MeshStandardMaterial).clone();
    material.side = DoubleSide;
    paintInside(material, uniforms);
    mesh.material = material;
    mesh.customDepthMaterial = new MeshDepthMaterial({ side: DoubleSide });
    mesh.customDepthMaterial.onBeforeCompile = (shader) => addDiscard(shader, uniforms);
    mesh.customDepthMaterial.customProgramCacheKey = () => 'shadow cut by map';
    mesh.add(bottomOf(mesh));
  }
}

function meshesOf(object: ModelPart['object']): Mesh[] {
  const meshes: Mesh[] = [];
  object.traverse((child) => {
    if (child instanceof Mesh) meshes.push(child);
  });
  return meshes;
}

/** The wall's own plan, laid flat near the floor: else one would look down a cut wall as into a box without a bottom. */
function bottomOf(wall: Mesh): Mesh {
  const geometry = wall.geometry.clone();
  const places = geometry.getAttribute('position');
  for (let i = 0; i < places.count; i++) places.setY(i, BOTTOM);
  const [red, green, blue] = INSIDE;
  return new Mesh(
    geometry,
    new MeshBasicMaterial({ color: new Color(`rgb(${red}, ${green}, ${blue})`), side: DoubleSide, toneMapped: false }),
  );
}

interface Shader {
  uniforms: Record<string, IUniform>;
  vertexShader: string;
  fragmentShader: string;
}

function paintInside(material: Material, uniforms?: CutUniforms): void {
  const colour = INSIDE.map((value) => (value / 255).toFixed(4)).join(', ');
  material.onBeforeCompile = (shader) => {
    extend(shader, 'fragmentShader', 'dithering_fragment', `if (!gl_FrontFacing) gl_FragColor = vec4(${colour}, 1.0);`);
    if (uniforms) addDiscard(shader, uniforms);
  };
  material.customProgramCacheKey = () => (uniforms ? 'cut by map' : 'cut by plane');
}

function addDiscard(shader: Shader, uniforms: CutUniforms): void {
  Object.assign(shader.uniforms, uniforms);
  extend(
    shader,
    'vertexShader',
    'project_vertex',
    `vCutAt = vec3((modelMatrix * vec4(transformed - ${INWARDS} * normal, 1.0)).xz, (modelMatrix * vec4(transformed, 1.0)).y);`,
  );
  extend(
    shader,
    'fragmentShader',
    'clipping_planes_fragment',
    `float cutWall = texture2D(cutMap, (vCutAt.xy - cutOrigin) / cutSize).r;
if (vCutAt.z > texture2D(cutHeights, vec2((cutWall + 0.5) / cutCount, 0.5)).r) discard;`,
  );
  // Centroid: beside the edge of a face seen edge-on, values at the middle of the pixel would be far off.
  shader.vertexShader = `centroid varying vec3 vCutAt;\n${shader.vertexShader}`;
  shader.fragmentShader = `centroid varying vec3 vCutAt;
uniform sampler2D cutMap;
uniform sampler2D cutHeights;
uniform vec2 cutOrigin;
uniform vec2 cutSize;
uniform float cutCount;
${shader.fragmentShader}`;
}

/** Adds code after a named chunk of one of three's shaders. */
function extend(shader: Shader, part: 'vertexShader' | 'fragmentShader', chunk: string, code: string): void {
  shader[part] = shader[part].replace(`#include <${chunk}>`, `#include <${chunk}>\n${code}`);
}
