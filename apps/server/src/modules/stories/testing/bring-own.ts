import { copyFile, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { OwnVersionData } from '@kinora/contract/api';
import type { UploadedFile } from '../../../platform/http/multipart-rule.ts';
import { silentLog } from '../../../testing/test-http.ts';
import { addOwnVersion } from '../upgrades/add-own-version.ts';
import type { StoryWorld } from './story-world.ts';

export interface Brought {
  readonly image?: Buffer;
  /** Bytes, or the path of a file. */
  readonly clip?: Buffer | string;
  readonly data?: OwnVersionData;
}

export interface Film {
  readonly ownerId: string;
  readonly projectId: string;
}

/** What a test's people bring to their scenes. */
export function bringingTo(world: StoryWorld) {
  async function upload(content: Buffer | string): Promise<UploadedFile> {
    const path = join(world.workRoot, `upload-${randomUUID()}`);
    // A path is a clip's, which is copied: uploads go with their request.
    await (typeof content === 'string' ? copyFile(content, path) : writeFile(path, content));
    const { size } = await stat(path);
    return { path, filename: 'mine', declaredType: 'application/octet-stream', bytes: size };
  }

  return {
    bring: async (film: Film, { image, clip, data = {} }: Brought, sceneNumber = 2): Promise<void> => {
      const images = image === undefined ? [] : [await upload(image)];
      const clips = clip === undefined ? [] : [await upload(clip)];
      const { signal } = new AbortController();
      await addOwnVersion(world.deps, {
        ...film,
        sceneNumber,
        data,
        images,
        clips,
        signal,
        log: silentLog,
      });
    },
    /** Waits until a scene's clips are cut, and for the film that is made with them. */
    cut: async (film: Film, sceneNumber = 2): Promise<void> => {
      await world.waitUntil(film, ({ scenes }) => scenes[sceneNumber - 1]?.clips_being_cut === 0);
      await world.hurryUntilRest(film.ownerId, film.projectId);
    },
  };
}
