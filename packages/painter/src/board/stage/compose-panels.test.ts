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
): Promise<Drawing> {
  const request: ImageRequest = {
    prompt: told.prompt,
    aspectRatio,
    language: 'English',
    videoStyle: 'auto',
    seed: 104,
    castSeed: 7,
    scene: { title: 'One day', narration: told.narration, keyFacts: [], index: 4, count: 7 },
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

  it('shows who is going to the moon on the way first, and there then', async () => {
    const moon = await board({
      prompt: 'An elephant beginning to go to the moon, happy, on the moon',
      narration:
        'From cross to cross the elephant went on, a day for each of them. After the ninth, what had been far was near, and the elephant was there.',
    });
    expect(places(moon).map(({ name }) => name)).toEqual(['place-mountains', 'place-space']);
  });
});
