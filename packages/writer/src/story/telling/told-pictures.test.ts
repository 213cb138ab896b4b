import type { Language } from '@kinora/contract/catalogue';
import { languageCodes } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { openLexicon } from '../../lexicon/lexicon.ts';
import { seedRandom } from '../../random.ts';
import { sampleRequest } from '../../testing/sample-request.ts';
import { openEnglishVerbs } from '../english-verbs.ts';
import { storyBeats } from '../grammar/story-grammar.ts';
import type { StoryBeat } from '../grammar/story-grammar.ts';
import { writeStoryScript } from './write-story-script.ts';

const lexicon = openLexicon();
const knowledge = { lexicon, englishVerbs: openEnglishVerbs(lexicon) };

/** What a painter is told of the scene of an idea's story. */
function shown(prompt: string, beat: StoryBeat, language: Language = 'English'): string {
  const request = sampleRequest({ prompt, language });
  const random = seedRandom(prompt);
  const script = writeStoryScript(request, { promptCode: languageCodes[language], knowledge, random });
  return script.scenes[storyBeats.indexOf(beat)]?.imagePrompt ?? '';
}

describe('a story’s pictures', () => {
  it.each<[string, Language, RegExp]>([
    ['A girl who sails to the island of the moon', 'English', /kneeling beside a puddle with a leaf/u],
    ['Una niña que navega hasta una isla', 'Spanish', /kneeling beside a puddle with a leaf/u],
    ['A boy who wants to talk to the stars', 'English', /under the stars at night/u],
    ['A robot who learns to bake bread', 'English', /stirring in an empty pot/u],
    ['Un robot che impara a fare il pane', 'Italian', /stirring in an empty pot/u],
  ])('show what a wish is told by: %s', (prompt, language, told) => {
    expect(shown(prompt, 'want', language)).toMatch(told);
  });

  it('show a kite over a meadow, in the language it is told in, and nobody who flies', () => {
    for (const [idea, language] of [
      ['A girl who wants to fly a kite', 'English'],
      ['एक लड़का जो पतंग उड़ाना सीखता है', 'Hindi'],
      ['Una niña que quiere volar una cometa', 'Spanish'],
    ] as const) {
      expect(shown(idea, 'change', language)).toMatch(/beginning to fly a kite.*, in a windy meadow/u);
    }
  });

  it('show nobody befriended before they have come', () => {
    const idea = 'A lighthouse keeper who befriends a whale';
    expect(shown(idea, 'want')).not.toMatch(/whale/u);
    expect(shown(idea, 'change')).toMatch(/whale coming closer/u);
  });

  it('show who lives in the sea there, wherever their friend is at home', () => {
    for (const beat of ['attempt', 'help', 'change', 'ending'] as const) {
      expect(shown('A tiny knight who befriends a dolphin', beat)).toMatch(
        /\b(?:sea|beach|harbour|bay|shore|lake|river)\b/u,
      );
    }
  });

  it.each([
    ['A girl who sails to the island of the moon', /a large island ahead, at dusk under a great moon/u],
    ['A captain who sails to a distant island', /a large island ahead/u],
    ['A young explorer who wants to cross the sea', /another shore ahead/u],
  ])('show where a voyage has led: %s', (prompt, told) => {
    expect(shown(prompt, 'change')).toMatch(told);
  });

  it.each<[string, Language]>([
    ['A small red boat that wants to see the sea', 'English'],
    ['Un petit bateau rouge qui veut voir la mer', 'French'],
    ['Una barca che vuole vedere il mare', 'Italian'],
  ])('leave who has come to the sea there: %s', (prompt, language) => {
    expect(shown(prompt, 'ending', language)).toMatch(/\bsea\b/u);
    expect(shown(prompt, 'ending', language)).not.toMatch(/on a river/u);
  });

  it.each<[string, Language]>([
    ['Une petite sorcière qui cultive un jardin dans les nuages', 'French'],
    ['Una piccola strega che coltiva un giardino tra le nuvole', 'Italian'],
    ['Una pequeña bruja que cuida un jardín en las nubes', 'Spanish'],
    ['एक छोटी चुड़ैल जो बादलों में बाग़ लगाती है', 'Hindi'],
    ['雲の上の庭を育てる小さな魔女', 'Japanese'],
  ])('tell whose garden it is, and where, in any language: %s', (prompt, language) => {
    expect(shown(prompt, 'attempt', language)).toMatch(/^A little witch .*in a garden in the clouds/u);
  });

  it('show a garden in the clouds there in every scene of it, in bloom when it is dreamt of and at last', () => {
    const idea = 'A little witch who tends a garden in the clouds';
    for (const beat of ['want', 'attempt', 'setback', 'help', 'change', 'ending'] as const) {
      expect(shown(idea, beat)).toMatch(/in a garden in the clouds/u);
    }
    expect(shown(idea, 'want')).toMatch(/dreaming of a garden in bloom/u);
    expect(shown(idea, 'help')).toMatch(/a can of water beside/u);
    expect(shown(idea, 'ending')).toMatch(/tall flowers all around/u);
  });
});
