import { inputHash } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { readAssets } from '../../assets/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import type { FilmToJoin } from './film-tools.ts';
import { outputsOf } from './film-outputs.ts';

interface HeardFilm extends Pick<FilmToJoin, 'segments' | 'look' | 'hasPenSounds'> {
  /** Of all that its music depends on. */
  readonly musicHash: string;
}

/** The same for two films in which the same is heard at the same moments. */
export function soundKeyOf({ segments, look, musicHash, hasPenSounds }: HeardFilm): string {
  const heard = segments.map(({ heard: of, narration, minimumSeconds, penStrokes, clipSounds }) => ({
    narration: of.narration,
    seconds: narration?.durationSeconds ?? 0,
    minimumSeconds,
    pen: hasPenSounds ? penStrokes.map((stroke) => ({ ...stroke })) : [],
    // Files are called otherwise in every folder.
    clips: clipSounds.map((sound, index) => ({ ...sound, file: of.clips[index] ?? '' })),
  }));
  return inputHash({ heard, framesPerSecond: look.framesPerSecond, music: musicHash });
}

/**
 * The sound of the film that stands, where nothing else shall be heard: mixing is a good part of what an edit of one picture
 * takes. Null: it is to be mixed.
 */
export async function heardBefore(
  { database, storage }: Pick<StoriesDeps, 'database' | 'storage'>,
  project: Pick<Project, 'id' | 'outputs'>,
  { soundKey, folder }: { soundKey: string; folder: string },
): Promise<FilmToJoin['soundtrack']> {
  const before = outputsOf(project);
  if (before?.soundKey !== soundKey) {
    return null;
  }
  const film = (await readAssets(database, [before.filmAssetId])).get(before.filmAssetId);
  if (film === undefined) {
    return null;
  }
  const { integratedLufs, truePeakDb, durationSeconds: seconds } = before;
  return { file: await storage.localCopy(film.storageKey, folder), integratedLufs, truePeakDb, seconds };
}
