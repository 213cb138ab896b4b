import { describe, expect, it } from 'vitest';
import { spelledAs } from './prompt-spelling.ts';

describe('words of the prompt in a Hindi film', () => {
  it.each([
    ['भूकंप क्यों आते हैं?', 'अधिकांश भूकम्पों का मूल', 'अधिकांश भूकंपों का मूल'],
    ['भूकम्प क्यों आते हैं?', 'अधिकांश भूकंपों का मूल', 'अधिकांश भूकम्पों का मूल'],
    ['चंद्रमा क्या है?', 'चन्द्रमा पृथ्वी के चारों ओर घूमता है।', 'चंद्रमा पृथ्वी के चारों ओर घूमता है।'],
    ['रेडियो क्या है?', 'पहला पेटेण्ट', 'पहला पेटेण्ट'],
  ])('are spelled as it spells them: %s', (prompt, text, spelled) => {
    expect(spelledAs(prompt, text)).toBe(spelled);
  });
});
