import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DrawingSchema } from '@kinora/renderer';
import type { DrawingElement } from '@kinora/renderer';
import type { ImageRequest } from '@kinora/models';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWhiteboardModel } from './whiteboard-model.ts';

const model = createWhiteboardModel();
let workFolder = '';
beforeAll(async () => {
  workFolder = await mkdtemp(path.join(tmpdir(), 'kinora-guide-'));
});
afterAll(() => rm(workFolder, { recursive: true, force: true }));

interface Told {
  readonly title: string;
  readonly narration: string;
  readonly keyFacts: readonly string[];
  readonly language?: ImageRequest['language'];
  readonly castSeed?: number;
  readonly index?: number;
}

async function elementsOf({
  language = 'English',
  castSeed = 5,
  index = 0,
  ...scene
}: Told): Promise<DrawingElement[]> {
  const progress = await model.start(
    {
      prompt: '',
      aspectRatio: '16:9',
      language,
      videoStyle: 'auto',
      seed: 7,
      castSeed,
      scene: { ...scene, keyFacts: [...scene.keyFacts], index, count: 6 },
      inputs: [],
      longSide: 160,
    },
    { signal: new AbortController().signal, workFolder, log: pino({ enabled: false }) },
  );
  if (progress.state !== 'finished') {
    throw new Error('A drawing is finished at once');
  }
  return DrawingSchema.parse(progress.result.plan).elements;
}

const named = (elements: readonly DrawingElement[]): string[] =>
  elements.flatMap((element) =>
    element.kind === 'illustration' || element.kind === 'strokes' ? [element.name] : [],
  );

/** One word is no fact to be written: the rocket would stand by itself. */
const rocket = { title: 'Ariane', narration: 'The rocket rises.', keyFacts: ['Rises'] };
const whale = {
  title: 'Océano',
  narration: 'La ballena azul vive en el océano.',
  keyFacts: ['Una ballena azul mide 30 metros'],
  language: 'Spanish',
} as const;

describe('a board that would show one thing by itself', () => {
  it('has somebody who shows it, the same person on all boards of a film', async () => {
    const shapesOf = async (told: Told) =>
      (await elementsOf(told)).flatMap((element) =>
        element.kind === 'strokes' && element.name === 'guide' ? element.shapes.map(({ fill }) => fill) : [],
      );
    const first = await shapesOf(rocket);
    expect(first.length).toBeGreaterThan(10);
    expect(await shapesOf({ ...rocket, title: 'Soyuz', index: 2 })).toEqual(first);
    expect(await shapesOf({ ...rocket, castSeed: 6 })).not.toEqual(first);
  });

  it('has nobody beside it in a story, which states no facts', async () => {
    expect(named(await elementsOf({ ...rocket, keyFacts: [] }))).not.toContain('guide');
  });

  it('has nobody who only stands beside a picture and its facts', async () => {
    const elements = await elementsOf({ ...rocket, keyFacts: ['It flies every year'] });
    expect(named(elements)).toEqual(['rocket']);
  });

  it('shows an animal where it lives, and not beside a picture of the place', async () => {
    const names = named(await elementsOf(whale));
    expect(names).toContain('place-underwater');
    expect(names).not.toContain('water-wave');
    expect(names).not.toContain('guide');
  });

  it.each([
    ['frogs', 'A frog needs water.'],
    ['toads', 'A toad needs less water.'],
  ])('shows the very animal it is about: %s', async (title, narration) => {
    const elements = await elementsOf({ title, narration, keyFacts: ['Skin loses moisture'] });
    const fills = elements.flatMap((element) =>
      element.kind === 'strokes' && /^(?:frog|toad)/u.test(element.name)
        ? element.shapes.map(({ fill }) => fill)
        : [],
    );
    expect(fills.length).toBeGreaterThan(5);
    // A frog is green, a toad brown.
    const [red = 0, green = 0] = [1, 3].map((at) => Number.parseInt((fills[0] ?? '').slice(at, at + 2), 16));
    expect(green > red).toBe(title === 'frogs');
  });
});
