import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { measureThread } from './thread.ts';

const RESULTS = 'bench/RESULTS.md';
const MARK = '<!-- figures below are written by npm run bench -->';

const { filmSeconds, wallSeconds, statusReads } = await measureThread();
const rows = [
  `| film made | ${filmSeconds.toFixed(1)} s at 1920x1080, with voice, music and subtitles |`,
  `| submit to COMPLETE, reviews confirmed at once | ${wallSeconds.toFixed(1)} s, ${(filmSeconds / wallSeconds).toFixed(2)} x realtime |`,
  `| status reads while it is rendered, ${statusReads.perSecond} a second | p50 ${statusReads.p50} ms, p90 ${statusReads.p90} ms, p99 ${statusReads.p99} ms, ${statusReads.failures} failed |`,
];
const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
const text = [
  '',
  `Measured with \`npm run bench\` on ${machine}.`,
  '',
  '| what | figure |',
  '|---|---|',
  ...rows,
  '',
].join('\n');
console.log(text);
const head = (await readFile(RESULTS, 'utf8')).split(MARK)[0] ?? '';
await writeFile(RESULTS, `${head}${MARK}\n${text}`);
