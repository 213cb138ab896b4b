import { describe, expect, it } from 'vitest';
import { normalizeCode } from '../../platform/codes/code-symbols.ts';
import { createInvitationCode, hashCode } from './invitation-code.ts';

describe('an invitation code', () => {
  it('has 80 random bits in groups that can be read aloud', () => {
    expect(createInvitationCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(createInvitationCode(() => new Uint8Array(10))).toBe('0000-0000-0000-0000');
    expect(createInvitationCode(() => new Uint8Array(10).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  });

  it('is never the same twice', () => {
    expect(new Set(Array.from({ length: 1_000 }, () => createInvitationCode())).size).toBe(1_000);
  });

  it('is the same however it is typed', () => {
    expect(normalizeCode(' k7qf 2m9x-oahb\ttt4n ')).toBe('K7QF2M9X0AHBTT4N');
    expect(hashCode('il00-0000-0000-0000')).toBe(hashCode('1100000000000000'));
  });
});
