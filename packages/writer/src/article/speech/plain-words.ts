import type { LanguageCode } from '@kinora/words';

type Change = readonly [written: RegExp, said: string];

const before = '(?<![\\p{L}\\p{M}])';
const after = '(?![\\p{L}\\p{M}])';

/** Whole words, as they stand in the middle of a sentence. */
function word(written: string, said: string): Change {
  return [new RegExp(`${before}${written}${after}`, 'gu'), said];
}

/** The beginning of more words, which stay. */
function opening(written: string, next: string, said: string): Change {
  return [new RegExp(`${before}${written} (?=${next})`, 'gu'), `${said} `];
}

/** Of a list, what only a student of the matter knows: 'les feldspaths, les calcaires et d'autres minéraux'. */
function listed(written: string): Change {
  return [new RegExp(`${before}(?:${written}),?\\s(?:(?:and|et|e|y|और)\\s)?(?=\\p{L})`, 'gu'), ''];
}

/**
 * What an encyclopedia writes and a child does not know, in the words in which one tells it. Each says the same, and stands in the same
 * form: where a word cannot be changed without the rest of its sentence, it is not here.
 */
const plain: Readonly<Record<LanguageCode, readonly Change[]>> = {
  en: [
    word('is permeable to', 'lets through'),
    word('are permeable to', 'let through'),
    word('the parotoid glands', 'the glands behind the eyes'),
    // Where it is told where the gland lies, that is its name.
    [/(?<!, )\bthe parotoid gland\b/gu, 'the gland behind the eye'],
    listed('feldspars?|plagioclases?|pyroxenes?|amphiboles?'),
    word('approximately', 'about'),
    word('in order to', 'to'),
    word('prior to', 'before'),
    word('subsequently', 'later'),
    word('commenced', 'began'),
    word('utili[sz]ed', 'used'),
    word('numerous', 'many'),
    word('possesses', 'has'),
    word('whilst', 'while'),
    [/^It is (?:known|recorded|attested) that (\p{L})/gu, '$1'],
  ],
  fr: [
    listed('les feldspaths?|les plagioclases?|les pyroxènes?|les amphiboles?|les silicates?'),
    word('précipite(?=\\s(?:difficilement|peu|mal))', 'se dépose'),
    word('ne demeure en solution', 'ne reste dissous'),
    word('demeure', 'reste'),
    word('demeurent', 'restent'),
    word('afin de', 'pour'),
    [/(?<!\p{L})afin d['’](?=\p{L})/gu, 'pour '],
    word('en raison de', 'à cause de'),
    word('en raison du', 'à cause du'),
    opening('au sein de', 'l', 'dans'),
    word('au sein du', 'dans le'),
    [/^(?:Il est attesté|On sait|Il est établi) que (\p{L})/gu, '$1'],
  ],
  it: [
    word('termicamente isolat([oaie])', 'isolat$1 dal calore'),
    word('flusso piroclastico', 'flusso di gas e cenere vulcanica roventi'),
    word('flussi piroclastici', 'flussi di gas e cenere vulcanica roventi'),
    word('parossistici', 'brevi e violenti'),
    word('parossistico', 'breve e violento'),
    word('([Dd]el|[Nn]el|[Aa]l) parossismo', "$1l'episodio violento"),
    word('il parossismo', "l'episodio violento"),
    word('Il parossismo', "L'episodio violento"),
    word('parossismo', 'episodio violento'),
    word('(primi|ultimi|altri|tre|quattro|cinque|dieci|[Dd]iversi|molti) parossismi', '$1 episodi violenti'),
    [/(?<!\p{L})([Ll])['’]organo di espansione(?!\p{L})/gu, '$1a strozzatura'],
    word('del propulsore', 'del motore'),
    word('il propulsore', 'il motore'),
    listed('i feldspati|i plagioclasi|i pirosseni|gli anfiboli'),
    word('mediante', 'con'),
    word('al fine di', 'per'),
    word('nonché', 'e'),
    word('pertanto', 'perciò'),
    [/^(?:È noto|Risulta|È attestato) che (\p{L})/gu, '$1'],
  ],
  es: [
    word('en un metate', 'en una piedra de moler'),
    word('en el metate', 'en la piedra de moler'),
    listed('los feldespatos?|las plagioclasas?|los piroxenos?|los anfíboles'),
    word('mediante', 'con'),
    word('a fin de', 'para'),
    word('asimismo', 'también'),
    word('posee', 'tiene'),
    word('poseen', 'tienen'),
    [/^(?:Consta|Es sabido|Está documentado) que (\p{L})/gu, '$1'],
  ],
  hi: [
    opening('विवर्तनिक', 'प्लेट', 'धरती की'),
    word('प्रतिबल', 'तनाव'),
    word('शैलों', 'चट्टानों'),
    word('भ्रंश के (?:साथ|सहारे)', 'दरार के साथ'),
    word('प्रत्यास्थ ऊर्जा', 'लचक की ऊर्जा'),
    opening('विदारण', '(?:का|की|के) ', 'टूटी दरार'),
    word('नरम दुर्बलतामण्डल', 'नरम भाग'),
    word('उद्गार से पहले', 'फटने से पहले'),
    word('की भाँति', 'की तरह'),
    word('सहसा', 'अचानक'),
    word('संचित', 'जमा'),
    word('प्रतिवर्ष', 'हर साल'),
    word('प्रायः', 'अक्सर'),
    word('सामान्यतः', 'आम तौर पर'),
    word('ऊष्मा', 'गरमी'),
    word('तथा', 'और'),
    word('एवं', 'और'),
    opening('उत्पन्न', '(?:कर|कि|हो|हु)', 'पैदा'),
    opening('आरम्भ', '(?:कर|कि|हो|हु)', 'शुरू'),
    word('प्राध्यापक', 'प्रोफ़ेसर'),
    word('व्याख्यानों', 'भाषणों'),
    word('फ़ेल्डस्पार,', ''),
  ],
  ja: [
    [/(?<=[ァ-ヶー])様の/gu, 'のような'],
    [/外観を呈します/gu, '見た目をしています'],
    [/しえます/gu, 'できます'],
    [/しうる/gu, 'できる'],
    [/表層下脱灰による(?=\p{sc=Han})/gu, ''],
    [/象牙細管に沿って/gu, '象牙質の細い管に沿って'],
    [/側方に/gu, '横に'],
    [/が崩壊すると/gu, 'が崩れると'],
    [/が形成され(?=、)/gu, 'ができ'],
    [/が形成されます/gu, 'ができます'],
    [/萎凋させ/gu, 'しおれさせ'],
    [/摘採後/gu, '摘んだ後'],
    [/速やかに/gu, 'すぐに'],
    [/長石(?:や|、|と)/gu, ''],
  ],
};

/** A sentence in plain words. */
export function inPlainWords(text: string, code: LanguageCode): string {
  const said = plain[code].reduce((whole, [written, spoken]) => whole.replaceAll(written, spoken), text);
  return said === text ? text : said.charAt(0).toLocaleUpperCase() + said.slice(1);
}
