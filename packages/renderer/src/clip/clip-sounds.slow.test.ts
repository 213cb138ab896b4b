import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderFilm } from '../film/render-film.ts';
import { decodeLuma, decodeSound } from '../testing/decode-film.ts';
import { addSampleSound, writeSampleClip } from '../testing/sample-clips.ts';
import { sampleLook } from '../testing/sample-scene.ts';
import { FilmTimelineSchema } from '../timeline/film-timeline.ts';

const seconds = 3;
let folder = '';
let sounding = '';
let silent = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clip-sounds-'));
  [sounding, silent] = [join(folder, 'sounding.mp4'), join(folder, 'silent.mp4')];
  for (const output of [sounding, silent]) {
    await writeSampleClip({ output, width: 320, height: 180, seconds, frames: 24 });
  }
  await addSampleSound(sounding, seconds);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A film of this clip alone, nobody speaking and without music. */
async function filmOf(clip: Record<string, unknown>) {
  const shot = { fit: 'cover', focus: { x: 0.5, y: 0.5 }, trimStartSeconds: 0, speed: 1, ending: 'hold' };
  const scene = {
    id: 'clip',
    aspect: '16:9',
    shots: [{ clip: { ...shot, ...clip }, seconds: null }],
    overlay: null,
    narration: null,
    minimumSeconds: 6,
    exit: 'hold',
  };
  const timeline = FilmTimelineSchema.parse({ ...sampleLook, version: 1, scenes: [scene], music: null });
  const output = join(folder, 'film.mp4');
  const { soundtrack } = await renderFilm(timeline, output, { profile: 'test' });
  return { soundtrack, output };
}

/** When something begins, in seconds: where it rises over half of its highest. */
function beginnings(levels: readonly number[], perSecond: number): number[] {
  const half = (Math.max(...levels) + Math.min(...levels)) / 2;
  const isHigh = Array.from(levels, (level) => level > half);
  return isHigh.flatMap((high, at) => (high && at > 0 && isHigh[at - 1] !== true ? [at / perSecond] : []));
}

it.each([
  ['as it is', {}, [1, 2]],
  ['cut at its beginning', { trimStartSeconds: 0.5 }, [0.5, 1.5]],
  ['hurried', { speed: 1.15 }, [1 / 1.15, 2 / 1.15]],
  ['again and again', { ending: 'loop' }, [1, 2, 3.5, 4.5]],
])('a clip that is played %s sounds with its picture', async (_, change, expected) => {
  const { output } = await filmOf({ file: sounding, soundLevel: 1, ...change });
  const pictures = await decodeLuma(output);
  const light = pictures.map((picture) => picture.reduce((sum, value) => sum + value, 0) / picture.length);
  const flashes = beginnings(light, 30).filter((at) => at > 0.2);
  const tones = beginnings(await decodeSound(output), 100).filter((at) => at > 0.2);
  const isNear = (times: readonly number[]) =>
    expected.map((at) => times.some((time) => Math.abs(time - at) <= 0.05));
  expect({ flashes: isNear(flashes), tones: isNear(tones) }, `${flashes.join()} and ${tones.join()}`).toEqual(
    {
      flashes: expected.map(() => true),
      tones: expected.map(() => true),
    },
  );
  expect(tones.length).toBeLessThanOrEqual(expected.length);
});

it('a muted clip, and one without sound, are not heard', async () => {
  expect((await filmOf({ file: sounding })).soundtrack.integratedLufs).toBe(-70);
  expect((await filmOf({ file: silent, soundLevel: 1 })).soundtrack.integratedLufs).toBe(-70);
});
