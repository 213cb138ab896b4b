import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { projectStatus } from '@kinora/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { releaseJobsOfDeadWorkers } from '../../platform/queue/worker.ts';
import { silentLog } from '../../testing/test-http.ts';
import { createFakeFilmTools, noFilmFaults } from './testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from './testing/fake-models.ts';
import { createStoryWorld } from './testing/story-world.ts';
import { killStages } from './testing/kill-stages.ts';
import type { KillStage, WorkerChildSettings } from './testing/kill-stages.ts';

const world = await createStoryWorld(createFakeModels(noFaults(), 3), createFakeFilmTools(noFilmFaults()));
/** Two processes start in every test, on machines that may be busy. */
const TEST_LIMIT_MS = 120_000;

const children = new Set<ChildProcess>();
afterEach(async () => {
  await Promise.all(
    [...children].filter((child) => child.exitCode === null && child.signalCode === null).map(kill),
  );
});

function startChild(
  hang: Pick<WorkerChildSettings, 'hangIn' | 'piecesBefore'> & Partial<WorkerChildSettings>,
): ChildProcess {
  const settings: WorkerChildSettings = {
    databaseUrl: world.url,
    mediaFolder: world.mediaFolder,
    workRoot: world.workRoot,
    hangMs: null,
    ...hang,
  };
  const script = fileURLToPath(import.meta.resolve('./testing/worker-child.ts'));
  const child = spawn(process.execPath, [script, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  // What the supervisor does as soon as it sees the death.
  await releaseJobsOfDeadWorkers(world.open, 'killed/', silentLog);
}

/** Confirms reviews until the story is finished or the child says that it hangs. */
async function goOn(owned: { ownerId: string; projectId: string }, isStopped: () => boolean) {
  for (;;) {
    const story = await world.waitUntil(
      owned,
      ({ status }) =>
        isStopped() ||
        status === projectStatus.SCENES_READY ||
        status === projectStatus.IMAGES_READY ||
        status === projectStatus.COMPLETE ||
        status === projectStatus.FAILED,
    );
    if (story.status !== projectStatus.SCENES_READY && story.status !== projectStatus.IMAGES_READY) {
      return story;
    }
    await world.confirm(owned.ownerId, story);
  }
}

const cases = killStages.map((stage): [KillStage, number] => [
  stage,
  stage === 'script' || stage === 'join' ? 0 : 1,
]);

describe('a worker that is killed', () => {
  it.each(cases)(
    'JOB-06 J1 in the middle of the %s loses nothing, and nothing finished is done again',
    async (hangIn, piecesBefore) => {
      const ownerId = await world.addUser();
      const projectId = await world.start(ownerId);
      const owned = { ownerId, projectId };
      const first = startChild({ hangIn, piecesBefore });
      let isHanging = false;
      first.stdout?.once('data', () => {
        isHanging = true;
      });
      await goOn(owned, () => isHanging);
      const finished = (await world.steps(projectId)).filter((step) => step.state === 'finished');
      await kill(first);

      const second = startChild({ hangIn: null, piecesBefore: 0 });
      const done = await goOn(owned, () => false);
      await kill(second);
      expect(done.status).toBe(projectStatus.COMPLETE);
      const after = new Map((await world.steps(projectId)).map((step) => [step.id, step]));
      expect(finished.map((step) => after.get(step.id)?.attempt)).toEqual(
        finished.map((step) => step.attempt),
      );
      expect([...after.values()].filter((step) => step.state !== 'finished')).toEqual([]);
      expect(Math.max(...[...after.values()].map((step) => step.attempt))).toBe(2);
      expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 2000n, heldHundredths: 0n });
    },
    TEST_LIMIT_MS,
  );
});

/** Lets the child begin and answers once it hangs in the wished stage. */
async function hangs(child: ChildProcess): Promise<void> {
  await once(child.stdout ?? child, 'data');
}

describe('a step that takes its worker along every time', () => {
  it(
    'J1 is tried three times, then the story fails with its credits back, and others go on',
    async () => {
      const ownerId = await world.addUser();
      const projectId = await world.start(ownerId);
      for (let death = 1; death <= 3; death += 1) {
        const child = startChild({ hangIn: 'script', piecesBefore: 0 });
        await hangs(child);
        await kill(child);
      }
      const healthy = startChild({ hangIn: null, piecesBefore: 0 });
      const failed = await goOn({ ownerId, projectId }, () => false);
      expect(failed.status).toBe(projectStatus.FAILED);
      expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 2500n, heldHundredths: 0n });
      expect((await world.steps(projectId)).map((step) => step.interruptions)).toEqual([3]);

      const next = await world.start(ownerId);
      expect((await goOn({ ownerId, projectId: next }, () => false)).status).toBe(projectStatus.COMPLETE);
      await kill(healthy);
    },
    TEST_LIMIT_MS,
  );
});

describe('a worker that falls asleep past its lease', () => {
  it(
    'J1 JOB-06 is taken over by another, and its late result on waking changes nothing',
    async () => {
      const ownerId = await world.addUser();
      const projectId = await world.start(ownerId);
      const asleep = startChild({ hangIn: 'segment', piecesBefore: 0, hangMs: 1_500 });
      let isHanging = false;
      asleep.stdout?.once('data', () => {
        isHanging = true;
      });
      await goOn({ ownerId, projectId }, () => isHanging);
      asleep.kill('SIGSTOP');
      const awake = startChild({ hangIn: null, piecesBefore: 0 });
      const done = await goOn({ ownerId, projectId }, () => false);
      expect(done.status).toBe(projectStatus.COMPLETE);
      const finished = await world.steps(projectId);
      asleep.kill('SIGCONT');
      await once(asleep.stdout ?? asleep, 'data');
      expect(await world.steps(projectId)).toEqual(finished);
      expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 2000n, heldHundredths: 0n });
      await kill(asleep);
      await kill(awake);
    },
    TEST_LIMIT_MS,
  );
});
