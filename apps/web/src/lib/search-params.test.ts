import { describe, expect, it } from 'vitest';
import { readAdminSearch, readWorkspaceSearch } from './search-params.ts';

describe('the address of the workspace', () => {
  it('NAV-02 knows its views, modes and tabs and drops what it does not know', () => {
    expect(readWorkspaceSearch({ view: 'generations', tab: 'images', mode: 'films' })).toEqual({
      view: 'generations',
      tab: 'images',
      mode: 'films',
    });
    expect(readWorkspaceSearch({ view: 'nowhere', tab: 7, utm: 'x' })).toEqual({});
  });

  it('NAV-02 reads a session even when it looks like a number', () => {
    expect([readWorkspaceSearch({ session: 'a-1' }), readWorkspaceSearch({ session: 42 })]).toEqual([
      { session: 'a-1' },
      { session: '42' },
    ]);
    expect(readWorkspaceSearch({ session: '' })).toEqual({});
  });

  it('TOUR-01 reads tour=1 as a number and as text, and nothing else', () => {
    expect([readWorkspaceSearch({ tour: 1 }), readWorkspaceSearch({ tour: '1' })]).toEqual([
      { tour: 1 },
      { tour: 1 },
    ]);
    expect(readWorkspaceSearch({ tour: 'yes' })).toEqual({});
  });
});

describe('readAdminSearch', () => {
  it('opens the part the address names, and drops what there is not', () => {
    expect(readAdminSearch({ tab: 'mails', other: 1 })).toEqual({ tab: 'mails' });
    expect(readAdminSearch({ tab: '<script>' })).toEqual({});
  });
});
