/**
 * What a surface mirrors and is lit by from all around, as GLSL: a light room under a bright sky, with two windows. A formula instead of a map of
 * the surroundings: nothing to prepare and nothing to look up, on phones a second at the start and a part of every frame.
 * `surroundings(way, blur)` is the linear light from a direction (plan axes, y up), sharp at blur 0 and as matt surfaces gather it at 1.
 */
export const SURROUNDINGS = `
vec3 surroundings(vec3 way, float blur) {
  // Linear light from straight above, from the horizon and from a wooden floor.
  vec3 sky = mix(vec3(0.94, 0.92, 0.89), vec3(0.64, 0.66, 0.69), clamp(way.y, 0.0, 1.0));
  vec3 floorLight = vec3(0.72, 0.68, 0.62);
  float edge = mix(0.05, 0.9, blur);
  vec3 light = mix(floorLight, sky, smoothstep(-edge, edge, way.y));
  // Two windows, far apart, the sharper the smoother the surface; blurred they are a share of the light of the room.
  float sharp = mix(90.0, 3.0, sqrt(blur));
  float windows = pow(max(dot(way, vec3(-0.75, 0.45, 0.48)), 0.0), sharp) + 0.7 * pow(max(dot(way, vec3(0.62, 0.5, -0.6)), 0.0), sharp);
  return light + windows * mix(2.2, 0.12, sqrt(blur));
}
`;
