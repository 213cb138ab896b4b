import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { createClipCutter, cutterDefaults } from './clip-cutter.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-clips-'));
const clips = await renderSampleClips(2);
const log = pino({ level: 'silent' });
const run = { person: 'a', signal: new AbortController().signal, log };
afterAll(() => rm(folder, { recursive: true, force: true }));

async function wishOf(name: string, content?: Buffer) {
  const input = join(folder, name);
  await (content === undefined ? copyFile(clips['16:9'], input) : writeFile(input, content));
  const outputs = { clip: `${input}.mp4`, preview: `${input}.small.mp4` };
  return { input, outputs, fromSeconds: 0.5, untilSeconds: 1.5, keepsSound: true };
}

it('tells what is wrong with a clip in a sentence, and takes no more memory for it than it may', async () => {
  const cutter = createClipCutter();
  const unreadable = { detail: sentences.upload.clipUnreadable };
  const cut = (await readFile(clips['16:9'])).subarray(0, 900);
  await expect(cutter.cut(await wishOf('cut', cut), run)).rejects.toMatchObject(unreadable);
  const hungry = createClipCutter({ ...cutterDefaults, memoryLimitBytes: 40_000_000 });
  await expect(hungry.cut(await wishOf('hungry'), run)).rejects.toMatchObject(unreadable);
});

it('refuses a clip of two hours by its head', async () => {
  const long = await readFile(clips['16:9']);
  // Units of time a second in the track's head (ISO/IEC 14496-12, 8.4.2), and no list of what of it is shown.
  const units = long.indexOf('mdhd', 0, 'latin1') + 16;
  long.writeUInt32BE(Math.floor(long.readUInt32BE(units) / 3_600), units);
  long.write('free', long.indexOf('edts', 0, 'latin1'), 'latin1');
  await expect(createClipCutter().cut(await wishOf('long', long), run)).rejects.toMatchObject({
    code: 'too-large',
    detail: sentences.upload.clipTooLong(10),
  });
});
