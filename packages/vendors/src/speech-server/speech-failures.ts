import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';

/** A refusal of the speech server in the taxonomy of the provider spec; `body` is its answer, for the log alone. */
export function speechFailure(response: Response, body: string): ProviderError {
  const { speechServer } = sentences;
  const cause = new Error(`The speech server answered ${response.status}: ${body.slice(0, 500)}`);
  if (response.status === 401 || response.status === 403) {
    return new ProviderError('auth', speechServer.keyRefused, { cause });
  }
  if (response.status === 402 || (response.status === 429 && body.includes('insufficient_quota'))) {
    return new ProviderError('no_credit', speechServer.noCredit, { cause });
  }
  if (response.status === 429) {
    const retryAfterMs = Number(response.headers.get('retry-after')) * 1000;
    const wait = retryAfterMs > 0 ? { retryAfterMs } : {};
    return new ProviderError('rate_limited', speechServer.busy, { cause, ...wait });
  }
  if (response.status === 404) {
    return new ProviderError('gone', speechServer.gone, { cause });
  }
  if (response.status < 500) {
    return new ProviderError('invalid_input', speechServer.refused, { cause });
  }
  return new ProviderError('transient', speechServer.unreachable, { cause });
}
