import { isIPv4, isIPv6 } from 'node:net';

/**
 * What counts as one caller: an IPv4 address, or the /64 network of an IPv6 address, since whoever has one address of
 * it usually has them all.
 */
export function networkOfAddress(address: string): string {
  if (!isIPv6(address)) {
    return address;
  }
  const groups = expandGroups(address);
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4) {
    const mapped = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
    return mapped.join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function expandGroups(address: string): number[] {
  const [head = '', tail] = withoutZone(address).split('::');
  const left = readGroups(head);
  if (tail === undefined) {
    return left;
  }
  const right = readGroups(tail);
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

function withoutZone(address: string): string {
  return address.split('%')[0] ?? address;
}

function readGroups(part: string): number[] {
  return part
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => (isIPv4(group) ? pairOctets(group) : [Number.parseInt(group, 16)]));
}

/** The last 32 bits may be written as an IPv4 address. */
function pairOctets(ipv4: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
