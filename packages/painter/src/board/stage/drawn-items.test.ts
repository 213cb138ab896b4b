import { describe, expect, it } from 'vitest';
import type { Place } from '../../outline/index.ts';
import { pictureIn } from './drawn-items.ts';

describe('a picture of a place', () => {
  it.each<[string, Place, Place]>([
    ['lies flat', [0, 40], [300, 40]],
    ['stands upright', [40, 0], [40, 300]],
  ])('keeps a shape when it is one line that %s', (_name, from, to) => {
    const { picture, box } = pictureIn('ground', [{ points: [from, to], isOpen: true, ink: 0.9 }]);
    expect(Math.min(box.width, box.height)).toBeGreaterThan(0);
    expect(picture.ratio).toBeGreaterThan(0);
    expect(Number.isFinite(picture.ratio)).toBe(true);
  });
});
