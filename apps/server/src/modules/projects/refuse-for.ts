import type { Reason } from '@kinora/contract/readiness';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ErrorCode } from '../../platform/errors/app-error.ts';

const codeByStatus = {
  402: 'not-enough-credits',
  403: 'closed-tier',
  409: 'conflict',
  422: 'invalid',
} as const satisfies Record<Reason['status'], ErrorCode>;

/** Answers the first of some reasons, with all of them listed. @throws AppError unless there is none */
export function refuseFor(reasons: readonly Reason[]): void {
  const [first] = reasons;
  if (first === undefined) {
    return;
  }
  const code = first.code === 'consent-missing' ? first.code : codeByStatus[first.status];
  throw new AppError(code, {
    detail: first.sentence,
    errors: reasons.flatMap((reason) =>
      reason.field === null ? [] : [{ path: reason.field, message: reason.sentence }],
    ),
  });
}
