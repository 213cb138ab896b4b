import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ImageRequest } from '@kinora/models';
import { DrawingSchema } from '@kinora/renderer';
import type { Drawing } from '@kinora/renderer';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWhiteboardModel } from '../whiteboard-model.ts';

const model = createWhiteboardModel();
let workFolder = '';

beforeAll(async () => {
  workFolder = await mkdtemp(path.join(tmpdir(), 'kinora-panels-'));
});
afterAll(() => rm(workFolder, { recursive: true, force: true }));

const helped = {
  prompt: 'A forester holding a red apple, a fox looking at it, in a quiet forest',
  narration:
    "'What did you look at while you painted, Kiki?' asked a forester. 'Look at this until tomorrow. Then paint.' The fox looked.",
};

async function board(
  told: { prompt: string; narration: string },
  aspectRatio: ImageRequest['aspectRatio'] = '16:9',
  index = 4,
): Promise<Drawing> {
  const request: ImageRequest = {
    prompt: told.prompt,
    aspectRatio,
    language: 'English',
    videoStyle: 'auto',
    seed: 104,
    castSeed: 7,
    scene: { title: 'One day', narration: told.narration, keyFacts: [], index, count: 7 },
    inputs: [],
    longSide: 160,
  };
  const call = { signal: new AbortController().signal, workFolder, log: pino({ enabled: false }) };
  const progress = await model.start(request, call);
  return DrawingSchema.parse(progress.state === 'finished' ? progress.result.plan : undefined);
}

const places = ({ elements }: Drawing) =>
  elements.flatMap((each) =>
    each.kind === 'strokes' && /^place-(?:forest|meadow|garden|mountains|space)$/u.test(each.name)
      ? [each]
      : [],
  );

const figuresOf = ({ elements }: Drawing) =>
  elements.flatMap((each) => (each.kind === 'strokes' && !each.name.startsWith('place') ? [each] : []));

describe('a scene that tells of two things', () => {
  it('has two pictures side by side, whoever is in the second drawn when its words are told', async () => {
    const drawing = await board(helped);
    const [first, second] = places(drawing);
    expect(second?.box.x).toBeGreaterThan((first?.box.x ?? 0) + (first?.box.width ?? 0));
    expect(first?.cue).toBeUndefined();
    const before = helped.narration.slice(0, helped.narration.indexOf("'Look")).trim().split(' ').length;
    const people = figuresOf(drawing).filter(({ box }) => box.x > (second?.box.x ?? Infinity));
    expect(people[0]?.cue).toEqual({ word: before });
    // Its place is begun a little before.
    expect(second?.cue).toEqual({ word: before - 4 });
  });

  it('leaves whoever is drawn next blank in the colours of their place, and nobody who comes in later', async () => {
    const blanks = ({ shapes }: { shapes: readonly { fill?: string | undefined }[] }): number =>
      shapes.filter(({ fill }) => fill === 'paper').length;
    const drawing = await board(helped);
    const coloured = figuresOf(drawing)
      .filter(({ name }) => name === 'fox')
      .map(({ shapes }) => shapes.filter(({ fill }) => fill !== undefined));
    const [first, second] = places(drawing);
    // The forester comes in with what he says.
    expect(first === undefined ? 0 : blanks(first)).toBe(coloured[0]?.length);
    expect(second === undefined ? 0 : blanks(second)).toBe(coloured.at(-1)?.length);
  });

  it('has them one above the other on an upright board, from edge to edge', async () => {
    const [first, second] = places(await board(helped, '9:16'));
    expect(second?.box.y).toBeGreaterThan((first?.box.y ?? 0) + (first?.box.height ?? 0));
    expect(second?.box.width).toBeGreaterThan(850);
  });

  it('has in either balloon what is said then', async () => {
    const { elements } = await board(helped);
    const said = elements.flatMap((each) =>
      each.kind === 'text' && each.role === 'fact' ? [each.lines.join(' ')] : [],
    );
    expect(said).toEqual([
      'What did you look at while you painted, Kiki?',
      'Look at this until tomorrow. Then paint.',
    ]);
  });

  it.each(['16:9', '9:16'] as const)('letters what is said in both alike, %s', async (aspect) => {
    const { elements } = await board(helped, aspect);
    const sizes = elements.flatMap((each) =>
      each.kind === 'text' && each.role === 'fact' ? [each.fontSize] : [],
    );
    expect(sizes).toHaveLength(2);
    expect(sizes[0]).toBe(sizes[1]);
    // As wide as a phone, letters of a thirtieth are read.
    expect(sizes[0]).toBeGreaterThan(38);
  });

  it.each(['16:9', '9:16'] as const)(
    'has both balloons of whoever says two things in the larger picture, then what comes of it, %s',
    async (aspect) => {
      const narration = helped.narration.replace(
        'The fox looked.',
        'The fox looked, and found seven kinds of red.',
      );
      for (const index of [3, 4]) {
        const drawing = await board({ ...helped, narration }, aspect, index);
        const [talk, after] = places(drawing).map(({ box }) => box);
        expect((talk?.width ?? 0) * (talk?.height ?? 0)).toBeGreaterThan(
          (after?.width ?? 0) * (after?.height ?? 0) * 2,
        );
        const said = drawing.elements.flatMap((each) =>
          each.kind === 'text' && each.role === 'fact' ? [each] : [],
        );
        // Whom it is said to need not be written, nor what comes after the first sentence.
        expect(said.map(({ lines }) => lines.join(' '))).toEqual([
          'What did you look at while you painted?',
          'Look at this until tomorrow.',
        ]);
        const [first, second] = said.map(({ box }) => box);
        expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.x ?? 0);
        expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThan((talk?.y ?? 0) + (talk?.height ?? 0));
        expect(said[0]?.fontSize).toBeGreaterThan(aspect === '16:9' ? 42 : 46);
        const alone = figuresOf(drawing).filter(
          ({ box }) => box.x > (after?.x ?? 0) && box.y > (after?.y ?? 0),
        );
        expect(alone.map(({ name }) => name)).toEqual(['fox']);
      }
    },
  );

  it('lays on a table what is told to be laid there, in nobody’s hands any more', async () => {
    const onTable = {
      ...helped,
      narration: helped.narration.replace(
        'asked a forester.',
        'asked a forester, and laid an apple on the table.',
      ),
    };
    const { elements } = await board(onTable);
    const named = (name: string) =>
      elements.flatMap((each) => ('name' in each && each.name === name ? [each.box] : []));
    const [apple] = named('red-apple');
    const [table] = named('place-table');
    expect((apple?.y ?? 0) + (apple?.height ?? 0)).toBeLessThan((table?.y ?? 0) + 8);
    expect(apple?.x).toBeGreaterThan(table?.x ?? Infinity);
    expect(apple?.height).toBeLessThan((named('ranger')[0]?.height ?? 0) * 0.3);
  });

  it('shows beside what is said what its own last words turn on', async () => {
    const drawing = await board({
      prompt: 'An old giraffe and a little elephant looking at an old map, in a savanna',
      narration:
        "'Far away is only near by, many times over,' said an old giraffe. 'Where can you be tonight? Go there, sleep, and ask again.' The elephant made nine small crosses on the map.",
    });
    const said = drawing.elements.filter((each) => each.kind === 'text' && each.role === 'fact');
    expect(said).toHaveLength(2);
    const map = drawing.elements.find((each) => 'name' in each && /^place-.*-beside$/u.test(each.name));
    const crosses = map?.kind === 'strokes' ? map.shapes.filter(({ fill }) => fill === '#d23c34') : [];
    expect(crosses).toHaveLength(18);
  });

  it('gives what all of it was for the larger picture', async () => {
    const done = {
      prompt: 'An elephant happily arriving, on the moon',
      narration:
        'From cross to cross the elephant went on, a day for each of them. After the ninth, what had been far was near, and the elephant was there.',
    };
    const [way, moon] = places(await board(done, '16:9', 5));
    expect((moon?.box.width ?? 0) / (way?.box.width ?? 1)).toBeGreaterThan(2);
    const [above, below] = places(await board(done, '9:16', 5));
    expect((below?.box.height ?? 0) / (above?.box.height ?? 1)).toBeGreaterThan(1.7);
  });

  it('never shows the same twice: the second has the other side of the country', async () => {
    const alike = await board({
      prompt: 'A little bee setting off, in the mountains',
      narration:
        'The little bee set out at once, always straight ahead. It went on and on for three long days.',
    });
    const [first, second] = places(alike);
    const looks = [first, second].map((each) => JSON.stringify(each?.shapes));
    expect(looks[0]).not.toBe(looks[1]);
    const [here, there] = figuresOf(alike);
    const within = (figure: typeof here, place: typeof first): number =>
      ((figure?.box.x ?? 0) - (place?.box.x ?? 0)) / (place?.box.width ?? 1);
    expect(Math.abs(within(here, first) - within(there, second))).toBeGreaterThan(0.05);
  });

  it('shows who is going to the moon on the way first, and there then', async () => {
    const moon = await board({
      prompt: 'An elephant beginning to go to the moon, happy, on the moon',
      narration:
        'From cross to cross the elephant went on, a day for each of them. After the ninth, what had been far was near, and the elephant was there.',
    });
    expect(places(moon).map(({ name }) => name)).toEqual(['place-mountains', 'place-space']);
  });

  it.each(['16:9', '9:16'] as const)(
    'draws how somebody comes to the moon: small, before steps that rise to it, %s',
    async (aspect) => {
      const drawing = await board(
        {
          prompt: 'An elephant happily arriving, a moon, on the moon',
          narration:
            'From cross to cross the elephant went on, a day for each of them. After the ninth, what had been far was near, and the elephant was there.',
        },
        aspect,
        5,
      );
      const [way, there] = places(drawing);
      const drawn = drawing.elements.flatMap((each) => (each.kind === 'strokes' ? each.shapes : []));
      const fillsOf = (fill: string) => drawn.filter((each) => each.fill === fill);
      expect(fillsOf('#f4f6fb')).toHaveLength(9);
      expect(fillsOf('#ecd186')).toHaveLength(4);
      const [before, after] = figuresOf(drawing).map(({ box }) => box);
      expect((before?.height ?? 1) / (way?.box.height ?? 1)).toBeLessThan(0.4);
      expect((after?.height ?? 0) / (there?.box.height ?? 1)).toBeGreaterThan(0.45);
    },
  );

  const boxesOf = ({ elements }: Drawing, name: RegExp) =>
    elements.flatMap((each) => ('name' in each && name.test(each.name) ? [each.box] : []));

  it('shows near, in the second, what its words turn on', async () => {
    const spoilt = await board({
      prompt: 'A fox trying to paint, many colours around, in a forest',
      narration:
        'To paint, the fox took all the colours at once. The first strokes dripped and ran, and nobody could say what it was.',
    });
    const easels = boxesOf(spoilt, /^place-(?:paint|act)-beside$/u);
    expect(easels).toHaveLength(2);
    expect((easels[1]?.width ?? 0) / (easels[0]?.width ?? 1)).toBeGreaterThan(1.4);
    const [, frame] = places(spoilt).map(({ box }) => box);
    for (const { x, width } of boxesOf(spoilt, /^place-act-beside$/u)) {
      expect(x).toBeGreaterThanOrEqual(frame?.x ?? 0);
      expect(x + width).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
    }
  });

  it.each(['16:9', '9:16'] as const)('cuts nobody who is upright in two beside it, %s', async (aspect) => {
    const bloomed = {
      prompt: 'A robot happily watering small seedlings, in a garden',
      narration:
        'For twelve evenings the robot carried a can of water and went away. On the thirteenth morning the first bud opened, and the day after there were ten.',
    };
    const drawing = await board(bloomed, aspect, 5);
    const [, frame] = places(drawing).map(({ box }) => box);
    const robot = figuresOf(drawing).at(-1)?.box;
    expect(robot?.x).toBeGreaterThan((frame?.x ?? 0) + 4);
    expect((robot?.width ?? 0) / (robot?.height ?? 1)).toBeGreaterThan(0.5);
  });

  it('has in the end the picture that everybody saw, and nobody as tall as the trees', async () => {
    const { elements } = await board(
      {
        prompt: 'A fox painting a red apple, a forester beside, in a forest of old oaks',
        narration: 'Whoever saw the picture said that they had never really looked at an apple before.',
      },
      '16:9',
      6,
    );
    expect(boxesOf({ elements } as Drawing, /^place-.*beside$/u)).toHaveLength(1);
    const [forester] = boxesOf({ elements } as Drawing, /^ranger$/u);
    const [forest] = boxesOf({ elements } as Drawing, /^place-forest$/u);
    expect((forester?.height ?? 1) / (forest?.height ?? 1)).toBeLessThan(0.62);
  });
});
