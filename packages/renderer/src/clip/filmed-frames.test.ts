import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStills } from '../film/read-stills.ts';
import { renderSegment } from '../film/render-segment.ts';
import { decodeLuma } from '../testing/decode-film.ts';
import { turnSampleClip, writeSampleClip } from '../testing/sample-clips.ts';
import type { SampleClip } from '../testing/sample-clips.ts';
import { sampleLook, sampleNarration } from '../testing/sample-scene.ts';
import { isFlash } from '../testing/test-card.ts';
import type { FilmedScene } from '../timeline/film-timeline.ts';
import { UnusableClipError } from './clip-shot.ts';
import type { Clip } from './clip-shot.ts';
import { filmedFrames } from './filmed-frames.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clip-test-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** One sample clip's scene. */
function sceneOf(file: string, change: Partial<Clip> = {}, minimumSeconds = 2): FilmedScene {
  const clip: Clip = {
    file,
    fit: 'cover',
    focus: { x: 0.5, y: 0.5 },
    trimStartSeconds: 0,
    speed: 1,
    ending: 'hold',
    soundLevel: 0,
    ...change,
  };
  return {
    id: 'scene',
    aspect: '16:9',
    shots: [{ clip, seconds: null }],
    overlay: null,
    narration: null,
    minimumSeconds,
    exit: 'hold',
  };
}

async function rendered(name: string, scene: FilmedScene): Promise<Uint8Array[]> {
  const output = join(folder, `${name}.film.mp4`);
  await renderSegment({ scene, look: { ...sampleLook, subtitles: 'none' }, profile: 'test', output });
  return await decodeLuma(output);
}

const irregular = Array.from({ length: 60 }, (_, at) => at / 30 + (at % 3) * 0.008);
const clips: Record<string, Omit<SampleClip, 'output'>> = {
  'at 24 frames a second': { width: 320, height: 180, seconds: 2, frames: 24 },
  'at 25 frames a second': { width: 640, height: 360, seconds: 2, frames: 25 },
  'at 59.94 frames a second': { width: 320, height: 180, seconds: 2, frames: 60_000 / 1001 },
  'of a variable rate and upright': { width: 180, height: 320, seconds: 2, frames: irregular },
  'with pixels that are not square': {
    width: 240,
    height: 180,
    seconds: 2,
    frames: 30,
    pixelAspect: { num: 4, den: 3 },
  },
  'marked as HDR': {
    width: 320,
    height: 180,
    seconds: 2,
    frames: 30,
    colours: 'colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc',
  },
};

function mean(picture: Uint8Array | undefined): number {
  return picture === undefined ? 0 : picture.reduce((sum, value) => sum + value, 0) / picture.length;
}

describe('a clip in a scene', () => {
  it.each(Object.keys(clips))('REAL-13 %s is shown in sync within a frame', async (name) => {
    const sample = clips[name];
    if (sample === undefined) {
      throw new Error(name);
    }
    const file = join(folder, `${name}.mp4`);
    await writeSampleClip({ ...sample, output: file });
    const pictures = await rendered(name, sceneOf(file));
    expect(pictures).toHaveLength(60);
    const light = pictures.map(mean);
    const between = (Math.max(...light) + Math.min(...light)) / 2;
    const flashes = light.map((value) => value > between);
    // Where the flash of the second second begins: a frame of the film is 33 ms.
    const begins = flashes.indexOf(true, 15);
    expect(Math.abs(begins / 30 - 1)).toBeLessThanOrEqual(0.04);
    expect(flashes[0]).toBe(isFlash(0));
    expect(flashes[10]).toBe(false);
  });
});

const { width, height } = sampleLook;

async function sampleFile(name: string, change: Partial<SampleClip> = {}): Promise<string> {
  const output = join(folder, `${name}.mp4`);
  await writeSampleClip({ width, height, seconds: 2, frames: 30, ...change, output });
  return output;
}

/** Brightness of a row of a frame, on average. */
function rowOf(picture: Uint8Array | undefined, row: number): number {
  return mean(picture?.subarray(row * width, (row + 1) * width));
}

it('paints a picture once that a film of more frames a second shows again', async () => {
  const file = await sampleFile('slower', { frames: 24 });
  const frames = await filmedFrames(sceneOf(file), sampleLook);
  let before = Buffer.alloc(0);
  let repeated = 0;
  for (let frame = 0; frame < frames.count; frame += 1) {
    const { bytes, changed } = await frames.compose(frame);
    const isSame = bytes.equals(before);
    // A wandering bar: no two pictures of the clip are alike.
    expect(changed !== undefined).toBe(isSame);
    repeated += Number(isSame);
    before = Buffer.from(bytes);
  }
  await frames.close?.();
  expect([frames.count, repeated]).toEqual([60, 12]);
});

describe('a clip as it was filmed', () => {
  it('REAL-13 is turned upright', async () => {
    const file = await sampleFile('turned', { width: height, height: width });
    await turnSampleClip(file);
    const [picture] = (await rendered('turned', sceneOf(file))).slice(45);
    // The upright bar of the file lies now: at a second and a half it has wandered so far.
    const bar = Math.floor((1.5 * height) / 4);
    expect(rowOf(picture, bar) - rowOf(picture, bar + 60)).toBeGreaterThan(20);
  });

  it('REAL-13 is brought from its full range of levels into the film’s', async () => {
    const limited = await rendered('limited', sceneOf(await sampleFile('limited')));
    const colours = 'fullrange=on:colorprim=bt709:transfer=bt709:colormatrix=bt709';
    const full = await rendered('full', sceneOf(await sampleFile('full', { colours })));
    const expected = (mean(limited[20]) * 219) / 255 + 16;
    expect(Math.abs(mean(full[20]) - expected)).toBeLessThan(2);
  });

  it('REAL-13 has subtitles below and nothing else changed, in the same pass', async () => {
    const file = await sampleFile('read');
    const narration = sampleNarration('Slowly it moves.', 0.4);
    const scene = { ...sceneOf(file), narration, minimumSeconds: 0 };
    const output = join(folder, 'read.film.mp4');
    await renderSegment({ scene, look: sampleLook, profile: 'test', output });
    const [read] = (await decodeLuma(output)).slice(30);
    const [bare] = (await rendered('bare', scene)).slice(30);
    const change = (row: number) => Math.abs(rowOf(read, row) - rowOf(bare, row));
    const rows = Array.from({ length: height }, (_, row) => change(row));
    expect(Math.max(...rows.slice(height * 0.7))).toBeGreaterThan(10);
    expect(Math.max(...rows.slice(0, height * 0.6))).toBeLessThan(4);
  });

  it('REAL-13 covers a frame of another shape around what stands out in it', async () => {
    const file = await sampleFile('aside', { shows: 'card', discAt: 0.8, seconds: 1 });
    const upright = { ...sampleLook, width: height, height: width, subtitles: 'none' } as const;
    const redPart = async (focus: Clip['focus']): Promise<number> => {
      const scene = { ...sceneOf(file, { focus }, 1), aspect: '9:16' } as const;
      const output = join(folder, 'aside.film.mp4');
      await renderSegment({ scene, look: upright, profile: 'test', output });
      let row: Uint8Array = new Uint8Array();
      for await (const { pixels } of readStills(output, { everySeconds: 9, width: upright.width })) {
        row = pixels.subarray(160 * upright.width * 4, 161 * upright.width * 4);
      }
      const isRed = Array.from(
        { length: upright.width },
        (_, x) => (row[x * 4] ?? 0) > (row[x * 4 + 2] ?? 0),
      );
      return isRed.filter(Boolean).length / upright.width;
    };
    expect(await redPart({ x: 0.5, y: 0.5 })).toBeLessThan(0.2);
    expect(await redPart('salient')).toBeGreaterThan(0.5);
  });

  it('is shown whole over itself where it would be cropped too much', async () => {
    const file = await sampleFile('upright', { width: 90, height: 160 });
    const pictures = await rendered('upright', sceneOf(file, { fit: 'contain' }));
    const row = pictures[20]?.subarray(90 * width, 91 * width) ?? new Uint8Array();
    // Its own middle is as bright as it was; beside it stands its darkened self.
    expect(mean(row.subarray(140, 180)) - mean(row.subarray(0, 40))).toBeGreaterThan(15);
  });
});

describe('a clip that is over before its scene', () => {
  it('REAL-13 is held, and comes slowly nearer without a jump', async () => {
    const file = await sampleFile('short', { seconds: 1 });
    const pictures = await rendered('short', sceneOf(file, {}, 4));
    const apart = (one: number, other: number) => {
      const [left, right] = [pictures[one], pictures[other]];
      return mean(left?.map((value, at) => Math.abs(value - (right?.[at] ?? 0))));
    };
    expect(apart(40, 41)).toBeLessThan(0.3);
    expect(apart(31, 119)).toBeGreaterThan(0.3);
    // Nothing begins again.
    expect(Math.abs(mean(pictures[31]) - mean(pictures[119]))).toBeLessThan(3);
  });

  it('begins again where it is to loop', async () => {
    const file = await sampleFile('looped');
    const pictures = await rendered('looped', sceneOf(file, { ending: 'loop' }, 4));
    // It flashes once more in its second second, half a second early for the melting.
    const light = pictures.map(mean);
    const darkest = Math.min(...light);
    expect(Math.max(...light.slice(70, 80))).toBeGreaterThan(darkest + 60);
  });
});

describe('what is no clip', () => {
  it.each(['half', 'words', 'huge'])('REAL-08 %s is refused', async (name) => {
    const file = await sampleFile(name, name === 'huge' ? { width: 4112, height: 32 } : {});
    if (name === 'half') {
      const whole = await readFile(file);
      await writeFile(file, whole.subarray(0, whole.length / 2));
    }
    if (name === 'words') {
      await writeFile(file, '<html>sorry</html>');
    }
    await expect(rendered(name, sceneOf(file))).rejects.toThrow(UnusableClipError);
  });
});
