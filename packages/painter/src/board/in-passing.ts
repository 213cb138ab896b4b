import type { LanguageCode } from '@kinora/contract/catalogue';
import { foldWord } from '@kinora/words';
import type { SceneText } from './scene-text.ts';

/** Around the word of what is named only to say when, by whose leave or by whose word something was done. */
interface Passing {
  readonly before?: RegExp;
  readonly after?: RegExp;
}

/** Who tells it, whose time it was, to whom it was given: whatever is named so. */
const passing: Readonly<Record<LanguageCode, Passing>> = {
  en: {
    before:
      /(?:according to|(?:in|to) (?:the )?(?:hono[u]?r|memory|time|days|reign|name) of|dedicated to|named after|on behalf of) (?:the |an? )?(?:\p{Ll}+ )?$/iu,
  },
  fr: {
    before:
      /(?:selon|d['’]après|en (?:l['’])?(?:honneur|mémoire|hommage) (?:de|à)|dédiée?s? (?:à|au)|[àa]u? ?(?:temps|l['’]époque|règne) d[eu]|du temps d[eu]|au nom d[eu]) ?(?:la |l['’]|une? )?(?:\p{Ll}+ )?$/iu,
  },
  it: {
    before:
      /(?:secondo|in (?:onore|memoria) d\p{L}*|dedicat[oaie] a\p{L}*|ai tempi d\p{L}*|al tempo d\p{L}*|a nome d\p{L}*)['’ ](?:un[ao]? )?(?:\p{Ll}+ )?$/iu,
  },
  es: {
    before:
      /(?:según|en (?:honor|memoria|tiempos|época) (?:al|a|del|de)|dedicad[oa]s? (?:al|a)|en nombre (?:del|de)) (?:la |el |una? )?(?:\p{Ll}+ )?$/iu,
  },
  hi: { after: /^(?: \S+){0,2} के (?:अनुसार|समय|काल|शासन|सम्मान|नाम पर)|^(?: \S+){0,2} की (?:याद|स्मृति)/u },
  ja: { after: /^[^、。]{0,6}?(?:によると|によれば|の時代|の治世|にちなん|を記念|に捧げ)/u },
};

/** Who opened it, to whom it was shown, under whom it was built: of a rank, which is somebody's. */
const ofRank: Readonly<Record<LanguageCode, Passing>> = {
  en: { before: /\b(?:by|under|to|with|for|from|of) (?:the |an? )?(?:\p{Ll}+ )?$/u, after: /^ \p{Lu}/u },
  fr: {
    before: /(?<!\p{L})(?:par|sous|au|à|avec|pour|du|de) (?:le |la |une? )?(?:\p{Ll}+ )?$/u,
    after: /^ \p{Lu}/u,
  },
  it: {
    before: /(?<!\p{L})(?:d[ao]l?l?a?|sotto|a|al|alla|con|per|del|della) (?:il |la |una? )?(?:\p{Ll}+ )?$/u,
    after: /^ \p{Lu}/u,
  },
  es: {
    before: /(?<!\p{L})(?:por|bajo|ante|al?|con|para|del?) (?:el |la |una? )?(?:\p{Ll}+ )?$/u,
    after: /^ \p{Lu}/u,
  },
  hi: { after: /^(?: \S+){0,2} (?:द्वारा|को|के साथ|के लिए)(?= )/u },
  ja: { after: /^[^、。]{0,6}?(?:によって|により|に(?=[^よち])|とともに|のために)/u },
};

/** What stands for a rank: a picture of whoever has it says nothing of what was done for them. */
const rank = /^(?:crown|prince|princess|person-with-crown|guard|judge)$/u;

/** Whether something is named in a scene that explains, and the film is not about it: it is no picture of the scene. */
export function isInPassing(
  { picture, name, start }: { picture: string; name: string; start: number },
  text: string,
  { code, title, filmTitle = '', keyFacts }: SceneText,
): boolean {
  if (keyFacts.length === 0 || isNamed(name, `${filmTitle} ${title}`, code)) {
    return false;
  }
  const around = [text.slice(0, start), text.slice(start + name.length)] as const;
  return fits(passing[code], around) || (rank.test(picture) && fits(ofRank[code], around));
}

function isNamed(name: string, titles: string, code: LanguageCode): boolean {
  const [word, words] = [foldWord(name), foldWord(titles)];
  return code === 'ja'
    ? words.includes(word)
    : ` ${words.split(/[^\p{L}\p{M}]+/u).join(' ')} `.includes(` ${word} `);
}

function fits({ before, after }: Passing, [left, right]: readonly [string, string]): boolean {
  return before?.test(left) === true || after?.test(right) === true;
}
