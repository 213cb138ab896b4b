import { lightness, parseHex } from '../draw/sketch.ts';

/** Paper this light or lighter takes a marker's colours as they are. */
const lightPaper = 0.35;

export function isDark(paper: string): boolean {
  return lightness(parseHex(paper)) < lightPaper;
}

/** How light the lightest colour of a place is on dark paper, and the darkest: pale lines are seen on both. */
const depths = { least: 0.15, most: 0.55 } as const;
/** How much of its colour a pale tone gains when it is deepened: it was thinned by white. */
const gain = { from: 0.16, more: 1.9 } as const;
/** Clouds and snow stay white: so pale, and so near to grey. */
const white = { light: 0.86, chroma: 0.09, depth: 0.8 } as const;
/** A sky is the lightest of all there is, or day would be no day; and not so strong that who is before it pales. */
const sky = { most: 0.68, saturation: 0.58 } as const;

/**
 * A colour of a place as it is laid on dark paper. Mixed with that paper, pale yellow and blue are mud: here a colour keeps its
 * hue, and is only as light as lets the pale lines on it be seen. A sky has no line round it, and is no cloud.
 */
export function onDarkPaper(fill: string, { isOutlined }: { isOutlined: boolean }): string {
  const bytes = parseHex(fill);
  const [red, green, blue] = [bytes[0] / 255, bytes[1] / 255, bytes[2] / 255];
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const chroma = high - low;
  const light = (high + low) / 2;
  const own = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * light - 1));
  const saturation = Math.min(own, gain.from + chroma * gain.more, isOutlined ? 1 : sky.saturation);
  const most = isOutlined ? depths.most : sky.most;
  const isWhite = isOutlined && light >= white.light && chroma <= white.chroma;
  const depth = isWhite ? white.depth : depths.least + light * (most - depths.least);
  const wanted = saturation * (1 - Math.abs(2 * depth - 1));
  const channel = (value: number): string => {
    const part = chroma === 0 ? 0.5 : (value - low) / chroma;
    return Math.round((depth + (part - 0.5) * wanted) * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(red)}${channel(green)}${channel(blue)}`;
}
