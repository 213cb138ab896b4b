import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, isReady } from '../scripts/client/kinora-server.ts';

const LATER_STARTS = 5;

/** Seconds from `npm start` to the first ready answer on this data folder; it is stopped again. */
async function secondsToReady(dataFolder: string): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), KINORA_DATA_DIR: dataFolder },
    stdio: 'ignore',
    detached: true,
  });
  if (npm.pid === undefined) {
    throw new Error('npm could not be started');
  }
  const ended = once(npm, 'exit');
  while (!(await isReady(port))) {
    if (npm.exitCode !== null) {
      throw new Error('npm start ended before it was ready');
    }
    await pause(20);
  }
  const seconds = (performance.now() - begun) / 1000;
  // Ctrl+C reaches every process of a terminal; npm does not pass everything on.
  process.kill(-npm.pid, 'SIGINT');
  await ended;
  while (await isReady(port)) {
    await pause(20);
  }
  return seconds;
}

/** Everything is installed and built: what is measured is what a person waits for who starts it again. */
export async function measureReady(): Promise<string[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kinora-ready-'));
  try {
    const first = await secondsToReady(dataFolder);
    const later: number[] = [];
    for (let round = 0; round < LATER_STARTS; round += 1) {
      later.push(await secondsToReady(dataFolder));
    }
    later.sort((one, other) => one - other);
    const median = later[Math.floor(LATER_STARTS / 2)] ?? Number.NaN;
    const slowest = later.at(-1) ?? Number.NaN;
    return [
      `| ready after \`npm start\` on a new data folder | ${first.toFixed(1)} s |`,
      `| ready after \`npm start\`, later ones | ${median.toFixed(1)} s, at most ${slowest.toFixed(1)} s (promised: 4 s) |`,
    ];
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
