import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { sampleContent, sampleLook, sampleNarration, sampleScene } from '../testing/sample-scene.ts';
import type { DrawnScene } from '../timeline/film-timeline.ts';
import { renderSegment } from './render-segment.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hard-input-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const hundredLetters = 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200);

const scenes: readonly (readonly [string, Partial<DrawnScene>])[] = [
  ['a narration without words', { narration: { ...sampleNarration(''), durationSeconds: 1 } }],
  ['a narration of emoji alone', { narration: sampleNarration('🚀 🎉 🐌') }],
  ['a word of 200 letters', { narration: sampleNarration(`See ${hundredLetters} there.`) }],
  [
    'a title of emoji and a word of 200 letters',
    { drawing: layOutBoard({ ...sampleContent, title: `🚀 ${hundredLetters} 🎉` }), narration: null },
  ],
  ['words that all begin at once', { narration: sampleNarration('all of it at once', 0.0001) }],
];

describe('hard input', () => {
  it.each(scenes)('gives a film: %s', async (name, changes) => {
    const scene = sampleScene({ minimumSeconds: 1, exit: 'hold', ...changes });
    const output = join(folder, `${name}.mp4`);
    const { frames } = await renderSegment({ scene, look: sampleLook, profile: 'test', output });
    expect(frames).toBeGreaterThanOrEqual(30);
  });

  it('cuts 5,000 words without an end into subtitles', async () => {
    const text = Array.from({ length: 5000 }, (_, index) => `word${index}`).join(' ');
    const narration = sampleNarration(text, 0.0004);
    const scene = sampleScene({ narration, minimumSeconds: 1, exit: 'hold' });
    const output = join(folder, 'long.mp4');
    const { frames } = await renderSegment({ scene, look: sampleLook, profile: 'test', output });
    expect(frames).toBeGreaterThan(75);
  });

  it('refuses a script that no bundled typeface has, before anything is written', async () => {
    const drawing = layOutBoard({ ...sampleContent, title: 'لماذا السماء زرقاء' });
    const output = join(folder, 'never.mp4');
    const request = { scene: sampleScene({ drawing }), look: sampleLook, profile: 'test', output } as const;
    await expect(renderSegment(request)).rejects.toThrow(/^No bundled typeface has these letters/u);
  });
});
