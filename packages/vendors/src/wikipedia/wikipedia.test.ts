import { sentences } from '@kinora/contract/sentences';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWikipediaSimulator } from '../simulators/wikipedia-server.ts';
import type { WikipediaPage } from '../simulators/wikipedia-server.ts';
import { badMoods } from '../simulators/wikipedia-moods.ts';
import type { WikipediaMood } from '../simulators/wikipedia-moods.ts';
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

/** As the server connects it: through the guarded fetch. */
function connected(baseUrl = simulator.baseUrl) {
  const search = wikipedia.connect({ variables: { WIKIPEDIA_BASE_URL: baseUrl }, previewText: '' })?.search;
  if (search === undefined) {
    throw new Error('An encyclopedia with an address can be asked');
  }
  return search;
}

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
        'Reefs are formed of colonies of coral polyps held together by calcium carbonate.',
        '## Formation',
        'Most coral reefs were formed after the Last Glacial Period, when melting ice made the sea level rise.',
      ].join('\n\n'),
    );
    expect(simulator.requests[0]).toMatchObject({ list: 'search', srsearch: 'coral reefs' });
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
    const perLanguage = connected(`${simulator.baseUrl}/{language}`);
    expect(await perLanguage.search({ ...question, language: 'Hindi' }, call)).toHaveLength(1);
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

  /** Those that answer nothing in time; the others answer at once, and wrongly. */
  const slow: readonly WikipediaMood[] = ['silence', 'headers alone', 'a byte at a time'];

  it.each(badMoods)('says so when the encyclopedia is %s, and asks again later', async (mood) => {
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    const research = connected();
    simulator.feel(mood);
    const asked = simulator.asked();
    const asking = research.search(question, call);
    if (slow.includes(mood)) {
      void asked.then(() => deadline.abort(new DOMException('Too late', 'TimeoutError')));
    }
    await expect(asking).rejects.toMatchObject({
      kind: 'transient',
      message: sentences.notice.researchUnavailable,
    });
    expect(timeout.mock.calls).toEqual([[8_000]]);
    timeout.mockRestore();
    simulator.feel('well');
    expect(await research.search(question, call)).toHaveLength(1);
  });

  it('stops with the job that asks', async () => {
    simulator.feel('silence');
    const controller = new AbortController();
    const asking = createWikipedia(settings).search(question, { ...call, signal: controller.signal });
    controller.abort(new Error('cancelled'));
    await expect(asking).rejects.toThrow('cancelled');
  });
});

describe('an answer of any shape', () => {
  const pages = fc.array(
    fc.record(
      {
        title: fc.oneof(fc.constant('Coral'), fc.string({ unit: 'binary' }), fc.integer()),
        extract: fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.constant(null), fc.object()),
        fullurl: fc.oneof(fc.webUrl(), fc.string(), fc.constant(7)),
        pageprops: fc.oneof(fc.constant({}), fc.constant([]), fc.constant({ disambiguation: 0 })),
      },
      { requiredKeys: [] },
    ),
  );
  const redirects = fc.array(fc.record({ from: fc.string(), to: fc.oneof(fc.string(), fc.constant(1)) }));
  const query = fc.record({ search: pages, pages, redirects, normalized: redirects }, { requiredKeys: [] });
  const body = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.record({ query }).map((answer) => JSON.stringify(answer)),
  );

  it('gives articles, or the reason why there are none, and nothing else (property)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(body, { minLength: 1, maxLength: 4 }), async (bodies) => {
        let asked = -1;
        const answering: typeof fetch = () => {
          asked += 1;
          return Promise.resolve(new Response(bodies[asked % bodies.length]));
        };
        const research = createWikipedia({ ...settings, fetch: answering });
        const found = await research.search(question, call).catch((error: unknown) => {
          expect(error).toMatchObject({ kind: 'transient', message: sentences.notice.researchUnavailable });
          return [];
        });
        for (const { label, url = '' } of found) {
          expect(label).not.toMatch(/[^\P{C}]/u);
          expect(url).toMatch(/^https?:/u);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('pages that cannot be told', () => {
  const told = (about: string): string =>
    `${about} is told here in whole sentences, one after the other. `.repeat(6);

  async function labelsOf(pages: readonly WikipediaPage[]): Promise<string[]> {
    const server = await startWikipediaSimulator(pages);
    try {
      const found = await connected(server.baseUrl).search(question, call);
      return found.map(({ label, url }) => `${label} ${url}`);
    } finally {
      await server.close();
    }
  }

  const address = (title: string): string => `Wikipedia: ${title} https://en.wikipedia.org/wiki/${title}`;

  it('leave their place to the next ones', async () => {
    const found = await labelsOf([
      { title: 'Reef', extract: told('Reef'), isDisambiguation: true },
      { title: 'Reef (disambiguation)', extract: told('Reef') },
      {
        title: 'Atoll',
        extract: 'Atoll may refer to:\n\nAtoll, an island\n\nAtoll, a film'.padEnd(300, ' x'),
      },
      { title: 'Stub', extract: 'A stub.' },
      { title: 'Coral', extract: told('Coral') },
      { title: 'Polyp', extract: told('Polyp') },
    ]);
    expect(found).toEqual([address('Coral'), address('Polyp')]);
  });

  it('are all of another name than what was asked for, and the same page once more', async () => {
    const found = await labelsOf([
      { title: 'Coral', extract: told('Coral') },
      { title: 'Polyp', extract: told('Money'), answersAs: 'Get rich' },
      { title: 'coral', extract: told('Coral') },
    ]);
    expect(found).toEqual([address('Coral')]);
  });

  it('are those longer than is read of an answer', async () => {
    const found = await labelsOf([
      { title: 'Endless', extract: told('Endless').repeat(20_000) },
      { title: 'Coral', extract: told('Coral') },
    ]);
    expect(found).toEqual([address('Coral')]);
  });

  it('give no address that a browser would run, and no title that nobody can read', async () => {
    const found = await labelsOf([
      { title: 'Cor\u202eal\u0000', extract: told('Coral'), fullurl: 'javascript:alert(1)' },
      { title: '\u200b', extract: told('Nothing') },
    ]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^Wikipedia: Coral http:\/\/127\.0\.0\.1:\d+\/wiki\/Coral$/u);
  });
});

it('WORD-13 finds in its own language what a search finds there, in that order, at its own addresses', async () => {
  const extract = `${'Frogs and toads are compared here at length. '.repeat(8)}`;
  const several = await startWikipediaSimulator(
    [
      { language: 'fr', title: 'Grenouille', extract: extract.replaceAll('Frogs', 'Grenouilles') },
      { language: 'en', title: 'Frog', extract },
      { language: 'en', title: 'Toad', extract: extract.replace('Frogs', 'Toads') },
      { language: 'en', title: 'Frog and Toad', extract: extract.replace('Frogs', 'Books') },
    ],
    [{ language: 'en', words: 'Compare frogs and toads', titles: ['Frog and Toad', 'Frog', 'Toad'] }],
  );
  try {
    const wikipedia = createWikipedia({ ...settings, baseUrl: `${several.baseUrl}/{language}` });
    const asked = await wikipedia.search({ query: 'frogs toads', language: 'English', limit: 2 }, call);
    expect(asked.map(({ label }) => label)).toEqual(['Wikipedia: Frog and Toad', 'Wikipedia: Frog']);
    const [french] = await wikipedia.search({ query: 'grenouilles', language: 'French', limit: 2 }, call);
    expect(french?.url).toBe('https://fr.wikipedia.org/wiki/Grenouille');
  } finally {
    await several.close();
  }
});
