import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleNarration } from '../testing/sample-scene.ts';
import type { Narration } from '../timeline/film-timeline.ts';
import { boardAspects } from '../timeline/language.ts';
import { buildSubtitleCues } from './subtitle-cues.ts';
import type { SubtitleCue } from './subtitle-cues.ts';
import { formatSrt, formatVtt } from './subtitle-files.ts';

const wordOf = fc.constantFrom(
  'Cats',
  'purr',
  'and',
  'sleep,',
  'muscles',
  'twitching',
  'often.',
  'Why?',
  'a',
);
const englishText = fc.array(wordOf, { minLength: 1, maxLength: 80 }).map((words) => words.join(' '));

const lineText = (line: SubtitleCue['lines'][number]): string => line.map((word) => word.text).join('');
const squeezed = (text: string): string => text.replace(/\s+/gu, '');

/** A Japanese narration whose words are two letters each, as a speech model may cut them: without regard to phrases. */
function japaneseNarration(text: string): Narration {
  const words = (text.match(/.{1,2}/gu) ?? []).map((part, index) => ({
    text: part,
    startSeconds: index * 0.2,
    endSeconds: (index + 1) * 0.2,
    startOffset: index * 2,
    endOffset: index * 2 + part.length,
  }));
  return { file: 'unread.wav', text, words, durationSeconds: words.length * 0.2 };
}

describe('subtitles', () => {
  it('show every word once, in order, at most two lines at a time, without overlapping', () => {
    fc.assert(
      fc.property(englishText, fc.constantFrom(...boardAspects), (text, aspect) => {
        const narration = sampleNarration(text);
        const cues = buildSubtitleCues({ narration, language: 'en', aspect, offsetSeconds: 2 });
        expect(squeezed(cues.flatMap((cue) => cue.lines.map(lineText)).join(''))).toBe(squeezed(text));
        cues.forEach((cue, index) => {
          expect(cue.lines.length).toBeLessThanOrEqual(aspect === '16:9' ? 1 : 2);
          expect(cue.endSeconds).toBeGreaterThanOrEqual(cue.startSeconds);
          expect(cue.startSeconds).toBeGreaterThanOrEqual(
            index === 0 ? 2 : (cues[index - 1]?.endSeconds ?? 0),
          );
        });
      }),
      { numRuns: 200, seed: 4 },
    );
  });

  it('do not run on from one sentence into the next', () => {
    const narration = sampleNarration('Cats purr. Dogs bark. Birds sing.');
    const cues = buildSubtitleCues({ narration, language: 'en', aspect: '16:9', offsetSeconds: 0 });
    expect(cues.map((cue) => cue.lines.map(lineText).join('').trim())).toEqual([
      'Cats purr.',
      'Dogs bark.',
      'Birds sing.',
    ]);
  });

  it.each([
    ['en', 'Choose bare soil. | Why? | So that worms can enter. | And then? | Dig.'],
    ['fr', 'Retournez le tas. | Pourquoi ? | Parce que l’air lui manque.'],
    ['hi', 'ढेर को पलटो। | क्यों? | क्योंकि उसे हवा चाहिए।'],
    ['ja', '山を切り返します。 | なぜ？ | 空気が要るからです。'],
  ] as const)('hold what one of two says, and not what the other does (%s)', (language, dialogue) => {
    const said = dialogue.split(' | ');
    const text = said.join(' ');
    const narration = language === 'ja' ? japaneseNarration(text) : sampleNarration(text);
    const starts = said.map((_, turn) => said.slice(0, turn).join(' ').length + (turn === 0 ? 0 : 1));
    const turns = starts.map((offset, turn) => ({
      speaker: turn % 2,
      startSeconds: narration.words.find(({ endOffset }) => endOffset > offset)?.startSeconds ?? 0,
    }));
    const request = { language, aspect: '9:16', offsetSeconds: 0 } as const;
    const shown = (spoken: Pick<Narration, 'text' | 'words' | 'turns'>) =>
      buildSubtitleCues({ narration: spoken, ...request }).map(({ lines }) =>
        squeezed(lines.map(lineText).join('')),
      );
    expect(shown({ ...narration, turns })).toEqual(said.map(squeezed));
    // One voice that asks itself has no cue of a single word.
    expect(shown(narration)).not.toEqual(said.map(squeezed));
  });

  it("keep 'a. C.' in one line, and end a sentence behind it", () => {
    const narration = sampleNarration(
      'Los olmecas bebieron cacao en el segundo milenio a. C. Los mayas lo tomaron caliente.',
    );
    const cues = buildSubtitleCues({ narration, language: 'es', aspect: '16:9', offsetSeconds: 0 });
    const texts = cues.map((cue) => cue.lines.map(lineText).join('').trim());
    expect(texts).toContain('Los mayas lo tomaron caliente.');
    expect(texts.filter((text) => /a\. C\.$/u.test(text))).toHaveLength(1);
  });

  it('keep short words with the word they lead to, and lines even', () => {
    const narration = sampleNarration(
      'The grain is ground and baked in a hot oven until it smells wonderful.',
    );
    const cues = buildSubtitleCues({ narration, language: 'en', aspect: '9:16', offsetSeconds: 0 });
    const shown = cues.map((cue) => cue.lines.map((line) => lineText(line).trim()));
    expect(shown).toEqual([
      ['The grain is ground', 'and baked in a hot oven'],
      ['until it smells wonderful.'],
    ]);
  });

  it('break Japanese between phrases only, whatever the words of the voice are', () => {
    const narration = japaneseNarration(
      '太陽の光は白く見えますが、実はたくさんの色が混ざっています。空が青く見えるのはそのためです。',
    );
    const cues = buildSubtitleCues({ narration, language: 'ja', aspect: '9:16', offsetSeconds: 0 });
    expect(cues.length).toBeGreaterThan(1);
    expect(cues.every((cue) => cue.lines.length <= 2)).toBe(true);
    expect(cues.flatMap((cue) => cue.lines.map(lineText)).join('')).toBe(narration.text);
    const ends = cues.flatMap((cue) => cue.lines.map(lineText)).map((line) => line.at(-1));
    expect(ends).not.toContain('ざ');
  });

  it('are written as SubRip and WebVTT that read back as the same cues', () => {
    const narration = sampleNarration('Cats & dogs <3 each other. They sleep.', 0.4);
    const cues = buildSubtitleCues({ narration, language: 'en', aspect: '16:9', offsetSeconds: 3599.5 });
    expect(formatSrt(cues)).toBe(
      '1\n00:59:59,500 --> 01:00:01,900\nCats & dogs <3 each other.\n\n' +
        '2\n01:00:01,900 --> 01:00:03,260\nThey sleep.\n',
    );
    expect(formatVtt(cues)).toMatch(
      /^WEBVTT\n\n00:59:59\.500 --> 01:00:01\.900\nCats &amp; dogs &lt;3 each other\.\n/u,
    );
  });

  it('are empty for a narration without words', () => {
    const narration = { text: '', words: [] };
    expect(buildSubtitleCues({ narration, language: 'en', aspect: '16:9', offsetSeconds: 0 })).toEqual([]);
    expect(formatVtt([])).toBe('WEBVTT\n');
  });
});
