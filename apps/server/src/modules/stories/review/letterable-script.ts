import { languageDetails } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import { unletterableLetters } from '@kinora/renderer';
import type { Script, ScriptScene } from '@kinora/models';

/**
 * A script as a film can letter it. Articles name things in their own writing ("Cairo (Arabic: …)"): such brackets and
 * words go, since neither pen nor voice has them. A text of which nothing would be left stays as it is, for its author
 * to change in the review.
 * @returns also the letters that were left out
 */
export function letterableScript(script: Script, language: Language): { script: Script; letters: string[] } {
  const left = new Set<string>();
  const clean = (text: string): string => {
    const letters = unletterableLetters(text, languageDetails[language].code);
    if (letters.length === 0) {
      return text;
    }
    const kept = withoutWordsOf(text, letters, languageDetails[language].locale);
    if (!/\p{L}/u.test(kept)) {
      return text;
    }
    letters.forEach((letter) => left.add(letter));
    return kept;
  };
  const scenes = script.scenes.map((scene): ScriptScene => ({
    ...scene,
    title: clean(scene.title),
    narration: clean(scene.narration),
    keyFacts: scene.keyFacts.map(clean),
    ...(scene.factSources === undefined
      ? {}
      : { factSources: scene.factSources.map((source) => ({ ...source, fact: clean(source.fact) })) }),
  }));
  return { script: { ...script, title: clean(script.title), scenes }, letters: [...left] };
}

/** The text without brackets and words that hold one of these letters, and without the gaps they leave. */
function withoutWordsOf(text: string, letters: readonly string[], locale: string): string {
  const isUnwanted = (piece: string): boolean => letters.some((letter) => piece.includes(letter));
  const unbracketed = text.replace(/\s*[([（［][^()[\]（）［］]*[)\]）］]/gu, (piece) =>
    isUnwanted(piece) ? '' : piece,
  );
  const words = new Intl.Segmenter(locale, { granularity: 'word' });
  return [...words.segment(unbracketed)]
    .map(({ segment }) => (isUnwanted(segment) ? '' : segment))
    .join('')
    .replace(/["“«‘「『]\s*["”»’」』]/gu, '')
    .replace(/[^\S\n]+([.,;:!?…])/gu, '$1')
    .replace(/[^\S\n]{2,}/gu, ' ')
    .trim();
}
