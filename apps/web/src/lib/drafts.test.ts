import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { clearDrafts, readDraft, readInvitationCode, writeDraft, writeInvitationCode } from './drafts.ts';
import { readRecentChoices, rememberChoice } from './recent-choices.ts';
import { readUnsavedEdits, writeUnsavedEdits } from './unsaved-edits.ts';

describe('drafts in the browser', () => {
  it('EXP-10 keeps one draft per mode', () => {
    const storage = memoryStorage();
    writeDraft(storage, 'stories', { user_query: 'a' });
    writeDraft(storage, 'images', { prompt: 'b' });
    expect([
      readDraft(storage, 'stories'),
      readDraft(storage, 'images'),
      readDraft(storage, 'films'),
    ]).toEqual([{ user_query: 'a' }, { prompt: 'b' }, undefined]);
  });

  it('drops a draft that is no JSON instead of failing with every visit', () => {
    const storage = memoryStorage();
    storage.setItem('kinora.draft.stories', '{broken');
    expect(readDraft(storage, 'stories')).toBeUndefined();
    expect(storage.getItem('kinora.draft.stories')).toBeNull();
  });

  it('NAV-08 forgets the drafts of all modes and of all scripts and keeps the invitation code', () => {
    const storage = memoryStorage();
    writeDraft(storage, 'stories', {});
    writeDraft(storage, 'effects', {});
    writeUnsavedEdits(storage, { projectId: 'a-project', id: 'a-page' }, { pending: [] });
    writeInvitationCode(storage, 'KINO-1');
    rememberChoice(storage, 'a-voice');
    clearDrafts(storage);
    expect(readRecentChoices(storage)).toEqual([]);
    expect([
      readDraft(storage, 'stories'),
      readDraft(storage, 'effects'),
      readUnsavedEdits(storage, 'a-project', 'a-page'),
      readInvitationCode(storage),
    ]).toEqual([undefined, undefined, undefined, 'KINO-1']);
  });

  it('EXP-10 remembers an invitation code until it is used', () => {
    const storage = memoryStorage();
    writeInvitationCode(storage, 'KINO-1');
    writeInvitationCode(storage, '');
    expect(readInvitationCode(storage)).toBe('');
  });
});
