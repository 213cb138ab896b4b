import type { ErrorCode } from '@kinora/contract/errors';

export type { ErrorCode };

/** The HTTP status of every code of the contract. The one table of its kind. */
export const statusByErrorCode = {
  'bad-request': 400,
  'not-signed-in': 401,
  'not-enough-credits': 402,
  forbidden: 403,
  'not-activated': 403,
  'closed-tier': 403,
  'not-found': 404,
  conflict: 409,
  price_changed: 409,
  budget_reached: 409,
  'consent-missing': 422,
  'too-large': 413,
  'unsupported-media': 415,
  invalid: 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

/** One field that was refused: `path` as in the request body (`scenes.0.narration`), `message` for the user. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

export interface AppErrorOptions {
  /** A sentence for the user, from the contract; without it the client shows the code's general sentence. */
  readonly detail?: string;
  readonly errors?: readonly FieldProblem[];
  /** Seconds after which it makes sense to try again; becomes `Retry-After`. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A refusal that is part of the product: thrown anywhere, turned into problem+json in one place. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: string | undefined;
  readonly errors: readonly FieldProblem[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.detail ?? code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = statusByErrorCode[code];
    this.detail = options.detail;
    this.errors = options.errors ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Whether an unknown thrown value is an `AppError`, optionally of one code. */
export function isAppError(error: unknown, code?: ErrorCode): error is AppError {
  return error instanceof AppError && (code === undefined || error.code === code);
}
