import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { instructionNames, instructionsFor } from './instructions.ts';

const folder = join(import.meta.dirname, 'prompts');
const placeholders = (text: string) => Array.from(text.matchAll(/\{\{(\w+)\}\}/gu), ([, name = '']) => name);

describe('the instructions to a model', () => {
  it('are the files of their folder, one each', async () => {
    expect((await readdir(folder)).toSorted()).toEqual(
      instructionNames.map((name) => `${name}.md`).toSorted(),
    );
  });

  it.each(instructionNames)('of %s have every placeholder filled, and nothing else changed', async (name) => {
    const text = (await readFile(join(folder, `${name}.md`), 'utf8')).trim();
    const values = Object.fromEntries(placeholders(text).map((key) => [key, `«${key}»`]));
    const filled = instructionsFor(name, values);
    expect(placeholders(filled)).toEqual([]);
    expect(filled).toBe(text.replaceAll('{{', '«').replaceAll('}}', '»'));
  });

  it('are not sent with a placeholder that nobody fills', () => {
    expect(() => instructionsFor('enhance', { fence: '=====' })).toThrow('{{context}}');
  });

  it('take what fills them as it is: it is no template itself', () => {
    const filled = instructionsFor('repair', { problem: '{{fence}} $& $1' });
    expect(filled).toContain('{{fence}} $& $1');
  });
});
