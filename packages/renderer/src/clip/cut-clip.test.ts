import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { probeFilm } from '../film/probe-film.ts';
import { decodeLuma } from '../testing/decode-film.ts';
import { addSampleSound, turnSampleClip, writeSampleClip } from '../testing/sample-clips.ts';
import type { SampleClip } from '../testing/sample-clips.ts';
import { UnusableClipError } from './clip-shot.ts';
import { cutClip, readClipHead } from './cut-clip.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cut-clip-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const whole = { fromSeconds: 0, untilSeconds: 60, longSide: 1920, keepsSound: true } as const;

async function clipOf(name: string, change: Partial<SampleClip> = {}): Promise<string> {
  const output = join(folder, `${name}.mp4`);
  await writeSampleClip({ width: 320, height: 180, seconds: 2, frames: 30, ...change, output });
  return output;
}

it('keeps a stretch of a clip with its sound, and nothing before or behind it', async () => {
  const file = await clipOf('stretch');
  await addSampleSound(file, 2);
  const output = join(folder, 'stretch.cut.mp4');
  const facts = await cutClip(file, output, { ...whole, fromSeconds: 0.5, untilSeconds: 1.5 });
  expect(facts).toMatchObject({ width: 320, height: 180, hasSound: true });
  expect(facts.seconds).toBeCloseTo(1, 1);
  const { audio } = await probeFilm(output);
  expect(audio?.durationSeconds).toBeCloseTo(1, 1);
  const light = (await decodeLuma(output)).map(
    (picture) => picture.reduce((sum, value) => sum + value, 0) / picture.length,
  );
  const bright = light.flatMap((value, frame) => (value > 130 ? [frame] : []));
  // The flash of the clip's second second, half a second after the cut's beginning.
  expect(light).toHaveLength(30);
  expect(bright).toEqual([15, 16, 17]);
});

it('writes a muted, turned and large clip upright, smaller and without sound', async () => {
  const file = await clipOf('turned', { width: 640, height: 360, frames: 24, seconds: 1 });
  await addSampleSound(file, 1);
  await turnSampleClip(file);
  const output = join(folder, 'turned.cut.mp4');
  expect(await cutClip(file, output, { ...whole, longSide: 320, keepsSound: false })).toMatchObject({
    width: 180,
    height: 320,
    hasSound: false,
  });
});

it('says how long and how large a clip claims to be', async () => {
  const file = await clipOf('long', { seconds: 7_200, frames: [0, 3_600, 7_199] });
  expect(await readClipHead(file)).toEqual({ seconds: 7_200, longSide: 320 });
});

it.each(['empty', 'words', 'half', 'behind'])('refuses what is %s', async (name) => {
  const file = await clipOf(name, { seconds: 2 });
  // With its index in front, as what is sent over a line has it: a half opens like a whole one.
  await addSampleSound(file, 2);
  const bytes = await readFile(file);
  const content = { empty: '', words: '<html>sorry</html>', half: bytes.subarray(0, bytes.length * 0.7) };
  if (name === 'empty' || name === 'words' || name === 'half') {
    await writeFile(file, content[name]);
  }
  const cut = { ...whole, keepsSound: false, fromSeconds: name === 'behind' ? 5 : 0 };
  await expect(cutClip(file, join(folder, `${name}.cut.mp4`), cut)).rejects.toThrow(UnusableClipError);
});
