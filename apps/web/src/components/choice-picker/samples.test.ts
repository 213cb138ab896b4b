import { statSync } from 'node:fs';
import { join } from 'node:path';
import { effects, imageModels, videoModels } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../public/samples');
const kilobytes = (name: string) => statSync(join(folder, name)).size / 1000;

describe('the samples of the pickers', () => {
  it.each([...effects, ...videoModels])('$key is a still and a loop of at most 150 kB', ({ key }) => {
    expect(kilobytes(`${key}.webp`)).toBeLessThan(20);
    expect(kilobytes(`${key}.mp4`)).toBeLessThan(150);
  });

  it.each(imageModels)('$key is a still', ({ key }) => {
    expect(kilobytes(`${key}.webp`)).toBeLessThan(20);
  });
});
