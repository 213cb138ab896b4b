import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DrawingSchema } from '@kinora/renderer';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWhiteboardModel } from '../whiteboard-model.ts';

const model = createWhiteboardModel();
let workFolder = '';

beforeAll(async () => {
  workFolder = await mkdtemp(path.join(tmpdir(), 'kinora-far-'));
});
afterAll(() => rm(workFolder, { recursive: true, force: true }));

/** What is drawn of a scene of a story, by its name. */
async function drawnOf(prompt: string) {
  const request = {
    prompt,
    aspectRatio: '16:9',
    language: 'English',
    videoStyle: 'auto',
    seed: 100,
    castSeed: 7,
    scene: { title: 'One day', narration: '', keyFacts: [], index: 2, count: 7 },
    inputs: [],
    longSide: 160,
  } as const;
  const call = { signal: new AbortController().signal, workFolder, log: pino({ enabled: false }) };
  const progress = await model.start(request, call);
  const { elements } = DrawingSchema.parse(progress.state === 'finished' ? progress.result.plan : undefined);
  return elements.flatMap((each) => (each.kind === 'strokes' ? [each] : []));
}

async function heightOf(prompt: string, name: RegExp): Promise<number> {
  const found = (await drawnOf(prompt)).find((each) => name.test(each.name));
  return found?.box.height ?? 0;
}

/** How many shapes of what somebody is at are filled with a colour. */
async function filled(prompt: string, colour: string): Promise<number> {
  const pieces = (await drawnOf(prompt)).filter(({ name }) => name.startsWith('place-'));
  return pieces.flatMap(({ shapes }) => shapes.filter(({ fill }) => fill === colour)).length;
}

describe('a drawn story', () => {
  it('draws small what somebody runs after in vain, and large what they reach', async () => {
    const near = await heightOf('A boy running after the last train, in a village', /train|locomotive/u);
    const far = await heightOf(
      'A boy running after the last train, the last train far away, in a village',
      /train|locomotive/u,
    );
    expect(far).toBeGreaterThan(0);
    expect(far).toBeLessThan(near * 0.6);
  });

  it('draws a zigzag on the sail where one is told of, and on no other', async () => {
    const red = '#d8322a';
    const colours = async (prompt: string): Promise<number> =>
      (await drawnOf(prompt))
        .flatMap(({ shapes }) => shapes.flatMap(({ marks = [] }) => marks))
        .filter(({ fill }) => fill === red).length;
    expect(await colours('A girl sailing, a red zigzag on the sail, on the sea')).toBeGreaterThan(0);
    expect(await colours('A girl sailing, on the sea')).toBe(0);
  });

  it('draws no landscape on the easel of who paints an apple, nor of who only tries', async () => {
    const sky = '#8fd0ee';
    expect(await filled('A fox painting, at the edge of a forest', sky)).toBe(1);
    expect(await filled('A fox painting, a red apple close by, at the edge of a forest', sky)).toBe(0);
    expect(await filled('A fox trying to paint, at the edge of a forest', sky)).toBe(0);
  });
});
