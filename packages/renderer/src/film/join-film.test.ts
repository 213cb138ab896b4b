import { copyFile, mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mixSoundtrack } from '@kinora/sound/mix';
import { decodeSound } from '../testing/decode-film.ts';
import { sampleLook, sampleScene } from '../testing/sample-scene.ts';
import { joinFilm } from './join-film.ts';
import { probeFilm } from './probe-film.ts';
import { renderSegment } from './render-segment.ts';

const lengthsSeconds = [0.7, 1.1, 0.5];
let folder = '';
let segments: { file: string; frames: number }[] = [];
let soundtrack = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'join-test-'));
  for (const [index, minimumSeconds] of lengthsSeconds.entries()) {
    const file = join(folder, `segment-${index}.mp4`);
    const scene = sampleScene({ narration: null, minimumSeconds });
    const { frames } = await renderSegment({ scene, look: sampleLook, profile: 'test', output: file });
    segments = [...segments, { file, frames }];
  }
  soundtrack = join(folder, 'sound.m4a');
  await mixSoundtrack(
    {
      segments: segments.map(({ frames }) => ({ frames, narrationFile: null, leadInSeconds: 0 })),
      framesPerSecond: 30,
      music: null,
      output: soundtrack,
    },
    { signal: new AbortController().signal },
  );
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const files = (): string[] => segments.map(({ file }) => file);

describe('a film with sound', () => {
  it('has every frame of its segments and sound of exactly their length', async () => {
    const output = join(folder, 'film.mp4');
    const facts = await joinFilm({ segments: files(), soundtrack, output });
    expect(facts.video?.frames).toBe(21 + 33 + 15);
    expect(facts.video?.durationSeconds).toBeCloseTo(69 / 30, 9);
    // Sound is coded in packets of 1024 samples, the last of which is cut to the sample.
    expect(Math.abs((facts.audio?.durationSeconds ?? 0) - 69 / 30)).toBeLessThan(0.5 / 48_000);
    expect(facts.audio).toMatchObject({ codec: 'aac', sampleRateHz: 48_000, channels: 2 });
    expect(await probeFilm(output)).toEqual(facts);
  });

  it('has the very sound of an earlier film where it is given that one for a soundtrack', async () => {
    const [first, second] = [join(folder, 'first.mp4'), join(folder, 'second.mp4')];
    const facts = await joinFilm({ segments: files(), soundtrack, output: first });
    const again = await joinFilm({ segments: files().toReversed(), soundtrack: first, output: second });
    expect(again.audio).toEqual(facts.audio);
    expect(await decodeSound(second)).toEqual(await decodeSound(first));
  });

  it('has its index before its pictures, so that it plays while it downloads', async () => {
    const output = join(folder, 'fast.mp4');
    await joinFilm({ segments: files(), soundtrack, output });
    const bytes = await readFile(output);
    expect(bytes.indexOf('moov')).toBeGreaterThan(0);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });
});

describe('a film that was cut off', () => {
  it.each([0.6, 0.97])('is told from a whole one though its index is there (%d of it)', async (part) => {
    const output = join(folder, `cut-${part}.mp4`);
    await joinFilm({ segments: files(), soundtrack, output });
    await truncate(output, Math.floor((await readFile(output)).length * part));
    await expect(probeFilm(output)).rejects.toThrow(/cut off/u);
  });
});

describe('a damaged part', () => {
  async function refuse(damage: (file: string) => Promise<void>): Promise<void> {
    const work = await mkdtemp(join(folder, 'damaged-'));
    const broken = join(work, 'broken.mp4');
    const [first = '', second = '', third = ''] = files();
    await copyFile(second, broken);
    await damage(broken);
    const output = join(work, 'film.mp4');
    await expect(joinFilm({ segments: [first, broken, third], soundtrack, output })).rejects.toThrow();
    expect(await readdir(work)).not.toContain('film.mp4');
    expect(await readdir(work)).not.toContain('film.mp4.part');
  }

  it.each([0.2, 0.6, 0.95])('is refused when only %d of it is there', async (part) => {
    await refuse(async (file) => truncate(file, Math.floor((await readFile(file)).length * part)));
  });

  it('is refused when it is something else or missing', async () => {
    await refuse((file) => writeFile(file, 'This is no film.'));
    await refuse((file) => rm(file));
  });

  it('is refused when it is the sound', async () => {
    const output = join(folder, 'no-sound.mp4');
    const parts = { segments: files(), soundtrack: join(folder, 'missing.m4a'), output };
    await expect(joinFilm(parts)).rejects.toThrow();
    await expect(readFile(output)).rejects.toThrow();
    await expect(readFile(`${output}.part`)).rejects.toThrow();
  });

  it('is never asked for when joining was stopped', async () => {
    const reason = new Error('stopped');
    const output = join(folder, 'stopped.mp4');
    const joining = joinFilm(
      { segments: files(), soundtrack, output },
      { signal: AbortSignal.abort(reason) },
    );
    await expect(joining).rejects.toBe(reason);
    await expect(readFile(`${output}.part`)).rejects.toThrow();
  });
});
