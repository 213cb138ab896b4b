import {
  CharacterStatusAnswerSchema,
  ImageStatusAnswerSchema,
  VideoStatusAnswerSchema,
} from '@kinora/contract/api';
import { engineOf } from '@kinora/contract/catalogue';
import { imageStatus, projectStatus, videoStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer, StartStoryInput } from '@kinora/contract/api';
import { untilResting } from './kinora-client.ts';
import type { FormFile, KinoraClient, NewCharacter } from './kinora-client.ts';
import { setTimeout as wait } from 'node:timers/promises';

/** What a start call sends beside its files. */
type Choices = Readonly<Record<string, unknown>>;

/** Makes one image. @returns its bytes */
export async function makeImage(
  client: KinoraClient,
  data: Choices,
  files: readonly FormFile[] = [],
): Promise<Buffer> {
  const id = await client.start('/image/generate-image-async', data, files);
  return await finished(client, `/image/image-status/${id}`, (answer) => {
    const { status, result_url: url, error_message: error } = ImageStatusAnswerSchema.parse(answer);
    return { isDone: status === imageStatus.IMAGES_READY, url, error };
  });
}

/** Makes one clip by a start call of the video modes. @returns its bytes */
export async function makeClip(
  client: KinoraClient,
  call: { readonly path: string; readonly data: Choices },
  files: readonly FormFile[] = [],
): Promise<Buffer> {
  const id = await client.start(call.path, call.data, files);
  return await finished(client, `/video/video-status/${id}`, (answer) => {
    const { status, result_url: url, error_message: error } = VideoStatusAnswerSchema.parse(answer);
    return { isDone: status === videoStatus.VIDEO_READY, url, error };
  });
}

/** Makes a character. @returns the address of its picture */
export async function makeCharacter(client: KinoraClient, character: NewCharacter): Promise<string> {
  const id = await client.createCharacter(character);
  for (;;) {
    const answer = CharacterStatusAnswerSchema.parse(await client.read(`/api/character/${id}`));
    if (answer.image_url !== null) {
      return answer.image_url;
    }
    if (answer.error_message !== null) {
      throw new Error(answer.error_message);
    }
    await wait(200);
  }
}

export interface StoryToMake {
  readonly data: StartStoryInput;
  readonly files?: readonly FormFile[];
  /** What a person changes in the scenes before they are confirmed. */
  readonly edit?: (scenes: ProjectAnswer['scenes']) => ProjectAnswer['scenes'];
}

/** Makes a story or a film: reviews the scenes, takes the first picture of each. @returns the finished project */
export async function makeStory(
  client: KinoraClient,
  { data, files = [], edit }: StoryToMake,
): Promise<ProjectAnswer> {
  const id = await client.start('/api/research_and_create_video', data, files);
  const written = await untilResting(client, id);
  await client.confirmScenes({ ...written, scenes: edit?.(written.scenes) ?? written.scenes });
  const painted = await untilResting(client, id);
  const scenes = painted.scenes.map((scene) => ({
    ...scene,
    selected_image_url: scene.selected_image_url ?? scene.generated_image_options[0] ?? null,
  }));
  await client.confirmImages({ ...painted, scenes });
  const film = await untilResting(client, id);
  if (film.status !== projectStatus.COMPLETE) {
    throw new Error(`${engineOf(film.selected_engine).name} ended at ${film.status}.`);
  }
  return film;
}

interface Reading {
  readonly isDone: boolean;
  readonly url: string | null;
  readonly error: string | null;
}

async function finished(
  client: KinoraClient,
  path: string,
  read: (answer: unknown) => Reading,
): Promise<Buffer> {
  for (;;) {
    const { isDone, url, error } = read(await client.read(path));
    if (isDone && url !== null) {
      return await client.download(url);
    }
    if (error !== null) {
      throw new Error(error);
    }
    await wait(200);
  }
}
