import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawFinishedBoard } from '../board/draw-still.ts';
import { createYuvFrame, rgbToYuv } from '../compositor/yuv.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { decodeLuma, meanDifference } from '../testing/decode-film.ts';
import { sampleContent, sampleLook, sampleScene } from '../testing/sample-scene.ts';
import type { Drawing } from '../timeline/drawing.ts';
import { renderSegment } from './render-segment.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'still-test-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const titles = { en: 'Why cats purr', hi: 'बिल्ली क्यों घुरघुराती है', ja: '猫はなぜ喉を鳴らすのか' } as const;

function stillLuma(drawing: Drawing): Uint8Array {
  const board = drawFinishedBoard(drawing, sampleLook.width, createIconReader());
  const frame = createYuvFrame(board.width, board.height);
  rgbToYuv(board.rgb, frame, { box: { x: 0, y: 0, width: board.width, height: board.height } });
  return frame.y;
}

describe('the still of a scene', () => {
  it.each(['en', 'hi', 'ja'] as const)('OUT-02 is the last frame its film draws (%s)', async (language) => {
    const drawing = layOutBoard({ ...sampleContent, language, title: titles[language] });
    const output = join(folder, `${language}.mp4`);
    const scene = sampleScene({ drawing, narration: null, minimumSeconds: 3, exit: 'hold' });
    await renderSegment({ scene, look: { ...sampleLook, language }, profile: 'film', output });
    const pictures = await decodeLuma(output);
    const still = stillLuma(drawing);
    expect(pictures).toHaveLength(90);
    expect(meanDifference(pictures.at(-1) ?? still.fill(0), still)).toBeLessThan(2);
    expect(meanDifference(pictures[0] ?? still, still)).toBeGreaterThan(6);
  });

  it('is wiped at the end of a scene that another follows', async () => {
    const drawing = layOutBoard(sampleContent);
    const output = join(folder, 'wiped.mp4');
    const scene = sampleScene({ drawing, narration: null, minimumSeconds: 3, exit: 'wipe' });
    await renderSegment({ scene, look: sampleLook, profile: 'film', output });
    const last = (await decodeLuma(output)).at(-1);
    const paper = stillLuma({ ...drawing, elements: [] });
    expect(meanDifference(last ?? paper.fill(0), paper)).toBeLessThan(2);
  });
});
