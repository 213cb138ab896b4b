/** Red, green and blue from 0 to 255; a light's colour may be brighter. */
export type Colour = readonly [number, number, number];

/** Reads `#rrggbb`. */
export function hex(text: string): Colour {
  const value = Number.parseInt(text.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function css(colour: Colour, alpha = 1): string {
  const [red, green, blue] = colour;
  return `rgba(${channel(red)},${channel(green)},${channel(blue)},${Math.round(clamp(alpha, 0, 1) * 1000) / 1000})`;
}

export function mix(from: Colour, to: Colour, part: number): Colour {
  const t = clamp(part, 0, 1);
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t];
}

/** What a surface of this colour sends back of a light, 255 being full light. */
export function multiply(surface: Colour, light: Colour): Colour {
  return [
    Math.min(255, (surface[0] * light[0]) / 255),
    Math.min(255, (surface[1] * light[1]) / 255),
    Math.min(255, (surface[2] * light[2]) / 255),
  ];
}

export function luminance(colour: Colour): number {
  return colour[0] * 0.2126 + colour[1] * 0.7152 + colour[2] * 0.0722;
}

export function saturate(colour: Colour, factor: number): Colour {
  const grey = luminance(colour);
  return [
    clamp(grey + (colour[0] - grey) * factor, 0, 255),
    clamp(grey + (colour[1] - grey) * factor, 0, 255),
    clamp(grey + (colour[2] - grey) * factor, 0, 255),
  ];
}

/** Turns a colour's hue by degrees, its brightness roughly kept. */
export function turnHue(colour: Colour, degrees: number): Colour {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const [r, g, b] = colour;
  return [
    clamp(
      r * (0.213 + cos * 0.787 - sin * 0.213) +
        g * (0.715 - cos * 0.715 - sin * 0.715) +
        b * (0.072 - cos * 0.072 + sin * 0.928),
      0,
      255,
    ),
    clamp(
      r * (0.213 - cos * 0.213 + sin * 0.143) +
        g * (0.715 + cos * 0.285 + sin * 0.14) +
        b * (0.072 - cos * 0.072 - sin * 0.283),
      0,
      255,
    ),
    clamp(
      r * (0.213 - cos * 0.213 - sin * 0.787) +
        g * (0.715 - cos * 0.715 + sin * 0.715) +
        b * (0.072 + cos * 0.928 + sin * 0.072),
      0,
      255,
    ),
  ];
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : Math.min(high, value);
}

export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}

function channel(value: number): number {
  return Math.round(clamp(value, 0, 255));
}

/** A colour as it is written in plans: '#rrggbb'. */
export function toHex([red, green, blue]: Colour): string {
  const two = (value: number): string =>
    Math.round(clamp(value, 0, 255))
      .toString(16)
      .padStart(2, '0');
  return `#${two(red)}${two(green)}${two(blue)}`;
}
