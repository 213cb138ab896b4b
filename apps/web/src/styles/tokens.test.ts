import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The colours of a theme by the selector of its block. */
function themeOf(selector: string): ReadonlyMap<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/gu)].map(([, name = '', color = '']) => [name, color]),
  );
}

/** A colour as it is seen through an opacity upon a ground. */
function upon(color: string, ground: string, opacity: number): number[] {
  return [1, 3, 5].map((at) => {
    const [front, back] = [color, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return ((front ?? 0) * opacity + (back ?? 0) * (1 - opacity)) / 255;
  });
}

/** Relative luminance and contrast as WCAG 2 defines them. */
function contrast(front: readonly number[], back: readonly number[]): number {
  const [light = 0, dark = 0] = [front, back]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = color.map((part) =>
        part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return red * 0.2126 + green * 0.7152 + blue * 0.0722;
    })
    .toSorted((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

/** How far the shimmer fades. */
const DIMMEST = 0.55;

describe('colours of the themes', () => {
  const themes = [':root', ":root[data-theme='light']", ':root:not([data-theme])'];

  it.each(themes)('what is loading is seen on every ground, also at its dimmest: %s', (selector) => {
    const theme = themeOf(selector);
    const skeleton = theme.get('skeleton') ?? '#none';
    for (const name of ['bg', 'surface']) {
      const ground = theme.get(name) ?? '#none';
      const plain = upon(ground, ground, 1);
      expect(contrast(upon(skeleton, ground, 1), plain), name).toBeGreaterThan(1.4);
      expect(contrast(upon(skeleton, ground, DIMMEST), plain), name).toBeGreaterThan(1.2);
    }
  });

  it('light by choice and light by the system are the same', () => {
    expect(themeOf(themes[2] ?? '')).toEqual(themeOf(themes[1] ?? ''));
  });
});
