// Renders a film for the process that forked it: `node film-process.ts TIMELINE.json FILM.mp4`. A message stops it.
import { renderFilm } from '@kinora/renderer';
import { FilmTimelineSchema } from '@kinora/renderer';
import { readFile } from 'node:fs/promises';

const [input = '', output = ''] = process.argv.slice(2);
const controller = new AbortController();
process.once('message', () => {
  controller.abort(new Error('stopped'));
});
const timeline = FilmTimelineSchema.parse(JSON.parse(await readFile(input, 'utf8')));
let isTold = false;
try {
  await renderFilm(timeline, output, {
    signal: controller.signal,
    onProgress(fraction) {
      if (!isTold && fraction > 0.02) {
        isTold = true;
        process.send?.('under way');
      }
    },
  });
} catch (error) {
  if (!controller.signal.aborted) {
    throw error;
  }
}
process.send?.('done');
process.disconnect();
