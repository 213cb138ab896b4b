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
    // How it is said, and by whom, is nothing of the matter.
    [
      /^(?:In (?:everyday speech|common usage|general|practice|most cases)|As a rule|Generally(?: speaking)?|Typically),? (?=\p{L})/gu,
      '',
    ],
    // 'From 2 cm in some toads of mountain streams to more than 20 cm': the span is what is told.
    [
      /(\bfrom (?:about |around )?\p{N}[^,.;]{0,12}?) in (?:some|certain) [^,.;]{3,60}? (?=to (?:about |around |more than |over )?\p{N})/gu,
      '$1 ',
    ],
    [/^The size of adults ranges(?!\p{L})/gu, 'Adults measure'],
    word('the size of adults ranges', 'adults measure'),
    // A Latin name behind the common one.
    [/(?<=\b[Tt]he \p{Ll}{3,}) \p{Lu}\p{Ll}{3,} \p{Ll}{3,}(?:ides|ensis|orum|arum|icus|icum)(?=[ ,.])/gu, ''],
    // A name that nobody knows, and what it names: that is said.
    [
      /(\b(?:contains?|produces?|makes?|releases?|forms?) )\p{Ll}{6,}s?, (?=an? (?:mixture|group|kind|type|class|form|substance|compound)\b)/gu,
      '$1',
    ],
    [/,? and (?:of )?(?:some )?other (?:compounds|substances|minerals|chemicals)(?=[.,])/gu, ''],
    word('steroids', 'substances'),
    word('secretions', 'juices'),
    word('genera', 'kinds'),
    word('excrement', 'human waste'),
    word('pathogens', 'germs'),
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
    [
      /^(?:En général|En pratique|Dans le langage courant|De manière générale|D['’]ordinaire|Généralement),? (?=\p{L})/gu,
      '',
    ],
    word("de l['’]altération des roches continentales", 'des roches que la pluie use sur les continents'),
    word('arrache aux minéraux des ions', 'arrache aux roches des sels dissous'),
    word("une solution très diluée d['’]acide carbonique", 'un acide très faible'),
    [/(?<!\p{L})n['’]a que modérément varié/gu, "n'a guère varié"],
    word('ne communique avec aucun océan', 'ne touche à aucun océan'),
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
    [/^(?:In generale|In genere|Di norma|Generalmente|Nel linguaggio comune),? (?=\p{L})/gu, ''],
    word('si arrestò', 'si fermò'),
    word('provocare lo spegnimento del motore', 'far spegnere il motore'),
    word('deperibile', 'che va a male'),
    word('deperibili', 'che vanno a male'),
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
    [/^(?:En general|Por lo general|Normalmente|Generalmente|En el lenguaje corriente),? (?=\p{L})/gu, ''],
    word('suele situarse', 'suele estar'),
    word('se remontan a', 'son de'),
    word('por término medio', 'de media'),
    word('de ordinario', 'normalmente'),
    word('ejemplares', 'animales'),
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
    [/कम्प(?=न|ित)/gu, 'कंप'],
    [/भूकम्प/gu, 'भूकंप'],
    word('का मूल विवर्तनिक प्लेटों की गति में है', 'का कारण धरती की प्लेटों का खिसकना है'),
    word('से उत्पन्न भूकंपीय तरंगों', 'से पैदा हुई भूकंप की तरंगों'),
    word('के प्रयत्नों', 'की कोशिशों'),
    word('विद्युत द्वारा', 'बिजली से'),
    word('अपेक्षाकृत', 'कुछ'),
    word('अधिकांश', 'ज़्यादातर'),
    word('के अतिरिक्त', 'के अलावा'),
    word('शताब्दी', 'सदी'),
    word('उत्तरार्ध', 'दूसरे आधे हिस्से'),
    word('वाणी', 'आवाज़'),
    word('के माध्यम से', 'से'),
    word('प्रयत्नों', 'कोशिशों'),
    word('मनुष्य', 'इंसान'),
    word('प्रेषक और ग्राही', 'भेजने और पाने वाले यन्त्र'),
    opening('विवर्तनिक', 'प्लेट', 'धरती की'),
    word('प्लेट विवर्तनिकी', 'धरती की प्लेटें'),
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
    // 'Or the drink that is drawn from it with water': one says what it is, and not what else it is called.
    [/、または(?:それ|これ)を[^、。]{2,16}した[^、。]{2,6}です/gu, 'です'],
    [/結晶が溶け始める値を臨界pHといい、/gu, '結晶が溶け始める酸の強さは、'],
    [/ミュータンスレンサ球菌/gu, 'ミュータンス菌'],
    [/グルカンの原料にもな(?=る|り)/gu, '歯にねばりつく膜の原料にもな'],
    [/、?最も虫歯を起こしやすいです/gu, '、いちばん虫歯になりやすい糖です'],
    [/病変が成立します/gu, '虫歯になります'],
    [/病変は/gu, '虫歯は'],
    [/収支が脱灰の側に傾いた状態/gu, '溶けるほうが多い状態'],
    [/脱灰と再石灰化/gu, '歯が溶けることと元に戻ること'],
    [/再石灰化/gu, 'ミネラルが戻る働き'],
    [
      /溶解に伴ってカルシウムイオンとリン酸イオンが失われる現象が脱灰です/gu,
      '溶けてカルシウムとリン酸が歯から失われること、それが脱灰です',
    ],
    [/スクロース/gu, '砂糖'],
    [/グルコース/gu, 'ブドウ糖'],
    [/フルクトース/gu, '果糖'],
    [/歯髄(?!炎|腔)/gu, '歯の神経'],
    [/萌出します/gu, '生えてきます'],
    [/萌出/gu, '歯が生えること'],
    [/第三大臼歯/gu, '奥歯'],
    [/抜歯の対象となることが多いです/gu, '抜くことが多いです'],
    [/世界有数の産地/gu, '世界でも大きな産地'],
    [/濃厚な味をもちます/gu, '味は濃いです'],
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
