import { wordSet } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import { openEnglishNames } from '../../lexicon/english-names.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Premise } from '../premise.ts';
import { englishWords } from './hero-worlds.ts';

/** What heroes are made of who have no hands to pack a bag with and no feet to set out on. */
export const heroBodies = ['boat', 'swimmer', 'wheels', 'rooted', 'snow', 'sky', 'thing'] as const;
export type HeroBody = (typeof heroBodies)[number];

/** Nouns by what they are made of; whoever is in no list goes on feet. */
const bodies: Readonly<Record<HeroBody, ReadonlySet<string>>> = {
  boat: wordSet('boat ship sailboat sailing ferry raft canoe tugboat rowboat barge kayak gondola'),
  swimmer: wordSet(
    'whale dolphin orca narwhal octopus fish shark mermaid seahorse squid jellyfish eel stingray clownfish pufferfish goldfish tadpole salmon submarine',
  ),
  wheels: wordSet(
    'car bus train tram truck lorry taxi bicycle bike scooter tractor locomotive wagon van motorcycle motorbike ambulance automobile cart tricycle carriage',
  ),
  rooted: wordSet(
    'tree oak pine willow flower sunflower rose tulip daisy dandelion cactus mushroom lighthouse house bridge mountain volcano windmill mill lamppost scarecrow castle skyscraper statue tower island hill fountain rock palm pumpkin',
  ),
  snow: wordSet('snowman snowflake icicle iceberg snowball'),
  sky: wordSet('star moon sun cloud comet planet balloon kite wind rainbow'),
  thing: wordSet(
    'kettle teapot cup mug lamp candle book letter umbrella hat clock key pencil pen pillow mirror spoon fork button sock glove chair table piano violin guitar bell coin stone pebble marble suitcase lantern broom pot pan saucepan apple potato carrot seed acorn egg jar bottle box drum radio nightlight blanket scarf coat shoe boot fridge refrigerator vacuum compass ring nut pear tomato lemon cookie biscuit cake bread loaf toaster computer printer typewriter hammer ladder camera telephone teaspoon bucket lantern matchstick crayon',
  ),
};

/** Things of the other languages that the small dictionary does not name. */
const ownNouns: Readonly<Record<Exclude<LanguageCode, 'en'>, Readonly<Partial<Record<HeroBody, RegExp>>>>> = {
  fr: {
    boat: /^(?:voilier|péniche|canot|barque|radeau|remorqueur|pirogue)$/u,
    wheels: /^(?:bus|autobus|tramway|camion|tracteur|taxi|locomotive|trottinette|autocar)$/u,
    rooted: /^(?:chêne|sapin|saule|cactus|champignon|pont|moulin|réverbère|épouvantail|tournesol|colline)$/u,
    snow: /^(?:flocon|glaçon|iceberg)$/u,
    thing:
      /^(?:bouilloire|théière|tasse|bougie|parapluie|réveil|valise|lanterne|balai|casserole|cloche|tambour|couverture|écharpe|oreiller|miroir|fourchette|gant|chaise)$/u,
  },
  it: {
    boat: /^(?:veliero|zattera|canoa|gondola|traghetto|barchetta)$/u,
    wheels: /^(?:autobus|tram|camion|trattore|taxi|locomotiva|monopattino|corriera)$/u,
    rooted: /^(?:quercia|pino|salice|cactus|fungo|ponte|mulino|lampione|spaventapasseri|girasole|collina)$/u,
    snow: /^(?:fiocco|ghiacciolo|iceberg)$/u,
    thing:
      /^(?:bollitore|teiera|tazza|candela|ombrello|sveglia|valigia|lanterna|scopa|pentola|campana|tamburo|coperta|sciarpa|cuscino|specchio|forchetta|guanto|sedia)$/u,
  },
  es: {
    boat: /^(?:velero|balsa|canoa|barca|barquito|bote)$/u,
    wheels: /^(?:autobús|tranvía|camión|tractor|taxi|locomotora|patinete)$/u,
    rooted: /^(?:roble|pino|sauce|cactus|seta|puente|molino|farola|espantapájaros|girasol|colina)$/u,
    snow: /^(?:copo|carámbano|iceberg)$/u,
    thing:
      /^(?:tetera|taza|vela|paraguas|despertador|maleta|farol|escoba|olla|campana|tambor|manta|bufanda|almohada|espejo|tenedor|guante|silla)$/u,
  },
  hi: {
    boat: /^(?:कश्ती|नैया|बेड़ा)$/u,
    wheels: /^(?:बस|ट्राम|ट्रक|ट्रैक्टर|टैक्सी|इंजन)$/u,
    rooted: /^(?:बरगद|पीपल|पुल|मीनार|कैक्टस|सूरजमुखी|पहाड़ी)$/u,
    thing: /^(?:केतली|प्याला|मोमबत्ती|छाता|छतरी|लालटेन|झाड़ू|बर्तन|घंटी|ढोल|कंबल|तकिया|आईना|कुर्सी)$/u,
  },
  ja: {
    boat: /(?:ヨット|ボート|いかだ|小舟|フェリー)$/u,
    wheels: /(?:バス|トラック|トラクター|タクシー|機関車|路面電車)$/u,
    rooted: /(?:桜|松|橋|塔|サボテン|ひまわり|かかし|街灯)$/u,
    snow: /(?:雪の結晶|つらら|氷山)$/u,
    thing:
      /(?:やかん|ティーポット|茶わん|ろうそく|かさ|傘|ちょうちん|ほうき|なべ|鈴|たいこ|毛布|まくら|鏡|いす)$/u,
  },
};

/** What a hero is made of; undefined for people, animals and machines that walk, and for several. */
export function bodyOfHero({ hero, code }: Premise, lexicon: Lexicon): HeroBody | undefined {
  if (hero === undefined || hero.isPlural) {
    return undefined;
  }
  const known = englishWords(hero.head, code, lexicon);
  const pictured = known.length > 0 || code === 'en' ? undefined : openEnglishNames(code)(hero.head);
  const names = [
    ...(pictured === undefined ? known : pictured.split(' ')),
    ...namedInWords(hero.phrase, code, lexicon),
  ];
  const head = hero.head.toLowerCase();
  const own = code === 'en' ? undefined : ownNouns[code];
  return heroBodies.find(
    (body) => names.some((name) => bodies[body].has(name)) || own?.[body]?.test(head) === true,
  );
}

/** Nouns of several words that a phrase begins or ends on: 'bonhomme de neige'. */
function namedInWords(phrase: string, code: LanguageCode, lexicon: Lexicon): readonly string[] {
  const told = ` ${phrase.toLowerCase()} `;
  return lexicon.nouns
    .map(({ forms }) => ({ word: forms[code].word, english: forms.en.word }))
    .filter(({ word }) => word.includes(' ') && told.includes(` ${word} `))
    .map(({ english }) => english);
}
