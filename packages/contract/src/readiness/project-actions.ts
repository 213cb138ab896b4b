import { readinessSentences } from '../sentences/readiness.ts';
import { canCancel } from '../statuses/project-statuses.ts';
import type { ProjectStatus } from '../statuses/project-statuses.ts';
import { wrongMoment } from './reason.ts';
import type { Reason } from './reason.ts';

/** Why a project cannot be cancelled: it has ended. */
export function cancelReasons(status: ProjectStatus): Reason[] {
  return canCancel(status) ? [] : [wrongMoment(readinessSentences.nothingToCancel)];
}

/** Why a project cannot be retried: it has not failed. */
export function retryReasons(status: ProjectStatus): Reason[] {
  return status === 'FAILED' ? [] : [wrongMoment(readinessSentences.nothingToRetry)];
}
