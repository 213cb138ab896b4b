import type { LanguageCode } from '@kinora/words';
import { readStems } from '@kinora/words';
import type { ArticleSentence } from './article-sentence.ts';
import { isLeaning } from './article-sentence.ts';
import { lowerFirst } from './lower-first.ts';

/** 'Under these conditions …': what points back before the sentence itself begins. */
const openings: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:Under|In|With|At|By|From|Through|During|After|Because of|Thanks to) (?:this|these|that|those|such) [^,.;]{2,40}?(?:, | (?=(?:an?|the) ))/u,
  fr: /^(?:Dans|Sous|Avec|Par|Pour|Grâce à|À|De|En|Pendant) (?:ces?|cet|cette|de tel\p{L}+) [^,.;]{2,40}, /u,
  it: /^(?:In|A|Con|Per|Da|Sotto|Grazie a|Durante) (?:quest\p{L}|tal[ei]) ?[^,.;]{2,40}, /u,
  es: /^(?:En|Con|Por|De|A|Bajo|Gracias a|Durante) (?:est\p{L}{1,3}|es[ao]s?|ese|tal(?:es)?) [^,.;]{2,40}, /u,
  hi: /^(?:इस|इन|उस|उन) [\p{L}\p{M}]+ (?:में|पर|से|के (?:कारण|समय|बाद|दौरान)),? /u,
  ja: /^(?:この|その|これらの)[^、。は]{1,12}(?:では|には|で|に|から|により)、/u,
};

/** 'Le baigneur y flotte': there, in the lead of an article about a place. */
const there = /(?<=\p{Ll} )y (?=\p{Ll})|(?<= s['’])y (?=\p{Ll})/u;
const place =
  /^(?<name>(?:La|Le|L['’])[^,(]{2,40}?),? (?:est|était) (?:une?|le|la|l['’]) ?(?:étendue|mer|lac|océan|ville|île|région|pays|désert|vallée|golfe|commune|fleuve|rivière|montagne)/u;

/** A French sentence that says of a place what there is 'there', with its name. */
function atPlace(sentence: ArticleSentence, sentences: readonly ArticleSentence[]): string | undefined {
  const first = sentences.find(({ source }) => source === sentence.source);
  const name = place.exec(first?.text ?? '')?.groups?.['name'];
  if (name === undefined || sentence.section !== '' || !there.test(sentence.text)) {
    return undefined;
  }
  const bare = sentence.text.replace(there, '').replace(/ s['’](?=[^aeéèêiouyh])/u, ' se ');
  return `Dans ${lowerFirst(name, 'fr')}, ${lowerFirst(bare, 'fr')}`;
}

/**
 * A sentence that leans on the one before it by its first words alone, without them.
 *
 * @returns undefined where the rest would lean as well
 */
export function withoutReference(
  sentence: ArticleSentence,
  sentences: readonly ArticleSentence[],
  code: LanguageCode,
): ArticleSentence | undefined {
  const placed = code === 'fr' ? atPlace(sentence, sentences) : undefined;
  if (placed !== undefined) {
    return { ...sentence, text: placed, stems: readStems(placed, code), isDependent: false };
  }
  const opening = openings[code].exec(sentence.text)?.[0];
  if (opening === undefined || sentence.section !== '') {
    return undefined;
  }
  const rest = sentence.text.slice(opening.length);
  const text = rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
  return isLeaning(text, code)
    ? undefined
    : { ...sentence, text, stems: readStems(text, code), isDependent: false };
}
