// A worker in a process of its own, to be killed: `node worker-child.ts <settings as JSON>`.
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { openDatabase } from '../../../db/client.ts';
import { openGateway } from '../../../gateway/gateway.ts';
import { systemClock } from '../../../platform/clock.ts';
import { randomIds } from '../../../platform/ids.ts';
import { createJobQueue } from '../../../platform/queue/job-queue.ts';
import { slotsOfEach } from '../../../platform/queue/lanes.ts';
import { TEST_IDLE_MS } from '../../../testing/growing-pause.ts';
import { startWorker } from '../../../platform/queue/worker.ts';
import { createLocalStorage } from '../../../platform/storage/local-storage.ts';
import { createClipCutter, createImageDecoder } from '../../uploads/index.ts';
import { createDocumentReader } from '../documents/read-document.ts';
import { storyJobs } from '../story-jobs.ts';
import { createFakeFilmTools, noFilmFaults } from './fake-film-tools.ts';
import { createFakeModels, noFaults } from './fake-models.ts';
import { WorkerChildSettingsSchema } from './kill-stages.ts';
import type { KillStage } from './kill-stages.ts';

const settings = WorkerChildSettingsSchema.parse(JSON.parse(process.argv[2] ?? '{}'));
const log = pino({ level: 'silent' });
const open = openDatabase(settings.databaseUrl);

let pieces = 0;
function hangIn(stage: KillStage): () => Promise<void> {
  return () => {
    pieces += stage === settings.hangIn ? 1 : 0;
    if (stage !== settings.hangIn || pieces <= settings.piecesBefore) {
      return Promise.resolve();
    }
    process.stdout.write('HANGING\n');
    if (settings.hangMs === null) {
      return new Promise(() => undefined);
    }
    // Said once the late result has been offered.
    setTimeout(() => process.stdout.write('AWAKE\n'), 2 * settings.hangMs);
    return delay(settings.hangMs);
  };
}

const faults = {
  ...noFaults(),
  script: hangIn('script'),
  picture: hangIn('picture'),
  narration: hangIn('narration'),
};
const filmFaults = {
  ...noFilmFaults(),
  segment: hangIn('segment'),
  mix: hangIn('mix'),
  join: hangIn('join'),
};

const cutter = createClipCutter();

await startWorker({
  open,
  log,
  workerId: `killed/${randomUUID()}`,
  slots: slotsOfEach(2),
  idleMs: TEST_IDLE_MS,
  jobs: storyJobs({
    database: open.database,
    queue: createJobQueue({ pool: open.pool, log }),
    storage: createLocalStorage(settings.mediaFolder),
    clock: systemClock,
    ids: randomIds,
    workRoot: settings.workRoot,
    gateway: openGateway(createFakeModels(faults, 3), settings.workRoot),
    filmTools: createFakeFilmTools(filmFaults),
    longSide: 320,
    storageLimitBytes: 1e9,
    decoder: createImageDecoder(),
    clipCutter: {
      ...cutter,
      async cut(wish, run) {
        const made = await cutter.cut(wish, run);
        await hangIn('cut')();
        return made;
      },
    },
    documents: createDocumentReader(),
  }),
});
