import process from 'node:process';
import { limits } from '@kinora/contract/limits';
import { ProviderError } from '@kinora/models';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBuiltinWriter } from '../builtin-writer.ts';
import { sampleCall } from '../testing/sample-request.ts';
import { cleanInline } from './clean-inline.ts';

const writer = createBuiltinWriter();

/** Processor time in milliseconds to write a film of a text, or to refuse it. */
async function timeToWrite(prompt: string): Promise<number> {
  const before = process.cpuUsage();
  try {
    await writer.writeScript(
      { prompt, videoType: 'explainer', videoStyle: 'auto', language: 'English', sources: [], speakers: 1 },
      sampleCall(),
    );
  } catch (error) {
    expect(error).toBeInstanceOf(ProviderError);
  }
  return process.cpuUsage(before).user / 1_000;
}

const filling = (unit: string): string =>
  unit.repeat(Math.ceil(limits.text.prompt / unit.length)).slice(0, limits.text.prompt);

describe('a text as long as it may be', () => {
  it.each(['_a_', '...a', '1.a', '²²a', '[', '![', '[a](http:', '[réf.', 'a@', '(fig ', ' \u00a0', 'Mr. '])(
    'is written or refused in half a second of processor time, made of %j',
    async (unit) => {
      expect(await timeToWrite(filling(unit))).toBeLessThan(500);
    },
  );

  it('is written or refused in half a second of processor time, whatever repeats in it (property)', async () => {
    const sign = fc.constantFrom(...'a_.@[](){}<>*`!?"\'’«»-–/\\|&;:,#1²²\n\t  Aé日、。'.split(''));
    const unit = fc.array(sign, { minLength: 1, maxLength: 6 }).map((signs) => signs.join(''));
    await fc.assert(
      fc.asyncProperty(unit, async (each) => {
        expect(await timeToWrite(filling(each))).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });
});

it('what is never said is taken out: links, addresses, marks', () => {
  const text =
    'Cats ![a cat](/cat.png) purr [often](https://example.org/a), write to a.b+c@example.org or see   [1] (www.example.org).';
  expect(cleanInline(text)).toBe('Cats purr often, write to or see.');
});
