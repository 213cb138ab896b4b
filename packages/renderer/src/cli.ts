// `npm run render -- TIMELINE.json -o OUT.mp4`: the renderer on its own.
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { renderFilm } from './film/render-film.ts';
import { FilmTimelineSchema } from './timeline/film-timeline.ts';
import type { FilmTimeline } from './timeline/film-timeline.ts';

const usage = 'Usage: npm run render -- TIMELINE.json -o OUT.mp4';

async function readTimeline(path: string): Promise<FilmTimeline> {
  const parsed = FilmTimelineSchema.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!parsed.success) {
    throw new Error(`${path} is not a timeline:\n${z.prettifyError(parsed.error)}`);
  }
  const folder = dirname(resolve(path));
  return {
    ...parsed.data,
    scenes: parsed.data.scenes.map((scene) => ({
      ...scene,
      narration: scene.narration && { ...scene.narration, file: resolve(folder, scene.narration.file) },
    })),
  };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { output: { type: 'string', short: 'o' } },
    allowPositionals: true,
  });
  const [input] = positionals;
  if (input === undefined || values.output === undefined) {
    throw new Error(usage);
  }
  const timeline = await readTimeline(input);
  const started = performance.now();
  const { facts, soundtrack, quality } = await renderFilm(timeline, resolve(values.output), {
    onProgress(fraction, scene) {
      process.stderr.write(
        `\rScene ${scene + 1} of ${timeline.scenes.length}, ${Math.round(fraction * 100)} %`,
      );
    },
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `\n${values.output}: ${facts.durationSeconds.toFixed(2)} s, ${soundtrack.integratedLufs.toFixed(1)} LUFS, ` +
      `rendered in ${seconds.toFixed(1)} s`,
  );
  if (quality.findings.length > 0) {
    console.log(`To look at: ${quality.findings.join(', ')}.`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
