import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import { DrawingSchema } from '@kinora/renderer';
import type { Drawing, StrokesElement } from '@kinora/renderer';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWhiteboardModel } from '../whiteboard-model.ts';

const model = createWhiteboardModel();
let workFolder = '';

beforeAll(async () => {
  workFolder = await mkdtemp(path.join(tmpdir(), 'kinora-stage-'));

  it('ENG-01 are drawings of a film, however much grows around whoever is in them', async () => {
    const inGarden =
      'A robot smiling, sitting on a bench among tall flowers all around, in a garden, butterflies, birds, a tree';
    for (const aspectRatio of ['16:9', '9:16'] as const) {
      // What is no drawing of the renderer is refused when it is read.
      const { elements } = await board({
        prompt: inGarden,
        narration: 'In summer the garden was taller than the fence. In its middle stands a bench.',
        index: 6,
        aspectRatio,
      });
      const land = elements.filter((each) => each.kind === 'strokes' && each.name === 'place-garden');
      expect(land.length, aspectRatio).toBeGreaterThan(1);
    }
  });
});
afterAll(() => rm(workFolder, { recursive: true, force: true }));

interface Told {
  readonly prompt: string;
  readonly narration?: string;
  readonly language?: Language;
  readonly index?: number;
  readonly castSeed?: number;
  readonly keyFacts?: readonly string[];
  readonly aspectRatio?: ImageRequest['aspectRatio'];
}

async function board(told: Told): Promise<Drawing> {
  const {
    prompt,
    narration = '',
    language = 'English',
    index = 0,
    castSeed = 7,
    keyFacts = [],
    aspectRatio = '16:9',
  } = told;
  const request: ImageRequest = {
    prompt,
    aspectRatio,
    language,
    videoStyle: 'auto',
    seed: 100 + index,
    castSeed,
    scene: { title: 'One day', narration, keyFacts, index, count: 7 },
    inputs: [],
    longSide: 160,
  };
  const call = { signal: new AbortController().signal, workFolder, log: pino({ enabled: false }) };
  const progress = await model.start(request, call);
  return DrawingSchema.parse(progress.state === 'finished' ? progress.result.plan : undefined);
}

function figures({ elements }: Drawing): StrokesElement[] {
  return elements.flatMap((each) =>
    each.kind === 'strokes' && !each.name.startsWith('place') ? [each] : [],
  );
}

/** Skin, hair and clothes: the colours of large areas, the mouth's and the eyes' left out. */
function coloursOf(element: StrokesElement | undefined): string[] {
  const small = new Set(['#8a3a3e', '#2a2024']);
  const fills = (element?.shapes ?? []).flatMap(({ fill }) =>
    fill === undefined || small.has(fill) ? [] : [fill],
  );
  return [...new Set(fills)].sort();
}

const girl = 'A red-haired girl in a long green coat';
const doings = [
  'looking around, in a forest of old oaks',
  'gazing into the distance, dreaming of being able to paint, on a cliff above the sea',
  'running after a kite, in a meadow',
  'sad, searching for something lost, in a room under the roof',
  'smiling, friends and neighbours gathered around, in a small harbour by the sea',
];

describe('people in drawn stories', () => {
  it('WORD-11 are people from head to foot, the same in every scene, whatever they do', async () => {
    const seen = await Promise.all(
      doings.map(async (doing, index) => figures(await board({ prompt: `${girl} ${doing}`, index }))),
    );
    const girls = seen.map((all) => all.find(({ name }) => name === 'girl'));
    const looks = girls.map(coloursOf);
    expect(looks[0]?.length).toBeGreaterThan(4);
    // A leg that lies far back is darker by the light alone.
    for (const look of looks) {
      const known = look.filter((colour) => looks[0]?.includes(colour));
      expect(known.length / (looks[0]?.length ?? 1)).toBeGreaterThan(0.85);
    }
    // Taller than broad, with some thirty shapes: no head alone.
    for (const one of girls) {
      expect((one?.box.height ?? 0) / (one?.box.width ?? 1)).toBeGreaterThan(1.2);
      expect(one?.shapes.length).toBeGreaterThan(25);
    }
    expect(new Set(girls.map((one) => JSON.stringify(one?.shapes))).size).toBe(doings.length);
  });

  it('WORD-11 stay who they are beside somebody else, and are somebody else in another film', async () => {
    const alone = figures(await board({ prompt: `${girl} looking around, in a forest` }));
    const beside = figures(
      await board({
        prompt: `A forester and ${girl.toLowerCase()} together by a rock, in a forest`,
        index: 1,
      }),
    );
    expect(beside.map(({ name }) => name).sort()).toEqual(['girl', 'ranger']);
    expect(coloursOf(beside.find(({ name }) => name === 'girl'))).toEqual(coloursOf(alone[0]));
    const woman = 'A woman looking around, in a forest';
    const [one, other] = [await board({ prompt: woman }), await board({ prompt: woman, castSeed: 8 })];
    expect(coloursOf(figures(one)[0])).not.toEqual(coloursOf(figures(other)[0]));
  });

  it.each([
    [
      'A ferry captain and an old fisherman searching together, on a cliff above the sea',
      ['angler', 'captain'],
    ],
    ['A beekeeper and a grandmother together by the well, on a farm', ['apiarist', 'woman']],
    ['A toymaker and a robot together, in a workshop full of clocks', ['man', 'robot']],
  ])('are drawn where only their calling is told: %s', async (prompt, names) => {
    expect(
      figures(await board({ prompt }))
        .map(({ name }) => name)
        .sort(),
    ).toEqual(names);
  });

  const spoken: Readonly<Record<Language, string>> = {
    English: 'The fox smiled. "Then I will try again," it said.',
    Hindi: 'लोमड़ी मुस्कुराई। “तो मैं फिर कोशिश करूँगी,” उसने कहा।',
    French: 'Le renard sourit. « Alors je recommence », dit-il.',
    Italian: 'La volpe sorrise. «Allora ricomincio», disse.',
    Spanish: 'El zorro sonrió. «Entonces empiezo otra vez», dijo.',
    Japanese: 'キツネは笑いました。「それなら、もう一度やろう。」と言いました。',
  };

  it.each([
    ['A forester and a fox together, in a forest', true],
    ['A pelican and a fox together, in a forest', false],
  ])('get no words of somebody who is not drawn: %s', async (prompt, isSaid) => {
    const { elements } = await board({ prompt, narration: spoken.English });
    const balloons = elements.filter((each) => each.kind === 'strokes' && each.name === 'place-balloon');
    expect(balloons).toHaveLength(isSaid ? 1 : 0);
  });

  it.each(languages)('say in a balloon what is quoted, in %s', async (language) => {
    const prompt = 'A fox with a blue scarf smiling, in a forest of old oaks';
    const drawing = await board({ prompt, narration: spoken[language], language });
    const balloon = drawing.elements.find((each) => each.kind === 'strokes' && each.name === 'place-balloon');
    const words = drawing.elements.find((each) => each.kind === 'text' && each.role === 'fact');
    expect(figures(drawing).map(({ name }) => name)).toEqual(['fox']);
    expect(words?.kind === 'text' && words.lines.join(' ').length).toBeGreaterThan(8);
    expect(balloon?.kind === 'strokes' && words?.kind === 'text' && isInside(words.box, balloon.box)).toBe(
      true,
    );
  });

  it.each(['16:9', '9:16'] as const)(
    'stand on the ground, and where something is explained every word beneath who it names: %s',
    async (aspectRatio) => {
      const narration = 'The donkey and the fox met by the well.';
      const drawing = await board({
        prompt: 'A donkey and a fox together by the well, on a farm',
        narration,
        aspectRatio,
        keyFacts: ['Wells'],
      });
      const labels = drawing.elements.flatMap((each) =>
        each.kind === 'text' && each.role === 'label' ? [each] : [],
      );
      const standing = figures(drawing);
      expect(labels.map(({ lines }) => lines.join(' ')).sort()).toEqual(['donkey', 'fox']);
      for (const label of labels) {
        const named = standing.find(({ name }) => name === label.lines.join(' '));
        const middle = (named?.box.x ?? 0) + (named?.box.width ?? 0) / 2;
        expect(Math.abs(label.box.x + label.box.width / 2 - middle)).toBeLessThan(
          (named?.box.width ?? 0) / 2,
        );
        const gap = label.box.y - ((named?.box.y ?? 0) + (named?.box.height ?? 0));
        expect(gap).toBeGreaterThan(-20);
        expect(gap).toBeLessThan(60);
      }
      expect(standing.every(({ box }) => box.y > 0 && box.y + box.height < 1920)).toBe(true);
    },
  );

  it('are not named beneath in a story', async () => {
    const drawing = await board({
      prompt: 'A donkey and a fox together by the well, on a farm',
      narration: 'The donkey and the fox met by the well.',
    });
    expect(figures(drawing).length).toBeGreaterThanOrEqual(2);
    expect(drawing.elements.some((each) => each.kind === 'text' && each.role === 'label')).toBe(false);
  });

  it.each([
    ['A fox patiently working to paint, in a forest', 'fox', 'place-paint-beside'],
    ['A girl patiently working to paint, in a forest', 'girl', 'place-paint-beside'],
    ['A girl trying to sail, on the open sea', 'girl', 'place-sail-before'],
    ['A woman beginning to surf, on the waves of the sea', 'woman', 'place-surf-behind'],
    ['A robot trying to bake bread, in a kitchen', 'robot', 'place-cook-before'],
    ['An old man trying to climb a mountain, in the mountains', 'man', 'place-climb-behind'],
  ])('are at what they do: %s', async (prompt, name, piece) => {
    for (const aspectRatio of ['16:9', '9:16'] as const) {
      const doing = await board({ prompt, index: 2, aspectRatio });
      const standing = await board({
        prompt: prompt.replace(/(?: patiently working| trying| beginning) to [^,]*/u, ' smiling'),
      });
      const breadthOf = (drawing: Drawing): number => {
        const box = figures(drawing).find((one) => one.name === name)?.box;
        return (box?.width ?? 0) / (box?.height ?? 1);
      };
      expect(Math.abs(breadthOf(doing) / breadthOf(standing) - 1)).toBeGreaterThan(0.05);
      const drawn = doing.elements.flatMap((each) => (each.kind === 'strokes' ? [each] : []));
      expect(drawn.map((each) => each.name)).toContain(piece);
      const width = aspectRatio === '16:9' ? 1920 : 1080;
      const acting = drawn.filter((each) => each.name === piece || each.name === name);
      expect(acting.filter(({ box }) => box.x < 0 || box.x + box.width > width)).toEqual([]);
      const title = doing.elements.find((each) => each.kind === 'text' && each.role === 'title');
      const under = title?.kind === 'text' ? title.box.y + title.box.height : Number.NaN;
      expect(Math.min(...acting.map(({ box }) => box.y))).toBeGreaterThan(under);
    }
  });

  it('have nothing in their hands that they only dream of', async () => {
    const prompt = 'A fox gazing into the distance, dreaming of being able to paint, in a forest';
    const names = (await board({ prompt })).elements.flatMap((each) =>
      each.kind === 'strokes' ? [each.name] : [],
    );
    expect(names.filter((name) => name.startsWith('place-paint'))).toEqual([]);
  });

  it('has no face and no sign for what somebody feels', async () => {
    const narration = 'The fox was happy. It laughed, then it cried, and then it slept.';
    const drawing = await board({ prompt: 'A fox smiling, in a forest', narration });
    expect(drawing.elements.filter(({ kind }) => kind === 'illustration')).toEqual([]);
  });

  it('draws nobody where a word is part of another thing', async () => {
    const drawing = await board({
      prompt: 'A girl smiling at a gull feather on the old jetty, on a cliff above the sea',
    });
    expect(figures(drawing).map(({ name }) => name)).toEqual(['girl']);
  });
});

interface Edges {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function isInside(inner: Edges, outer: Edges): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

it.each([
  ['16:9', 'in the mountains'],
  ['9:16', 'in the mountains'],
  ['16:9', 'in a castle'],
] as const)(
  'writes a fact on a card, and not over what lies behind it, in %s %s',
  async (aspectRatio, where) => {
    const fact = 'It lives above 3,000 metres';
    const { elements } = await board({ prompt: `A goat standing ${where}`, keyFacts: [fact], aspectRatio });
    const words = elements.find((each) => each.kind === 'text' && each.lines.join(' ') === fact);
    const card = elements.find((each) => each.kind === 'strokes' && each.name === 'place-card');
    const place = elements.find((each) => each.kind === 'strokes' && /^place-(?!card)/u.test(each.name));
    if (words?.kind !== 'text' || card?.kind !== 'strokes' || place?.kind !== 'strokes') {
      throw new Error('A card with the fact, in front of a place');
    }
    expect(elements.indexOf(card)).toBeLessThan(elements.indexOf(words));
    expect(elements.indexOf(place)).toBeLessThan(elements.indexOf(card));
    const inside = (outer: StrokesElement['box'], inner: StrokesElement['box']): boolean =>
      inner.x >= outer.x &&
      inner.y >= outer.y &&
      inner.x + inner.width <= outer.x + outer.width &&
      inner.y + inner.height <= outer.y + outer.height;
    expect(inside(card.box, words.box)).toBe(true);
  },
);
