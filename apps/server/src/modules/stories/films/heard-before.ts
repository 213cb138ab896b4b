import { sceneFrames } from '@kinora/renderer';
import { MasteringSchema } from '@kinora/sound';
import type { Mastering, StandingSound } from '@kinora/sound';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { steps } from '../../../db/schema/steps.ts';
import { inputHash } from '../../projects/index.ts';
import type { Project } from '../../projects/index.ts';
import { readAssets } from '../../assets/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import type { FilmToJoin } from './film-tools.ts';
import { outputsOf } from './film-outputs.ts';
import type { FilmOutputs } from './film-outputs.ts';

/** What is heard in a film, by keys: the same for two films in which the same is heard at the same moments. */
const HeardSchema = z.object({
  /** Of each segment, and how many frames it lasts. */
  segments: z.array(z.object({ key: z.string(), frames: z.int() })),
  framesPerSecond: z.number(),
  /** Hash of all that its music depends on. */
  music: z.string(),
});
type Heard = z.infer<typeof HeardSchema>;

/** Kept beside a film: what its sound was mixed of, and how, so that an edit mixes no more of it than it changes. */
const FilmSoundSchema = z.object({ heard: HeardSchema, mastering: MasteringSchema });
export type FilmSound = z.infer<typeof FilmSoundSchema>;

interface HeardFilm extends Pick<FilmToJoin, 'segments' | 'look' | 'hasPenSounds'> {
  readonly musicHash: string;
}

export function heardIn({ segments, look, musicHash, hasPenSounds }: HeardFilm): Heard {
  return {
    segments: segments.map((segment) => ({
      key: inputHash({
        narration: segment.heard.narration,
        seconds: segment.narration?.durationSeconds ?? 0,
        minimumSeconds: segment.minimumSeconds,
        pen: hasPenSounds ? segment.penStrokes.map((stroke) => ({ ...stroke })) : [],
        // Files are called otherwise in every folder.
        clips: segment.clipSounds.map((sound, at) => ({ ...sound, file: segment.heard.clips[at] ?? '' })),
      }),
      frames: sceneFrames(segment, look.framesPerSecond),
    })),
    framesPerSecond: look.framesPerSecond,
    music: musicHash,
  };
}

/** What the film that stands gives to the one that is made: all of its sound, most of it, or nothing. */
interface SoundBefore extends Pick<FilmToJoin, 'soundtrack' | 'standing'> {
  /** Of all of its sound; null where that is mixed. */
  readonly mastering: Mastering | null;
}

const nothing: SoundBefore = { soundtrack: null, standing: null, mastering: null };

/**
 * The sound of the film that stands, as far as the same shall be heard: mixing is a good part of what an edit of one picture
 * takes. What cannot be found is mixed.
 */
export async function heardBefore(
  { database, storage }: Pick<StoriesDeps, 'database' | 'storage'>,
  project: Pick<Project, 'id' | 'outputs'>,
  { heard, folder }: { heard: Heard; folder: string },
): Promise<SoundBefore> {
  const before = outputsOf(project);
  const sound = before === null ? null : await readSound(database, project, before);
  const changed = sound === null ? null : changedBetween(sound.heard, heard);
  if (before === null || sound === null || changed === null) {
    return nothing;
  }
  const film = (await readAssets(database, [before.filmAssetId])).get(before.filmAssetId);
  if (film === undefined) {
    return nothing;
  }
  const file = await storage.localCopy(film.storageKey, folder);
  const { integratedLufs, truePeakDb, durationSeconds: seconds } = before;
  const { mastering } = sound;
  return changed === 'nothing'
    ? { soundtrack: { file, integratedLufs, truePeakDb, seconds }, standing: null, mastering }
    : { soundtrack: null, standing: { file, truePeakDb, mastering, changed }, mastering: null };
}

/** Null in films of earlier versions. */
async function readSound(
  database: StoriesDeps['database'],
  { id }: Pick<Project, 'id'>,
  { filmAssetId }: FilmOutputs,
): Promise<FilmSound | null> {
  const [made] = await database
    .select({ result: steps.result })
    .from(steps)
    .where(and(eq(steps.projectId, id), eq(steps.kind, 'film'), eq(steps.assetId, filmAssetId)));
  return FilmSoundResultSchema.parse(made?.result ?? {}).sound;
}

/** The part of a film's result that tells of its sound. */
const FilmSoundResultSchema = z.object({ sound: FilmSoundSchema.nullable().default(null) });

/** Which segments are heard otherwise; null: all, as another music lies under them. */
function changedBetween(before: Heard, now: Heard): StandingSound['changed'] | 'nothing' | null {
  if (before.music !== now.music || before.framesPerSecond !== now.framesPerSecond) {
    return null;
  }
  const isSame = (index: number): boolean =>
    before.segments[index]?.key === now.segments[index]?.key &&
    before.segments[index]?.frames === now.segments[index]?.frames;
  const count = now.segments.length;
  const indexes = Array.from({ length: Math.max(count, before.segments.length) }, (_, index) => index);
  const from = indexes.find((index) => !isSame(index));
  if (from === undefined) {
    return 'nothing';
  }
  const begins = ({ segments }: Heard): string => segments.map(({ frames }) => frames).join(' ');
  const last = indexes.findLast((index) => !isSame(index)) ?? from;
  return { from, until: begins(before) === begins(now) ? last + 1 : count };
}
