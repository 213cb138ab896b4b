import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { sampleContent, sampleLook, sampleNarration, sampleScene } from '../testing/sample-scene.ts';
import { frameRates } from '../timeline/film-timeline.ts';
import { sceneFrames } from '../timeline/scene-clock.ts';
import { joinFilm } from './join-film.ts';
import { probeFilm } from './probe-film.ts';
import { renderSegmentInChild } from './render-segment-in-child.ts';
import { renderSegment } from './render-segment.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'segment-test-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const fingerprint = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

describe('a segment', () => {
  it('is H.264, yuv420p, BT.709, 30 frames a second and exactly as long as its clock says', async () => {
    const output = join(folder, 'facts.mp4');
    const scene = sampleScene();
    const progress: number[] = [];
    const { frames } = await renderSegment(
      { scene, look: sampleLook, profile: 'test', output },
      { onProgress: (part) => progress.push(part) },
    );
    const { video, audio, durationSeconds } = await probeFilm(output);
    expect(audio).toBeNull();
    expect(video).toMatchObject({
      codec: 'h264',
      pixelFormat: 'yuv420p',
      width: 320,
      height: 180,
      framesPerSecond: 30,
      colourPrimaries: 1,
    });
    expect(video?.frames).toBe(sceneFrames(scene, 30));
    expect(frames).toBe(sceneFrames(scene, 30));
    expect(durationSeconds).toBeCloseTo(frames / 30, 6);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
  });

  it('is the same to the last bit when it is rendered again, in this process or a child', async () => {
    const request = { scene: sampleScene(), look: sampleLook, profile: 'test' } as const;
    const files = ['once.mp4', 'twice.mp4', 'child.mp4'].map((name) => join(folder, name));
    await renderSegment({ ...request, output: files[0] ?? '' });
    await renderSegment({ ...request, output: files[1] ?? '' });
    await renderSegmentInChild({ ...request, output: files[2] ?? '' });
    const prints = await Promise.all(files.map(fingerprint));
    expect(new Set(prints).size).toBe(1);
  });

  it('OUT-02 renders at full size', async () => {
    const output = join(folder, 'full.mp4');
    const scene = sampleScene({ narration: null, minimumSeconds: 0.5 });
    const look = { ...sampleLook, width: 1920, height: 1080 };
    await renderSegment({ scene, look, profile: 'film', output });
    expect((await probeFilm(output)).video).toMatchObject({ width: 1920, height: 1080, frames: 15 });
  });

  it('refuses a frame its drawing does not fit', async () => {
    const output = join(folder, 'never.mp4');
    const look = { ...sampleLook, width: 180, height: 320 };
    await expect(renderSegment({ scene: sampleScene(), look, profile: 'test', output })).rejects.toThrow(
      RangeError,
    );
  });
});

describe('a segment in a child process', () => {
  it('ends with the reason of an abort and leaves nothing behind', async () => {
    const work = await mkdtemp(join(folder, 'abort-'));
    const scene = sampleScene({ narration: null, minimumSeconds: 600 });
    const controller = new AbortController();
    const reason = new Error('cancelled by the user');
    const rendering = renderSegmentInChild(
      { scene, look: sampleLook, profile: 'test', output: join(work, 'long.mp4') },
      { signal: controller.signal, onProgress: () => controller.abort(reason) },
    );
    await expect(rendering).rejects.toBe(reason);
    expect(await readdir(work)).toEqual([]);
  });

  it('tells what went wrong in it', async () => {
    const drawing = layOutBoard({ ...sampleContent, pictures: [{ set: 'noto', name: 'no-such-picture' }] });
    const request = { scene: sampleScene({ drawing }), look: sampleLook, profile: 'test' } as const;
    await expect(renderSegmentInChild({ ...request, output: join(folder, 'bad.mp4') })).rejects.toThrow(
      /no-such-picture/u,
    );
  });
});

describe('a film', () => {
  it.each(frameRates)('of %s frames a second is joined without losing or doubling one', async (rate) => {
    const look = { ...sampleLook, framesPerSecond: rate };
    const texts = ['One.', 'Two words here.', 'And this is the end of it.'];
    const segments: string[] = [];
    let expected = 0;
    for (const [index, text] of texts.entries()) {
      const output = join(folder, `part-${rate}-${index}.mp4`);
      const scene = sampleScene({ narration: sampleNarration(text) });
      expected += (await renderSegment({ scene, look, profile: 'test', output })).frames;
      segments.push(output);
    }
    const facts = await joinFilm({ segments, soundtrack: null, output: join(folder, 'joined.mp4') });
    expect(facts.video?.frames).toBe(expected);
    expect(facts.durationSeconds).toBeCloseTo(expected / rate, 6);
    const bytes = await readFile(join(folder, 'joined.mp4'));
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });

  it('is not made from segments that were encoded differently', async () => {
    const scene = sampleScene({ narration: null, minimumSeconds: 0.2 });
    const wide = join(folder, 'wide.mp4');
    const large = join(folder, 'large.mp4');
    await renderSegment({ scene, look: sampleLook, profile: 'test', output: wide });
    const look = { ...sampleLook, width: 640, height: 360 };
    await renderSegment({ scene, look, profile: 'test', output: large });
    const output = join(folder, 'mixed.mp4');
    await expect(joinFilm({ segments: [wide, large], soundtrack: null, output })).rejects.toThrow(/alike/u);
    await expect(readFile(output)).rejects.toThrow();
  });
});
