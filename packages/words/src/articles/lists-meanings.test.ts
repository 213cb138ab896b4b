import { describe, expect, it } from 'vitest';
import { listsMeanings } from './lists-meanings.ts';

const items = 'The planet next to the Sun\n\nA metal that is liquid\n\nA Roman god';

describe('a page that lists meanings', () => {
  it.each([
    ['Mercury (disambiguation)', 'Whatever stands there. It is a list.'],
    ['Mercure (homonymie)', 'Une page. Une liste.'],
    ['Mercury', `Mercury most commonly refers to:\n\n${items}`],
    ['Java', `Java is an island of Indonesia.\n\nJava may also refer to:\n\n${items}`],
    ['Banco', 'Banco puede referirse, en esta enciclopedia, a:\n\nBanco, asiento para varias personas.'],
    ['Mercure', 'Le nom de Mercure peut désigner ou faire référence à :\n\nMercure, une planète.'],
    ['Mercurio', 'Mercurio può riferirsi a:\n\nMercurio, un pianeta.'],
    ['बुध', 'बुध शब्द का अर्थ हो सकता है:\n\nबुध, एक ग्रह।'],
    ['マーキュリー', 'マーキュリーは以下のものを指す：\n\n水星'],
    ['Banco', 'Banco – mobile per sedersi\n\nBanco – azienda di credito\n\nBanco – comune'],
  ])('%s: %s', (title, text) => {
    expect(listsMeanings({ title, text })).toBe(true);
  });

  it.each([
    [
      'Mercury (planet)',
      'Mercury is the first planet from the Sun. It has no moons.\n\nOrbit\n\nIt is fast.',
    ],
    ['Term', 'The term refers to a thing: a word.\n\nIt has a history.'],
    ['水星', '水星は、太陽系の惑星である。\n\n軌道\n\n一周は八十八日である。'],
    ['Long', `${'A long paragraph goes on. '.repeat(100)}and is cut off`],
  ])('is not %s, an article', (title, text) => {
    expect(listsMeanings({ title, text })).toBe(false);
  });
});
