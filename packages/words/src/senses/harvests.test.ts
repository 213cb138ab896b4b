import type { LanguageCode } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { findMentions } from '../pictures/find-mentions.ts';
import { openPictureIndex } from '../pictures/picture-index.ts';

/** Names of the first pictures of what a text mentions. */
function pictured(code: LanguageCode, text: string, topic = ''): (string | undefined)[] {
  return findMentions(text, openPictureIndex(code), topic).map(({ entry }) => entry.pictures[0]?.name);
}

describe('a harvest', () => {
  it.each([
    ['en', 'The harvest of tea begins in spring.', 'leaf'],
    ['fr', 'La récolte du café se fait à la main.', 'cherry'],
    ['it', 'Il raccolto delle olive comincia in ottobre.', 'olive'],
    ['es', 'Las cosechas de uvas son grandes.', 'grapes'],
    ['hi', 'कॉफ़ी की फसल अच्छी थी।', 'cherry'],
    ['ja', 'カカオの収穫は年に二回行われる。', 'bean'],
  ] as const)('is drawn as what is harvested, %s: %s', (code, text, name) => {
    expect(pictured(code, text)).toContain(name);
    expect(pictured(code, text)).not.toContain('sheaf-of-rice');
  });

  it('is of what the film is about, where its sentence does not tell', () => {
    const text = 'De África procede hoy la mayor parte de la cosecha mundial.';
    expect(pictured('es', text, 'La historia del chocolate')).toContain('bean');
  });

  it('is of grain where nothing else is told, and of nothing where it is none', () => {
    expect(pictured('fr', 'La récolte fut mauvaise en 1816.')).toContain('sheaf-of-rice');
    expect(pictured('it', 'Hanno raccolto molti dati.')).not.toContain('sheaf-of-rice');
  });
});
