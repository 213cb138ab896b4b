import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ProjectStatus } from '@kinora/contract/statuses';
import type { Database, Transaction } from '../../../db/client.ts';
import { projects } from '../../../db/schema/projects.ts';
import { steps } from '../../../db/schema/steps.ts';
import { moveProject } from '../move-project.ts';
import { lockProject } from '../project.ts';
import type { Project } from '../project.ts';
import type { Step } from './step.ts';

/** What a job is told about the step it works on. `run` makes jobs of an earlier run do nothing. */
export const StepTaskSchema = z.object({ projectId: z.string(), run: z.int(), stepId: z.string() });
export type StepTask = z.infer<typeof StepTaskSchema>;

export interface ClaimedStep {
  readonly project: Project;
  /** `attempt` in it is the number the result must be committed with. */
  readonly step: Step;
}

/** Where a step belongs: the statuses it runs in, and the move its first start makes. */
export interface StepPlace {
  readonly statuses: readonly ProjectStatus[];
  readonly begins?: { readonly from: ProjectStatus; readonly to: ProjectStatus };
}

/**
 * Starts an attempt at a step: raises its attempt number, so that whoever worked on it before can no longer commit.
 * Undefined when there is nothing to do: finished already, or the project has moved on.
 */
export async function claimStep(
  database: Database,
  claim: { task: StepTask; place: StepPlace; now: Date },
): Promise<ClaimedStep | undefined> {
  return await database.transaction(async (tx) => {
    const project = await enterPlace(tx, claim);
    if (project === undefined) {
      return undefined;
    }
    const [before] = await tx.select().from(steps).where(eq(steps.id, claim.task.stepId)).for('update');
    if (before === undefined || before.state === 'finished' || before.projectId !== project.id) {
      return undefined;
    }
    await touchProgress(tx, { projectId: project.id, now: claim.now });
    const [step] = await tx
      .update(steps)
      .set({
        state: 'running',
        attempt: sql`${steps.attempt} + 1`,
        interruptions: before.interruptions + (before.state === 'running' ? 1 : 0),
        startedAt: claim.now,
      })
      .where(eq(steps.id, before.id))
      .returning();
    return step === undefined ? undefined : { project, step };
  });
}

async function enterPlace(
  tx: Transaction,
  claim: { task: StepTask; place: StepPlace; now: Date },
): Promise<Project | undefined> {
  const project = await lockProject(tx, claim.task.projectId);
  if (project === undefined || project.run !== claim.task.run) {
    return undefined;
  }
  const { begins, statuses } = claim.place;
  if (begins !== undefined && project.status === begins.from) {
    return await moveProject(tx, { project, ...begins, now: claim.now });
  }
  if (!statuses.includes(project.status)) {
    return undefined;
  }
  return project;
}

/** Notes that the running work gets on: the sweeper counts from here again. */
export async function touchProgress(
  database: Database | Transaction,
  sign: { projectId: string; now: Date },
): Promise<void> {
  await database
    .update(projects)
    .set({ progressAt: sign.now, idleSweeps: 0 })
    .where(eq(projects.id, sign.projectId));
}
