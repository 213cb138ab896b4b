import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assessFilm } from '@kinora/renderer';
import type { FilmQuality } from '@kinora/renderer';
import type { FilmTools, SceneToRender, SegmentToJoin } from '../films/film-tools.ts';

/** What a test lets happen while a film is made: throw, wait, count. */
export interface FilmFaults {
  /** Every scene that was rendered, in order; kept when somebody looks at them. */
  readonly rendered?: SceneToRender[];
  /** The segments of every film; kept when somebody looks at them. */
  readonly joined?: (readonly SegmentToJoin[])[];
  segment: (text: string, signal: AbortSignal) => Promise<void>;
  mix: (signal: AbortSignal) => Promise<void>;
  join: (signal: AbortSignal) => Promise<void>;
}

export const noFilmFaults = (): FilmFaults => ({
  segment: () => Promise.resolve(),
  mix: () => Promise.resolve(),
  join: () => Promise.resolve(),
});

/** Files of plain text instead of films, for tests of the pipeline's course. The real renderer has its own tests. */
export function createFakeFilmTools(faults: FilmFaults): FilmTools {
  return {
    version: 'test',
    async renderSegment({ scene, output }, { signal }) {
      faults.rendered?.push(scene);
      await faults.segment(scene.narration?.text ?? '', signal);
      await writeFile(output, `segment of ${scene.narration?.text ?? 'silence'}`);
      return { penStrokes: [], clipSounds: [] };
    },
    async writeMusic({ brief, output }) {
      await writeFile(output, `${brief.mood} music`);
    },
    async mixSound({ scenes, output }, { signal }) {
      await faults.mix(signal);
      await writeFile(output, `sound of ${scenes.length} scenes`);
      return {
        integratedLufs: -16,
        truePeakDb: -1.5,
        seconds: scenes.length,
        mastering: { gainLu: 0, steps: [] },
      };
    },
    async joinFilm({ segments, look, folder }, { signal }) {
      faults.joined?.push(segments);
      await faults.join(signal);
      const texts = await Promise.all(segments.map(({ file }) => readFile(file, 'utf8')));
      const film = join(folder, 'film.mp4');
      const poster = join(folder, 'poster.webp');
      const subtitles = join(folder, 'film.srt');
      const captions = join(folder, 'film.vtt');
      await writeFile(film, texts.join('\n'));
      await Promise.all([poster, subtitles, captions].map((file) => writeFile(file, 'test')));
      return {
        film,
        poster,
        subtitles,
        captions,
        durationSeconds: segments.length,
        width: look.width,
        height: look.height,
        quality: soundFilm(segments.length),
      };
    },
  };
}

/** The report on a film with nothing to complain of. */
function soundFilm(seconds: number): FilmQuality {
  return assessFilm({
    pictureSeconds: seconds,
    soundSeconds: seconds,
    narrations: [],
    integratedLufs: -16,
    truePeakDb: -1.5,
    black: [],
    still: [],
    blankOpenings: 0,
    texts: { texts: 1, shortened: 0, clipped: 0 },
    captions: null,
  });
}
