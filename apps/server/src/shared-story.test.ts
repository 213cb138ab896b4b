import { expect, it } from 'vitest';
import { SECRET } from './testing/access-app.ts';
import { createFakeFilmTools, noFilmFaults } from './modules/stories/testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from './modules/stories/testing/fake-models.ts';
import { createStoryWorld } from './modules/stories/testing/story-world.ts';
import { readShare, shareProject } from './modules/shares/own-share.ts';
import { projectKinds } from './project-kinds.ts';
import { readSharedFile, readSharedVideo } from './modules/shares/shared-video.ts';

const world = await createStoryWorld(createFakeModels(noFaults(), 2), createFakeFilmTools(noFilmFaults()));
const deps = { ...world.deps, kinds: projectKinds, secret: SECRET };
await world.work();

it('a shared story carries its captions, its language and everybody who had a part in it', async () => {
  const ownerId = await world.addUser();
  const projectId = await world.start(ownerId, { language: 'French', subtitle: false });
  const owned = { ownerId, projectId };
  await expect(shareProject(deps, owned)).rejects.toMatchObject({ code: 'conflict' });
  const story = await world.finish(ownerId, projectId);
  const { path } = await shareProject(deps, owned);
  const token = path?.split('/').at(-1) ?? '';
  const shared = await readSharedVideo(deps, token);
  expect(shared).toMatchObject({
    title: story.title,
    language: 'fr',
    has_subtitles: false,
    aspect_ratio: '16:9',
    captions_url: `/media/share/${token}/captions.vtt`,
  });
  const parts = [...new Set(story.made_by.map(({ provider, model }) => `${provider} ${model}`))];
  expect(shared.made_by.map(({ provider, model }) => `${provider} ${model}`)).toEqual(
    expect.arrayContaining(parts),
  );
  const captions = await readSharedFile(deps, { token, file: 'captions.vtt' });
  expect([captions.kind, captions.projectId]).toEqual(['captions', projectId]);
  expect(await readShare(deps, owned)).toMatchObject({ is_shared: true, path });
});
