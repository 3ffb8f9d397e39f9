import type { Random } from '../../random.ts';

/** How the wiring of a home is drawn on a sheet, everything in one way throughout. Lengths are metres. */
export interface ElectricalLook {
  lamp: 'crossed' | 'plus' | 'rays' | 'square' | 'target';
  socket: 'arc' | 'duplex' | 'filled' | 'triangle';
  switch: 'ticked' | 'letter' | 'key';
  /** Ceiling fans in large rooms, by their shape; none on other sheets. */
  fan: 'none' | 'blades' | 'paddles' | 'hexagon' | 'ring';
  detectors: boolean;
  /** Tubes as long boxes in kitchens, baths and garages. */
  tubes: boolean;
  wires: 'none' | 'arcs' | 'waves' | 'straight';
  /** Wires of a room run on to the board. */
  home: boolean;
  dash: readonly number[];
  /** Radius of a lamp. */
  size: number;
  /** Mean distance between sockets along the walls. */
  spacing: number;
  labels: boolean;
  colours: { device: string; fan: string; wire: readonly string[]; label: string };
}

/** Colours of layers on paper, and on the dark ground of a screen. */
const LAYERS = ['#c03030', '#2060c0', '#1d8a3c', '#d07020', '#9030a0', '#0a8f8f', '#e03090'];
const ON_DARK = ['#ffff00', '#00ffff', '#00ff00', '#ff5050', '#ffffff', '#ff80ff'];

/** The look of an electrical sheet: in the ink of the drawing, or every layer in a colour of its own. */
export function pickElectricalLook(ink: string, paper: string, random: Random): ElectricalLook {
  const isDark = Number.parseInt(paper.slice(1, 3), 16) < 0x60;
  const layer = isDark || random.chance(0.55) ? () => random.pick(isDark ? ON_DARK : LAYERS) : () => ink;
  const device = layer();
  return {
    lamp: random.pick(['crossed', 'crossed', 'plus', 'rays', 'square', 'target']),
    socket: random.pick(['arc', 'arc', 'duplex', 'filled', 'triangle']),
    switch: random.pick(['ticked', 'ticked', 'letter', 'key']),
    fan: random.weighted({ none: 0.4, blades: 0.2, paddles: 0.15, hexagon: 0.13, ring: 0.12 }),
    detectors: random.chance(0.4),
    tubes: random.chance(0.3),
    wires: random.weighted({ none: 0.15, arcs: 0.5, waves: 0.2, straight: 0.15 }),
    home: random.chance(0.6),
    dash: random.pick([[], [], [0.12, 0.08], [0.2, 0.1], [0.25, 0.07, 0.05, 0.07]]),
    size: random.range(0.1, 0.2),
    spacing: random.range(1.6, 3.5),
    labels: random.chance(0.65),
    colours: {
      device,
      fan: random.chance(0.5) ? device : layer(),
      wire: Array.from({ length: random.int(1, 3) }, layer),
      label: random.chance(0.6) ? device : ink,
    },
  };
}
