import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { projectStatus } from '@kinora/contract/statuses';
import { afterEach, expect } from 'vitest';
import { releaseJobsOfDeadWorkers } from '../../../platform/queue/worker.ts';
import { silentLog } from '../../../testing/test-http.ts';
import type { KillStage, WorkerChildSettings } from './kill-stages.ts';
import type { StoryWorld } from './story-world.ts';

/** Two processes start in every test, on machines that may be busy. */
export const KILL_TEST_LIMIT_MS = 120_000;

/** Workers in processes of their own that a test kills with -9, and the person whose story goes on meanwhile. */
export function killableWorkers(world: StoryWorld) {
  const children = new Set<ChildProcess>();
  afterEach(async () => {
    await Promise.all(
      [...children].filter((child) => child.exitCode === null && child.signalCode === null).map(kill),
    );
  });

  function start(
    hang: Pick<WorkerChildSettings, 'hangIn' | 'piecesBefore'> & Partial<WorkerChildSettings>,
  ): ChildProcess {
    const settings: WorkerChildSettings = {
      databaseUrl: world.url,
      mediaFolder: world.mediaFolder,
      workRoot: world.workRoot,
      hangMs: null,
      ...hang,
    };
    const script = fileURLToPath(import.meta.resolve('./worker-child.ts'));
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

  /** Kills a worker in the middle of a stage; another finishes the story, and nothing that was finished is done again. */
  async function expectNothingLost(hangIn: KillStage, piecesBefore: number): Promise<void> {
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    const owned = { ownerId, projectId };
    const first = start({ hangIn, piecesBefore });
    let isHanging = false;
    first.stdout?.once('data', () => {
      isHanging = true;
    });
    await goOn(owned, () => isHanging);
    expect(isHanging, `the worker came to the ${hangIn}`).toBe(true);
    const finished = (await world.steps(projectId)).filter((step) => step.state === 'finished');
    await kill(first);

    const second = start({ hangIn: null, piecesBefore: 0 });
    const done = await goOn(owned, () => false);
    await kill(second);
    expect(done.status).toBe(projectStatus.COMPLETE);
    const after = new Map((await world.steps(projectId)).map((step) => [step.id, step]));
    expect(finished.map((step) => after.get(step.id)?.attempt)).toEqual(finished.map((step) => step.attempt));
    expect([...after.values()].filter((step) => step.state !== 'finished')).toEqual([]);
    expect(Math.max(...[...after.values()].map((step) => step.attempt))).toBe(2);
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 2000n, heldHundredths: 0n });
  }

  return { start, kill, goOn, expectNothingLost };
}
