import fc from 'fast-check';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeZim } from '../testing/make-zim.ts';
import type { ZimToMake } from '../testing/make-zim.ts';
import { articleOfPage } from './article-of-page.ts';
import { openZimLibrary } from './zim-library.ts';

const call = { signal: new AbortController().signal };
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-library-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const leaves = [
  '<html><body><h1>Autumn leaf color</h1><table class="infobox"><tr><td>Season: autumn</td></tr></table>',
  '<p>Leaves turn <b>yellow</b> in autumn because chlorophyll is broken down as the days grow shorter.<sup class="reference">[1]</sup></p>',
  '<h2>Pigments<span class="mw-editsection">edit</span></h2>',
  '<p>Carotenoids give leaves their yellow and orange colours, and they are there all year round in every leaf that grows.</p>',
  '<h2>References</h2><p>A book that nobody should hear about in a film about leaves and their colours.</p></body></html>',
].join('');
const encyclopedia: ZimToMake = {
  language: 'eng',
  name: 'Wikipedia',
  pages: [
    { title: 'Autumn leaf color', html: leaves },
    { title: 'Autumn colours', leadsTo: 'Autumn leaf color' },
    { title: 'Autumn (season)', html: '<p>Autumn is a season.</p>' },
    { title: 'Leaf', html: `<p>${'A leaf is an organ of a plant that takes up light. '.repeat(6)}</p>` },
    { title: 'Maple syrup', html: `<p>${'Maple syrup is made of the sap of maples. '.repeat(8)}</p>` },
    { title: 'Zebra', html: `<p>${'A zebra is an African animal with stripes. '.repeat(8)}</p>` },
  ],
};
const question = { query: 'leaves colour autumn', language: 'English', limit: 3 } as const;

describe('a ZIM file in the library folder', () => {
  it.each([1, 5] as const)('WORD-15 is searched by title and read, packed in way %s', async (compression) => {
    await writeFile(join(folder, 'wiki.zim'), makeZim({ ...encyclopedia, compression }));
    const found = await openZimLibrary(folder).search(question, call);
    expect(found.map(({ label }) => label)).toContain('Wikipedia: Autumn colours');
    expect(found.map(({ label }) => label)).not.toContain('Wikipedia: Maple syrup');
    const article = found.find(({ label }) => label === 'Wikipedia: Autumn colours');
    expect(article).toMatchObject({ isOnThisMachine: true });
    expect(article?.text).toBe(
      [
        'Leaves turn yellow in autumn because chlorophyll is broken down as the days grow shorter.',
        '',
        '## Pigments',
        '',
        'Carotenoids give leaves their yellow and orange colours, and they are there all year round in every leaf that grows.',
      ].join('\n'),
    );
  });

  it('WORD-15 is found as soon as it is put there, and answers in its own language alone', async () => {
    const library = openZimLibrary(folder);
    expect(await library.search(question, call)).toEqual([]);
    await writeFile(join(folder, 'wiki.zim'), makeZim(encyclopedia));
    expect(await library.search({ ...question, language: 'French' }, call)).toEqual([]);
    expect((await library.search(question, call)).length).toBeGreaterThan(0);
  });

  it('a folder that is not there holds nothing', async () => {
    expect(await openZimLibrary(join(folder, 'nowhere')).search(question, call)).toEqual([]);
  });
});

describe('a page of an encyclopedia', () => {
  it('is its running text, however its markup stands', () => {
    expect(articleOfPage('<p>One <i>two</i><script>alert(1)</script> three')).toBe('One two three');
    expect(articleOfPage('<ul><li>no sentence</li></ul><h2>Then</h2><p>More.</p>')).toBe(
      '== Then ==\n\nMore.',
    );
    expect(articleOfPage(`${'<div>'.repeat(5_000)}<p>deep</p>`)).toBe('');
    expect(articleOfPage('')).toBe('');
  });

  it.each([
    ['a comment that holds a tag', '<p>One <!-- <p>no</p> --> two</p>', 'One two'],
    ['a comment that never ends', '<p>One</p><!-- <p>no</p>', 'One'],
    ['a script that holds a tag', '<script>"<p>no</p>"</script><p>One</p>', 'One'],
    ['signs in quotes', '<p title="a > b <p>" data-a=\'</p>\'>One</p>', 'One'],
    ['entities of tags', '<p>One &lt;i&gt;two&lt;/i&gt; &amp; &eacute;</p>', 'One <i>two</i> & é'],
    [
      'a paragraph that does not end',
      '<p>One<p>Two<div><p>Three</div><h2>Then',
      'One\n\nTwo\n\nThree\n\n== Then ==',
    ],
    ['ends without beginnings', '</div></p><p>One</b></i></p></p>', 'One'],
    ['a note inside a note', '<p>One<span class="reference"><span>1</span></span> two</p>', 'One two'],
    ['a formula', '<p>It is <math><mi>E</mi></math> here.</p>', 'It is {\\displaystyle} here.'],
    ['a tag that does not end', '<p>One</p><p class="a', 'One'],
    ['signs that open nothing', '<p>1 < 2 <3 and <= 4</p>', '1 < 2 <3 and <= 4'],
  ])('%s', (_, html, text) => {
    expect(articleOfPage(html)).toBe(text);
  });

  const piece = fc.constantFrom(
    ...'< > " \' = / & ! - p a b'.split(' '),
    ...[
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<div class="',
      '<sup>',
      '<table>',
      '</table>',
      '<!--',
      '-->',
      '<script>',
      '&lt;',
      ' ',
      '<h2>',
      '<ul>',
    ],
  );

  it('is read in time that grows with its length, whatever repeats in it (property)', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
        const unit = pieces.join('');
        const before = process.cpuUsage();
        const text = articleOfPage(unit.repeat(Math.ceil(500_000 / unit.length)));
        expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_500);
        expect(text.length).toBeLessThan(1_000_000);
      }),
      { numRuns: 60 },
    );
  });
});
