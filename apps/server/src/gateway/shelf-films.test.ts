import { languageDetails, languages } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../testing/test-http.ts';
import { openGateway } from './gateway.ts';
import { createProviders } from './registry.ts';

const providers = createProviders({});
afterAll(() => providers.close());
const gateway = openGateway(providers, '');
const call = { signal: new AbortController().signal, log: silentLog, workFolder: '' };
const shelf = new URL('../../../../packages/library/shelf/', import.meta.url);

interface Subject {
  readonly title: string;
  readonly lead: string;
  readonly conclusion: string;
}

function subjectsIn(language: Language): Subject[] {
  const folder = new URL(`${languageDetails[language].code}/`, shelf);
  return readdirSync(folder).map((file) => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    const paragraphs = source.split('---\n').slice(2).join('').trim().split('\n\n');
    return {
      title: /^title: (?<title>.+)$/mu.exec(source)?.groups?.['title'] ?? '',
      lead: paragraphs[0] ?? '',
      conclusion: paragraphs.at(-1) ?? '',
    };
  });
}

/** As a story without web results is written. */
async function tell(prompt: string, language: Language) {
  const sources = await gateway.search.atHand({ query: prompt, language, limit: 3 }, call);
  const style = { videoType: 'explainer', videoStyle: 'auto', speakers: 1 } as const;
  return await gateway.text.write({ ...style, prompt, language, sources }, call, {});
}

describe.each(languages)('the shelf told in %s', (language) => {
  it.each(subjectsIn(language))(
    'WORD-14 WORD-02 $title: the answer first and last',
    async ({ title, lead, conclusion }) => {
      const { scenes, sources } = await tell(title, language);
      const first = scenes[0]?.narration ?? '';
      const last = scenes.at(-1)?.narration ?? '';
      expect(lead.startsWith(first.slice(0, 30)), first).toBe(true);
      expect(last.endsWith(conclusion.slice(-20)), last).toBe(true);
      expect(new Set(scenes.map((scene) => scene.title)).size).toBe(scenes.length);
      expect(sources).toHaveLength(1);
    },
  );
});
