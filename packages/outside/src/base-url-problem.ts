import { lookup as systemLookup } from 'node:dns';
import { isIP } from 'node:net';
import type { LookupAddress } from 'node:dns';
import ipaddr from 'ipaddr.js';
import { isPublicAddress } from './public-address.ts';

/** `unreadable` no plain http(s) address · `private` not for keys of ours · `unknown` its name has no address. */
export type BaseUrlProblem = 'unreadable' | 'private' | 'unknown';

/** Every address of a name; none where it has none. */
export type AddressesOf = (host: string) => Promise<readonly string[]>;

/**
 * What stands against sending a key to an address that somebody typed: it has to be https on the public internet, or this
 * very machine. Names are judged by every address they resolve to now. @returns null when nothing does
 */
export async function baseUrlProblem(
  address: string,
  addressesOf: AddressesOf = systemAddresses,
): Promise<BaseUrlProblem | null> {
  const url = URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || hasMoreThanAPlace(url)) {
    return 'unreadable';
  }
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  if (host === 'localhost' || isLoopback(host)) {
    return null;
  }
  if (url.protocol !== 'https:') {
    return 'private';
  }
  const addresses = isIP(host) === 0 ? await addressesOf(host) : [host];
  if (addresses.length === 0) {
    return 'unknown';
  }
  return addresses.every(isPublicAddress) ? null : 'private';
}

function hasMoreThanAPlace({ username, password, search, hash }: URL): boolean {
  return [username, password, search, hash].some((part) => part !== '');
}

function isLoopback(host: string): boolean {
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

function systemAddresses(host: string): Promise<readonly string[]> {
  return new Promise((resolve) => {
    systemLookup(host, { all: true }, (error, found: LookupAddress[]) => {
      // Whatever the resolver complains about: there is no address to judge.
      resolve(error === null ? found.map(({ address }) => address) : []);
    });
  });
}
