import { sentences } from '@kinora/contract/sentences';
import type { StartStoryInput } from '@kinora/contract/api';
import { projectStatus } from '@kinora/contract/statuses';
import { afterAll, describe, expect, it } from 'vitest';
import { createProviders } from '../../../gateway/registry.ts';
import { startWikipediaSimulator } from '@kinora/vendors/simulators';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const simulator = await startWikipediaSimulator([
  {
    title: 'Lighthouse',
    extract: [
      'A lighthouse is a tower that sends out light to guide ships near a dangerous coast.',
      'The Lighthouse of Alexandria was about 100 metres high and stood for 1,500 years.',
      'Keepers once trimmed the wicks and wound the clockwork of the lamp every few hours.',
      'The Fresnel lens of 1823 let a lamp be seen from more than 30 kilometres away.',
      'Most lighthouses were automated in the twentieth century and have no keepers today.',
      'Many of them are open to visitors, who climb the stairs to the gallery.',
    ].join(' '),
  },
]);
const providers = createProviders({ WIKIPEDIA_BASE_URL: simulator.baseUrl });
afterAll(async () => {
  await providers.close();
  await simulator.close();
});
const world = await createStoryWorld(providers, createFakeFilmTools(noFilmFaults()));
await world.work();

async function written(query: string, inLanguage: Pick<StartStoryInput, 'language' | 'voice'> = {}) {
  const ownerId = await world.addUser();
  const data = { user_query: query, voice: 'builtin-en-aria', include_web_results: true, ...inLanguage };
  const projectId = await world.start(ownerId, data);
  return { ownerId, ...(await world.waitForRest(ownerId, projectId)) };
}

describe('a story with web results', () => {
  it('OUT-04 tells what the encyclopedia says, each fact with its article', async () => {
    const story = await written('how lighthouses work');
    expect(story).toMatchObject({ status: projectStatus.SCENES_READY, notice: null });
    const narrated = story.scenes.map((scene) => scene.narration).join(' ');
    expect(narrated).toContain('Fresnel lens of 1823');
    expect(simulator.requests.map(({ srsearch }) => srsearch).filter(Boolean)).toEqual(['lighthouses']);
    expect(story.sources.length).toBeGreaterThan(0);
    for (const { fact, label, url, scene_number: number } of story.sources) {
      expect({ label, url }).toEqual({
        label: 'Wikipedia: Lighthouse',
        url: 'https://en.wikipedia.org/wiki/Lighthouse',
      });
      expect(story.scenes[number - 1]?.visual_elements.key_facts).toContain(fact);
    }
  });

  it('looks up no word of a text that is pasted', async () => {
    const asked = simulator.requests.length;
    const story = await written('Our village keeps its own secret about the old lighthouse. '.repeat(12));
    expect(story.status).toBe(projectStatus.SCENES_READY);
    expect(simulator.requests).toHaveLength(asked);
  });

  it('WORD-03 fails with the reason where nothing found answers, and costs nothing', async () => {
    const story = await written('why do quarks have colours');
    expect(story).toMatchObject({
      status: projectStatus.FAILED,
      error: sentences.builtIn.searchedInVain,
    });
    expect(await world.balance(story.ownerId)).toMatchObject({
      heldHundredths: 0n,
      availableHundredths: 2500n,
    });
  });

  it('WORD-03 fails with the language where all that was found is in another one, and costs nothing', async () => {
    const story = await written('Perché il faro ha una lampada?', {
      language: 'Italian',
      voice: 'builtin-it-marco',
    });
    expect(story).toMatchObject({
      status: projectStatus.FAILED,
      error: sentences.builtIn.foundInOtherLanguage('English', 'Italian'),
    });
    expect(await world.balance(story.ownerId)).toMatchObject({
      heldHundredths: 0n,
      availableHundredths: 2500n,
    });
  });

  it.each(['a packed bomb', 'a list', 'shorter than it says', 'elsewhere'] as const)(
    'WORD-03 fails as unreachable, and not as searched in vain, where the encyclopedia answers %s',
    async (mood) => {
      simulator.feel(mood);
      const story = await written('why do gluons hold quarks together');
      simulator.feel('well');
      expect(story).toMatchObject({
        status: projectStatus.FAILED,
        error: sentences.builtIn.searchedNowhere,
      });
      expect(await world.balance(story.ownerId)).toMatchObject({ heldHundredths: 0n });
    },
  );

  it('WORD-14 is told from the shelf where the encyclopedia cannot be reached', async () => {
    simulator.feel('reset');
    const story = await written('why the tide comes twice a day');
    expect(story).toMatchObject({ status: projectStatus.SCENES_READY, notice: null });
    expect(story.sources.length).toBeGreaterThan(0);
    for (const { label, url } of story.sources) {
      expect(label).toMatch(/^Kinora's shelf, November 2026: Why there are tides/u);
      expect(url).toBeNull();
    }
  });

  it('says when the encyclopedia cannot be reached: a story goes on without it, a question does not', async () => {
    simulator.feel('reset');
    const told = await written('A story about a fox who guards a lighthouse');
    expect(told).toMatchObject({
      status: projectStatus.SCENES_READY,
      notice: sentences.notice.researchUnavailable,
      sources: [],
    });
    const untold = await written('why do neutrinos pass through walls');
    expect(untold).toMatchObject({
      status: projectStatus.FAILED,
      error: sentences.builtIn.searchedNowhere,
    });
  });
});

describe('a question without web results', () => {
  it('WORD-03 is refused before anything starts, with the reason, where this machine holds nothing', async () => {
    const ownerId = await world.addUser();
    const refused = world.start(ownerId, {
      user_query: 'Why do quarks have colours?',
      voice: 'builtin-en-aria',
    });
    await expect(refused).rejects.toMatchObject({
      code: 'invalid',
      detail: sentences.builtIn.nothingGiven,
      errors: [{ path: 'user_query' }],
    });
    expect(await world.balance(ownerId)).toMatchObject({ heldHundredths: 0n, availableHundredths: 2500n });
  });

  it.each(['The fall of the Berlin Wall', 'A story about: City council votes to ban cars'])(
    'WORD-04 what happened is refused as a story too: %s',
    async (prompt) => {
      const wish = { user_query: prompt, voice: 'builtin-en-aria', video_type: 'story' } as const;
      await expect(world.start(await world.addUser(), wish)).rejects.toMatchObject({
        code: 'invalid',
        detail: sentences.builtIn.nothingGiven,
      });
    },
  );

  it('WORD-03 starts with empty scenes where the person writes it', async () => {
    const ownerId = await world.addUser();
    const wish = { user_query: 'Why do quarks have colours?', voice: 'builtin-en-aria', write_myself: true };
    const story = await world.waitForRest(ownerId, await world.start(ownerId, wish));
    expect(story).toMatchObject({ status: projectStatus.SCENES_READY, title: 'Why do quarks have colours?' });
    expect(story.scenes.map(({ title, narration_script: words }) => [title, words])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [`Scene ${number}`, '']),
    );
  });

  it('WORD-14 is answered from the shelf', async () => {
    const ownerId = await world.addUser();
    const wish = { user_query: 'How does honey come about?', voice: 'builtin-en-aria' };
    const story = await world.waitForRest(ownerId, await world.start(ownerId, wish));
    expect(story.status).toBe(projectStatus.SCENES_READY);
    expect(story.scenes[0]?.narration_script).toMatch(/^Bees make honey by collecting/u);
    expect(story.scenes.at(-1)?.narration_script).toMatch(/honey is nectar/u);
  });
});
