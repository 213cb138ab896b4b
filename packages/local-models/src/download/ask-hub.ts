import { guardedFetch } from '@kinora/outside';
import { DownloadError } from './download-error.ts';

/** An answer at the end of its redirects, and what was said about the file on the way. */
export interface HubAnswer {
  readonly response: Response;
  /** SHA-256 that the hub states for the file; null: it states none. */
  readonly sha256: string | null;
}

const MOST_HOPS = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** Hugging Face states it on the answer that redirects to where the bytes lie; a mirror may state it on its own. */
const digestHeaders = ['x-linked-etag', 'x-sha256', 'etag'] as const;

interface Question {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Asks for a file. Addresses on the public internet, and the mirror that the operator set, wherever it stands. */
export function askHub(mirror: string | null): (question: Question) => Promise<HubAnswer> {
  const trustedUrls = mirror === null ? [] : [mirror];
  // How much is read is measured while it is written; no file of a list is longer than this.
  const ask = guardedFetch({ trustedUrls, mostBytes: Number.MAX_SAFE_INTEGER });
  return async ({ address, headers, signal }) => {
    let sha256: string | null = null;
    let next = address;
    for (let hops = 0; hops <= MOST_HOPS; hops += 1) {
      const response = await ask(next, {
        redirect: 'manual',
        // Compressed answers have other lengths than the file.
        headers: { ...headers, 'accept-encoding': 'identity' },
        signal,
      });
      sha256 ??= statedDigest(response.headers);
      if (!REDIRECTS.includes(response.status)) {
        return { response, sha256 };
      }
      await response.body?.cancel();
      next = new URL(response.headers.get('location') ?? '', next).href;
    }
    throw new DownloadError('refused', `${new URL(address).origin} redirects in circles.`);
  };
}

function statedDigest(headers: Headers): string | null {
  for (const name of digestHeaders) {
    const found = /^(?:W\/)?"?(?<digest>[0-9a-f]{64})"?$/u.exec(headers.get(name) ?? '')?.groups?.['digest'];
    if (found !== undefined) {
      return found;
    }
  }
  return null;
}
