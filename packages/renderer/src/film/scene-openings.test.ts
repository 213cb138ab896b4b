import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawFinishedBoard } from '../board/draw-still.ts';
import { createYuvFrame, rgbToYuv } from '../compositor/yuv.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { inspectFilm } from '../quality/inspect-film.ts';
import { decodeLuma, meanDifference } from '../testing/decode-film.ts';
import { sampleContent, sampleLook, sampleNarration, sampleScene } from '../testing/sample-scene.ts';
import type { Drawing } from '../timeline/drawing.ts';
import { withNextPages } from '../timing/opening.ts';
import { joinFilm } from './join-film.ts';
import { renderSegment } from './render-segment.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openings-test-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const look = { ...sampleLook, showHand: false, subtitles: 'none' as const };
const titles = ['Why cats purr', 'How a purr is made', 'What a purr is for', 'Purring heals'];
const exits = ['turn', 'push', 'wipe', 'hold'] as const;

function paperOf(drawing: Drawing): Uint8Array {
  const { rgb, width, height } = drawFinishedBoard(
    { ...drawing, elements: [] },
    look.width,
    createIconReader(),
  );
  const frame = createYuvFrame(width, height);
  rgbToYuv(rgb, frame, { box: { x: 0, y: 0, width, height } });
  return frame.y;
}

function fourScenes() {
  const scenes = titles.map((title, index) =>
    sampleScene({
      id: title,
      drawing: layOutBoard({ ...sampleContent, title, seed: index }),
      exit: exits[index] ?? 'hold',
    }),
  );
  return withNextPages(scenes);
}

describe('a film of boards', () => {
  it('WORD-12 opens no scene on blank paper, and each on the page that the one before uncovered', async () => {
    const paper = paperOf(layOutBoard(sampleContent));
    const scenes = fourScenes();
    const segments: string[] = [];
    let uncovered: Uint8Array | null = null;
    for (const [index, scene] of scenes.entries()) {
      const output = join(folder, `${index}.mp4`);
      await renderSegment({ scene, look, profile: 'film', output });
      segments.push(output);
      const pictures = await decodeLuma(output);
      const first = pictures[0] ?? paper;
      // A title alone is 1.5 levels on the average of all pixels, with its picture begun 3.3; paper against itself 0.1.
      const seen = meanDifference(first, paper);
      expect(seen).toBeGreaterThan(index === 0 ? 0.5 : 2.4);
      if (uncovered !== null) {
        expect(meanDifference(first, uncovered)).toBeLessThan(seen * 0.2);
      }
      uncovered = pictures.at(-1) ?? null;
    }
    const file = join(folder, 'film.mp4');
    const facts = await joinFilm({ segments, soundtrack: null, output: file });
    const inspected = scenes.map((scene) => ({
      ...scene,
      narration: null,
      minimumSeconds: (facts.video?.durationSeconds ?? 0) / scenes.length,
      drawing: 'drawing' in scene ? scene.drawing : null,
    }));
    const quality = await inspectFilm({ file, facts, scenes: inspected, look, soundtrack: null });
    expect(quality.blankOpenings).toBe(0);
  });

  it('is found to open blank when it does', async () => {
    const drawing = layOutBoard(sampleContent);
    const output = join(folder, 'blank.mp4');
    const empty = sampleScene({ drawing: { ...drawing, elements: [] }, narration: null, minimumSeconds: 1 });
    await renderSegment({ scene: empty, look, profile: 'test', output });
    const facts = await joinFilm({
      segments: [output],
      soundtrack: null,
      output: join(folder, 'joined.mp4'),
    });
    const quality = await inspectFilm({
      file: output,
      facts,
      scenes: [{ ...empty, drawing }],
      look,
      soundtrack: null,
    });
    expect(quality.findings).toContain('opens-blank');
  });

  it('WORD-12 is silent for 0.15 s before the words of a scene and for 0.6 s after them', async () => {
    const output = join(folder, 'timed.mp4');
    const narration = sampleNarration('Cats purr when they are happy and warm.', 0.25);
    const { frames } = await renderSegment({
      scene: sampleScene({ narration }),
      look,
      profile: 'test',
      output,
    });
    expect(frames / look.framesPerSecond).toBeCloseTo(0.15 + narration.durationSeconds + 0.6, 1);
  });

  it('has no words of the page that leaves on the next one', async () => {
    const [scene] = fourScenes();
    if (scene === undefined) {
      throw new Error('A scene that is left');
    }
    const [silent, written] = await Promise.all(
      (['none', 'bar'] as const).map(async (subtitles) => {
        const output = join(folder, `left-${subtitles}.mp4`);
        await renderSegment({ scene, look: { ...look, subtitles }, profile: 'film', output });
        return decodeLuma(output);
      }),
    );
    const frames = silent?.length ?? 0;
    const apart = (at: number): number =>
      meanDifference(silent?.at(at) ?? new Uint8Array(), written?.at(at) ?? new Uint8Array());
    expect(apart(Math.round(frames / 2))).toBeGreaterThan(1);
    // While the page is turned.
    expect(apart(frames - 4)).toBeLessThan(0.3);
  });
});
