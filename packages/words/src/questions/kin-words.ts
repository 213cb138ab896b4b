import type { LanguageCode } from '../language/language-code.ts';

type Spoken = Readonly<Record<LanguageCode, string>>;

/** Words of one matter, by their beginnings: who asks why it gets hot is answered by heat, warmth and temperature. */
const matters: readonly Spoken[] = [
  {
    en: 'eat|food|diet|feed|prey',
    fr: 'mang|nourri|proie|aliment',
    it: 'mangi|nutr|cib[oi]|aliment|preda|prede',
    es: 'come[nr]?(?!\\p{L})|comida|aliment|presa|dieta',
    hi: 'खा(?:त|ना|ने)|भोजन|आहार',
    ja: '食べ|餌|食性',
  },
  {
    en: 'breath|respir|lungs?(?!\\p{L})|gills?(?!\\p{L})|oxygen',
    fr: 'respir|poumon|branchie|oxygène',
    it: 'respir|polmon|branchi|ossigeno',
    es: 'respir|pulm[oó]n|branqui|oxígeno',
    hi: 'साँस|सांस|श्वास|श्वसन|फेफड़|ऑक्सीजन',
    ja: '呼吸|肺|えら|酸素',
  },
  {
    en: 'hot(?!\\p{L})|heat|warm|temperature',
    fr: 'chaud|chaleur|températ',
    it: 'cald|calore|temperatur',
    es: 'calient|calor|temperatur',
    hi: 'गर्म|ऊष्मा|तापमान',
    ja: '熱|暑|温度',
  },
  {
    en: 'poison|venom|toxi',
    fr: 'poison|venin|venimeu|toxi',
    it: 'velen|tossi',
    es: 'venen|tóxi|toxin',
    hi: 'विष(?!य)|ज़हर|जहर',
    ja: '毒',
  },
  {
    en: 'big|large|huge|giant|gigant|size',
    fr: 'grande?s?(?!\\p{L})|géant|gigant|taille',
    it: 'grand[ei](?!\\p{L})|gigant|dimension|taglia',
    es: 'grandes?(?!\\p{L})|gigant|tamaño',
    hi: 'बड़े|बड़ा|विशाल|आकार',
    ja: '大き|巨大',
  },
  {
    en: 'measur|scale',
    fr: 'mesur|échelle',
    it: 'misur|scala',
    es: 'medi[rd]|mide|escala',
    hi: 'नाप|माप',
    ja: '測|計測|尺度',
  },
  {
    en: 'hurt|pain|aches?(?!\\p{L})|inflam',
    fr: 'douleur|douloureu|inflamm|mal(?!\\p{L})',
    it: 'dolor|infiamm|male(?!\\p{L})',
    es: 'duele|dolor|inflam',
    hi: 'दर्द|पीड़ा|सूजन',
    ja: '痛|炎症',
  },
  {
    en: 'prevent|protect|avoid',
    fr: 'préven|protég|protect|éviter',
    it: 'preven|protegg|protezion|evitare',
    es: 'preven|prote[gc]|evitar',
    hi: 'रोकथाम|बचाव|निवारण',
    ja: '予防|防ぐ|防止',
  },
  {
    en: 'salt|salin',
    fr: 'sels?(?!\\p{L})|salé|salin|salure',
    it: 'sal[ei](?!\\p{L})|salin|salat',
    es: 'sal(?:es)?(?!\\p{L})|salin|salad',
    hi: 'नमक|लवण|खार',
    ja: '塩',
  },
  {
    en: 'dangerous|danger|harm|risk|threat',
    fr: 'danger|risque|menac|nuisi',
    it: 'pericol|risch|minacc|dann[oie]',
    es: 'peligr|riesg|amenaz|dañ',
    hi: 'ख़तर|खतर|हानि|जोखिम',
    ja: '危険|害|リスク',
  },
  {
    en: 'made|make|making|produc|manufactur',
    fr: 'fabri|produi|produc|élabor',
    it: 'prodo|produ|lavora|fabbric',
    es: 'produ|elabor|fabric',
    hi: 'बनाया|बनाई|बनती|बनता|निर्माण',
    ja: '作ら|作り|製造|製法|つくら',
  },
  {
    en: 'sing|songs?(?!\\p{L})|calls?(?!\\p{L})|voice|sound',
    fr: 'chant|cris?(?!\\p{L})|voix|sons?(?!\\p{L})',
    it: 'cant[aoi]|vers[oi](?!\\p{L})|voce|suon',
    es: 'cant[aoe]|llamad|voz|sonid',
    hi: 'ध्वनि|आवाज़|आवाज',
    ja: '鳴|音|歌',
  },
];

/** The words by which an article may speak of what a prompt asks beside the name of its subject; undefined where none are known. */
export function kinWords(prompt: string, code: LanguageCode): RegExp | undefined {
  const begins = code === 'hi' || code === 'ja' ? '' : '(?<!\\p{L})';
  const asked = matters
    .map((matter) => matter[code])
    .filter((words) => new RegExp(`${begins}(?:${words})`, 'iu').test(prompt));
  return asked.length === 0 ? undefined : new RegExp(`${begins}(?:${asked.join('|')})`, 'iu');
}
