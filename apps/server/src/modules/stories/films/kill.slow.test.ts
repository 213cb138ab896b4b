import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { projectStatus } from '@kinora/contract/statuses';
import { describe, expect, it } from 'vitest';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import type { KillStage } from '../testing/kill-stages.ts';
import { KILL_TEST_LIMIT_MS, killableWorkers } from '../testing/killable-workers.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const world = await createStoryWorld(createFakeModels(noFaults(), 3), createFakeFilmTools(noFilmFaults()));
const workers = killableWorkers(world);

/** A segment is killed on each change. */
const stages: readonly [KillStage, number][] = [
  ['script', 0],
  ['picture', 1],
  ['narration', 1],
  ['mix', 0],
  ['join', 0],
];

describe('a worker that is killed', () => {
  it.each(stages)(
    'JOB-06 J1 in the middle of the %s loses nothing, and nothing finished is done again',
    async (stage, piecesBefore) => workers.expectNothingLost(stage, piecesBefore),
    KILL_TEST_LIMIT_MS,
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
        const child = workers.start({ hangIn: 'script', piecesBefore: 0 });
        await hangs(child);
        await workers.kill(child);
      }
      const healthy = workers.start({ hangIn: null, piecesBefore: 0 });
      const failed = await workers.goOn({ ownerId, projectId }, () => false);
      expect(failed.status).toBe(projectStatus.FAILED);
      expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 2500n, heldHundredths: 0n });
      expect((await world.steps(projectId)).map((step) => step.interruptions)).toEqual([3]);

      const next = await world.start(ownerId);
      expect((await workers.goOn({ ownerId, projectId: next }, () => false)).status).toBe(
        projectStatus.COMPLETE,
      );
      await workers.kill(healthy);
    },
    KILL_TEST_LIMIT_MS,
  );
});

describe('a worker that falls asleep past its lease', () => {
  it(
    'J1 JOB-06 is taken over by another, and its late result on waking changes nothing',
    async () => {
      const ownerId = await world.addUser();
      const projectId = await world.start(ownerId);
      const asleep = workers.start({ hangIn: 'segment', piecesBefore: 0, hangMs: 1_500 });
      let isHanging = false;
      asleep.stdout?.once('data', () => {
        isHanging = true;
      });
      await workers.goOn({ ownerId, projectId }, () => isHanging);
      asleep.kill('SIGSTOP');
      const awake = workers.start({ hangIn: null, piecesBefore: 0 });
      const done = await workers.goOn({ ownerId, projectId }, () => false);
      expect(done.status).toBe(projectStatus.COMPLETE);
      const finished = await world.steps(projectId);
      asleep.kill('SIGCONT');
      await once(asleep.stdout ?? asleep, 'data');
      expect(await world.steps(projectId)).toEqual(finished);
      expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 2000n, heldHundredths: 0n });
      await workers.kill(asleep);
      await workers.kill(awake);
    },
    KILL_TEST_LIMIT_MS,
  );
});
