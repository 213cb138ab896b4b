import type { Language } from '@kinora/contract/catalogue';
import { openPainting } from '@kinora/painter/hand';
import { createDioramaModel, readScenePlan, sceneManners } from '@kinora/painter';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBuiltinWriter } from '@kinora/writer';
import { silentLog } from '../testing/test-http.ts';

const writer = createBuiltinWriter();
const manner = sceneManners.find(({ key }) => key === 'flux_pro') ?? sceneManners[0];
let workFolder = '';

beforeAll(async () => {
  workFolder = await mkdtemp(path.join(tmpdir(), 'kinora-looks-'));
});
afterAll(async () => {
  await rm(workFolder, { recursive: true, force: true });
});

/** Who stands in each picture of a story, as the painter of films reads its own prompts. */
async function heroesOf(prompt: string, language: Language) {
  const call = { signal: new AbortController().signal, workFolder, log: silentLog };
  const asked = {
    prompt,
    language,
    videoType: 'story',
    videoStyle: 'auto',
    sources: [],
    speakers: 1,
  } as const;
  const { scenes } = await writer.writeScript(asked, call);
  if (manner === undefined) {
    throw new Error('the painter has no manner');
  }
  const painter = createDioramaModel(manner, openPainting());
  const pictures = [];
  for (const scene of scenes) {
    const request = { prompt: scene.imagePrompt, aspectRatio: '16:9', language, videoStyle: 'auto' } as const;
    const progress = await painter.start(
      { ...request, seed: 3, castSeed: 5, inputs: [], longSide: 160 },
      call,
    );
    const plan = progress.state === 'finished' ? readScenePlan(progress.result.plan) : undefined;
    pictures.push(plan?.subjects ?? []);
  }
  return pictures;
}

const looks = /a [a-z]+(?:-haired)? (?:old )?\w+ in a long \w+ coat/u;

it.each<[Language, string, string]>([
  ['English', "How a lighthouse keeper's daughter befriended a storm", 'girl'],
  ['English', 'The old miller and his donkey', 'man'],
  ['French', 'La fille du gardien de phare et la tempête', 'girl'],
  ['Italian', 'La figlia del guardiano del faro', 'girl'],
  ['Spanish', 'La hija del farero y la tormenta', 'girl'],
  ['Hindi', 'दीपस्तंभ रखवाले की बेटी', 'girl'],
  ['Japanese', '灯台守の娘と嵐', 'girl'],
])('WORD-04 a hero with a role is a person with one look, in %s: %s', async (language, prompt, figure) => {
  const pictures = await heroesOf(prompt, language);
  const heroes = pictures.map((subjects) => subjects.find((subject) => subject.figure === figure));
  expect(heroes.filter((hero) => hero === undefined)).toEqual([]);
  const near = pictures.flat().filter(({ relation }) => relation !== 'far');
  expect(near.filter((subject) => subject.figure === 'lighthouse')).toEqual([]);
  const told = heroes.map((hero) => looks.exec(hero?.description ?? '')?.[0]);
  expect(new Set(told).size).toBe(1);
  expect(told[0]).toMatch(looks);
});
