import type { LanguageCode } from '@kinora/words';
import type { Premise } from '../premise.ts';
import type { HeroBody } from './hero-body.ts';
import { generalWishes } from './story-worlds.ts';
import type { StoryWish } from './story-worlds.ts';

/** Whoever is the last one, or lonely, wants company; whoever is lost wants to get home. */
const alone: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?:^|\s)(?:last|only|lonely|lonesome|forgotten|abandoned)(?:\s|$)/iu,
  fr: /(?:^|\s)(?:derni(?:er|ère)|seule?|solitaire|oubliée?|abandonnée?)(?:\s|$)/iu,
  it: /(?:^|\s|l['’])(?:ultim[oa]|sol[oa]|solitari[oa]|dimenticat[oa]|abbandonat[oa])(?:\s|$)/iu,
  es: /(?:^|\s)(?:últim[oa]|únic[oa]|sol[oa]|solitari[oa]|olvidad[oa]|abandonad[oa])(?:\s|$)/iu,
  hi: /(?:^|\s)(?:आख़िरी|आखिरी|अकेला|अकेली|इकलौता|इकलौती)(?:\s|$)/u,
  ja: /最後|ひとりぼっち|さびしい|孤独|たった一/u,
};
const lost: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?:^|\s)(?:lost|stray)(?:\s|$)/iu,
  fr: /(?:^|\s)(?:perdue?|égarée?)(?:\s|$)/iu,
  it: /(?:^|\s)(?:pers[oa]|smarrit[oa]|perdut[oa])(?:\s|$)/iu,
  es: /(?:^|\s)(?:perdid[oa]|extraviad[oa])(?:\s|$)/iu,
  hi: /(?:^|\s)(?:खोया|खोई|भटका|भटकी)(?:\s|$)/u,
  ja: /迷子|まいご/u,
};

/** What whoever is lost wishes for. */
export const wayHome: StoryWish = {
  kind: 'journey',
  words: {
    en: 'find the way home',
    hi: 'घर का रास्ता ढूँढना',
    fr: 'retrouver le chemin de la maison',
    it: 'ritrovare la strada di casa',
    es: 'encontrar el camino a casa',
    ja: '帰り道を見つける',
  },
};

/** What somebody of a body longs for when an idea does not say; the others of `heroBodies` want company. */
const ofBody: Readonly<Partial<Record<HeroBody, StoryWish>>> = {
  boat: {
    kind: 'journey',
    words: {
      en: 'see the open sea',
      hi: 'खुला समुद्र देखना',
      fr: 'voir la haute mer',
      it: 'vedere il mare aperto',
      es: 'ver el mar abierto',
      ja: '広い海を見る',
    },
  },
  swimmer: {
    kind: 'journey',
    words: {
      en: 'see the other shore',
      hi: 'दूसरा किनारा देखना',
      fr: 'voir l’autre rive',
      it: 'vedere l’altra riva',
      es: 'ver la otra orilla',
      ja: '向こう岸を見る',
    },
  },
  wheels: {
    kind: 'journey',
    words: {
      en: 'see the end of the road',
      hi: 'सड़क का छोर देखना',
      fr: 'voir le bout de la route',
      it: 'vedere la fine della strada',
      es: 'ver el final del camino',
      ja: '道の終わりを見る',
    },
  },
  snow: {
    kind: 'journey',
    words: {
      en: 'see the summer',
      hi: 'गरमी का मौसम देखना',
      fr: 'voir l’été',
      it: 'vedere l’estate',
      es: 'ver el verano',
      ja: '夏を見る',
    },
  },
  sky: {
    kind: 'journey',
    words: {
      en: 'see the sea from close by',
      hi: 'समुद्र को पास से देखना',
      fr: 'voir la mer de près',
      it: 'vedere il mare da vicino',
      es: 'ver el mar de cerca',
      ja: '海を近くで見る',
    },
  },
};

/** What a hero longs for whose idea does not say it: what their own words or their body suggest. */
export function ownWish({ hero, code }: Premise, body: HeroBody | undefined): StoryWish | undefined {
  const [company] = generalWishes;
  const phrase = hero?.phrase ?? '';
  if (lost[code].test(phrase)) {
    return wayHome;
  }
  if (alone[code].test(phrase)) {
    return company;
  }
  return body === undefined ? undefined : (ofBody[body] ?? company);
}
