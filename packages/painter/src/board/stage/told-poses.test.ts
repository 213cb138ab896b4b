import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Language } from '@kinora/contract/catalogue';
import { DrawingSchema } from '@kinora/renderer';
import type { StrokesElement } from '@kinora/renderer';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWhiteboardModel } from '../whiteboard-model.ts';

const model = createWhiteboardModel();
let workFolder = '';

beforeAll(async () => {
  workFolder = await mkdtemp(path.join(tmpdir(), 'kinora-poses-'));
});
afterAll(() => rm(workFolder, { recursive: true, force: true }));

interface Told {
  readonly narration?: string;
  readonly language?: Language;
  readonly before?: readonly string[];
  readonly filmTitle?: string;
  readonly index?: number;
}

/** What is drawn of a scene of a story. */
async function drawnOf(prompt: string, told: Told = {}): Promise<StrokesElement[]> {
  const { narration = '', language = 'English', before = [], filmTitle = 'One day', index = 1 } = told;
  const request = {
    prompt,
    aspectRatio: '16:9',
    language,
    videoStyle: 'auto',
    seed: 100,
    castSeed: 7,
    scene: { title: 'One day', narration, keyFacts: [], index, count: 7, before: [...before], filmTitle },
    inputs: [],
    longSide: 160,
  } as const;
  const call = { signal: new AbortController().signal, workFolder, log: pino({ enabled: false }) };
  const progress = await model.start(request, call);
  const { elements } = DrawingSchema.parse(progress.state === 'finished' ? progress.result.plan : undefined);
  return elements.flatMap((each) => (each.kind === 'strokes' ? [each] : []));
}

const named = (drawn: readonly StrokesElement[], name: string | RegExp) =>
  drawn.find((each) => (typeof name === 'string' ? each.name === name : name.test(each.name)));

describe('a drawn story', () => {
  it('sets a bee onto the milestone that it sits on, and not into the air', async () => {
    const narration = "Le sac était vide, et la petite abeille s'assit sur une borne.";
    const drawn = await drawnOf('A little bee sitting sad on the ground, in a green valley', {
      narration,
      language: 'French',
    });
    const bee = named(drawn, /bee$/u)?.box;
    const stone = named(drawn, 'place-act-behind')?.box;
    if (bee === undefined || stone === undefined) {
      throw new Error('A bee on a milestone');
    }
    expect(Math.abs(bee.y + bee.height - stone.y)).toBeLessThan(stone.height * 0.5);
    expect(bee.x < stone.x + stone.width && bee.x + bee.width > stone.x).toBe(true);
  });

  it('hides somebody behind what is told of, and behind a bush where nothing is', async () => {
    const narration = 'She was so ashamed that she hid behind the curtain.';
    const curtain = await drawnOf('A girl hiding, in a room', { narration });
    const bush = await drawnOf('A girl hiding, in a garden');
    for (const [drawn, colour] of [
      [curtain, '#c8646a'],
      [bush, '#6fa85a'],
    ] as const) {
      const cover = named(drawn, 'place-act-before');
      expect(cover?.shapes.some(({ fill }) => fill === colour)).toBe(true);
      const [girl, own] = [named(drawn, 'girl')?.box, cover?.box];
      expect((girl?.x ?? Infinity) < (own?.x ?? 0) + (own?.width ?? 0)).toBe(true);
    }
  });

  it('brings those who hug as near as can be', async () => {
    const apart = async (doing: string): Promise<number> => {
      const drawn = await drawnOf(`A girl and a grandmother ${doing}, in a village`, { index: 2 });
      const [one, other] = [named(drawn, 'girl')?.box, named(drawn, 'woman')?.box].toSorted(
        (left, right) => (left?.x ?? 0) - (right?.x ?? 0),
      );
      return (other?.x ?? 0) - (one?.x ?? 0) - (one?.width ?? 0);
    };
    expect(await apart('standing side by side')).toBeGreaterThan(0);
    expect(await apart('hugging')).toBeLessThan(0);
  });

  it('covers who sleeps, and lets who wakes stretch their arms', async () => {
    const asleep = await drawnOf('A girl sleeping, in a room');
    const awake = await drawnOf('A girl waking up, in a room');
    const shape = (drawn: readonly StrokesElement[]): number => {
      const box = named(drawn, 'girl')?.box;
      return (box?.width ?? 0) / (box?.height ?? 1);
    };
    expect(shape(asleep)).toBeGreaterThan(1.5);
    expect(named(asleep, 'place-act-before')).toBeDefined();
    expect(shape(awake)).toBeLessThan(1);
  });

  it('has whom somebody misses in a balloon, and not beside them', async () => {
    const drawn = await drawnOf('A girl gazing into the distance, dreaming of the lost cat, in a village');
    expect(named(drawn, 'cat')).toBeUndefined();
    expect(named(drawn, 'place-balloon')).toBeDefined();
    expect(named(drawn, 'place-wished')).toBeDefined();
  });

  it('has no flower around who looks for one, and none but the one that is found', async () => {
    const petals = new Set(['#e86f8a', '#7f8fe0', '#f2b84a']);
    const flowers = async (told: Told): Promise<number> =>
      (await drawnOf('A bee sitting, in a meadow, clear daylight', { index: 6, ...told })).flatMap(
        ({ name, shapes }) =>
          name.startsWith('place') ? shapes.filter(({ fill }) => petals.has(fill ?? '')) : [],
      ).length;
    const narration = 'It looked at every stone on the way.';
    const filmTitle = 'A bee looks for a flower';
    expect(await flowers({ narration })).toBeGreaterThan(0);
    expect(await flowers({ narration, filmTitle })).toBe(0);
    expect(await flowers({ narration, filmTitle, before: ['It found the flower.'] })).toBe(0);
  });

  it('shows what was found small, with leaves before its foot', async () => {
    const told = { narration: 'And there the flower was, all at once.', index: 5 };
    const prompt = 'A bee happily looking at a flower, in a meadow, clear daylight';
    const found = await drawnOf(prompt, { ...told, filmTitle: 'A bee looks for a flower' });
    const usual = await drawnOf(prompt, { ...told, filmTitle: 'A bee and its day' });
    expect(named(found, 'place-hiding')).toBeDefined();
    expect(named(usual, 'place-hiding')).toBeUndefined();
  });

  it('shows a picture large to whoever looks at it, and what is eaten at a mouth', async () => {
    const prompt = 'A fox painting a red apple, a forester beside, in a forest of old oaks';
    const narration =
      'Whoever saw the picture said that they had never looked at an apple before. The fox ate them more slowly.';
    const drawn = await drawnOf(prompt, { narration, index: 6 });
    const [easel, fox] = [named(drawn, 'place-act-beside')?.box, named(drawn, 'fox')?.box];
    expect(easel?.height ?? 0).toBeGreaterThan(fox?.height ?? Infinity);
  });

  it('has no plants in the beds of a garden in which nothing came up yet', async () => {
    const shapes = async (before: readonly string[]): Promise<number> => {
      const drawn = await drawnOf('A robot standing, in a garden, clear daylight', {
        narration: 'The robot stood there.',
        before,
        index: 2,
      });
      return named(drawn, 'place-garden')?.shapes.length ?? 0;
    };
    expect(await shapes(['It put a hundred seeds into the ground.'])).toBeLessThan((await shapes([])) * 0.8);
  });

  it('shows as many buds as have opened', async () => {
    const before = ['Il robot piantò cento semi.'];
    const prompt = 'A robot happily watering small seedlings, in a garden';
    const buds = async (end: string): Promise<number> => {
      const narration = `Per dodici sere il robot portò un annaffiatoio d’acqua e se ne andò. ${end}`;
      const drawn = await drawnOf(prompt, { before, language: 'Italian', index: 5, narration });
      return drawn.flatMap(({ name, shapes }) =>
        name === 'place-act-beside' ? shapes.filter(({ fill }) => fill === '#f2c14a') : [],
      ).length;
    };
    expect(await buds('La tredicesima mattina il primo bocciolo si aprì, tutto solo nella terra.')).toBe(1);
    expect(
      await buds('La tredicesima mattina il primo bocciolo si aprì, e il giorno dopo ce n’erano dieci.'),
    ).toBe(10);
  });
});
