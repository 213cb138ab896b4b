import process from 'node:process';
import { expect, it } from 'vitest';
import { runChaos } from './chaos.ts';
import { clipLoad, imageLoad } from './single-loads.ts';

/** A whole installation starts, on machines that may be busy. */
const LIMIT_MS = 300_000;

it.runIf(process.platform === 'linux')(
  'REAL-04 REAL-05 a kill of the database and one of a worker in the middle of a paid request buy nothing twice and lose nothing',
  { timeout: LIMIT_MS },
  async () => {
    const said: string[] = [];
    const { problems, met } = await runChaos({
      seed: 7,
      // Whoever sends is not killed here: what it sent is given up after a lease of a minute. Deaths beside an answer that is
      // there are met by `answered-pictures.test.ts`.
      strikes: [
        { victim: 'postgres', aim: 'submit-held' },
        { victim: 'worker', aim: 'status-held' },
      ],
      jobs: 4,
      kinds: [imageLoad, clipLoad],
      isBought: true,
      say: (line) => void said.push(line),
    });
    expect(problems, said.join('\n')).toEqual([]);
    expect(Object.keys(met)).toEqual(expect.arrayContaining(['sending', 'running']));
  },
);
