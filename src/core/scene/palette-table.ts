import type { Style } from '../furnish/home/wishes.ts';

/** Main fabric, second fabric, four accents, the border of rugs, leather. */
type Scheme = readonly [main: string, second: string, string, string, string, string, border: string, leather: string];

export interface Palette {
  /** The 60 of the rule: floors, woods, fronts and metal. Materials that are not named are as in `materials.ts`. */
  readonly ground: Readonly<Record<string, string>>;
  /** The 30 and the 10: upholstery and accents. Homes of one palette take turns. */
  readonly schemes: readonly Scheme[];
}

/**
 * The colours of homes, sRGB. Each follows the decorators' rule of 60 to 30 to 10 (see e.g. L. Eiseman, The Complete Color Harmony): a ground that
 * all share, a fabric or two that go with it, and four accents of which a room shows one or two. Sanitary ware, linen and greenery are the same
 * in all: they are what palettes are seen against.
 */
// biome-ignore format: a table
export const PALETTES = {
  'light-oak': {
    ground: {},
    schemes: [
      ['#a9b39d', '#d3cabb', '#c17f5e', '#efe5d3', '#6f7f68', '#b7a58a', '#ac9a82', '#a67046'],
      ['#98a7b3', '#d6ccba', '#4f6478', '#ece4d6', '#b98b6b', '#84a0a6', '#8a98a2', '#8a5f42'],
      ['#c3b6a4', '#9b9a93', '#c08a7a', '#8c8577', '#ece0d0', '#62766a', '#a88f80', '#b98458'],
    ],
  },
  'white-sand': {
    ground: {
      'floor-wood': '#d9c5a5', threshold: '#b59b78', 'wood-light': '#ecdcc0', 'wood-mid': '#c6ac88', 'wood-dark': '#a68a6a', front: '#f8f5ee', 'kitchen-front': '#e2dfd6', frame: '#c6ac88', trim: '#b8bcbe',
      'wall-paint': '#f6f2ea', towel: '#c3c8bf',
      'rug-0': '#ece4d4', 'rug-1': '#f0ebe0', 'rug-2': '#e0dcd0', 'rug-line': '#faf6ee',
    },
    schemes: [
      ['#f1ebe0', '#aa9a80', '#8fa79b', '#d2b890', '#b9c4be', '#6f8178', '#a8b2a6', '#c4a076'],
      ['#b7a48b', '#eee8de', '#a87c56', '#efe2cc', '#8c8272', '#c7a98a', '#b09a7c', '#b08a62'],
      ['#b4bdbb', '#e8dfd0', '#7890a2', '#dfe4e6', '#a8957a', '#566c7e', '#93a4ae', '#a88560'],
    ],
  },
  'walnut-blue-grey': {
    ground: {
      'floor-wood': '#b8936f', 'floor-terrazzo': '#d6d3cd', 'floor-tile': '#b9babb', threshold: '#6b4c36', 'wood-light': '#93694a', 'wood-mid': '#7e583c', 'wood-dark': '#5c402e', front: '#e9e7e2', 'kitchen-front': '#4c5157', worktop: '#e8e6e1', trim: '#2b2c2f', frame: '#2b2c2f',
      'wall-paint': '#eceae6', towel: '#a3abb2',
      'rug-0': '#d2d2d0', 'rug-1': '#bcc5cc', 'rug-2': '#dad2c6', 'rug-line': '#ececea',
    },
    schemes: [
      ['#8493a2', '#cdc8bf', '#4e6078', '#ba9266', '#a2b4c2', '#35404c', '#6c7c8e', '#865638'],
      ['#c9c3b9', '#6e7276', '#a65b3c', '#e0d8cb', '#4a4d50', '#c99b6b', '#8e8a84', '#96603c'],
      ['#5f6f66', '#d6d0c4', '#b08a4a', '#8fa08f', '#2f3f38', '#e0d5c2', '#74827a', '#7a4e34'],
    ],
  },
  'ash-graphite': {
    ground: {
      'floor-wood': '#d3c6b2', 'floor-terrazzo': '#c9c6c0', 'floor-tile': '#a5a6a6', threshold: '#8a7a66', 'wood-light': '#bca583', 'wood-mid': '#93795a', 'wood-dark': '#4a423c', front: '#e9e5dd', 'kitchen-front': '#b9ae9e', worktop: '#4c4c4e', trim: '#3a3a3c', frame: '#3a3a3c',
      'wall-paint': '#e8e6e2', towel: '#b9b4ac', 'floor-deck': '#a39684',
      'rug-0': '#e6e1d8', 'rug-1': '#b5b5b3', 'rug-2': '#a9a398', 'rug-line': '#f0ece4',
    },
    schemes: [
      ['#efe9de', '#4a4d50', '#2f3235', '#c8b79c', '#8a8d8f', '#b4552f', '#55575a', '#9a6038'],
      ['#4c6872', '#ece6da', '#c8794a', '#9db2b5', '#2f454c', '#e0c9a4', '#6f8a90', '#a8683e'],
      ['#8b8790', '#e0dad2', '#6b4a60', '#c7a98f', '#a6a6b0', '#b86a55', '#77727e', '#7c5240'],
    ],
  },
  'dark-oak-green': {
    ground: {
      'floor-herringbone': '#b58c62', 'floor-checker': '#e6dfd0', 'floor-stone': '#cfc4b0', threshold: '#5c4230', 'wood-light': '#8c6643', 'wood-mid': '#725439', 'wood-dark': '#523c2c', front: '#e7dfcf', 'kitchen-front': '#6c7b66', frame: '#5a4030',
      'wall-paint': '#ece6d8', towel: '#b9bfa8',
      'rug-0': '#dccfb4', 'rug-1': '#c2b69a', 'rug-2': '#e3d6bd', 'rug-line': '#eee4ce',
    },
    schemes: [
      ['#74836d', '#cbbea0', '#c49a54', '#5f7050', '#a06048', '#e0cfae', '#5f6e58', '#8e5a3a'],
      ['#8a4b47', '#dccdae', '#c9a86a', '#6b3538', '#e8dabd', '#5f6b58', '#7c3f3c', '#7a4a32'],
      ['#d6c9ae', '#7e8a76', '#8c5a3c', '#dcc79c', '#5e6f86', '#3f4c3c', '#8c5a48', '#9c6840'],
    ],
  },
  'cherry-cream': {
    ground: {
      'floor-herringbone': '#c89f74', 'floor-checker': '#f0e9da', 'floor-stone': '#d8cbb4', threshold: '#74492f', 'wood-light': '#9c6940', 'wood-mid': '#8a5a38', 'wood-dark': '#63402b', front: '#f0e8d8', 'kitchen-front': '#ece3d0', frame: '#63402b',
      'wall-paint': '#f2ebdc', towel: '#d3c2a4',
      'rug-0': '#e8dcc2', 'rug-1': '#d6c6a6', 'rug-2': '#ded5c4', 'rug-line': '#f5ecd8',
    },
    schemes: [
      ['#4a5c76', '#e4d8be', '#c9a24d', '#8fa0b4', '#9c3f36', '#eee4ce', '#44546c', '#8a5434'],
      ['#a3ab90', '#efe5d2', '#b9776b', '#7f8c6e', '#dcbca8', '#c9a566', '#a5736a', '#9a6642'],
      ['#e3d9c2', '#8e9fae', '#55708a', '#c98e54', '#efe5d0', '#7c4a3c', '#5f7890', '#84533a'],
    ],
  },
  'smoked-oak-charcoal': {
    ground: {
      'floor-boards': '#a28b72', 'floor-screed': '#b3b1ad', 'floor-tile': '#8d8f90', threshold: '#4c4a48', 'wood-light': '#b58a5c', 'wood-mid': '#8a6644', 'wood-dark': '#5a4434', front: '#56595d', 'kitchen-front': '#54575b', worktop: '#b0875c', trim: '#2a2b2d', frame: '#2a2b2d',
      'wall-paint': '#dfddd9', 'door-leaf': '#5a5c60', 'door-frame': '#494b4e', 'window-frame': '#494b4e', towel: '#8d9194', 'floor-deck': '#958571',
      'rug-0': '#d4cfc6', 'rug-1': '#8f8e8b', 'rug-2': '#cdbfa9', 'rug-line': '#e6e1d8',
    },
    schemes: [
      ['#6e6f72', '#d0cac2', '#a86a4c', '#62767c', '#c6a25a', '#5c5c60', '#5f5d5a', '#8e5430'],
      ['#a06c48', '#d6d0c6', '#8c4a2e', '#4e5a5e', '#d0b48a', '#3a3e41', '#7c5842', '#6f4329'],
      ['#5a6b7c', '#cfc7ba', '#b5763f', '#3c4a58', '#b9b5ac', '#7a3f30', '#5a6672', '#9a5f38'],
    ],
  },
  'brick-iron': {
    ground: {
      'floor-boards': '#8f6d4e', 'floor-screed': '#c9c6c0', 'floor-tile': '#77706a', threshold: '#3c3a38', 'wood-light': '#a67a4e', 'wood-mid': '#7c5836', 'wood-dark': '#4a3324', front: '#44474a', 'kitchen-front': '#343a3e', worktop: '#8b8884', trim: '#303133', frame: '#303133',
      'wall-paint': '#e4ddd2', 'door-leaf': '#4d4f52', 'door-frame': '#3e4042', 'window-frame': '#3e4042', towel: '#a08d78', 'floor-deck': '#8e7a66',
      'rug-0': '#d8cdb8', 'rug-1': '#b9ab96', 'rug-2': '#a05a44', 'rug-line': '#ece3d2',
    },
    schemes: [
      ['#746c62', '#d2c6b2', '#a4452f', '#d2a24c', '#56635a', '#3a3836', '#6a4a3e', '#7c4628'],
      ['#6b6b4e', '#d6ccb8', '#c2803e', '#9a9a78', '#3e402f', '#dcd2b8', '#5e5c44', '#94582f'],
      ['#3f4852', '#c9bda9', '#c8923a', '#7c8a94', '#8c3b2a', '#e0d6c4', '#4a4e54', '#684026'],
    ],
  },
  'driftwood-blue': {
    ground: {
      'floor-boards': '#d8c9b2', 'floor-tile-small': '#c3d2d8', threshold: '#a89474', 'wood-light': '#c3af91', 'wood-mid': '#b09c82', 'wood-dark': '#8a7a68', front: '#f4f4f0', 'kitchen-front': '#b9cbd3', frame: '#f0efea', trim: '#b8bcbe', linen: '#f0ece2',
      'wall-paint': '#f0f3f2', towel: '#8fb2c2', 'floor-deck': '#c6b598',
      'rug-0': '#eae8e0', 'rug-1': '#b8cad4', 'rug-2': '#f0e9d8', 'rug-line': '#f8f7f2',
    },
    schemes: [
      ['#8ea9ba', '#efe9dc', '#4a728e', '#d6ba8c', '#8ab0ba', '#da8e72', '#62849a', '#b58a5e'],
      ['#f2ede2', '#84a2b2', '#2f5674', '#d9c9a8', '#6fa3a8', '#e9a989', '#4a6c86', '#a97c50'],
      ['#9db5b2', '#efe6d6', '#3f7f86', '#f0e4cc', '#c98f5e', '#7fa8a0', '#5c8a8c', '#bc9468'],
    ],
  },
  'bleached-reef': {
    ground: {
      'floor-boards': '#d9ccb6', 'floor-tile-small': '#d2dfd8', 'floor-stone': '#d9cfbd', threshold: '#b7a68a', 'wood-light': '#cdbb9b', 'wood-mid': '#bba986', 'wood-dark': '#97846a', front: '#fbfaf6', 'kitchen-front': '#c7d8d0', frame: '#f6f4ee', trim: '#c2a878', linen: '#f3eee3',
      'wall-paint': '#f4f4ee', towel: '#a9cdc6', 'floor-deck': '#cbbca2',
      'rug-0': '#f6f2ea', 'rug-1': '#b9d0cc', 'rug-2': '#c4b28e', 'rug-line': '#faf8f2',
    },
    schemes: [
      ['#f5f0e6', '#9cc0be', '#e08a72', '#5fa39e', '#f2d7b8', '#3e7c86', '#7fb0ac', '#c09064'],
      ['#bfae90', '#f1ebe0', '#2c4560', '#efe6d2', '#b98f5c', '#8fb0c4', '#4c6480', '#a87e52'],
      ['#b6bd9e', '#f1e9da', '#7a9a72', '#4f8a94', '#e6cfa0', '#d98c6a', '#8c9c7c', '#b38a5c'],
    ],
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

/** The palettes of each style. */
export const STYLE_PALETTES: Readonly<Record<Style, readonly PaletteName[]>> = {
  scandinavian: ['light-oak', 'white-sand'],
  modern: ['walnut-blue-grey', 'ash-graphite'],
  classic: ['dark-oak-green', 'cherry-cream'],
  industrial: ['smoked-oak-charcoal', 'brick-iron'],
  coastal: ['driftwood-blue', 'bleached-reef'],
};
