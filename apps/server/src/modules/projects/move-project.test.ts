import { randomUUID } from 'node:crypto';
import { canCancel, canMove, projectStatus, projectStatuses } from '@kinora/contract/statuses';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { describe, expect, it } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { insertProject } from './insert-project.ts';
import { moveProject, requireMove } from './move-project.ts';
import { readProject } from './project.ts';

const { database } = await createTestDatabase();
const now = new Date();
const ownerId = randomUUID();
await database
  .insert(users)
  .values({ id: ownerId, name: 'Test', email: 'test@example.org', createdAt: now, updatedAt: now });

async function projectIn(status: ProjectStatus) {
  const id = randomUUID();
  const fresh = {
    id,
    ownerId,
    sessionId: 'chat',
    mode: 'stories' as const,
    requestKey: null,
    requestFingerprint: '',
    title: 'T',
    prompt: 'P',
    settings: {},
    plan: 'free',
    priceHundredths: 500n,
    scenes: [],
    status,
    now,
  };
  await database.transaction((tx) => insertProject(tx, fresh));
  return { id, run: 1 };
}

const pairs = projectStatuses.flatMap((from) =>
  projectStatuses.map((to): [ProjectStatus, ProjectStatus] => [from, to]),
);

describe('moveProject', () => {
  it('JOB-01 makes every legal move and throws at every other', async () => {
    for (const [from, to] of pairs) {
      const project = await projectIn(from);
      const move = moveProject(database, { project, from, to, now });
      if (canMove(from, to)) {
        expect(await move).toMatchObject({ status: to });
      } else {
        await expect(move).rejects.toThrow('cannot move');
        expect(await readProject(database, project.id)).toMatchObject({ status: from });
      }
    }
  });

  it('JOB-01 JOB-05 ends a review for a cancel, and nothing that has ended', async () => {
    for (const from of projectStatuses) {
      const project = await projectIn(from);
      const move = moveProject(database, { project, from, to: projectStatus.FAILED, isCancel: true, now });
      await (canCancel(from)
        ? expect(move).resolves.toMatchObject({ status: projectStatus.FAILED })
        : expect(move).rejects.toThrow('cannot move'));
    }
  });

  it('JOB-01 leaves a project alone that has gone on to another run', async () => {
    const { id } = await projectIn(projectStatus.RENDERING_VIDEO);
    const [from, to] = [projectStatus.RENDERING_VIDEO, projectStatus.UPLOADING];
    expect(await moveProject(database, { project: { id, run: 2 }, from, to, now })).toBeUndefined();
    expect(await readProject(database, id)).toMatchObject({ status: from });
  });

  it('JOB-01 lets one of many racing movers win', async () => {
    const project = await projectIn(projectStatus.SCENES_READY);
    const move = { project, from: projectStatus.SCENES_READY, to: projectStatus.IMAGES_QUEUED, now };
    const moved = await Promise.all(Array.from({ length: 8 }, () => moveProject(database, move)));
    expect(moved.filter((project) => project !== undefined)).toHaveLength(1);
    await expect(requireMove(database, move)).rejects.toMatchObject({ code: 'conflict' });
  });
});
