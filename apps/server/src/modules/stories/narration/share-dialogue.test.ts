import { describe, expect, it } from 'vitest';
import { shareDialogue } from './share-dialogue.ts';

const speakersOf = (text: string, opener: 0 | 1 = 0) =>
  shareDialogue(text, opener, 'English').map((line) => line.speaker);

describe('shareDialogue', () => {
  it('OUT-03 lets the other one speak between, and the opener ask on', () => {
    expect(shareDialogue('Cats purr. They are calm. What comes next?', 0, 'English')).toEqual([
      { speaker: 0, text: 'Cats purr.' },
      { speaker: 1, text: 'They are calm.' },
      { speaker: 0, text: 'What comes next?' },
    ]);
    expect(speakersOf('One. Two. Three.', 1)).toEqual([1, 0, 1]);
    expect(speakersOf('One. Two.')).toEqual([0, 1]);
    expect(speakersOf('One. And two?')).toEqual([0]);
    expect(speakersOf('One alone', 1)).toEqual([1]);
    expect(speakersOf('A. B. C. D. E. F. G. H.')).toEqual([0, 1, 0, 1, 0]);
  });

  it('OUT-03 keeps the parts of a written dialogue and does not speak the names', () => {
    const text = 'Anna: Why do cats purr?\nBen: Because they are calm.\nAnna: I see.';
    expect(shareDialogue(text, 1, 'English')).toEqual([
      { speaker: 1, text: 'Why do cats purr?' },
      { speaker: 0, text: 'Because they are calm.' },
      { speaker: 1, text: 'I see.' },
    ]);
  });

  it('loses no words, in Japanese too', () => {
    const text = '猫はのどを鳴らします。落ち着いているときです。なぜでしょうか？';
    const lines = shareDialogue(text, 0, 'Japanese');
    expect(lines).toHaveLength(3);
    expect(lines.map((line) => line.text).join('')).toBe(text);
  });

  it.each([0, 1] as const)('OUT-03 lets the first ask and the second answer, whoever opens: %s', (opener) => {
    const text =
      'How is it done? Choose a site in light shade. It should be level. Why? So that worms can enter.';
    expect(shareDialogue(text, opener, 'English')).toEqual([
      { speaker: 0, text: 'How is it done?' },
      { speaker: 1, text: 'Choose a site in light shade. It should be level.' },
      { speaker: 0, text: 'Why?' },
      { speaker: 1, text: 'So that worms can enter.' },
    ]);
  });

  it('takes a colon within a sentence for what it is', () => {
    expect(speakersOf('The answer: they are calm.')).toEqual([0]);
  });
});
