import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is one of the public internet: not of this machine, a private or shared network, a link, a
 * multicast group or a reserved range, also when it is an IPv4 address inside an IPv6 one (mapped, 6to4, NAT64, Teredo).
 * Ranges: IANA's special-purpose registries, as ipaddr.js keeps them.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) {
    return false;
  }
  // `process` unwraps mapped IPv4; every other range that can carry an inner address has a name of its own.
  return ipaddr.process(address).range() === 'unicast';
}
