import { sentences } from '@kinora/contract/sentences';
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

async function written(query: string) {
  const ownerId = await world.addUser();
  const data = { user_query: query, voice: 'builtin-en-aria', include_web_results: true };
  const projectId = await world.start(ownerId, data);
  return await world.waitForRest(ownerId, projectId);
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

  it('says when the encyclopedia cannot be reached, and goes on without it', async () => {
    simulator.feel('reset');
    const story = await written('why the tide comes and goes');
    expect(story).toMatchObject({
      status: projectStatus.SCENES_READY,
      notice: sentences.notice.researchUnavailable,
      sources: [],
    });
  });
});
