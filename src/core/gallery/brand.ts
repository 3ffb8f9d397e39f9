/** How a partner's page shows its own brand on the gallery. */
export interface Brand {
  /** Accent for light and for dark ground, `#rrggbb`, both readable; undefined: ours. */
  readonly accent: { readonly light: string; readonly dark: string } | undefined;
  /** Address of a logo, https, and its site. */
  readonly logo: { readonly url: string; readonly origin: string } | undefined;
  /** False: nothing of ours is named. */
  readonly named: boolean;
}

type Rgb = readonly [number, number, number];

/** Least contrast of text (WCAG 2.2, 1.4.3); the accent carries text and is text. */
const LEAST_CONTRAST = 4.5;
/** `--paper` by light and `--surface` by dark, and how much of the accent tints the ground of what is chosen (`--accent-soft`). */
const LIGHT = { ground: [246, 244, 239] as Rgb, tint: 0.12 };
const DARK = { ground: [36, 39, 36] as Rgb, tint: 0.09 };
const [WHITE, BLACK]: readonly Rgb[] = [
  [255, 255, 255],
  [0, 0, 0],
] as const;

/**
 * Reads `?brand=`: `0` names nobody, `2b5d4c` is a colour, `https://…` a logo; colour and logo may be joined by a comma. What cannot be
 * read counts as absent. A colour too weak to be read on the page is moved towards black or white until it can.
 */
export function readBrand(value: string | null | undefined): Brand {
  const [first = '', ...rest] = (value ?? '').split(',');
  const colour = /^#?([0-9a-f]{6})$/i.exec(first)?.[1];
  const address = colour === undefined ? (value ?? '') : rest.join(',');
  return {
    accent: colour === undefined ? undefined : readable(colour),
    logo: readLogo(address),
    named: value !== '0',
  };
}

function readLogo(address: string): Brand['logo'] {
  const [, origin] = /^(https:\/\/[a-z0-9.-]+(?::\d{1,5})?)\/[^\s"'<>\\]*$/i.exec(address) ?? [];
  return origin === undefined ? undefined : { url: address, origin };
}

function readable(hex: string): { light: string; dark: string } {
  const colour = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
  return {
    light: toHex(moveUntilReadable(colour, BLACK!, LIGHT)),
    dark: toHex(moveUntilReadable(colour, WHITE!, DARK)),
  };
}

function moveUntilReadable(colour: Rgb, end: Rgb, { ground, tint }: typeof LIGHT): Rgb {
  const steps = Array.from({ length: 51 }, (_, step) => mix(colour, end, step / 50));
  return steps.find((mixed) => contrast(mixed, mix(ground, mixed, tint)) >= LEAST_CONTRAST) ?? end;
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((value, i) => Math.round(value + (to[i]! - value) * share)) as unknown as Rgb;

/** Contrast ratio of WCAG 2.2. */
export function contrast(a: Rgb, b: Rgb): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

const toHex = (colour: Rgb): string => `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
