import { readFile } from 'node:fs/promises';

/** A clip that moves and is heard: one of the showcase's. */
export function lighthouseClip(): Promise<Buffer> {
  return readFile(
    new URL('../../apps/server/showcase/gallery/A_lighthouse_keeps_watch.mp4', import.meta.url),
  );
}
