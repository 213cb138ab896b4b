import { lookup as systemLookup } from 'node:dns';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { Agent, fetch as undiciFetch, Response as UndiciResponse } from 'undici';
import type { RequestInit as UndiciRequestInit } from 'undici';
import { isPublicAddress } from './public-address.ts';
import { RefusedAddressError } from './refused-address-error.ts';

export interface GuardSettings {
  /** Base URLs that the operator set: their origins may be asked wherever they stand, also over http. */
  readonly trustedUrls: readonly string[];
  /** A longer body breaks off with an error while it is read. Bytes after decompression. */
  readonly mostBytes: number;
  /** Resolves names; the system's resolver when left out. */
  readonly lookup?: LookupFunction;
}

const MOST_REDIRECTS = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/**
 * `fetch` for addresses that are not ours to trust. Asked are https addresses on the public internet and the origin that
 * the operator set; every hop is judged anew, and the address judged is the very one connected to, so that a name which
 * changes its mind in between gains nothing. A redirect takes no credentials to another origin and sends no body again.
 * Rejects with a `RefusedAddressError` (as `cause` of the connection's error where the name resolved to it).
 */
export function guardedFetch(settings: GuardSettings): typeof fetch {
  const trusted = new Set(settings.trustedUrls.map((url) => new URL(url).origin));
  const anywhere = new Agent();
  const publicOnly = new Agent({ connect: { lookup: publicLookup(settings.lookup ?? systemLookup) } });
  const ask = async (address: URL, init: UndiciRequestInit) => {
    const isTrusted = trusted.has(address.origin);
    if (!isTrusted) {
      refuseUnlessPublic(address);
    }
    return undiciFetch(address, {
      ...init,
      redirect: 'manual',
      dispatcher: isTrusted ? anywhere : publicOnly,
    });
  };
  const follow = async (input: string | URL, init: UndiciRequestInit = {}): Promise<UndiciResponse> => {
    let address = new URL(input);
    let response = await ask(address, init);
    for (let hops = 0; REDIRECTS.includes(response.status) && init.redirect !== 'manual'; hops += 1) {
      const next = nextAddress(response, address);
      await response.body?.cancel();
      if (init.redirect === 'error' || hops === MOST_REDIRECTS || hasBody(init)) {
        throw new RefusedAddressError(`A redirect to ${next.origin} is not followed.`);
      }
      // Keys travel in headers, and stay with the origin that they were given for.
      response = await ask(next, next.origin === address.origin ? init : { ...init, headers: {} });
      address = next;
    }
    return bounded(response, settings.mostBytes);
  };
  // Undici's fetch is the platform's own; its types are declared a second time, with narrower requests.
  return follow as unknown as typeof fetch;
}

function refuseUnlessPublic(address: URL): void {
  const host = address.hostname.replace(/^\[|\]$/gu, '');
  if (address.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))) {
    throw new RefusedAddressError(`${address.origin} is not a public https address.`);
  }
}

/** A resolver that answers public addresses alone, and fails where a name has another one beside them. */
function publicLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, options, (error, found, family) => {
      const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
      if (error === null && !addresses.every(isPublicAddress)) {
        callback(
          new RefusedAddressError(`${hostname} does not stand on the public internet.`),
          found,
          family,
        );
        return;
      }
      callback(error, found, family);
    });
  };
}

function nextAddress(response: UndiciResponse, from: URL): URL {
  const location = response.headers.get('location');
  const next = location === null ? null : URL.parse(location, from.href);
  if (next === null) {
    throw new RefusedAddressError(`${from.origin} redirects to nowhere.`);
  }
  return next;
}

function hasBody(init: UndiciRequestInit): boolean {
  return init.body !== undefined && init.body !== null;
}

function bounded(response: UndiciResponse, mostBytes: number): UndiciResponse {
  if (response.body === null) {
    return response;
  }
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) {
        controller.error(new Error(`The answer is longer than ${mostBytes} bytes.`));
        return;
      }
      controller.enqueue(chunk);
    },
  });
  return new UndiciResponse(response.body.pipeThrough(counted), {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
}
