import { describe, expect, it } from 'vitest';
import { documentationProse } from '../../labels/reading/documentation.ts';
import { matchingSections } from './matching-sections.ts';

const found = (query: string) =>
  matchingSections(documentationProse.sections, query).map(({ heading }) => heading);

describe('searching the documentation', () => {
  it('finds sections by words of their headings, paragraphs, steps, points and links', () => {
    expect(found('change picture')).toContain('Change a picture');
    expect(found('WebVTT')).toEqual(['Make a story']);
    expect(found('brackets ORDER')).toEqual(['Keys']);
    expect(found('/api/docs')).toEqual(['For developers']);
  });

  it('shows all where nothing is asked, and none where nothing fits', () => {
    expect(found('  ')).toHaveLength(documentationProse.sections.length);
    expect(found('zeppelin')).toEqual([]);
  });
});
