import { sentences } from '@kinora/contract/sentences';
import type { ErrorCode, ProblemField } from '@kinora/contract/errors';

interface ApiErrorDetails {
  status: number;
  code: ErrorCode | null;
  fields: readonly ProblemField[];
  /** The whole answer, for refusals that say more. */
  body?: unknown;
  cause?: unknown;
}

/** A call that was refused or never answered. `message` is the sentence for the user. */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer at all. */
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly fields: readonly ProblemField[];
  readonly body: unknown;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields;
    this.body = details.body;
  }

  /** No response, or a failure of the server itself. */
  get isOffline(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** What a failed call says to the user: the server being away wins over every other wording. */
export function failureText(error: unknown, describe: (reason: string) => string): string {
  if (error instanceof ApiError) {
    return error.isOffline ? sentences.failure.backendOffline : describe(error.message);
  }
  return sentences.failure.unknown;
}

/** The server's own reason, for a second line under a fixed sentence; undefined when the server did not answer. */
export function refusalReason(error: unknown): string | undefined {
  return error instanceof ApiError && !error.isOffline ? error.message : undefined;
}
