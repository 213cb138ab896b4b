import { canCancel, canCompleteSingleJob, canMove, projectStatus } from '@kinora/contract/statuses';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Project } from './project.ts';

type ProjectChanges = Partial<
  Pick<
    Project,
    | 'scenes'
    | 'draft'
    | 'revision'
    | 'outputs'
    | 'filmPlan'
    | 'title'
    | 'notice'
    | 'run'
    | 'holdId'
    | 'holdCount'
    | 'paidAt'
    | 'completedAt'
    | 'failedStep'
    | 'returnsTo'
    | 'error'
  >
>;

export interface ProjectMove {
  /** As the mover knows it: in another run it is not theirs to move. */
  readonly project: Pick<Project, 'id' | 'run'>;
  readonly from: ProjectStatus;
  readonly to: ProjectStatus;
  readonly now: Date;
  /** A picture or clip of one step goes from its making straight to its end. */
  readonly isSingleJob?: boolean;
  /** Only its user ends what waits in a review. */
  readonly isCancel?: boolean;
  /** Written together with the move. */
  readonly changes?: ProjectChanges;
}

/**
 * The only writer of a project's status: compare-and-set of status and run along the legal moves of the contract.
 * Undefined when somebody else moved it first. A move the contract forbids is a mistake of ours and throws.
 */
export async function moveProject(
  database: DatabaseOrTransaction,
  move: ProjectMove,
): Promise<Project | undefined> {
  if (!isLegal(move)) {
    throw new Error(`A project cannot move from ${move.from} to ${move.to}`);
  }
  const [moved] = await database
    .update(projects)
    .set({
      ...move.changes,
      status: move.to,
      statusChangedAt: move.now,
      progressAt: move.now,
      idleSweeps: 0,
    })
    .where(
      and(
        eq(projects.id, move.project.id),
        eq(projects.run, move.project.run),
        eq(projects.status, move.from),
      ),
    )
    .returning();
  return moved;
}

function isLegal({ from, to, isSingleJob = false, isCancel = false }: ProjectMove): boolean {
  if (isCancel && to === projectStatus.FAILED) {
    return canCancel(from);
  }
  return isSingleJob && to === projectStatus.COMPLETE ? canCompleteSingleJob(from) : canMove(from, to);
}

/** The same for a user's call, where a lost race is a conflict. */
export async function requireMove(database: DatabaseOrTransaction, move: ProjectMove): Promise<Project> {
  const moved = await moveProject(database, move);
  if (moved === undefined) {
    throw new AppError('conflict');
  }
  return moved;
}
