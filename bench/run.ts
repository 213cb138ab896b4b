import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { measureClips } from './clips.ts';
import { measureCutOut } from './cut-out/measure-cut-out.ts';
import { encoderRows, measureEncoderLimit } from './encoder-limit.ts';
import { measureFairness } from './fairness.ts';
import { measureFilm } from './film.ts';
import { measureFilmsAndEffects } from './films-and-effects.ts';
import { measureFirstScenes } from './first-scenes.ts';
import { measureLibrary } from './library.ts';
import { keptFigure, keptRows } from './kept.ts';
import { drawnFilms, measureMadeReal } from './made-real.ts';
import { measureMotion } from './motion.ts';
import { measureMusic } from './music.ts';
import { measureOneWord } from './one-word.ts';
import { measurePaid } from './paid/measure-paid.ts';
import { measurePeer } from './peer.ts';
import { measureProductMemory } from './product-memory.ts';
import { shareRow } from './processor-shares.ts';
import { measureReadsBesideJobs } from './reads/beside-jobs.ts';
import { measureReady } from './ready.ts';
import { measureReads } from './reads/measure-reads.ts';
import { measureRemix } from './remix.ts';
import { measureCancel, measureClipMemory, measureMemory } from './resources.ts';
import { RESULTS, tableOf, writeResults } from './results.ts';
import { measureSoak } from './soak.ts';
import { measureThread } from './thread.ts';
import { measureUploads } from './uploads.ts';
import { measureWriting } from './writing.ts';

async function threadRows(): Promise<string[]> {
  const { filmSeconds, wallSeconds, shares, next, statusReads } = await measureThread();
  return [
    `| the whole product: film made | ${filmSeconds.toFixed(1)} s at 1920x1080, with voice, music and subtitles |`,
    `| submit to COMPLETE, reviews confirmed at once | ${wallSeconds.toFixed(1)} s, ${(filmSeconds / wallSeconds).toFixed(2)} x realtime |`,
    shareRow('the whole product', filmSeconds, shares),
    `| the next film of the same installation, submit to COMPLETE | ${next.filmSeconds.toFixed(1)} s in ${next.wallSeconds.toFixed(1)} s, ${(next.filmSeconds / next.wallSeconds).toFixed(2)} x realtime (promised: 4) |`,
    shareRow('the next film', next.filmSeconds, next.shares),
    `| status reads while it is rendered, ${statusReads.perSecond} a second at random moments | ${statusReads.count} reads: p50 ${statusReads.p50} ms, p90 ${statusReads.p90} ms, p99 ${statusReads.p99} ms, ${statusReads.failures} failed |`,
  ];
}

/** `npm run bench -- film peer` measures those alone, and writes nothing unless `--write` is among them, but for the page of `cut-out`. */
const sections: Readonly<Record<string, () => Promise<string[]>>> = {
  ready: measureReady,
  thread: threadRows,
  'films-and-effects': measureFilmsAndEffects,
  fairness: measureFairness,
  scenes: measureFirstScenes,
  library: measureLibrary,
  paid: measurePaid,
  reads: measureReads,
  'reads-beside-jobs': measureReadsBesideJobs,
  writing: measureWriting,
  film: measureFilm,
  music: measureMusic,
  motion: measureMotion,
  'cut-out': measureCutOut,
  clips: measureClips,
  'made-real': async () => [...(await measureMadeReal()), await measureClipMemory()],
  'one-word': measureOneWord,
  remix: measureRemix,
  'made-real-drawn': () => measureMadeReal(drawnFilms),
  encoder: async () => encoderRows(await measureEncoderLimit()),
  memory: measureMemory,
  'product-memory': measureProductMemory,
  soak: measureSoak,
  uploads: measureUploads,
  cancel: measureCancel,
  peer: measurePeer,
};

/** Fetches photographs and weights. */
const onlyWhenAsked = 'cut-out';

const words = process.argv.slice(2);
const asked = words.filter((word) => word !== '--write');
const rows: string[] = [];
const kept = keptRows(await readFile(RESULTS, 'utf8'));
for (const [name, measure] of Object.entries(sections)) {
  if (asked.includes(name) || (asked.length === 0 && name !== onlyWhenAsked)) {
    for (const row of await measure()) {
      rows.push(row);
      const before = keptFigure(row, kept);
      console.log(before === undefined ? row : `${row}\n  last kept: ${before}`);
    }
  }
}
const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
const measured = { machine, rows, sections: asked };
console.log(tableOf(measured));
if (asked.length === 0 || words.includes('--write')) {
  await writeResults(measured);
}
