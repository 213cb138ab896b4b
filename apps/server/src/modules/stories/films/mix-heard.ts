import { join } from 'node:path';
import type { StandingSound } from '@kinora/sound';
import type { Project, StepCall } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { settingsOf } from '../story-settings.ts';
import { readSound } from './film-sound.ts';
import type { StoredSound } from './film-sound.ts';
import { readHeardScenes } from './read-heard-scenes.ts';
import { readMusic } from './read-music.ts';
import { HeardSchema, changedBetween } from './sound-steps.ts';
import type { Heard } from './sound-steps.ts';
import { readStandingFilm } from './standing-film.ts';

/** The sound of a project's film in the work folder. */
export async function mixHeard(
  deps: StoriesDeps,
  { project, heard }: { readonly project: Project; readonly heard: Heard },
  { workFolder, signal, noteProgress }: StepCall,
): Promise<StoredSound> {
  const hasPenSounds = settingsOf(project).pen_sounds;
  const file = join(workFolder, 'sound.m4a');
  const made = await deps.filmTools.mixSound(
    {
      scenes: await readHeardScenes(deps, { project, hasPenSounds }, workFolder),
      framesPerSecond: heard.framesPerSecond,
      music: await readMusic(deps, { projectId: project.id, hash: heard.music }, workFolder),
      standing: await readStanding(deps, { project, heard }, workFolder),
      output: file,
    },
    { signal, onProgress: noteProgress },
  );
  return { ...made, file };
}

/**
 * The sound of the film that stands, as far as the same shall be heard: mixing is a good part of what an edit of one picture
 * takes. What cannot be found is mixed.
 */
async function readStanding(
  deps: Pick<StoriesDeps, 'database' | 'storage'>,
  { project, heard }: { project: Pick<Project, 'id' | 'outputs'>; heard: Heard },
  workFolder: string,
): Promise<StandingSound | null> {
  const { sound: hash } = await readStandingFilm(deps.database, project);
  const before = await readSound(deps, { projectId: project.id, hash }, workFolder);
  const changed = before === null ? null : changedBetween(HeardSchema.parse(before.input), heard);
  if (before === null || changed === null) {
    return null;
  }
  const { file, truePeakDb, mastering } = before;
  return { file, truePeakDb, mastering, changed };
}
