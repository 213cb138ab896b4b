// Kills Kinora's processes at random moments while people use it, and proves that nothing was lost or paid twice.
// `npm run chaos -- --kills 30 --seed 7`; `npm run chaos -- vendors` lets a vendor make everything, and counts its charges.
// Linux only. Nothing of an installation that is in use is touched.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runChaos, type ChaosOptions, type PlannedStrike } from './chaos.ts';
import { loadKinds, paidLoadKinds } from './load.ts';
import { createRandom } from './random.ts';
import { aims } from './vendor-judge.ts';

function readOptions(): ChaosOptions {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      kills: { type: 'string' },
      jobs: { type: 'string', default: '0' },
    },
  });
  if (positionals.some((word) => word !== 'vendors')) {
    throw new Error('Only `vendors` can stand beside the options.');
  }
  const isBought = positionals.length > 0;
  const seed = values.seed === undefined ? randomInt(1, 1_000_000) : Number(values.seed);
  const kills = Number(values.kills ?? (isBought ? 100 : 30));
  const jobs = Number(values.jobs);
  if (![seed, kills, jobs].every(Number.isSafeInteger) || kills < 1) {
    throw new Error('--seed, --kills and --jobs need whole numbers.');
  }
  return {
    seed,
    isBought,
    jobs: isBought ? Math.max(jobs, 40) : jobs,
    kinds: isBought ? paidLoadKinds : loadKinds,
    strikes: drawStrikes(kills, isBought, seed),
    say: (line) => console.log(line),
  };
}

/** A state of a paid request may last milliseconds: three blows of four wait until one stands there. */
function drawStrikes(kills: number, isBought: boolean, seed: number): PlannedStrike[] {
  const random = createRandom(seed + 2);
  const drawn = isBought ? [...aims, null] : [null];
  return Array.from({ length: kills }, () => ({ victim: null, aim: random.pick(drawn) }));
}

process.exitCode = (await runChaos(readOptions())).problems.length === 0 ? 0 : 1;
