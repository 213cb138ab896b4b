import { WavReader } from '@kinora/sound';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { alignmentOf } from '../simulators/elevenlabs/speech.ts';
import { openAccount, sarah } from './testing/open-account.ts';
import { timesIn } from './testing/times-in.ts';

const account = await openAccount();
const { simulator, speechWith } = account;
afterAll(() => account.close());

const call = { ...account.call(), log: pino({ level: 'silent' }) };
const say = (text: string, variables = {}) =>
  speechWith(variables).synthesize({ text, voiceId: sarah, language: 'English' }, call);

describe('a text longer than a request takes', () => {
  const sentence = 'Bees fly far, and they come home. ';
  const text = sentence.repeat(320).trim();

  it('REAL-17 is cut at sentence ends, bought piece by piece, and timed as one', async () => {
    expect(text.length).toBeGreaterThan(10_000);
    const before = simulator.requests.length;
    const { words, durationSeconds, file } = await say(text);
    const pieces = simulator.requests.slice(before);
    expect(pieces.map(({ text: piece }) => piece).join(' ')).toBe(text);
    expect(pieces.map(({ text: piece }) => piece.endsWith('come home.'))).toEqual([true, true]);
    expect(pieces[0]?.next_text).toMatch(/^Bees fly far/u);
    expect(pieces[1]?.previous_text).toMatch(/come home\.$/u);
    expect([pieces[0]?.previous_text, pieces[1]?.next_text]).toEqual([undefined, undefined]);
    expect(account.costs).toHaveLength(2);
    for (const { text: word, startOffset, endOffset } of words) {
      expect(text.slice(startOffset, endOffset)).toBe(word);
    }
    // The last words by the alignment of the second piece, behind the whole sound of the first.
    const [first = '', second = ''] = pieces.map(({ text: piece }) => piece);
    const inSecond = timesIn(second);
    const last = words.at(-1);
    const offset = (last?.startOffset ?? 0) - (text.length - second.length);
    const secondLength = alignmentOf(second).character_end_times_seconds.at(-1) ?? 0;
    const firstLength = alignmentOf(first).character_end_times_seconds.at(-1) ?? 0;
    expect(durationSeconds).toBeCloseTo(firstLength + secondLength, 0);
    expect((last?.startSeconds ?? 0) - firstLength - inSecond.startAt(offset)).toBeLessThan(0.15);
    const reader = await WavReader.open(file);
    expect(reader.format.frames / 48_000).toBeCloseTo(durationSeconds, 2);
    await reader.close();
  }, 60_000);

  it('goes whole to a model that takes more, and without its surroundings to one that takes none', async () => {
    const before = simulator.requests.length;
    const short = sentence.repeat(160).trim();
    await say(short, { ELEVENLABS_MODEL: 'eleven_flash_v2_5' });
    expect(simulator.requests).toHaveLength(before + 1);
    await say(short, { ELEVENLABS_MODEL: 'eleven_v3' });
    const pieces = simulator.requests.slice(before + 1);
    expect(pieces).toHaveLength(2);
    expect(pieces.every((piece) => piece.next_text === undefined)).toBe(true);
  }, 60_000);
});
