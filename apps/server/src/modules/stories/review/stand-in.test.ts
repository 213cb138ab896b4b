import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { chatWriters, startChatSimulator, startWikipediaSimulator } from '@kinora/vendors/simulators';
import { afterAll, describe, expect, it } from 'vitest';
import { createProviders } from '../../../gateway/registry.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const encyclopedia = await startWikipediaSimulator([]);
const server = await startChatSimulator();
const providers = createProviders({
  WIKIPEDIA_BASE_URL: encyclopedia.baseUrl,
  LLM_BASE_URL: server.baseUrl,
  LLM_MODEL: 'small',
});
afterAll(async () => {
  await Promise.all([providers.close(), encyclopedia.close(), server.close()]);
});
const world = await createStoryWorld(providers, createFakeFilmTools(noFilmFaults()));
await world.work();

async function written(query: string, include_web_results: boolean) {
  encyclopedia.feel('reset');
  server.play({ kind: 'writer', writer: chatWriters.chatty });
  const before = server.requests.length;
  const ownerId = await world.addUser();
  const data = { user_query: query, voice: 'builtin-en-aria', include_web_results };
  const projectId = await world.start(ownerId, data);
  const story = await world.waitForRest(ownerId, projectId);
  return { ...story, requests: server.requests.length - before };
}

describe('a story whose language model writes nothing that can be used', () => {
  const { ownWriterStoodIn, researchUnavailable } = sentences.notice;

  it('WORD-06 is told by the own writer, which is said on the project', async () => {
    expect(await written('Why do cats purr?', false)).toMatchObject({
      status: projectStatus.SCENES_READY,
      notice: ownWriterStoodIn,
      requests: 3,
    });
  });

  it('WORD-06 says so also where something else has to be said', async () => {
    expect(await written('A story about a fox who guards a lighthouse', true)).toMatchObject({
      status: projectStatus.SCENES_READY,
      notice: `${ownWriterStoodIn} ${researchUnavailable}`,
    });
  });

  it('fails with the model’s sentence where the own writer has nothing to tell, and asks no second time', async () => {
    expect(await written('Why do quarks have colours?', false)).toMatchObject({
      status: projectStatus.FAILED,
      error: sentences.textModel.unusable,
      requests: 3,
    });
  });
});
