import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { projects } from '../../db/schema/index.ts';
import { cancelProject, failStalledProjects, releaseRestingHolds } from '../projects/index.ts';
import { retryStory } from './retry-story.ts';
import { submitScenes } from './review/submit-scenes.ts';
import { createFakeFilmTools, noFilmFaults } from './testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from './testing/fake-models.ts';
import { Gate } from '../../testing/gate.ts';
import { createStoryWorld } from './testing/story-world.ts';

const faults = noFaults();
const world = await createStoryWorld(createFakeModels(faults, 2), createFakeFilmTools(noFilmFaults()));
const { deps } = world;
const worker = await world.work();
afterEach(() => void Object.assign(faults, noFaults()));

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The same deps some time later. */
const later = (byMs: number) => ({ ...deps, clock: { now: () => new Date(Date.now() + byMs) } });

async function stuck() {
  const gate = new Gate();
  faults.script = (signal) => gate.pass(signal);
  const ownerId = await world.addUser();
  const projectId = await world.start(ownerId);
  await world.until(() => gate.waiting === 1);
  return { ownerId, projectId, gate };
}

describe('a running step without progress', () => {
  it('J4 CHAT-11 fails after ten minutes with a sentence and the credits back', async () => {
    const { ownerId, projectId } = await stuck();
    for (let minute = 2; minute <= 10; minute += 1) {
      expect(await failStalledProjects(later(minute * MINUTE_MS + 1000 * minute))).toEqual([]);
    }
    expect(await failStalledProjects(later(12 * MINUTE_MS))).toEqual([projectId]);
    expect(await world.read(ownerId, projectId)).toMatchObject({
      status: projectStatus.FAILED,
      error: sentences.failure.timedOut,
    });
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 2500n, heldHundredths: 0n });
  });

  it.each([
    ['one worker, to the millisecond', [0], 0],
    ['two workers, half a minute apart', [0, 30_000], 0],
    ['four workers, whose timers are a little late', [0, 7_000, 7_500, 41_000], 900],
    ['a worker whose timer is a little early', [20_000], -40],
  ])('J4 CHAT-11 fails between ten and eleven minutes on: %s', async (_name, phases, driftMs) => {
    const { projectId } = await stuck();
    const [row] = await deps.database.select().from(projects).where(eq(projects.id, projectId));
    const startMs = row?.progressAt.getTime() ?? 0;
    const sweeps = Array.from({ length: 16 }, (_, turn) =>
      phases.map((phase) => startMs + phase + turn * (MINUTE_MS + driftMs)),
    );
    for (const atMs of sweeps.flat().toSorted((a, b) => a - b)) {
      const failed = await failStalledProjects({ ...deps, clock: { now: () => new Date(atMs) } });
      if (failed.includes(projectId)) {
        expect(atMs - startMs).toBeGreaterThanOrEqual(10 * MINUTE_MS);
        expect(atMs - startMs).toBeLessThan(11 * MINUTE_MS + 11 * Math.abs(driftMs));
        return;
      }
    }
    expect.unreachable('nobody ended it');
  });

  it('JOB-06 a machine that slept for an hour fails nothing when it wakes', async () => {
    const { ownerId, projectId, gate } = await stuck();
    expect(await failStalledProjects(later(60 * MINUTE_MS))).toEqual([]);
    expect(await failStalledProjects(later(60 * MINUTE_MS))).toEqual([]);
    gate.open();
    expect((await world.waitForRest(ownerId, projectId)).status).toBe(projectStatus.SCENES_READY);
  });

  it('J4 a clock that is set back by an hour fails nothing, and the work goes on to its end', async () => {
    const { ownerId, projectId, gate } = await stuck();
    for (let minute = 1; minute <= 15; minute += 1) {
      expect(await failStalledProjects(later(-60 * MINUTE_MS + minute * MINUTE_MS))).toEqual([]);
    }
    gate.open();
    const written = await world.waitForRest(ownerId, projectId);
    expect(written.status).toBe(projectStatus.SCENES_READY);
    // A piece that ended before it began, by such a clock.
    await world.pool.query(
      "update steps set finished_at = started_at - interval '1 hour' where finished_at is not null",
    );
    const gateOfPictures = new Gate();
    faults.picture = (_title, signal) => gateOfPictures.pass(signal);
    await submitScenes(deps, { projectId, ownerId, scenes: written.scenes });
    await world.until(() => gateOfPictures.waiting > 0);
    expect((await world.read(ownerId, projectId)).seconds_left ?? 0).toBeGreaterThanOrEqual(0);
    gateOfPictures.open();
    expect((await world.waitForRest(ownerId, projectId)).status).toBe(projectStatus.IMAGES_READY);
  });

  it('CHAT-11 time in review never counts', async () => {
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    await world.waitForRest(ownerId, projectId);
    for (let hour = 1; hour <= 12; hour += 1) {
      expect(await failStalledProjects(later(hour * 60 * MINUTE_MS))).toEqual([]);
    }
    expect((await world.read(ownerId, projectId)).status).toBe(projectStatus.SCENES_READY);
  });
});

describe('a story that rests', () => {
  it('TIER-03 gives its credits back after seven days and takes them again on continuing', async () => {
    const ownerId = await world.addUser(5);
    const projectId = await world.start(ownerId);
    const written = await world.waitForRest(ownerId, projectId);
    await releaseRestingHolds(later(6 * DAY_MS));
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 0n, heldHundredths: 500n });
    await releaseRestingHolds(later(8 * DAY_MS));
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 500n, heldHundredths: 0n });
    const rested = await world.read(ownerId, projectId);
    expect(rested).toMatchObject({
      status: projectStatus.SCENES_READY,
      notice: sentences.notice.holdReleased,
    });

    await submitScenes(deps, { projectId, ownerId, scenes: written.scenes });
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 0n, heldHundredths: 500n });
    expect((await world.waitForRest(ownerId, projectId)).notice).toBeNull();
  });

  it('JOB-05 is cancelled and taken up again after its credits went back, and then they are set aside anew', async () => {
    const ownerId = await world.addUser(5);
    const projectId = await world.start(ownerId);
    await world.waitForRest(ownerId, projectId);
    await releaseRestingHolds(later(8 * DAY_MS));
    await cancelProject(deps, { projectId, ownerId, by: 'owner' });
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 500n, heldHundredths: 0n });
    expect(await retryStory(deps, { projectId, ownerId })).toBe(projectStatus.SCENES_READY);
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 0n, heldHundredths: 500n });
    expect((await world.read(ownerId, projectId)).notice).toBeNull();
  });

  it('TIER-03 cannot go on when the credits have been spent in the meantime', async () => {
    const ownerId = await world.addUser(5);
    const projectId = await world.start(ownerId);
    const written = await world.waitForRest(ownerId, projectId);
    await releaseRestingHolds(later(8 * DAY_MS));
    const other = await world.start(ownerId);
    const refused = submitScenes(deps, { projectId, ownerId, scenes: written.scenes });
    await expect(refused).rejects.toMatchObject({ code: 'not-enough-credits' });
    expect((await world.read(ownerId, projectId)).status).toBe(projectStatus.SCENES_READY);
    // Still being written, it would stand at the gate of the next test beside that test's own.
    await world.waitForRest(ownerId, other);
  });
});

describe('a step that waits', () => {
  it('J4 is let wait its turn in the queue, and ended when its job is lost', async () => {
    const { ownerId, projectId } = await stuck();
    await world.waitForStatus(ownerId, projectId, projectStatus.GENERATING_SCENES);
    // It hands back what it works on; nobody takes it.
    await worker.stop(0);
    expect((await world.steps(projectId)).map(({ state }) => state)).toEqual(['waiting']);
    for (let minute = 2; minute <= 30; minute += 1) {
      expect(await failStalledProjects(later(minute * MINUTE_MS))).toEqual([]);
    }
    await world.pool.query("delete from pgboss.job where name = 'work'");
    for (let minute = 31; minute <= 45; minute += 1) {
      await failStalledProjects(later(minute * MINUTE_MS));
    }
    expect(await world.read(ownerId, projectId)).toMatchObject({
      status: projectStatus.FAILED,
      error: sentences.failure.timedOut,
    });
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 2500n, heldHundredths: 0n });
  });
});
