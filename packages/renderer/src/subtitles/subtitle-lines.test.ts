import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameScale } from '../draw/frame-scale.ts';
import { boardRegions } from '../layout/safe-area.ts';
import { createTextMeasure } from '../text/measure.ts';
import type { SpokenWord } from '../timeline/film-timeline.ts';
import { boardAspects, boardSize } from '../timeline/language.ts';
import { buildSubtitleCues } from './subtitle-cues.ts';
import type { SubtitleCue } from './subtitle-cues.ts';
import { formatSrt, formatVtt } from './subtitle-files.ts';
import { drawSubtitle } from './subtitle-sprite.ts';
import { subtitleDesigns, subtitleStyles } from './subtitle-style.ts';

const scripts = {
  en: { words: ['light', 'scatters', 'in', 'the', 'atmosphere,', 'every', 'day.', 'Why?'], joint: ' ' },
  hi: { words: ['प्रकाश', 'बिखरता', 'है', 'वायुमंडल', 'में,', 'हर', 'दिन।', 'क्यों?'], joint: ' ' },
  ja: { words: ['光が', '空で', '散乱', 'します。', '青く', '見える', '理由は、', '何ですか？'], joint: '' },
} as const;
const languages = ['en', 'hi', 'ja'] as const;

interface Spoken {
  readonly language: (typeof languages)[number];
  readonly text: string;
  readonly words: readonly SpokenWord[];
}

/** Narrations with words of different lengths and pauses between them, as a voice gives them. */
const spoken: fc.Arbitrary<Spoken> = fc.constantFrom(...languages).chain((language) => {
  const { words, joint } = scripts[language];
  const word = fc.record({
    text: fc.constantFrom(...words),
    seconds: fc.double({ min: 0.05, max: 0.8, noNaN: true }),
    pause: fc.constantFrom(0, 0.02, 0.3, 1.5),
  });
  return fc.array(word, { minLength: 1, maxLength: 60 }).map((chosen) => {
    let time = 0;
    let offset = 0;
    const placed = chosen.map(({ text, seconds, pause }): SpokenWord => {
      const startSeconds = time + pause;
      time = startSeconds + seconds;
      const startOffset = offset;
      offset += text.length + joint.length;
      return { text, startSeconds, endSeconds: time, startOffset, endOffset: startOffset + text.length };
    });
    return { language, text: chosen.map(({ text }) => text).join(joint), words: placed };
  });
});

const styled = fc.record({
  aspect: fc.constantFrom(...boardAspects),
  style: fc.constantFrom(...subtitleStyles),
});

const lineText = (line: SubtitleCue['lines'][number]): string => line.map((word) => word.text).join('');

describe('subtitles in three scripts', () => {
  it('OUT-01 hold every word in exactly one cue, in order, lit while it is spoken', () => {
    fc.assert(
      fc.property(spoken, fc.constantFrom(...boardAspects), ({ language, text, words }, aspect) => {
        const cues = buildSubtitleCues({
          narration: { text, words: [...words] },
          language,
          aspect,
          offsetSeconds: 1,
        });
        const shown = cues.flatMap((cue) => cue.lines.flat());
        expect(shown.map((word) => word.text.trim())).toEqual(words.map((word) => word.text));
        expect(shown.map((word) => word.startSeconds)).toEqual(words.map((word) => word.startSeconds + 1));
        for (const [index, cue] of cues.entries()) {
          expect(cue.startSeconds).toBe(cue.lines[0]?.[0]?.startSeconds);
          expect(cue.endSeconds).toBeGreaterThan(cue.startSeconds);
          expect(cue.endSeconds).toBeLessThanOrEqual(
            cues[index + 1]?.startSeconds ?? Number.POSITIVE_INFINITY,
          );
        }
      }),
      { numRuns: 150, seed: 5 },
    );
  });

  it('OUT-01 have at most two lines, each within the picture', () => {
    fc.assert(
      fc.property(spoken, styled, ({ language, text, words }, { aspect, style }) => {
        const narration = { text, words: [...words] };
        const cues = buildSubtitleCues({ narration, language, aspect, style, offsetSeconds: 0 });
        const measure = createTextMeasure('subtitle', language);
        for (const { lines } of cues) {
          expect(lines.length).toBeLessThanOrEqual(2);
          for (const line of lines) {
            const width = measure.width(lineText(line).trim(), subtitleDesigns[style].fontSize);
            expect(width).toBeLessThanOrEqual(boardRegions(aspect).subtitles.width - 76);
          }
        }
      }),
      { numRuns: 150, seed: 6 },
    );
  });

  it('OUT-01 shrink for a word longer than a line, so that even that stays in its band', () => {
    const text = '鬱'.repeat(80);
    const words = [{ text, startSeconds: 0, endSeconds: 1, startOffset: 0, endOffset: text.length }];
    for (const aspect of boardAspects) {
      const [cue] = buildSubtitleCues({
        narration: { text, words },
        language: 'ja',
        aspect,
        offsetSeconds: 0,
      });
      const scale = frameScale(aspect, 640);
      const size = boardSize(aspect);
      const placed = cue && drawSubtitle(cue, { scale, aspect, language: 'ja', style: 'bar' }).show(-1);
      expect(placed?.x).toBeGreaterThanOrEqual(0);
      const right = (placed?.x ?? 0) + (placed?.sprite.planes.width ?? Number.POSITIVE_INFINITY);
      expect(right).toBeLessThanOrEqual(size.width * scale.pixelsPerUnit);
    }
  });

  it.each([
    ['SubRip', formatSrt, ','],
    ['WebVTT', formatVtt, '.'],
  ] as const)('OUT-01 read back from %s as they were', (_, format, mark) => {
    fc.assert(
      fc.property(spoken, ({ language, text, words }) => {
        const narration = { text, words: [...words] };
        const cues = buildSubtitleCues({ narration, language, aspect: '9:16', offsetSeconds: 3599 });
        const read = readBack(format(cues), mark);
        expect(read.map(({ lines }) => lines)).toEqual(
          cues.map(({ lines }) => lines.map((line) => lineText(line).trim())),
        );
        read.forEach(({ start, end }, index) => {
          expect(start).toBeCloseTo(cues[index]?.startSeconds ?? 0, 2);
          expect(end).toBeCloseTo(cues[index]?.endSeconds ?? 0, 2);
          expect(end).toBeGreaterThan(start);
        });
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

/** Reads subtitles as a player does: a line of times, then text up to an empty line. */
function readBack(file: string, mark: string): { start: number; end: number; lines: string[] }[] {
  const seconds = (time: string): number => {
    const [hours = 0, minutes = 0, rest = 0] = time.replace(mark, '.').split(':').map(Number);
    return hours * 3600 + minutes * 60 + rest;
  };
  return file.split('\n\n').flatMap((block) => {
    const lines = block.trimEnd().split('\n');
    const at = lines.findIndex((line) => line.includes(' --> '));
    const [start = '', end = ''] = (lines[at] ?? '').split(' --> ');
    return at < 0 ? [] : [{ start: seconds(start), end: seconds(end), lines: lines.slice(at + 1) }];
  });
}
