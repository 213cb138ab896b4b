import { languageDetails, languages } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import { DrawingSchema, openingPage } from '@kinora/renderer';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../testing/test-http.ts';
import { openGateway } from './gateway.ts';
import { createProviders } from './registry.ts';

const workFolder = await mkdtemp(join(tmpdir(), 'kinora-boards-'));
const providers = createProviders({});
afterAll(async () => {
  await providers.close();
  await rm(workFolder, { recursive: true });
});
const gateway = openGateway(providers, '');
const call = { signal: new AbortController().signal, log: silentLog, workFolder };
const shelf = new URL('../../../../packages/library/shelf/', import.meta.url);

/** Every twelfth article, other ones in every language. */
function titlesIn(language: Language): string[] {
  const folder = new URL(`${languageDetails[language].code}/`, shelf);
  return readdirSync(folder)
    .filter((_, index) => index % 12 === languages.indexOf(language))
    .map(
      (file) =>
        /^title: (?<title>.+)$/mu.exec(readFileSync(new URL(file, folder), 'utf8'))?.groups?.['title'] ?? '',
    );
}

async function boardsOf(title: string, language: Language) {
  const sources = await gateway.search.atHand({ query: title, language, limit: 3 }, call);
  const style = { videoType: 'explainer', videoStyle: 'auto', speakers: 1 } as const;
  const { scenes } = await gateway.text.write({ ...style, prompt: title, language, sources }, call, {});
  const drawn = scenes.map(async (scene, index) => {
    const { narration, keyFacts, imagePrompt: prompt } = scene;
    const told = {
      title: scene.title,
      narration,
      keyFacts: [...keyFacts],
      index,
      count: scenes.length,
      filmTitle: title,
    };
    const request = { prompt, language, videoStyle: 'auto', aspectRatio: '16:9', seed: index } as const;
    const painter = providers.pictureModel('flux_whiteboard');
    const started = await painter?.start({ ...request, scene: told, inputs: [], longSide: 160 }, call);
    return DrawingSchema.parse(started?.state === 'finished' ? started.result.plan : undefined);
  });
  return await Promise.all(drawn);
}

describe.each(languages)('the shelf drawn in %s', (language) => {
  it.each(titlesIn(language))(
    'WORD-12 opens every scene on something of what it tells: %s',
    async (title) => {
      const boards = await boardsOf(title, language);
      expect(boards.length).toBeGreaterThan(2);
      for (const board of boards) {
        const page = openingPage(board).elements;
        const begun = page.at(-1);
        expect(page.some((element) => element.kind === 'text' && element.role === 'title')).toBe(true);
        expect(begun?.kind === 'text' ? begun.role : begun?.kind).not.toBe('title');
        expect(['illustration', 'strokes', 'text']).toContain(begun?.kind);
      }
    },
  );
});
