import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderCall, ImageRequest, ImageResult } from '@kinora/models';
import { openPainting } from '../hand/paint-order.ts';
import { createDioramaModel } from './diorama-model.ts';
import { livingMoments } from '../plan/moment.ts';
import { dioramaLayers, readScenePlan } from './diorama-layers.ts';
import { paintDiorama } from './paint-diorama.ts';
import { openIconArts } from './figures/icon-art.ts';
import { sceneManners } from './scene-manners.ts';
import { places } from '../plan/scene-plan.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { flatten } from './stage.ts';
import { fingerprint, fingerprintDistance } from '../testing/picture-distance.ts';

let folder = '';
let call: ProviderCall;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-diorama-'));
  call = { signal: new AbortController().signal, workFolder: folder, log: pino({ enabled: false }) };
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function requestOf(prompt: string, change: Partial<ImageRequest> = {}): ImageRequest {
  return {
    prompt,
    aspectRatio: '16:9',
    language: 'English',
    videoStyle: 'auto',
    seed: 7,
    inputs: [],
    longSide: 320,
    ...change,
  };
}

async function paint(key: string, request: ImageRequest): Promise<{ bytes: Buffer; result: ImageResult }> {
  const manner = sceneManners.find((each) => each.key === key);
  if (manner === undefined) {
    throw new Error(`no manner ${key}`);
  }
  const progress = await createDioramaModel(manner, openPainting()).start(request, call);
  if (progress.state !== 'finished') {
    throw new Error('a built-in picture is finished at once');
  }
  return { bytes: await readFile(progress.result.file), result: progress.result };
}

const foxPrompt = 'A red fox beside a lake, golden hour';

describe('createDioramaModel', () => {
  it('paints the same picture for the same request and seed, pixel by pixel', async () => {
    const one = await paint('flux_pro', requestOf(foxPrompt));
    const other = await paint('flux_pro', requestOf(foxPrompt));
    expect(one.bytes.equals(other.bytes)).toBe(true);
    expect(one.result).toMatchObject({ width: 320, height: 180, madeBy: { provider: 'builtin' } });
  });

  it('paints a visibly different composition for another seed', async () => {
    const one = await paint('flux_pro', requestOf(foxPrompt));
    const other = await paint('flux_pro', requestOf(foxPrompt, { seed: 8 }));
    expect(fingerprintDistance(await fingerprint(one.bytes), await fingerprint(other.bytes))).toBeGreaterThan(
      6,
    );
  });

  it('paints whoever a story calls by their calling, beside its hero', async () => {
    const prompt = 'A clockmaker and a small robot together at the workbench, in a workshop full of clocks';
    const plan = readScenePlan((await paint('flux_vector', requestOf(prompt))).result.plan);
    expect(plan?.subjects.map(({ figure }) => figure)).toEqual(
      expect.arrayContaining(['clockmaker', 'robot']),
    );
  });

  it('ENG-02 gives no two image functions the same picture', async () => {
    const prints = [];
    for (const { key } of sceneManners) {
      prints.push(await fingerprint((await paint(key, requestOf(foxPrompt))).bytes));
    }
    for (const [at, one] of prints.entries()) {
      for (const other of prints.slice(at + 1)) {
        expect(fingerprintDistance(one, other)).toBeGreaterThan(3);
      }
    }
  });

  it('paints upright pictures as tall as asked', async () => {
    const { bytes } = await paint('seedream', requestOf('a village in the rain', { aspectRatio: '9:16' }));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 180, height: 320 });
  });

  it('letters the quoted words of a prompt, and nothing else', async () => {
    const lettered = await paint('ideogram_v3', requestOf('a night market with a sign saying "OPEN LATE"'));
    const plain = await paint('ideogram_v3', requestOf('a night market with a sign'));
    expect(readScenePlan(lettered.result.plan)?.lettering).toEqual(['OPEN LATE']);
    expect(readScenePlan(plain.result.plan)?.lettering).toEqual([]);
  });

  it('repaints its layers from the plan: few, and laid over each other they are the picture', async () => {
    const { result } = await paint('flux_pro', requestOf('two girls in a forest in the morning'));
    const plan = readScenePlan(result.plan);
    expect(plan).toBeDefined();
    if (plan === undefined) {
      return;
    }
    const bleed = 24;
    const scene = await dioramaLayers(
      { plan, width: 320, height: 180, bleed, folder },
      { icons: openIconArts(), signal: call.signal },
    );
    const layered = await sharp({
      create: { width: 320 + 2 * bleed, height: 180 + 2 * bleed, channels: 4, background: '#000' },
    })
      .composite(
        scene.layers.map(({ files: [file = ''], area }) => ({
          input: rawPixels(file),
          raw: { width: area.width, height: area.height, channels: 4 as const },
          left: area.x + bleed,
          top: area.y + bleed,
        })),
      )
      .png()
      .toBuffer();
    const cut = await sharp(layered)
      .extract({ left: bleed, top: bleed, width: 320, height: 180 })
      .png()
      .toBuffer();
    const painted = await paintDiorama(plan, { width: 320, height: 180, bleed: 0 }, openIconArts());
    const whole = await flatten(painted.layers, painted.frame).encode('png');
    expect(scene.layers.length).toBeGreaterThan(2);
    expect(scene.layers.length).toBeLessThan(6);
    const [living, ...others] = scene.layers.filter(({ files }) => files.length > 1);
    expect(others).toEqual([]);
    const shown = await Promise.all((living?.files ?? []).map((file) => readFile(file)));
    expect(new Set(shown.map((picture) => picture.toString('base64'))).size).toBe(1 + livingMoments.length);
    expect(new Set(shown.map(({ length }) => length)).size).toBe(1);
    expect(fingerprintDistance(await fingerprint(cut), await fingerprint(whole))).toBeLessThan(1);
  });
});

/** What follows the header of a raw picture. */
function rawPixels(file: string): Buffer {
  const bytes = readFileSync(file);
  return bytes.subarray(bytes.indexOf('ENDHDR\n') + 7);
}

describe('paintDiorama', () => {
  const plan: ScenePlan = {
    kind: 'diorama',
    style: 'rich',
    seed: 5,
    aspectRatio: '16:9',
    place: 'meadow',
    time: 'day',
    weather: 'clear',
    season: 'summer',
    mood: 'calm',
    camera: 'medium',
    lettering: [],
    subjects: [
      { figure: 'girl', name: 'girl', count: 1, relation: 'alone' },
      { figure: 'icon:bird', name: 'bird', count: 2, relation: 'above' },
    ],
  };

  it('fills the whole frame in every place, by day and by night', async () => {
    const icons = openIconArts();
    for (const [index, place] of places.entries()) {
      for (const time of [index % 2 === 0 ? 'day' : 'night'] as const) {
        const painted = await paintDiorama(
          { ...plan, place, time },
          { width: 160, height: 90, bleed: 0 },
          icons,
        );
        const picture = flatten(painted.layers, painted.frame);
        const { data } = picture.getContext('2d').getImageData(0, 0, 160, 90);
        expect(
          data.every((value, at) => at % 4 !== 3 || value === 255),
          `${place} by ${time}`,
        ).toBe(true);
      }
    }
  }, 120_000);

  it('lets a street move like water only where it is wet', async () => {
    const motionOf = async (change: Partial<ScenePlan>): Promise<string | undefined> => {
      const street = { ...plan, place: 'street', ...change } as const;
      const { layers } = await paintDiorama(street, { width: 160, height: 90, bleed: 0 }, openIconArts());
      return layers.find(({ name }) => name === 'street')?.motion;
    };
    expect(await motionOf({})).toBe('still');
    expect(await motionOf({ weather: 'rain' })).toBe('water');
    expect(await motionOf({ details: ['wet'] })).toBe('water');
  });

  it('hangs signs, sets stalls and people where a street is told to have them', async () => {
    const paintStreet = async (change: Partial<ScenePlan>): Promise<{ names: string[]; print: Buffer }> => {
      const street: ScenePlan = { ...plan, subjects: [], place: 'street', time: 'night', ...change };
      const painted = await paintDiorama(street, { width: 320, height: 180, bleed: 0 }, openIconArts());
      const print = await fingerprint(await flatten(painted.layers, painted.frame).encode('png'));
      return { names: painted.layers.map(({ name }) => name), print };
    };
    const bare = await paintStreet({});
    const lit = await paintStreet({ details: ['neon'] });
    const market = await paintStreet({ details: ['stalls', 'crowd'] });
    expect(fingerprintDistance(bare.print, lit.print)).toBeGreaterThan(3);
    expect(bare.names).not.toContain('stalls');
    expect(market.names).toEqual(expect.arrayContaining(['stalls', 'passers-by']));
  });

  it('makes night darker than day', async () => {
    const icons = openIconArts();
    const brightness = async (time: ScenePlan['time']): Promise<number> => {
      const painted = await paintDiorama({ ...plan, time }, { width: 160, height: 90, bleed: 0 }, icons);
      const print = await fingerprint(await flatten(painted.layers, painted.frame).encode('png'));
      return print.reduce((sum, value) => sum + value, 0) / print.length;
    };
    expect(await brightness('night')).toBeLessThan((await brightness('day')) * 0.6);
  });
});
