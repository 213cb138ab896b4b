import type { LanguageCode } from '@kinora/words';

/** Where a story is at home, in each language as it stands after 'lived' (Japanese without its particle). */
export interface StoryPlace {
  readonly words: Readonly<Record<LanguageCode, string>>;
  /** What a painter is told, where the words mean more than can be seen. */
  readonly seen?: string;
}

/** Who helps: the known and the new form; Hindi and Japanese have one word for both. */
export interface StoryHelper {
  readonly words: Readonly<Record<'en' | 'fr' | 'it' | 'es', { readonly the: string; readonly a: string }>>;
  readonly hindi: { readonly direct: string; readonly oblique: string };
  readonly japanese: string;
}

/** A wish for a hero whose prompt names none. */
export type StoryWish = Readonly<Record<LanguageCode, string>>;

export const storyPlaces: readonly StoryPlace[] = [
  {
    words: {
      en: 'at the edge of a quiet forest',
      hi: 'एक शांत जंगल के किनारे',
      fr: "à la lisière d'une forêt tranquille",
      it: 'al limite di un bosco tranquillo',
      es: 'al borde de un bosque tranquilo',
      ja: '静かな森のはずれ',
    },
  },
  {
    words: {
      en: 'in a town of crooked chimneys',
      hi: 'टेढ़ी चिमनियों वाले एक क़स्बे में',
      fr: 'dans une ville aux cheminées tordues',
      it: 'in una città di comignoli storti',
      es: 'en una ciudad de chimeneas torcidas',
      ja: '煙突の曲がった町',
    },
    seen: 'in an old town',
  },
  {
    words: {
      en: 'beside a slow green river',
      hi: 'एक धीमी हरी नदी के पास',
      fr: "au bord d'une lente rivière verte",
      it: 'in riva a un lento fiume verde',
      es: 'junto a un río lento y verde',
      ja: 'ゆっくり流れる緑の川のほとり',
    },
  },
  {
    words: {
      en: 'on a hill above the sea',
      hi: 'समुद्र के ऊपर एक टीले पर',
      fr: 'sur une colline au-dessus de la mer',
      it: 'su una collina sopra il mare',
      es: 'en una colina sobre el mar',
      ja: '海を見下ろす丘',
    },
    seen: 'on a cliff above the sea',
  },
  {
    words: {
      en: 'in a valley full of bells',
      hi: 'घंटियों से भरी एक घाटी में',
      fr: 'dans une vallée pleine de clochettes',
      it: 'in una valle piena di campanelle',
      es: 'en un valle lleno de campanillas',
      ja: '鈴の音がひびく谷',
    },
    seen: 'in a green valley',
  },
  {
    words: {
      en: 'near an old stone bridge',
      hi: 'पत्थर के एक पुराने पुल के पास',
      fr: "près d'un vieux pont de pierre",
      it: 'vicino a un vecchio ponte di pietra',
      es: 'cerca de un viejo puente de piedra',
      ja: '古い石橋のそば',
    },
    seen: 'beside a river with an old stone bridge',
  },
  {
    words: {
      en: 'behind the last house of the village',
      hi: 'गाँव के आख़िरी घर के पीछे',
      fr: 'derrière la dernière maison du village',
      it: "dietro l'ultima casa del paese",
      es: 'detrás de la última casa del pueblo',
      ja: '村のいちばん奥',
    },
    seen: 'at the edge of a village',
  },
  {
    words: {
      en: 'at the foot of a sleepy mountain',
      hi: 'एक उनींदे पहाड़ की तलहटी में',
      fr: "au pied d'une montagne endormie",
      it: 'ai piedi di una montagna assonnata',
      es: 'al pie de una montaña dormida',
      ja: '眠そうな山のふもと',
    },
    seen: 'in front of a great mountain',
  },
  {
    words: {
      en: 'beyond the orchards and the mill',
      hi: 'बाग़ों और चक्की के उस पार',
      fr: 'au-delà des vergers et du moulin',
      it: 'oltre i frutteti e il mulino',
      es: 'más allá de los huertos y del molino',
      ja: '果樹園と水車の向こう',
    },
    seen: 'on a farm with an orchard and a windmill',
  },
  {
    words: {
      en: 'by a lake as round as a coin',
      hi: 'सिक्के जैसी गोल एक झील के पास',
      fr: "au bord d'un lac rond comme une pièce",
      it: 'sulla riva di un lago tondo come una moneta',
      es: 'a orillas de un lago redondo como una moneda',
      ja: '銀貨のように丸い湖のほとり',
    },
    seen: 'by a quiet lake',
  },
];

export const storyHelpers: readonly StoryHelper[] = [
  {
    words: {
      en: { the: 'the old tortoise', a: 'an old tortoise' },
      fr: { the: 'la vieille tortue', a: 'une vieille tortue' },
      it: { the: 'la vecchia tartaruga', a: 'una vecchia tartaruga' },
      es: { the: 'la vieja tortuga', a: 'una vieja tortuga' },
    },
    hindi: { direct: 'बूढ़ा कछुआ', oblique: 'बूढ़े कछुए' },
    japanese: '年老いたカメ',
  },
  {
    words: {
      en: { the: 'the grey heron', a: 'a grey heron' },
      fr: { the: 'le héron gris', a: 'un héron gris' },
      it: { the: "l'airone grigio", a: 'un airone grigio' },
      es: { the: 'la garza gris', a: 'una garza gris' },
    },
    hindi: { direct: 'सफ़ेद बगुला', oblique: 'सफ़ेद बगुले' },
    japanese: '灰色のサギ',
  },
  {
    words: {
      en: { the: 'the lighthouse keeper', a: 'a lighthouse keeper' },
      fr: { the: 'la gardienne du phare', a: 'une gardienne de phare' },
      it: { the: 'la guardiana del faro', a: 'una guardiana del faro' },
      es: { the: 'la farera', a: 'una farera' },
    },
    hindi: { direct: 'बूढ़ा नाविक', oblique: 'बूढ़े नाविक' },
    japanese: '灯台守のおばあさん',
  },
  {
    words: {
      en: { the: 'the clockmaker', a: 'a clockmaker' },
      fr: { the: "l'horlogère", a: 'une horlogère' },
      it: { the: "l'orologiaia", a: "un'orologiaia" },
      es: { the: 'la relojera', a: 'una relojera' },
    },
    hindi: { direct: 'घड़ीसाज़', oblique: 'घड़ीसाज़' },
    japanese: '時計職人',
  },
  {
    words: {
      en: { the: 'the travelling musician', a: 'a travelling musician' },
      fr: { the: 'le musicien voyageur', a: 'un musicien voyageur' },
      it: { the: 'il musicista di strada', a: 'un musicista di strada' },
      es: { the: 'el músico viajero', a: 'un músico viajero' },
    },
    hindi: { direct: 'बंजारा गायक', oblique: 'बंजारे गायक' },
    japanese: '旅の音楽家',
  },
  {
    words: {
      en: { the: 'the little snail', a: 'a little snail' },
      fr: { the: "l'escargot", a: 'un escargot' },
      it: { the: 'la lumaca', a: 'una lumaca' },
      es: { the: 'el caracol', a: 'un caracol' },
    },
    hindi: { direct: 'नन्हा घोंघा', oblique: 'नन्हे घोंघे' },
    japanese: '小さなカタツムリ',
  },
  {
    words: {
      en: { the: 'the gardener with the straw hat', a: 'a gardener with a straw hat' },
      fr: { the: 'la jardinière au chapeau de paille', a: 'une jardinière au chapeau de paille' },
      it: { the: 'la giardiniera con il cappello di paglia', a: 'una giardiniera con il cappello di paglia' },
      es: { the: 'la jardinera del sombrero de paja', a: 'una jardinera con sombrero de paja' },
    },
    hindi: { direct: 'बूढ़ा माली', oblique: 'बूढ़े माली' },
    japanese: '麦わら帽子の庭師',
  },
  {
    words: {
      en: { the: 'the night owl', a: 'a night owl' },
      fr: { the: 'la chouette', a: 'une chouette' },
      it: { the: 'la civetta', a: 'una civetta' },
      es: { the: 'la lechuza', a: 'una lechuza' },
    },
    hindi: { direct: 'समझदार उल्लू', oblique: 'समझदार उल्लू' },
    japanese: '夜のフクロウ',
  },
];

export const storyWishes: readonly StoryWish[] = [
  {
    en: 'see the sea for the first time',
    hi: 'पहली बार समुद्र देखना',
    fr: 'voir la mer pour la première fois',
    it: 'vedere il mare per la prima volta',
    es: 'ver el mar por primera vez',
    ja: 'はじめて海を見る',
  },
  {
    en: 'follow the wind to where it lives',
    hi: 'हवा का घर ढूँढना',
    fr: 'savoir où dort le vent',
    it: 'scoprire dove dorme il vento',
    es: 'descubrir dónde duerme el viento',
    ja: '風の寝床を見つける',
  },
  {
    en: 'make a friend',
    hi: 'एक दोस्त बनाना',
    fr: 'se faire un ami',
    it: 'trovare un amico',
    es: 'encontrar un amigo',
    ja: '友だちを作る',
  },
  {
    en: 'light a lantern for the whole village',
    hi: 'पूरे गाँव के लिए दीया जलाना',
    fr: 'allumer une lanterne pour tout le village',
    it: 'accendere una lanterna per tutto il paese',
    es: 'encender un farol para todo el pueblo',
    ja: '村じゅうのために明かりをともす',
  },
  {
    en: 'climb the highest hill',
    hi: 'सबसे ऊँचे टीले पर चढ़ना',
    fr: 'gravir la plus haute colline',
    it: 'salire sulla collina più alta',
    es: 'subir a la colina más alta',
    ja: 'いちばん高い丘に登る',
  },
  {
    en: 'grow a garden where nothing grows',
    hi: 'सूखी ज़मीन पर बाग़ लगाना',
    fr: 'faire pousser un jardin sur la terre nue',
    it: 'far crescere un giardino sulla terra nuda',
    es: 'plantar un jardín en tierra seca',
    ja: '何もない土に庭を作る',
  },
];

/** The wish when the prompt holds only words that nobody understands: they are followed to their story. */
export const quoteWish: StoryWish = {
  en: 'find the story behind those words',
  hi: 'उन शब्दों की कहानी ढूँढना',
  fr: "trouver l'histoire cachée derrière ces mots",
  it: 'trovare la storia dietro quelle parole',
  es: 'encontrar la historia detrás de esas palabras',
  ja: 'その言葉の物語を見つける',
};
