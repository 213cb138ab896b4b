import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleNarration } from '../testing/sample-scene.ts';
import { buildSubtitleCues } from '../subtitles/subtitle-cues.ts';
import { captionFacts, readingSpeed } from './caption-facts.ts';

const text = fc
  .array(fc.constantFrom('Cats', 'purr', 'and', 'sleep,', 'muscles', 'twitching', 'often.'), {
    minLength: 1,
    maxLength: 60,
  })
  .map((words) => words.join(' '));

describe('caption facts', () => {
  it('cover every word of a narration by its own cues', () => {
    fc.assert(
      fc.property(text, (spoken) => {
        const narration = sampleNarration(spoken);
        const cues = buildSubtitleCues({ narration, language: 'en', aspect: '16:9', offsetSeconds: 0 });
        expect(captionFacts(cues, narration.words, 'en').coverage).toBe(1);
        const fewer = captionFacts(cues.slice(1), narration.words, 'en').coverage;
        expect(fewer).toBeLessThan(1);
      }),
    );
  });

  it('read a cue as fast as its letters and time say', () => {
    const word = (letters: string) => ({ text: letters, startSeconds: 0, endSeconds: 1 });
    const cue = {
      startSeconds: 1,
      endSeconds: 3,
      lines: [[word('eight '), word('letters')], [word('more ')]],
    };
    expect(readingSpeed(cue)).toBe(17 / 2);
  });

  it('count no single word that is all one of two says', () => {
    const narration = sampleNarration('Choose bare soil. Why? So that worms can enter.');
    const [, , , why, so] = narration.words;
    const turns = [
      { speaker: 1, startSeconds: 0 },
      { speaker: 0, startSeconds: why?.startSeconds ?? 0 },
      { speaker: 1, startSeconds: so?.startSeconds ?? 0 },
    ];
    const shown = { language: 'en', aspect: '16:9', offsetSeconds: 0 } as const;
    const cues = buildSubtitleCues({ narration: { ...narration, turns }, ...shown });
    expect(cues).toHaveLength(3);
    expect(captionFacts(cues, narration.words, 'en').oneWord).toBe(0);
    const told = cues.map(({ startSeconds, endSeconds, lines }) => ({ startSeconds, endSeconds, lines }));
    expect(captionFacts(told, narration.words, 'en').oneWord).toBe(1);
  });

  it('call more than 17 characters a second hurried in Latin script', () => {
    const line = [{ text: 'a'.repeat(20), startSeconds: 0, endSeconds: 1 }];
    const cues = [
      { startSeconds: 0, endSeconds: 1, lines: [line] },
      { startSeconds: 2, endSeconds: 4, lines: [line] },
    ];
    const facts = captionFacts(cues, [], 'fr');
    expect(facts.fastestCharactersPerSecond).toBe(20);
    expect(facts.hurriedPart).toBe(0.5);
  });
});
