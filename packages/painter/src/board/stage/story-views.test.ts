import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '@kinora/contract/catalogue';
import type { Language, VideoStyle } from '@kinora/contract/catalogue';
import { DrawingSchema } from '@kinora/renderer';
import type { Drawing, StrokesElement } from '@kinora/renderer';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWhiteboardModel } from '../whiteboard-model.ts';

const model = createWhiteboardModel();
let workFolder = '';

beforeAll(async () => {
  workFolder = await mkdtemp(path.join(tmpdir(), 'kinora-views-'));
});
afterAll(() => rm(workFolder, { recursive: true, force: true }));

async function scene(
  prompt: string,
  index: number,
  {
    narration = '',
    language = 'English',
    videoStyle = 'auto',
  }: { narration?: string; language?: Language; videoStyle?: VideoStyle } = {},
): Promise<Drawing> {
  const progress = await model.start(
    {
      prompt,
      aspectRatio: '16:9',
      language,
      videoStyle,
      seed: 100 + index,
      castSeed: 7,
      scene: { title: 'One day', narration, keyFacts: [], index, count: 7 },
      inputs: [],
      longSide: 160,
    },
    { signal: new AbortController().signal, workFolder, log: pino({ enabled: false }) },
  );
  return DrawingSchema.parse(progress.state === 'finished' ? progress.result.plan : undefined);
}

function strokes({ elements }: Drawing, name: string): StrokesElement | undefined {
  return elements.flatMap((each) => (each.kind === 'strokes' && each.name === name ? [each] : [])).at(0);
}

/** The word with which something is begun. */
function wordOf(drawing: Drawing, name: string, narration: string): string | undefined {
  const cue = strokes(drawing, name)?.cue;
  return cue !== undefined && 'word' in cue ? narration.split(/\s+/u)[cue.word] : undefined;
}

describe('scenes of a story in one place', () => {
  it.each([
    ['fox', 'in a forest'],
    ['elephant', 'on the savanna'],
    ['robot', 'in a workshop'],
  ])('are seen from other distances in turn: a %s %s', async (hero, where) => {
    const prompt = `A ${hero} sitting, ${where}, clear daylight`;
    const heights = await Promise.all(
      Array.from({ length: 7 }, async (_, index) => {
        const drawing = await scene(prompt, index);
        const ground = drawing.elements.find(
          (each) => each.kind === 'strokes' && each.name.startsWith('place-'),
        );
        const figure = strokes(drawing, hero);
        expect(ground).toBeDefined();
        return figure === undefined ? 0 : figure.box.height + figure.box.width;
      }),
    );
    for (const [index, own] of heights.slice(1).entries()) {
      const before = heights[index] ?? 0;
      expect(Math.max(own, before) / Math.min(own, before)).toBeGreaterThan(1.15);
    }
  });

  it('show another side of the place', async () => {
    const places = await Promise.all(
      [2, 4].map(async (index) => {
        const { elements } = await scene('A fox walking, in a forest, clear daylight', index);
        return JSON.stringify(
          elements.flatMap((each) =>
            each.kind === 'strokes' && each.name.startsWith('place') ? each.shapes : [],
          ),
        );
      }),
    );
    expect(places[0]).not.toBe(places[1]);
  });
});

describe('what comes into a scene of a story', () => {
  const told: Readonly<Record<Language, readonly [narration: string, house: RegExp]>> = {
    English: [
      'The bee flew on and on. At last it came to a house. There it could rest for a while.',
      /house/u,
    ],
    French: [
      "L'abeille vola longtemps, sans rien trouver. Enfin apparut une maison. Elle put se reposer un peu.",
      /maison/u,
    ],
    Italian: [
      'L’ape volò a lungo, senza trovare nulla. Infine apparve una casa. Lì poté riposare un poco.',
      /casa/u,
    ],
    Spanish: [
      'La abeja voló mucho, sin encontrar nada. Al fin apareció una casa. Allí pudo descansar un poco.',
      /casa/u,
    ],
    Hindi: ['मधुमक्खी बहुत देर तक उड़ती रही। आख़िर एक घर दिखाई दिया। वहाँ वह थोड़ी देर रुकी।', /घर/u],
    Japanese: ['ミツバチはどこまでも飛んでいきました。やっと家が見えました。そこで少し休みました。', /家/u],
  };

  it.each(languages)('comes with the word that names it, in %s', async (language) => {
    const [narration, word] = told[language];
    const drawing = await scene('A bee flying, in a village, clear daylight', 2, { narration, language });
    const cues = drawing.elements.flatMap(({ cue }) => (cue === undefined ? [] : [cue]));
    const at = narration.search(word);
    const isNamed = cues.some((cue) =>
      'word' in cue
        ? word.test(narration.split(/\s+/u)[cue.word] ?? '')
        : Math.abs(cue.fraction * narration.length - Math.min(at, narration.length * 0.82)) < 2,
    );
    expect(isNamed).toBe(true);
  });

  it('is what is felt, in the face, with the sentence that tells it', async () => {
    const narration =
      'The picture was grand. Nobody liked it, and so the fox cried. It turned it to the wall.';
    const drawing = await scene('A fox sitting sad, in a forest', 3, { narration });
    const felt = drawing.elements.flatMap((each) =>
      each.kind === 'strokes' && each.name === 'place-felt' ? [each] : [],
    );
    const fox = strokes(drawing, 'fox');
    expect(felt.length).toBe(2);
    for (const { box } of felt) {
      expect(box.x).toBeGreaterThan(fox?.box.x ?? Infinity);
      expect(box.y + box.height).toBeLessThan((fox?.box.y ?? 0) + (fox?.box.height ?? 0));
    }
    const cue = felt.at(-1)?.cue;
    const sentence = ['Nobody', 'liked', 'it,', 'and', 'so', 'the', 'fox', 'cried.'];
    expect(sentence).toContain(
      cue !== undefined && 'word' in cue ? narration.split(/\s+/u)[cue.word] : undefined,
    );
  });

  it('does not keep the hero waiting for all of the place', async () => {
    const narration = 'A robot stood there. Behind it was a house, and above it was the sun of a long day.';
    const drawing = await scene('A robot standing, in a village, clear daylight', 2, { narration });
    const names = drawing.elements.flatMap((each) => (each.kind === 'strokes' ? [each.name] : []));
    expect(names.indexOf('robot')).toBeLessThan(names.findIndex((name) => name.startsWith('place-later')));
    const later = names.filter((name) => name.startsWith('place-later'));
    expect(later.map((name) => wordOf(drawing, name, narration))).toContain('house,');
  });
});

describe('what an animal or a machine of a story holds', () => {
  it.each([
    ['A fox holding a loaf of bread, in a village', 'fox', 'bread'],
    ['A robot carrying a book, in a library', 'robot', 'open-book'],
  ])('touches who holds it, above the ground: %s', async (prompt, hero, thing) => {
    const drawing = await scene(prompt, 2, { narration: 'The bread and the book were for everybody.' });
    const holder = strokes(drawing, hero)?.box;
    const held = drawing.elements.find((each) => each.kind === 'illustration' && each.name === thing);
    if (holder === undefined || held?.kind !== 'illustration') {
      throw new Error('Somebody who holds something');
    }
    const { x, width, y, height } = held.box;
    expect(x < holder.x + holder.width && x + width > holder.x).toBe(true);
    expect(y + height).toBeLessThan(holder.y + holder.height);
  });
});

describe('a story on dark paper', () => {
  const sky = '#e4f1f8';
  const hasSky = async (prompt: string, videoStyle: VideoStyle): Promise<boolean> => {
    const [place] = (await scene(prompt, 0, { videoStyle })).elements.filter(
      (each): each is StrokesElement => each.kind === 'strokes' && each.name.startsWith('place-'),
    );
    return place?.shapes.some(({ fill, ink }) => fill === sky && ink === 0) === true;
  };

  it('has a sky by day, which on light paper is the paper itself', async () => {
    const outside = 'A fox looking around, in a meadow, clear daylight';
    expect(await hasSky(outside, 'cinematic')).toBe(true);
    expect(await hasSky(outside, 'dramatic')).toBe(true);
    expect(await hasSky(outside, 'auto')).toBe(false);
    expect(await hasSky('A fox looking around, on the moon', 'cinematic')).toBe(false);
  });
});

it('who flies to what they looked for has it beneath them, in front of nothing else', async () => {
  const narration = 'And there was the flower, near the house. The bee had found its flower.';
  const found = await scene('A little bee happily looking at a flower, on a farm with a windmill', 6, {
    narration,
  });
  const boxOf = (name: RegExp): StrokesElement['box'] | undefined =>
    found.elements.flatMap((each) => ('name' in each && name.test(each.name) ? [each.box] : [])).at(0);
  const [bee, flower] = [boxOf(/honeybee/u), boxOf(/tulip|flower|blossom|rose/u)];
  if (bee === undefined || flower === undefined) {
    throw new Error('A bee and its flower');
  }
  const middle = flower.x + flower.width / 2;
  expect(middle).toBeGreaterThan(bee.x - flower.width);
  expect(middle).toBeLessThan(bee.x + bee.width + flower.width);
  expect(flower.y).toBeGreaterThan(bee.y + bee.height);
});

it('no rock and no snow is in a green valley', async () => {
  const colours = async (where: string): Promise<(string | undefined)[]> => {
    const { elements } = await scene(`A bee setting off, ${where}`, 0);
    return elements.flatMap((each) => (each.kind === 'strokes' ? each.shapes.map(({ fill }) => fill) : []));
  };
  expect(await colours('in a green valley')).not.toContain('#b9b2ac');
  expect(await colours('in a mountain valley')).toContain('#b9b2ac');
});
