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
import type { Clip } from './clip/clip-shot.ts';
import { goldenOf, stretchOf } from './testing/golden-frames.ts';
import type { GoldenPicture } from './testing/golden-frames.ts';
import { writeSampleClip } from './testing/sample-clips.ts';
import type { SampleClip } from './testing/sample-clips.ts';
import { sampleContent, sampleLook, sampleNarration, sampleScene } from './testing/sample-scene.ts';

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
  expect(golden(name, await stretchFrom(output, { from, width: size.width }))).toBeNull();
});

/** Six frames of a segment. */
async function stretchFrom(segment: string, { from, width }: { from: number; width: number }) {
  const stills: GoldenPicture[] = [];
  for await (const still of readStills(segment, { everySeconds: 1 / 30, width })) {
    stills.push(still);
  }
  const first = Math.min(Math.round(from * 30), stills.length - 6);
  return stretchOf(stills.slice(first, first + 6));
}

const card = { width: 320, height: 180, seconds: 2, frames: 25, shows: 'card' } as const;
const bar = { ...card, shows: 'bar' } as const;
const clipGoldens: Readonly<
  Record<string, { sample: Omit<SampleClip, 'output'>; clip: Partial<Clip>; from: number }>
> = {
  'covers the frame about its focus': {
    sample: { ...card, width: 240, height: 240 },
    clip: { focus: { x: 0.5, y: 0.2 } },
    from: 0.5,
  },
  'is shown whole over itself': {
    sample: { ...card, width: 180, height: 320 },
    clip: { fit: 'contain' },
    from: 0.5,
  },
  'is held and comes nearer': { sample: bar, clip: {}, from: 3 },
  'melts into its beginning': { sample: bar, clip: { ending: 'loop' }, from: 1.65 },
};

it.each(Object.entries(clipGoldens))('a clip that %s has the pixels of its version', async (name, wanted) => {
  const [file, output] = [join(folder, 'clip.mp4'), join(folder, 'clip-segment.mp4')];
  await writeSampleClip({ ...wanted.sample, output: file });
  const middle = { x: 0.5, y: 0.5 };
  const whole = { trimStartSeconds: 0, speed: 1, ending: 'hold', soundLevel: 0 } as const;
  const clip: Clip = { file, fit: 'cover', focus: middle, ...whole, ...wanted.clip };
  const scene = {
    id: 'clip',
    aspect: '16:9',
    shots: [{ clip, seconds: null }],
    overlay: null,
    narration: sampleNarration('So the words are read here', 0.4),
    minimumSeconds: 4,
    exit: 'hold',
  } as const;
  await renderSegment({
    scene: { ...scene, shots: [...scene.shots] },
    look: sampleLook,
    profile: 'film',
    output,
  });
  const stretch = await stretchFrom(output, { from: wanted.from, width: sampleLook.width });
  expect(golden(`a clip ${name}`, stretch)).toBeNull();
});
