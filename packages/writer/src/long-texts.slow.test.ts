import process from 'node:process';
import { languages } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import { limits } from '@kinora/contract/limits';
import { ProviderError } from '@kinora/models';
import type { ScriptRequest } from '@kinora/models';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createBuiltinWriter } from './builtin-writer.ts';
import { sampleCall, sampleRequest } from './testing/sample-request.ts';

const writer = createBuiltinWriter();
type Asked = Partial<ScriptRequest> & Pick<ScriptRequest, 'prompt'>;

/** Writes a film of a text, or refuses it with a reason: nothing else may happen. */
async function write(asked: Asked): Promise<void> {
  try {
    await writer.writeScript(sampleRequest({ videoType: 'explainer', ...asked }), sampleCall());
  } catch (error) {
    expect(error).toBeInstanceOf(ProviderError);
  }
}

/** Processor time in milliseconds. */
async function timeToWrite(asked: Asked): Promise<number> {
  const before = process.cpuUsage();
  await write(asked);
  return process.cpuUsage(before).user / 1_000;
}

const longest = limits.text.prompt;
const filling = (unit: string, length: number = longest): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** What once took time by the square of its length, or could. */
const units = [
  ...[
    '_a_',
    '...a',
    '1.a',
    '²²a',
    '[',
    '![',
    '[a](http:',
    '[réf.',
    'a@',
    '(fig ',
    ' \u00a0',
    'Mr. ',
    '(http://',
  ],
  ...[
    'cat this ',
    'the cat sat ',
    '<script>',
    '<style>a',
    '```',
    '&amp;',
    '“a ',
    ' "a',
    '([{',
    ')',
    'a,',
    ', ',
  ],
  ...[
    'a',
    '1',
    '\n',
    'a\n\n',
    '# A b\n\n',
    '- An item of the list.\n',
    '🦊',
    '\u0301',
    'aжाあअ ',
    '{{',
    'A. ',
  ],
];
const japanese = ['山川', 'この山は', '「山', '山、', 'あ'];

describe('a text as long as it may be', () => {
  it.each<[string, Language]>([
    ...units.map((unit): [string, Language] => [unit, 'English']),
    ...japanese.map((unit): [string, Language] => [unit, 'Japanese']),
    ['इस घर ', 'Hindi'],
    ["l'eau ", 'French'],
    ['questo gatto ', 'Italian'],
    ['este gato ', 'Spanish'],
  ])('is written or refused in half a second of processor time, made of %j in %s', async (unit, language) => {
    expect(await timeToWrite({ prompt: filling(unit), language })).toBeLessThan(500);
  });

  const sign = fc.constantFrom(
    ...'a_.@[](){}<>*`!?"\'’«»-–/\\|&;:,#1²²\n\t  Aé日、。क।\u0301'.split(''),
    ...['The ', 'this ', 'cat ', ' who ', 'http://', '<script>', '\n\n', '. '],
  );
  const unit = fc.array(sign, { minLength: 1, maxLength: 6 }).map((signs) => signs.join(''));
  const type = fc.constantFrom('explainer', 'story', 'news', 'film');
  const opening = fc.constantFrom('', '# A', 'A fox who learns to ', 'Why is ', '(');

  it('is written or refused in half a second of processor time, whatever repeats in it (property)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ unit, videoType: type, language: fc.constantFrom(...languages), opening }),
        async ({ unit: each, opening: first, ...asked }) => {
          const prompt = filling(`${first}${filling(each)}`);
          expect(await timeToWrite({ ...asked, prompt })).toBeLessThan(500);
        },
      ),
      { numRuns: 80 },
    );
  });
});

describe('a text longer than it may be', () => {
  const four = 4 * longest;

  it.each<[string, string]>([
    ['signs in an idea', `A fox who learns${filling(' ,', four)} to paint`],
    ['quotes in an idea', `A fox who learns ${filling('"', four)} to paint`],
    ['addresses in brackets', filling('(http://', four)],
    ['scripts that never end', filling('<script>', four)],
    ['words that point back', filling('cat this ', four)],
    ['stops after a sentence', `The cat sat on the mat${filling(' .', four)} x.`],
    ['a heading of signs', `# The ${filling('-.', four)}x\n\nThe cat sat on the mat.`],
  ])('takes no more than its length: %s', async (_, prompt) => {
    expect(await timeToWrite({ prompt, videoType: 'story' })).toBeLessThan(1_000);
  });

  /** How many characters are handed to regular expressions while a text is written: a count, and no clock. */
  async function charactersRead(prompt: string): Promise<number> {
    const methods = [Symbol.replace, Symbol.split, Symbol.match, Symbol.matchAll, 'test'] as const;
    const spies = methods.map((method) => vi.spyOn(RegExp.prototype, method));
    await write({ prompt });
    const counts = spies.map(({ mock }) =>
      mock.calls.reduce((sum: number, [text]) => sum + String(text).length, 0),
    );
    spies.forEach((spy) => spy.mockRestore());
    return counts.reduce((sum, count) => sum + count, 0);
  }

  it.each(units)('of twice the length is read twice as much, made of %j', async (unit) => {
    const once = await charactersRead(filling(unit, longest));
    const twice = await charactersRead(filling(unit, 2 * longest));
    expect(twice).toBeLessThan(2.5 * once + 20 * longest);
  });
});
