import type { LanguageCode } from '@kinora/words';
import type { WishKind } from '../grammar/story-grammar.ts';
import { englishWorlds } from './worlds-en.ts';
import { spanishWorlds } from './worlds-es.ts';
import { frenchWorlds } from './worlds-fr.ts';
import { hindiWorlds } from './worlds-hi.ts';
import { italianWorlds } from './worlds-it.ts';
import { japaneseWorlds } from './worlds-ja.ts';
import type { StoryWorld, WorldWords } from './world-words.ts';

/** Every world in every language. */
export const worldWords = {
  en: englishWorlds,
  hi: hindiWorlds,
  fr: frenchWorlds,
  it: italianWorlds,
  es: spanishWorlds,
  ja: japaneseWorlds,
} as const satisfies Record<LanguageCode, Readonly<Record<StoryWorld, WorldWords>>>;

/** What a painter is told of the places, in their order, where the words mean more than can be seen. */
export const placesSeen: Readonly<Record<StoryWorld, readonly string[]>> = {
  sea: [
    'underwater in a clear green bay',
    'underwater beside a coral reef',
    'on the seabed of a calm blue sea',
  ],
  coast: ['in a small harbour by the sea', 'on a cliff above the sea', 'on a long sandy beach'],
  forest: ['at the edge of a quiet forest', 'in a forest of old oaks', 'by a stream in the forest'],
  mountain: ['at the foot of a great mountain', 'in a green mountain valley', 'near a high waterfall'],
  desert: ['at an oasis in the desert', 'among desert dunes', 'under a palm tree in the desert'],
  polar: ['on a snowfield of ice', 'beside a blue glacier', 'on a snowy Arctic island'],
  savanna: ['on the savanna near a waterhole', 'on the savanna under an acacia tree', 'on a golden savanna'],
  city: ['in an old town', 'above a busy street', 'behind an old train station'],
  village: [
    'at the edge of a village',
    'on a farm with an orchard and a windmill',
    'beside a river with an old stone bridge',
  ],
  sky: ['in the sky among evening clouds', 'in the night sky', 'in the sky close to the moon'],
  home: ['in a room of an old house', 'in a room under the roof', 'in a room with a window'],
  workshop: ['in a workshop full of clocks', "in a carpenter's workshop", 'in an old toy factory'],
};

export interface StoryWish {
  readonly kind: WishKind;
  readonly words: Readonly<Record<LanguageCode, string>>;
}

/** Wishes that are at home everywhere. */
export const generalWishes: readonly StoryWish[] = [
  {
    kind: 'heart',
    words: {
      en: 'make a friend',
      hi: 'एक दोस्त बनाना',
      fr: 'se faire un ami',
      it: 'trovare un amico',
      es: 'encontrar un amigo',
      ja: '友だちを作る',
    },
  },
  {
    kind: 'voice',
    words: {
      en: 'tell a story that makes everyone laugh',
      hi: 'सबको हँसाने वाली कहानी सुनाना',
      fr: 'raconter une histoire qui fasse rire tout le monde',
      it: 'raccontare una storia che faccia ridere tutti',
      es: 'contar una historia que haga reír a todos',
      ja: 'みんなを笑わせる話をする',
    },
  },
  {
    kind: 'any',
    words: {
      en: 'give somebody the perfect present',
      hi: 'किसी को सबसे सुंदर तोहफ़ा देना',
      fr: 'offrir le cadeau parfait',
      it: 'fare il regalo perfetto',
      es: 'hacer el regalo perfecto',
      ja: 'だれかにぴったりの贈り物をする',
    },
  },
];

/** The wish when the prompt holds only words that nobody understands: they are followed to their story. */
export const quoteWish: StoryWish = {
  kind: 'journey',
  words: {
    en: 'find the story behind those words',
    hi: 'उन शब्दों की कहानी ढूँढना',
    fr: "trouver l'histoire cachée derrière ces mots",
    it: 'trovare la storia dietro quelle parole',
    es: 'encontrar la historia detrás de esas palabras',
    ja: 'その言葉の物語を見つける',
  },
};
