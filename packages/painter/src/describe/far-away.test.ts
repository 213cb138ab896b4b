import { describe, expect, it } from 'vitest';
import { openPromptReader } from '../testing/read-prompt.ts';

const read = openPromptReader({ hasLettering: false });

const relationOf = (prompt: string, figure: RegExp) =>
  read(prompt).subjects.find((subject) => figure.test(subject.figure))?.relation;

describe('what is not there yet', () => {
  it.each([
    'a boy gazing into the distance, dreaming of a train, at the edge of a village',
    'a boy beginning to run after the last train, the last train far away, at the edge of a village',
  ])('is seen far away: %s', (prompt) => {
    expect(relationOf(prompt, /locomotive|train/u)).toBe('far');
  });

  it('is beside somebody once they have come up with it', () => {
    expect(
      relationOf('a boy waving beside the last train, at the edge of a village', /locomotive|train/u),
    ).toBe('beside');
  });

  it('is no place to stand in while it is dreamt of', () => {
    expect(read('a robot dreaming of a garden, in a workshop full of clocks').place).toBe('workshop');
  });

  it('leaves a lighthouse on its sandy beach', () => {
    expect(read('a lighthouse at the end of a long sandy beach').place).toBe('beach');
  });
});
