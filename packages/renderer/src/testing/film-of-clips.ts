import { join } from 'node:path';
import { sampleRateHz, WavWriter } from '@kinora/sound';
import { readStills } from '../film/read-stills.ts';
import type { FilmStill } from '../film/read-stills.ts';
import { renderFilm } from '../film/render-film.ts';
import { FilmTimelineSchema } from '../timeline/film-timeline.ts';
import type { FilmLook, FilmTimeline } from '../timeline/film-timeline.ts';
import { leadInSeconds, tailSeconds } from '../timeline/scene-clock.ts';
import { clipKinds, framingOf } from './clip-kinds.ts';
import type { ClipKind } from './clip-kinds.ts';
import { writeSampleClip } from './sample-clips.ts';
import { sampleLook, sampleNarration, sampleScene } from './sample-scene.ts';

/** A scene's, between boards of a second. */
export const clipSceneFrames = 84;
const SCENE_SECONDS = clipSceneFrames / 30;
const SPOKEN_SECONDS = SCENE_SECONDS - leadInSeconds - tailSeconds;

/** Three words for each, so that no scene can show another's. */
const sentences = [
  'The fox runs',
  'Snow falls slowly',
  'Bees make honey',
  'Ships sail home',
  'Rain comes down',
  'Birds fly south',
];

/** A film of a board, a clip of each kind, and a board; a tone is heard in each narration when its clip flashes again. */
export async function timelineOfClips(kinds: readonly ClipKind[], folder: string): Promise<FilmTimeline> {
  const beep = join(folder, 'beep.wav');
  await writeBeep(beep);
  const board = sampleScene({ narration: null, minimumSeconds: 1 });
  const filmed = await Promise.all(
    kinds.map(async (kind, index) => {
      const file = join(folder, `${index}.mp4`);
      await writeSampleClip({ ...clipKinds[kind], output: file });
      const clip = {
        file,
        fit: framingOf(kind),
        focus: 'salient',
        trimStartSeconds: 0,
        speed: 1,
        ending: 'hold',
      };
      const narration = {
        ...sampleNarration(sentences[index] ?? '', SPOKEN_SECONDS / 3),
        file: beep,
      };
      const shots = [{ clip, seconds: null }];
      const rest = { overlay: null, minimumSeconds: 0, exit: 'hold' };
      return { id: `clip-${index}`, aspect: '16:9', shots, narration, ...rest };
    }),
  );
  const scenes = [board, ...filmed, board];
  return FilmTimelineSchema.parse({ ...sampleLook, version: 1, scenes, music: null, penSounds: false });
}

async function writeBeep(file: string): Promise<void> {
  const writer = await WavWriter.create(file, { sampleRateHz, channels: 1 });
  const from = (1 - leadInSeconds) * sampleRateHz;
  const isHeard = (at: number) => at >= from && at < from + 0.1 * sampleRateHz;
  await writer.write(
    Float32Array.from({ length: SPOKEN_SECONDS * sampleRateHz }, (_, at) =>
      isHeard(at) ? 0.6 * Math.sin((at * 2 * Math.PI * 880) / sampleRateHz) : 0,
    ),
  );
  await writer.finish();
}

export interface WatchedFilm {
  readonly file: string;
  readonly frames: number;
  readonly stills: readonly FilmStill[];
}

/** Renders a film and looks at every frame of it. */
export async function watch(
  timeline: FilmTimeline,
  change: Partial<FilmLook> & { file: string },
): Promise<WatchedFilm> {
  const { file, ...look } = change;
  const { facts } = await renderFilm({ ...timeline, ...look }, file, { profile: 'test' });
  const stills: FilmStill[] = [];
  for await (const still of readStills(file, { everySeconds: 1 / 30, width: timeline.width })) {
    stills.push(still);
  }
  return { file, frames: facts.video?.frames ?? 0, stills };
}
