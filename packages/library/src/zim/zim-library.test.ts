import fc from 'fast-check';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
        'Pigments',
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

describe('a broken ZIM file', () => {
  const good = makeZim(encyclopedia);

  it.each<[string, Buffer]>([
    ['no ZIM file at all', Buffer.from('<html>'.repeat(100))],
    ['an empty file', Buffer.alloc(0)],
    ['one that is cut off', good.subarray(0, Math.floor(good.length / 2))],
    ['one packed in the old way', makeZim({ ...encyclopedia, compression: 4 })],
  ])('%s is left out with a warning, and the others are read', async (_, bytes) => {
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
    await writeFile(join(folder, 'a-broken.zim'), bytes);
    await writeFile(join(folder, 'b-good.zim'), good);
    const found = await openZimLibrary(folder).search(question, call);
    expect(found.length).toBeGreaterThan(0);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('a-broken.zim'), 'KinoraLibrary');
    warn.mockRestore();
  });

  it('with any byte changed is read or left out, and never brings a search down', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
    const at = fc.nat({ max: good.length - 1 });
    await fc.assert(
      fc.asyncProperty(at, fc.nat({ max: 255 }), async (place, value) => {
        const bytes = Buffer.from(good);
        bytes.writeUInt8(value, place);
        const file = join(folder, `${place}-${value}.zim`);
        await writeFile(file, bytes);
        const own = await mkdtemp(join(folder, 'one-'));
        await copyFile(file, join(own, 'wiki.zim'));
        expect(Array.isArray(await openZimLibrary(own).search(question, call))).toBe(true);
      }),
      { numRuns: 150 },
    );
    warn.mockRestore();
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
});
