import { sentences } from '@kinora/contract/sentences';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startWikipediaSimulator } from '../simulators/wikipedia-server.ts';
import type { WikipediaMood } from '../simulators/wikipedia-server.ts';
import { wikipedia } from './vendor.ts';
import { createWikipedia } from './wikipedia.ts';

const reef = [
  'A coral reef (/ˈkɒr.əl riːf/) is an underwater ecosystem of reef-building corals.[1]',
  'Reefs are formed of colonies of coral polyps held together by calcium carbonate.',
  '',
  '== Formation ==',
  'Most coral reefs were formed after the Last Glacial Period, when melting ice made the sea level rise.',
  '',
  '== See also ==',
  'Artificial reef',
].join('\n');
const simulator = await startWikipediaSimulator([
  { title: 'Coral reef', extract: reef },
  { title: 'Reef (disambiguation)', extract: `${reef} may mean many things.`, isDisambiguation: true },
  { title: 'Short', extract: 'A stub.' },
]);
afterAll(() => simulator.close());

let nowMs = 0;
const settings = { fetch, baseUrl: simulator.baseUrl, now: () => nowMs };
const call = { signal: new AbortController().signal, workFolder: '', log: pino({ level: 'silent' }) };
const question = { query: 'coral reefs', language: 'English', limit: 3 } as const;
beforeEach(() => simulator.feel('well'));

describe('research in the encyclopedia', () => {
  it('gives articles with their addresses, without pronunciations, marks and appendices', async () => {
    const found = await createWikipedia(settings).search(question, call);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      label: 'Wikipedia: Coral reef',
      url: 'https://en.wikipedia.org/wiki/Coral_reef',
    });
    expect(found[0]?.text).toBe(
      [
        'A coral reef is an underwater ecosystem of reef-building corals.',
        'Reefs are formed of colonies of coral polyps held together by calcium carbonate.\n',
        'Formation\n',
        'Most coral reefs were formed after the Last Glacial Period, when melting ice made the sea level rise.',
      ].join('\n'),
    );
    expect(simulator.requests[0]).toMatchObject({ list: 'search', srsearch: 'coral reefs', srlimit: '3' });
  });

  it('WORD-13 asks one address for all languages, or one for each', async () => {
    const perLanguage = createWikipedia({ ...settings, baseUrl: `${simulator.baseUrl}/{language}` });
    const asked = simulator.paths.length;
    await perLanguage.search({ ...question, query: 'récifs', language: 'French' }, call);
    await perLanguage.search({ ...question, query: 'サンゴ', language: 'Japanese' }, call);
    const paths = new Set(simulator.paths.slice(asked));
    expect(paths).toEqual(new Set(['/fr/w/api.php', '/ja/w/api.php']));
  });

  it('WORD-13 trusts the address of every language, and no other', async () => {
    const variables = { WIKIPEDIA_BASE_URL: `${simulator.baseUrl}/{language}` };
    const connected = wikipedia.connect({ variables, previewText: '' });
    const found = await connected?.search?.search({ ...question, language: 'Hindi' }, call);
    expect(found).toHaveLength(1);
  });

  it('asks the same question once a day', async () => {
    const wikipedia = createWikipedia(settings);
    await wikipedia.search(question, call);
    const asked = simulator.requests.length;
    await wikipedia.search({ ...question, query: ' Coral REEFS ' }, call);
    expect(simulator.requests).toHaveLength(asked);
    nowMs += 25 * 3_600_000;
    await wikipedia.search(question, call);
    expect(simulator.requests.length).toBeGreaterThan(asked);
  });

  it.each<WikipediaMood>(['busy', 'html', 'elsewhere', 'reset'])(
    'says so when the encyclopedia is %s, follows no redirect, and asks again later',
    async (mood) => {
      const wikipedia = createWikipedia(settings);
      simulator.feel(mood);
      await expect(wikipedia.search(question, call)).rejects.toMatchObject({
        kind: 'transient',
        message: sentences.notice.researchUnavailable,
      });
      simulator.feel('well');
      expect(await wikipedia.search(question, call)).toHaveLength(1);
    },
  );

  it('stops with the job that asks', async () => {
    simulator.feel('silence');
    const controller = new AbortController();
    const asking = createWikipedia(settings).search(question, { ...call, signal: controller.signal });
    controller.abort(new Error('cancelled'));
    await expect(asking).rejects.toThrow('cancelled');
  });
});
