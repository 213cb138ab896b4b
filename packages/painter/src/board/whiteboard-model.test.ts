import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '@kinora/contract/catalogue';
import { DrawingSchema } from '@kinora/renderer';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImageRequest, ImageResult } from '@kinora/models';
import { createWhiteboardModel } from './whiteboard-model.ts';

const model = createWhiteboardModel();
const log = pino({ enabled: false });
let workFolder = '';

beforeAll(async () => {
  workFolder = await mkdtemp(path.join(tmpdir(), 'kinora-whiteboard-'));
});
afterAll(() => rm(workFolder, { recursive: true, force: true }));

const scenes = {
  English: ['The fox', 'The fox found an apple in the forest.'],
  Hindi: ['लोमड़ी', 'लोमड़ी को जंगल में एक सेब मिला।'],
  French: ['Le renard', 'Le renard a trouvé une pomme dans la forêt.'],
  Italian: ['La volpe', 'La volpe ha trovato una mela nella foresta.'],
  Spanish: ['El zorro', 'El zorro encontró una manzana en el bosque.'],
  Japanese: ['キツネ', 'キツネは森でリンゴを見つけました。'],
} as const;

function request(changes: Partial<ImageRequest> & { title?: string; narration?: string } = {}): ImageRequest {
  const { title = scenes.English[0], narration = scenes.English[1], ...others } = changes;
  return {
    prompt: '',
    aspectRatio: '16:9',
    language: 'English',
    videoStyle: 'auto',
    seed: 7,
    scene: { title, narration, keyFacts: [], index: 0, count: 6 },
    inputs: [],
    longSide: 320,
    ...others,
  };
}

async function draw(asked: ImageRequest): Promise<ImageResult> {
  const progress = await model.start(asked, { signal: new AbortController().signal, workFolder, log });
  if (progress.state !== 'finished') {
    throw new Error('A drawing is finished at once');
  }
  return progress.result;
}

function pictureNames(result: ImageResult): string[] {
  return DrawingSchema.parse(result.plan).elements.flatMap((element) =>
    element.kind === 'illustration' || element.kind === 'strokes' ? [element.name] : [],
  );
}

function lettering(result: ImageResult): string {
  return DrawingSchema.parse(result.plan)
    .elements.flatMap((element) => (element.kind === 'text' ? element.lines : []))
    .join(' ');
}

describe('the whiteboard', () => {
  it.each(languages)('draws what a scene in %s is about, as a file and a plan', async (language) => {
    const [title, narration] = scenes[language];
    const result = await draw(request({ language, title, narration }));
    expect(pictureNames(result)).toContain('fox');
    expect(result).toMatchObject({
      contentType: 'image/webp',
      width: 320,
      height: 180,
      madeBy: { provider: 'builtin', model: 'whiteboard' },
    });
    const bytes = await readFile(result.file);
    expect(bytes.subarray(8, 12).toString('latin1')).toBe('WEBP');
  });

  it('draws upright boards', async () => {
    expect(await draw(request({ aspectRatio: '9:16' }))).toMatchObject({ width: 180, height: 320 });
  });

  it('gives the same plan and pixels for the same request and another arrangement for another seed', async () => {
    const first = await draw(request());
    const firstBytes = await readFile(first.file);
    const again = await draw(request());
    expect(again.plan).toEqual(first.plan);
    expect(await readFile(again.file)).toEqual(firstBytes);
    expect((await draw(request({ seed: 8 }))).plan).not.toEqual(first.plan);
  });

  it('writes the key word large, without any picture, when nothing in a scene can be drawn', async () => {
    const result = await draw(
      request({ title: 'Zorblax', narration: 'Quixly the florbinated wumptious zindle.' }),
    );
    expect(pictureNames(result)).toEqual([]);
    expect(lettering(result)).toContain('florbinated');
  });

  it('follows the description of the picture when it is all there is', async () => {
    const prompt = 'A penguin on a bicycle, soft morning light, 35mm';
    const names = pictureNames(await draw(request({ prompt, title: '', narration: '' })));
    expect(names).toEqual(expect.arrayContaining(['penguin', 'bicycle']));
    expect(names).not.toContain('sun');
  });

  it('never letters what the handwriting has no glyphs for', async () => {
    const result = await draw(request({ title: '🦊 Лиса', narration: 'The fox 🦊 sat by the ocean.' }));
    expect(lettering(result)).not.toMatch(/[🦊\p{sc=Cyrillic}]/u);
    expect(pictureNames(result)).toContain('fox');
  });

  it('changes the markers from each scene of a film to the next', async () => {
    const colours: string[] = [];
    for (const index of [0, 1, 2, 3]) {
      const scene = { title: 'The fox', narration: 'The fox slept.', keyFacts: [], index, count: 4 };
      const result = await draw(request({ scene, seed: index * 977 }));
      colours.push(DrawingSchema.parse(result.plan).palette.first);
    }
    expect(new Set(colours).size).toBe(4);
  });

  it('stops when it is told to', async () => {
    const signal = AbortSignal.abort(new Error('cancelled by the user'));
    await expect(model.start(request(), { signal, workFolder, log })).rejects.toThrow(
      'cancelled by the user',
    );
  });
});
