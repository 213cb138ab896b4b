import type { LanguageCode } from '../language/language-code.ts';

type Spoken = Readonly<Record<LanguageCode, string>>;

/** Words of one matter, by their beginnings: who asks why it gets hot is answered by heat, warmth and temperature. */
const matters: readonly Spoken[] = [
  {
    en: 'eat(?:s|en|ing)?(?!\\p{L})|food|diet|feed|prey(?!\\p{L})|cuisine',
    fr: 'mang|nourri|proie|aliment|cuisine',
    it: 'mangi|nutr|cib[oi]|aliment|preda|prede|cucina',
    es: 'come[nr]?(?!\\p{L})|comida|aliment|presa|dieta|cocina',
    hi: 'खा(?:त|ना|ने)|भोजन|आहार|व्यंजन',
    ja: '食べ|餌|食性|料理',
  },
  {
    en: 'dr[iau]nk',
    fr: 'boire|boit|boivent|bue?s?(?!\\p{L})|potable',
    it: 'bere(?!\\p{L})|bev[eo]|bevut|potabil',
    es: 'beb[eoi]|potable',
    hi: 'पीन[ाे]|पीत|पेय',
    ja: '飲',
  },
  {
    en: 'predict|forecast|foresee',
    fr: 'prédi|prévoi|prévision',
    it: 'preved|prevision|predi',
    es: 'predec|predic|prever|pronostic|pronóstic',
    hi: 'भविष्यवाणी|पूर्वानुमान',
    ja: '予知|予測|予報',
  },
  {
    en: 'animals?(?!\\p{L})|fauna|fish(?:es)?(?!\\p{L})',
    fr: 'anima(?:l|ux)(?!\\p{L})|faune|poissons?(?!\\p{L})',
    it: 'animal[ei](?!\\p{L})|fauna|pesc[ei](?!\\p{L})',
    es: 'animal(?:es)?(?!\\p{L})|fauna|pe(?:z|ces)(?!\\p{L})',
    hi: 'जानवर|जन्तु|जंतु|मछल',
    ja: '動物|生き物|魚',
  },
  {
    en: 'di(?:e|ed|es)(?!\\p{L})|death|killed|victims',
    fr: 'mort(?:s|es?)?(?!\\p{L})|mour|tu(?:é|a)|victime',
    it: 'mort[oie]?(?!\\p{L})|uccis|vittim',
    es: 'muer|mur[ií]|víctima|fallec',
    hi: 'मर(?:े|ी|ा|ने)(?!\\p{L})|मृत|मारे|मौत',
    ja: '死|犠牲',
  },
  {
    en: 'left(?!\\p{L})|remain|individuals|population',
    fr: 'reste(?:nt)?(?!\\p{L})|individus|population',
    it: 'rest(?:a|ano)(?!\\p{L})|rimang|individui|esemplari|popolazion',
    es: 'queda[n]?(?!\\p{L})|individuos|ejemplares|población',
    hi: 'बचे|संख्या',
    ja: '残[っり]|頭数|個体',
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
    hi: 'नाप|माप|पैमान',
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
    en: 'prevent|protect|avoid|defen[cds]',
    fr: 'préven|protég|protect|éviter|défen[ds]',
    it: 'preven|protegg|protezion|evitare|dife[ns]',
    es: 'preven|prote[gc]|evitar|defien|defen',
    hi: 'रोकथाम|बचाव|निवारण|रक्षा',
    ja: '予防|防ぐ|防止|防御|身を守',
  },
  {
    en: 'salt|salin',
    fr: 'sels?(?!\\p{L})|salé|salin|salure|dissous(?!\\p{L})',
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
  {
    en: 'planes?(?!\\p{L})|aeroplanes?|airplanes?|aircraft|flights?(?!\\p{L})|airports?|air traffic|jet engines?',
    fr: 'avions?(?!\\p{L})|vols?(?!\\p{L})|aéroport|aérienn?e?s?(?!\\p{L})|décollage|réacteur',
    it: 'aere[io](?!\\p{L})|vol[io](?!\\p{L})|aeroport|decoll[io]|atterragg|scalo(?!\\p{L})',
    es: 'avi[oó]n|vuelos?(?!\\p{L})|aeropuerto|aére[oa]s?(?!\\p{L})|despegue|aterrizaje',
    hi: 'विमान|उड़ान|हवाई',
    ja: '飛行機|航空|空港|離陸',
  },
  {
    en: 'stop(?:s|ped)?(?!\\p{L})|halt|clos(?:e|es|ed|ing|ure)(?!\\p{L})|suspend|cancel',
    fr: 'arrêt|ferme(?:r|nt|z)?(?!\\p{L})|fermé|fermeture|suspen[ds]|interromp|annul',
    it: 'ferma(?:no|re|t[oaie])?(?!\\p{L})|sospe[ns]|chius|chiud|interromp|interrott|blocc',
    es: 'para[nr]?(?!\\p{L})|detien|deten|cierr|cerrad|suspend|cancel',
    hi: 'रोक|बंद|बन्द|स्थगित|रद्द',
    ja: '止ま|止め|停止|閉鎖|欠航',
  },
];

/** What somebody did who is asked for, where making and finding are not all the same. */
const deeds: readonly Spoken[] = [
  {
    en: 'paint',
    fr: 'pein[td]|tableau|toile',
    it: 'dipin|pittor|quadro|tela',
    es: 'pint|cuadro|lienzo',
    hi: 'चित्र',
    ja: '描|画家|絵',
  },
  {
    en: 'wr[io]t|author|novel',
    fr: 'écri|auteur|roman',
    it: 'scri[vt]|scriss|autor|romanz',
    es: 'escri|autor|novela',
    hi: 'लिख|लेखक|रचित|रचना',
    ja: '書|著|作家|小説',
  },
  {
    en: 'compos(?!t)',
    fr: 'compos',
    it: 'compos',
    es: 'compus|compos|compuest',
    hi: 'संगीत|रचना',
    ja: '作曲',
  },
  {
    en: 'found(?:ed|er)',
    fr: 'fond(?:é|a(?!\\p{L})|at)',
    it: 'fond(?:at|ò|ar)',
    es: 'fund(?:ó|ad|ar)',
    hi: 'स्थापना|संस्थापक|स्थापित',
    ja: '創設|創業|設立|創始',
  },
];

/** The words of what is done, where a prompt asks who did it; undefined where any deed may be told. */
export function deedWords(prompt: string, code: LanguageCode): RegExp | undefined {
  return wordsOf(deeds, prompt, code);
}

/** The words by which an article may speak of what a prompt asks beside the name of its subject; undefined where none are known. */
export function kinWords(prompt: string, code: LanguageCode): RegExp | undefined {
  return wordsOf(matters, prompt, code);
}

function wordsOf(of: readonly Spoken[], prompt: string, code: LanguageCode): RegExp | undefined {
  const begins = code === 'hi' || code === 'ja' ? '' : '(?<!\\p{L})';
  const asked = of
    .map((matter) => matter[code])
    .filter((words) => new RegExp(`${begins}(?:${words})`, 'iu').test(prompt));
  return asked.length === 0 ? undefined : new RegExp(`${begins}(?:${asked.join('|')})`, 'iu');
}
