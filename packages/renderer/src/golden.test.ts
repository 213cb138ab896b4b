import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawFinishedBoard } from './board/draw-still.ts';
import { readStills } from './film/read-stills.ts';
import { renderSegment } from './film/render-segment.ts';
import { rendererVersion } from './film/renderer-version.ts';
import { createIconReader } from './illustration/icon-set.ts';
import { layOutBoard } from './layout/lay-out-board.ts';
import { goldenOf, stretchOf } from './testing/golden-frames.ts';
import type { GoldenPicture } from './testing/golden-frames.ts';
import { sampleContent, sampleLook, sampleScene } from './testing/sample-scene.ts';

const golden = goldenOf(new URL('golden.json', import.meta.url), rendererVersion);
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-golden-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const titles = { en: 'Why cats purr', hi: 'बिल्ली क्यों घुरघुराती है', ja: '猫はなぜ喉を鳴らすのか' } as const;

/** RGB as RGBA. */
function opaque({ rgb, width, height }: { rgb: Uint8Array; width: number; height: number }): GoldenPicture {
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    pixels.set(rgb.subarray(at * 3, at * 3 + 3), at * 4);
  }
  return { width, height, pixels };
}

it.each(['en', 'hi', 'ja'] as const)('a finished board has the pixels of its version (%s)', (language) => {
  const drawing = layOutBoard({ ...sampleContent, language, title: titles[language] });
  const board = drawFinishedBoard(drawing, sampleLook.width, createIconReader());
  expect(golden(`board-${language}`, opaque(board))).toBeNull();
});

it.each([
  ['the pen draws', 1.5, '16:9'],
  ['the scene is wiped', 3, '16:9'],
  ['the pen draws upright', 1.5, '9:16'],
] as const)('0.2 seconds in which %s have the pixels of their version', async (name, from, aspect) => {
  const output = join(folder, 'segment.mp4');
  const size = aspect === '16:9' ? { width: 320, height: 180 } : { width: 180, height: 320 };
  const drawing = layOutBoard({ ...sampleContent, aspect });
  await renderSegment({
    scene: sampleScene({ drawing }),
    look: { ...sampleLook, ...size },
    profile: 'film',
    output,
  });
  const stills: GoldenPicture[] = [];
  for await (const still of readStills(output, { everySeconds: 1 / 30, width: size.width })) {
    stills.push(still);
  }
  const first = Math.min(Math.round(from * 30), stills.length - 6);
  expect(golden(name, stretchOf(stills.slice(first, first + 6)))).toBeNull();
});
