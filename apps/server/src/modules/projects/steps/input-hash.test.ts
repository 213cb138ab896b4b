import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../platform/canonical-json.ts';
import { inputHash } from './input-hash.ts';
import { retryDelaySeconds } from './record-failure.ts';

describe('inputHash', () => {
  it('JOB-07 is the same whatever the order of keys, and another for any other value', () => {
    expect(inputHash({ a: 1, b: [{ c: null, d: 'x' }] })).toBe(inputHash({ b: [{ d: 'x', c: null }], a: 1 }));
    expect(inputHash({ a: 1 })).not.toBe(inputHash({ a: '1' }));
    expect(inputHash(['a', 'b'])).not.toBe(inputHash(['b', 'a']));
    expect(canonicalJson({ b: true, a: 'é"' })).toBe('{"a":"é\\"","b":true}');
  });
});

describe('retryDelaySeconds', () => {
  it('J5 doubles up to a minute and grants the provider what it asked for, up to five minutes', () => {
    expect([1, 2, 3, 4, 9].map((failures) => retryDelaySeconds(failures))).toEqual([1, 2, 4, 8, 60]);
    expect(retryDelaySeconds(1, 7_200)).toBe(8);
    expect(retryDelaySeconds(5, 500)).toBe(16);
    expect([299_001, 300_001, Number.MAX_SAFE_INTEGER].map((ms) => retryDelaySeconds(1, ms))).toEqual([
      300, 300, 300,
    ]);
  });
});
