import { STATUS_CODES } from 'node:http';
import { type Problem } from '@kinora/contract/errors';
import { sentences } from '@kinora/contract/sentences';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import {
  AppError,
  isAppError,
  statusByErrorCode,
  type ErrorCode,
  type FieldProblem,
} from '../errors/app-error.ts';
import { diskProblemOf } from '../errors/disk-problem.ts';
import { isDatabaseAway } from '../errors/database-away.ts';

export const PROBLEM_CONTENT_TYPE = 'application/problem+json; charset=utf-8';

/** When the server stops or the database is away, a client may try again after this. */
const AWAY_RETRY_SECONDS = 5;

/** The body of a refusal. The text of a fault of our own is always the general one: an inner error's words never leave. */
export function toProblem(error: AppError): Problem {
  const isFault = error.code === 'internal';
  return {
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? error.code,
    status: error.status,
    detail: isFault ? sentences.refusal[error.code] : (error.detail ?? sentences.refusal[error.code]),
    code: error.code,
    ...(error.errors.length === 0
      ? {}
      : { errors: error.errors.map(({ path, message }) => ({ field: path, detail: message })) }),
  };
}

/** Whatever was thrown, as a refusal of ours. */
export function toAppError(thrown: unknown): AppError {
  if (isAppError(thrown)) {
    return thrown;
  }
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    return fromValidation(thrown.validation, thrown.validationContext);
  }
  if (isDatabaseAway(thrown)) {
    return new AppError('unavailable', { cause: thrown, retryAfterSeconds: AWAY_RETRY_SECONDS });
  }
  if (diskProblemOf(thrown) !== null) {
    return new AppError('unavailable', { detail: sentences.failure.noRoom, cause: thrown });
  }
  return new AppError(codeOfLibraryError(thrown), { cause: thrown });
}

interface ValidationIssue {
  readonly instancePath: string;
  readonly message?: string | undefined;
}

/** A body that is JSON but not what the call wants: 422 with every field. A malformed address names nothing: 404. */
export function fromValidation(issues: readonly ValidationIssue[], context?: string): AppError {
  if (context === 'params') {
    return new AppError('not-found');
  }
  const errors: FieldProblem[] = issues.map((issue) => ({
    path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: issue.message ?? sentences.refusal.invalid,
  }));
  // A schema's own sentence, unlike the library's general words, ends as sentences do.
  const sentence = errors.find(({ message }) => message.endsWith('.'))?.message;
  return new AppError('invalid', { errors, ...(sentence === undefined ? {} : { detail: sentence }) });
}

const CODE_BY_LIBRARY_CODE: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
  FST_ERR_NOT_FOUND: 'not-found',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media',
};

const CODE_BY_STATUS = new Map<number, ErrorCode>([
  ...Object.entries(statusByErrorCode)
    .toReversed()
    // Object.entries forgets the keys' type, which the table above declares.
    .map(([code, status]): [number, ErrorCode] => [status, code as ErrorCode]),
  [403, 'forbidden'],
]);

function codeOfLibraryError(thrown: unknown): ErrorCode {
  if (!(thrown instanceof Error)) {
    return 'internal';
  }
  const code = 'code' in thrown ? CODE_BY_LIBRARY_CODE[String(thrown.code)] : undefined;
  const status = 'statusCode' in thrown ? Number(thrown.statusCode) : 500;
  if (code !== undefined) {
    return code;
  }
  if (status >= 400 && status < 500) {
    return CODE_BY_STATUS.get(status) ?? 'bad-request';
  }
  return status === 503 ? 'unavailable' : 'internal';
}
