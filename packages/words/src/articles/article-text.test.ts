import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableArticle, readableTitle } from './article-text.ts';

const one = 'Rivers carry water to the sea.';
const two = 'Many of them begin in mountains.';

describe('hostile markup in an article', () => {
  it.each<[string, string, string]>([
    ['a script', `${one}<script>steal("all")</script> ${two}`, `${one} ${two}`],
    ['a script that never ends', `<script>steal("all")\n\n${two}`, two],
    ['a comment', `${one}<!-- nobody reads this --> ${two}`, `${one} ${two}`],
    ['a reference', `${one}<ref name="a">A book, page 3.</ref> ${two}`, `${one} ${two}`],
    ['tags inside a word', 'Ri<b>ver</b>s carry water to the sea.', one],
    ['entities', 'Rivers carry &lt;b&gt;water&lt;/b&gt;&nbsp;to &#116;he s&#x65;a.', one],
    ['entities written twice', 'Rivers carry &amp;lt;i&amp;gt;water to the sea.', one],
    ['a template in a template', `${one}{{cite|{{a|b}}|c}} ${two}`, `${one} ${two}`],
    ['a template that never ends', `{{Infobox river\n| name = Rhine\n\n${two}`, two],
    ['a file with links in its caption', `[[File:a.jpg|thumb|A [[river]]]]${one}`, one],
    ['a file of another language', `[[Fichier:a.jpg|droite]][[ファイル:b.jpg]]${one}`, one],
    ['a link', `[[River|Rivers]] carry [[water]] to the [https://example.org/sea sea].`, one],
    ['a table', `{| class="wikitable"\n|-\n| 12 || 13\n|}\n${one}`, one],
    ['bold and italic', `'''Rivers''' carry ''water'' to the sea.`, one],
    ['marks of notes', `Rivers carry water to the sea.[12][3]:45 ${two}`, `${one} ${two}`],
    ['zero-width characters', 'Ri\u200bvers\u2060 carry wa\u00adter to the \ufeffsea.', one],
    ['characters that turn the line', 'Rivers \u202ecarry\u202c water \u2066to\u2069 the sea.', one],
    ['control characters', 'Rivers\u0000 carry\u0007 water to the \u001bsea.', one],
    ['halves of pairs and private characters', 'Rivers\ud800 carry water\ue000 to the sea\udfff.', one],
    [
      'a heap of marks',
      `Rivers carry water to the sea${'\u0301'.repeat(500)}.`,
      `Rivers carry water to the sea${'\u0301'.repeat(4)}.`,
    ],
    ['pronunciation', 'Rivers (/ˈrɪvəz/ listen) /ˈrɪvəz/ carry water ⓘ to the sea.', one],
    ['a formula', `${one} Their flow is {\\displaystyle Q=A{\\bar {v}}} in all. ${two}`, `${one} ${two}`],
    [
      'a formula in signs and in TeX',
      `${one} Their flow is\n  \n    \n      Q\n      =\n    {\\displaystyle Q=Av}\n   in all. ${two}`,
      `${one} ${two}`,
    ],
    ['a formula in HTML', `${one} Their flow is <math>Q=Av</math> in all. ${two}`, `${one} ${two}`],
    ['the number of a book', `${one} See ISBN 978-0-19-852663-6 for more. ${two}`, `${one} ${two}`],
    ['coordinates at the top', `Coordinates: 48°51′24″N 2°21′03″E ${one}`, one],
    ['coordinates in a sentence', `${one} The Rhine ends at 51°58′54″N 4°4′50″E. ${two}`, `${one} ${two}`],
    ['a heading with control characters', `== Sou\u0007r\u202ece ==\n${one}`, `## Source\n\n${one}`],
    ['an appendix hidden by them', `${one}\n== Refer\u200bences ==\n${two}`, one],
  ])('%s is not told', (_, written, told) => {
    expect(readableArticle(written)).toBe(told);
  });

  it('letters that are shaped by joiners keep them', () => {
    expect(readableArticle('क्\u200dष और न\u200cहीं।')).toBe('क्\u200dष और न\u200cहीं।');
  });

  it('a title is one line that can be read', () => {
    expect(readableTitle('Ri\u202ever\u0000\n<b>Rhine</b> {{good article}}')).toBe('River Rhine');
    expect(readableTitle('{{all of it}}\u200b')).toBe('');
    expect(readableTitle(`${'a'.repeat(254)}🦊`)).toHaveLength(254);
  });
});

describe('an article of any size', () => {
  it('is read from its beginning, as much as a film can need', () => {
    const sections = Array.from({ length: 900 }, (_, place) =>
      `== Part ${place} ==\n${one} ${two}`.repeat(7),
    );
    const long = `${one}\n\n${sections.join('\n\n')}`;
    expect(long.length).toBeGreaterThan(400_000);
    const text = readableArticle(long);
    expect(text.startsWith(one)).toBe(true);
    expect(text.length).toBeLessThanOrEqual(40_000);
  });

  const sign = fc.constantFrom(
    ...'{}[]|<>!-=\'&;#/\\_:."( )a1°N\n\u0000\u200b\u202e\ud800ʃ山।'.split(''),
    ...[
      '{{',
      '}}',
      '[[',
      ']]',
      '{|',
      '|}',
      '<script>',
      '</script>',
      '<!--',
      '{\\displaystyle ',
      '[[File:',
      '== a ==',
      '&lt;',
      '&#60;',
    ],
  );

  it('gives no unseen character and no markup of programs, whatever is written (property)', () => {
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 60 }), (signs) => {
        const text = readableArticle(signs.join(''));
        expect(text).not.toMatch(/[^\P{C}\n\t\u200c\u200d]/u);
        expect(text).not.toMatch(/<script|<!--|\{\{|\}\}|\[\[|\]\]|\{\||\|\}/iu);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is read in time that grows with its length, whatever repeats in it (property)', () => {
    fc.assert(
      fc.property(fc.array(sign, { minLength: 1, maxLength: 4 }), (signs) => {
        const unit = signs.join('');
        const before = process.cpuUsage();
        readableArticle(unit.repeat(Math.ceil(250_000 / unit.length)));
        expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_500);
      }),
      { numRuns: 60 },
    );
  });
});
