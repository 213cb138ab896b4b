import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const privateNetworks = [
  '10.',
  '127.',
  '169.254.',
  '192.168.',
  '172.16.',
  '172.31.',
  '100.64.',
  '0.',
  '224.',
  '255.',
];

describe('isPublicAddress', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'x',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('calls no address of a private network public, plain or mapped into IPv6', () => {
    const byte = fc.nat(255);
    fc.assert(
      fc.property(fc.constantFrom(...privateNetworks), byte, byte, byte, (network, ...rest) => {
        const missing = 4 - network.split('.').filter(Boolean).length;
        const address = network + rest.slice(0, missing).join('.');
        expect(isPublicAddress(address)).toBe(false);
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
      }),
    );
  });
});
