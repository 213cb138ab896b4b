import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { effectKeys, engines, videoModelKeys } from '@kinora/contract/catalogue';
import type { Stroke } from '@kinora/contract/api';
import { createRenderPool, LayeredSceneSchema, probeFilm, readStills } from '@kinora/renderer';
import type { LayeredScene } from '@kinora/renderer';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderCall, ImageModel, VideoRequest, VideoResult } from '@kinora/models';
import { openPainting } from '@kinora/painter/hand';
import { createMotionModel } from './motion-model.ts';
import { motionModels } from './motion-manners.ts';
import { findSubject } from '@kinora/painter/cut-out';
import { readPicture } from './picture/read-picture.ts';

const pool = createRenderPool();
const painting = openPainting();
let folder = '';
let picture = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-motion-'));
  picture = await keepPicture('ball', { width: 640, height: 360 }, drawBall);
});
afterAll(async () => {
  pool.close();
  await rm(folder, { recursive: true, force: true });
});

/** A red ball before a fading sky: a subject without doubt. */
function drawBall(context: SKRSContext2D): void {
  const { width, height } = context.canvas;
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#4a7fb5');
  sky.addColorStop(1, '#a8c8e0');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#d02818';
  context.beginPath();
  context.arc(width / 2, height * 0.52, height * 0.2, 0, Math.PI * 2);
  context.fill();
}

async function keepPicture(
  name: string,
  { width, height }: { width: number; height: number },
  draw: (context: SKRSContext2D) => void,
): Promise<string> {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext('2d'));
  const file = path.join(folder, `${name}.png`);
  await writeFile(file, await canvas.encode('png'));
  return file;
}

/** Paints the ball whatever is asked for. */
const painter: ImageModel = {
  async start() {
    const facts = { contentType: 'image/png', width: 640, height: 360 } as const;
    const madeBy = { provider: 'builtin', model: 'ball' };
    return { state: 'finished', result: { file: picture, ...facts, madeBy } };
  },
  status: () => Promise.reject(new Error('finished at once')),
  cancel: async () => undefined,
};

function modelOf(key: string) {
  const found = motionModels.find((each) => each.key === key);
  if (found === undefined) {
    throw new Error(key);
  }
  return createMotionModel({ manner: found.manner, pool, painter, painting, profile: 'test' });
}

function request(changes: Partial<VideoRequest> = {}): VideoRequest {
  const asked = {
    prompt: 'A ball',
    aspectRatio: '16:9',
    durationSeconds: 2,
    seed: 5,
    longSide: 320,
  } as const;
  return { ...asked, image: picture, ...changes };
}

async function callIn(name: string, signal = new AbortController().signal): Promise<ProviderCall> {
  const workFolder = await mkdtemp(path.join(folder, `${name}-`));
  return { signal, workFolder, log: pino({ enabled: false }) };
}

async function clipOf(key: string, asked: VideoRequest): Promise<VideoResult> {
  const progress = await modelOf(key).start(asked, await callIn('clip'));
  if (progress.state !== 'finished') {
    throw new Error('A clip is finished at once');
  }
  return progress.result;
}

async function sceneOf(key: string, asked: VideoRequest): Promise<LayeredScene> {
  const staged = await modelOf(key).stage(asked, await callIn('stage'));
  return LayeredSceneSchema.parse(staged.scene);
}

/** Where the red of a clip is, as parts of its width and height, at its beginning and end. */
async function redPlaces(file: string, seconds: number): Promise<{ x: number; y: number }[]> {
  const places: { x: number; y: number }[] = [];
  for await (const { pixels, width, height } of readStills(file, {
    everySeconds: seconds - 0.1,
    width: 160,
  })) {
    let [sum, across, down] = [0, 0, 0];
    for (let at = 0; at < width * height; at++) {
      const red = Math.max(0, (pixels[at * 4] ?? 0) - (pixels[at * 4 + 2] ?? 0) - 40);
      sum += red;
      across += red * (at % width);
      down += red * Math.floor(at / width);
    }
    places.push({ x: across / sum / width, y: down / sum / height });
  }
  return places;
}

describe('the built-in models of moving pictures', () => {
  it('ENG-02 serve every video model of the catalogue and every engine that moves pictures', () => {
    const keys = motionModels.map(({ key }) => key);
    const moved = engines.map((engine) => engine.video_model).filter((key) => key !== 'drawn');
    expect(keys).toEqual(expect.arrayContaining([...videoModelKeys, ...moved]));
  });

  it.each(['16:9', '9:16'] as const)('make a clip of a picture in %s', async (aspectRatio) => {
    const clip = await clipOf('veo3', request({ aspectRatio }));
    const size = aspectRatio === '16:9' ? { width: 320, height: 180 } : { width: 180, height: 320 };
    expect((await probeFilm(clip.file)).video).toMatchObject({ ...size, frames: 48, durationSeconds: 2 });
    expect(clip).toMatchObject({ durationSeconds: 2, madeBy: { provider: 'builtin', model: 'calm-camera' } });
  });

  it('make a clip of words by painting its first picture', async () => {
    const words = request();
    delete (words as { image?: string }).image;
    const clip = await clipOf('pixaverse_t2v', words);
    expect((await probeFilm(clip.file)).video?.frames).toBe(48);
  });

  it('move the same picture each in its own way, and each the same way every time', async () => {
    const scenes = await Promise.all(
      ['veo3', 'runway', 'kling_2_1', 'vidu'].map((key) => sceneOf(key, request())),
    );
    const looks = scenes.map(({ camera, grade, particles }) => JSON.stringify({ camera, grade, particles }));
    expect(new Set(looks).size).toBe(4);
    const again = await sceneOf('veo3', request());
    expect(again.camera).toEqual(scenes[0]?.camera);
  });

  it('do what the prompt asks of the camera', async () => {
    const [pan, push] = await Promise.all(
      ['camera pans right', 'push in'].map((prompt) => sceneOf('wan_2_2', request({ prompt }))),
    );
    const ends = (scene: LayeredScene | undefined) => scene?.camera.shots[0]?.keys.at(-1);
    expect(ends(pan)?.x).toBeGreaterThan(20);
    expect(ends(push)?.dolly).toBeGreaterThan(0.03);
  });

  it.each([
    ['room', []],
    ['garden', ['petals']],
  ] as const)('let petals fall under the open sky alone: %s', async (place, kinds) => {
    const imagePlan = {
      kind: 'diorama',
      style: 'cel',
      seed: 5,
      aspectRatio: '16:9',
      place,
      time: 'day',
      weather: 'clear',
      season: 'summer',
      mood: 'calm',
      camera: 'medium',
      subjects: [],
      lettering: [],
    };
    const { particles } = await sceneOf('pixaverse_t2v', request({ imagePlan }));
    expect(particles.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    ['coast', true],
    ['meadow', false],
  ] as const)('let a boat go over the water where there is some: %s', async (place, isRidden) => {
    const boat = { figure: 'boat', name: 'boat', count: 1, relation: 'alone' };
    const imagePlan = {
      kind: 'diorama',
      style: 'cel',
      seed: 5,
      aspectRatio: '16:9',
      place,
      time: 'day',
      weather: 'clear',
      season: 'summer',
      mood: 'calm',
      camera: 'medium',
      subjects: [boat],
      lettering: [],
    };
    const { layers } = await sceneOf('veo3', request({ imagePlan }));
    expect(layers.filter(({ keys }) => keys.length > 0).map(({ id }) => id.slice(2))).toEqual(
      isRidden ? ['subject'] : [],
    );
  });

  it('stop at once when they are told to, and leave no clip', async () => {
    const controller = new AbortController();
    const call = await callIn('stopped', controller.signal);
    const making = modelOf('veo3').start(request({ durationSeconds: 10, longSide: 640 }), call);
    setImmediate(() => {
      controller.abort(new Error('cancelled by the user'));
    });
    await expect(making).rejects.toThrow('cancelled by the user');
    expect((await readdir(call.workFolder)).filter((name) => name.endsWith('.mp4'))).toEqual([]);
  });

  it('say so when a picture cannot be read', async () => {
    const image = path.join(folder, 'broken.png');
    await writeFile(image, 'no picture');
    await expect(clipOf('veo3', request({ image }))).rejects.toMatchObject({ kind: 'invalid_input' });
  });
});

describe('what a picture is about', () => {
  it('is found where it stands free', async () => {
    const matte = await findSubject(await readPicture(picture, { width: 640, height: 360 }));
    const at = (x: number, y: number): number | undefined =>
      matte?.values[Math.round(y * matte.height) * matte.width + Math.round(x * matte.width)];
    expect(at(0.5, 0.52)).toBeGreaterThan(0.95);
    expect(at(0.2, 0.52)).toBeLessThan(0.05);
    expect(at(0.5, 0.9)).toBeLessThan(0.05);
  });

  it('is nothing in a picture that only fades', async () => {
    const file = await keepPicture('fade', { width: 640, height: 360 }, (context) => {
      const sky = context.createLinearGradient(0, 0, 0, 360);
      sky.addColorStop(0, '#203050');
      sky.addColorStop(1, '#c09070');
      context.fillStyle = sky;
      context.fillRect(0, 0, 640, 360);
    });
    expect(await findSubject(await readPicture(file, { width: 640, height: 360 }))).toBeNull();
  });

  it('OUT-04 a picture of another shape is shown whole rather than cut in half', async () => {
    const file = await keepPicture('tall', { width: 300, height: 900 }, (context) => {
      context.fillStyle = '#00ff00';
      context.fillRect(0, 0, 300, 30);
      context.fillStyle = '#0000ff';
      context.fillRect(0, 30, 300, 870);
    });
    const { data } = await readPicture(file, { width: 640, height: 360 });
    const top = 5 * 640 + 320;
    expect(data[top * 3 + 1]).toBeGreaterThan(200);
  });
});

describe('the eight effects', () => {
  // All are staged below; the slow matrix of the server makes the clip of each.
  it.each(effectKeys.slice(0, 1))('ENG-02 %s becomes a clip of an uploaded picture', async (effect) => {
    const clip = await clipOf('hailuo', request({ effect, durationSeconds: 1 }));
    expect((await probeFilm(clip.file)).video?.frames).toBe(24);
  });

  it('ENG-02 each move the camera in their own way', async () => {
    const scenes = await Promise.all(effectKeys.map((effect) => sceneOf('hailuo', request({ effect }))));
    expect(new Set(scenes.map(({ camera }) => JSON.stringify(camera))).size).toBe(effectKeys.length);
    expect(scenes.every(({ motionBlur }) => motionBlur >= 0.5)).toBe(true);
  });
});

describe('strokes over a picture', () => {
  const across: Stroke = {
    kind: 'path',
    width: 0.05,
    points: [
      { x: 0.5, y: 0.52 },
      { x: 0.35, y: 0.45 },
      { x: 0.2, y: 0.52 },
    ],
  };

  it('EXP-14 move what lies under them to where they end', async () => {
    const clip = await clipOf('wan_2_2', request({ strokes: [across] }));
    const [start, end] = await redPlaces(clip.file, 2);
    expect(start?.x).toBeCloseTo(0.5, 1);
    expect(end?.x).toBeCloseTo(0.2, 1);
    expect(end?.y).toBeCloseTo(0.52, 1);
  });

  it('keep still what is to hold', async () => {
    const hold: Stroke = { kind: 'hold', width: 0.6, points: [{ x: 0.5, y: 0.52 }] };
    const clip = await clipOf('wan_2_2', request({ strokes: [across, hold] }));
    const [start, end] = await redPlaces(clip.file, 2);
    expect(end?.x).toBeCloseTo(start?.x ?? 0, 1);
  });

  it('lead the camera', async () => {
    const camera: Stroke = { ...across, kind: 'camera' };
    const { shots } = (await sceneOf('wan_2_2', request({ strokes: [camera] }))).camera;
    expect(shots[0]?.keys.at(-1)?.x).toBeLessThan(-100);
  });
});
