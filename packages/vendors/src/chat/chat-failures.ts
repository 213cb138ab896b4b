import { sentences } from '@kinora/contract/sentences';
import { z } from 'zod';
import { ProviderError } from '@kinora/models';
import type { ProviderErrorKind } from '@kinora/models';

const CallErrorSchema = z.object({
  statusCode: z.number().optional(),
  responseBody: z.string().optional(),
  responseHeaders: z.record(z.string(), z.string()).optional(),
});

/**
 * A failed call in the taxonomy of the provider spec. 429 is two things: too many requests, or, with the code
 * insufficient_quota, an account without money (OpenAI's API reference, errors).
 */
export function chatFailure(error: unknown): ProviderError {
  if (error instanceof ProviderError) {
    return error;
  }
  const read = CallErrorSchema.safeParse(error);
  const { statusCode, responseBody = '', responseHeaders = {} } = read.success ? read.data : {};
  const kind = kindOf(statusCode, responseBody);
  const retryAfterMs = Number(responseHeaders['retry-after']) * 1000;
  return new ProviderError(kind, sentenceOf(kind), {
    cause: error,
    ...(kind === 'rate_limited' && retryAfterMs > 0 ? { retryAfterMs } : {}),
  });
}

function kindOf(statusCode: number | undefined, body: string): ProviderErrorKind {
  if (statusCode === 401 || statusCode === 403) {
    return 'auth';
  }
  if (statusCode === 402 || (statusCode === 429 && body.includes('insufficient_quota'))) {
    return 'no_credit';
  }
  if (statusCode === 429) {
    return 'rate_limited';
  }
  if (statusCode === 404) {
    return 'gone';
  }
  // Words cost nothing that is paid twice: no answer and a broken one may both be asked for again.
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'invalid_input' : 'transient';
}

function sentenceOf(kind: ProviderErrorKind): string {
  const { textModel } = sentences;
  switch (kind) {
    case 'auth':
      return textModel.keyRefused;
    case 'no_credit':
      return textModel.noCredit;
    case 'gone':
      return textModel.gone;
    case 'rate_limited':
      return textModel.busy;
    case 'invalid_input':
      return textModel.refused;
    default:
      return textModel.unreachable;
  }
}
