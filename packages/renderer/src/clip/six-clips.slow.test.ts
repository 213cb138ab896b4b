import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleRateHz, WavWriter } from '@kinora/sound';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderFilm } from '../film/render-film.ts';
import { decodeLuma, decodeSound } from '../testing/decode-film.ts';
import { writeSampleClip } from '../testing/sample-clips.ts';
import type { SampleClip } from '../testing/sample-clips.ts';
import { sampleLook, sampleNarration, sampleScene } from '../testing/sample-scene.ts';
import { FilmTimelineSchema } from '../timeline/film-timeline.ts';
import { leadInSeconds, tailSeconds } from '../timeline/scene-clock.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'six-clips-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const SCENE_SECONDS = 2.8;
const wide = { width: 320, height: 180, seconds: 3 } as const;
const irregular = Array.from({ length: 90 }, (_, at) => at / 30 + (at % 3) * 0.008);
const clips: readonly Omit<SampleClip, 'output'>[] = [
  { ...wide, frames: 24 },
  { ...wide, width: 240, frames: 25, pixelAspect: { num: 4, den: 3 } },
  { ...wide, frames: 30, colours: 'colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc' },
  { ...wide, width: 640, height: 360, frames: 60_000 / 1001 },
  { ...wide, frames: irregular },
  { ...wide, width: 180, height: 320, frames: 25 },
];

/** A short tone that is heard when the clip of its scene flashes for the second time. */
async function writeBeep(file: string, seconds: number): Promise<void> {
  const writer = await WavWriter.create(file, { sampleRateHz, channels: 1 });
  const from = (1 - leadInSeconds) * sampleRateHz;
  const isHeard = (at: number) => at >= from && at < from + 0.1 * sampleRateHz;
  await writer.write(
    Float32Array.from({ length: seconds * sampleRateHz }, (_, at) =>
      isHeard(at) ? 0.6 * Math.sin((at * 2 * Math.PI * 880) / sampleRateHz) : 0,
    ),
  );
  await writer.finish();
}

it('REAL-13 a film of boards and six clips of every kind keeps picture, sound and subtitles together', async () => {
  const spoken = SCENE_SECONDS - leadInSeconds - tailSeconds;
  const beep = join(folder, 'beep.wav');
  await writeBeep(beep, spoken);
  const narration = { ...sampleNarration('Here it is', spoken / 3), file: beep };
  const board = sampleScene({ narration: null, minimumSeconds: 1 });
  const filmed = await Promise.all(
    clips.map(async (clip, index) => {
      const file = join(folder, `${index}.mp4`);
      await writeSampleClip({ ...clip, output: file });
      const fit = clip.height > clip.width ? 'contain' : 'cover';
      const shot = { file, fit, focus: 'salient', trimStartSeconds: 0, speed: 1, ending: 'hold' };
      return {
        id: `clip-${index}`,
        aspect: '16:9',
        shots: [{ clip: shot, seconds: null }],
        overlay: null,
        narration,
        minimumSeconds: 0,
        exit: 'hold',
      };
    }),
  );
  const timeline = FilmTimelineSchema.parse({
    ...sampleLook,
    version: 1,
    scenes: [board, ...filmed, board],
    music: null,
    penSounds: false,
  });
  const output = join(folder, 'film.mp4');
  const { facts } = await renderFilm(timeline, output, { profile: 'test' });
  const frames = Math.round(SCENE_SECONDS * 30);
  expect(facts.video?.frames).toBe(30 * 2 + frames * clips.length);
  const light = (await decodeLuma(output)).map(
    (picture) => picture.reduce((sum, value) => sum + value, 0) / picture.length,
  );
  const sound = await decodeSound(output);
  for (const index of clips.keys()) {
    const start = 30 + index * frames;
    const scene = light.slice(start, start + frames);
    const between = (Math.max(...scene) + Math.min(...scene)) / 2;
    const flash = scene.findIndex((value, at) => at > 15 && value > between) / 30;
    const heard = sound.slice(Math.round((start / 30) * 100));
    const tone = heard.findIndex((value, at) => at > 50 && value > 0.1) / 100;
    expect([index, Math.abs(flash - 1) <= 0.04, Math.abs(tone - flash) <= 0.04]).toEqual([index, true, true]);
  }
});
