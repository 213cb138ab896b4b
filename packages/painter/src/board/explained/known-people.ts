import { beards, hairstyles } from '../../plan/person-plan.ts';
import type { PersonPlan } from '../../plan/person-plan.ts';
import { emblemNames } from './emblems.ts';
import type { EmblemName } from './emblems.ts';
import { origins } from './name-origins.ts';
import type { Origin } from './name-origins.ts';

/** What is generally known of how somebody looked, and when. */
export interface KnownPerson {
  readonly year: number;
  readonly hair: string;
  readonly hairstyle: PersonPlan['hairstyle'];
  readonly beard: PersonPlan['beard'];
  readonly hasGlasses: boolean;
  readonly gave: EmblemName | undefined;
  readonly origin: Origin | undefined;
}

const dark = '#2c2522';
const hairColours: Readonly<Record<string, string>> = {
  black: '#1b1817',
  dark,
  brown: '#5a4433',
  red: '#a4612f',
  fair: '#c79a55',
  grey: '#a29e98',
  white: '#dedad2',
};

/** Names as six languages write them | a year of their work | hair, hairstyle, beard, glasses | what they gave | where from. */
const table = `
  Marconi,मार्कोनी,マルコーニ | 1896 | dark side-part none | antenna
  Tesla,टेस्ला,テスラ | 1893 | black side-part moustache | coil
  Hertz,हर्ट्ज़,हर्ट्ज,ヘルツ | 1888 | brown short full | spark
  Clerk Maxwell,Maxwell,मैक्सवेल,マクスウェル | 1865 | dark side-part full | waves
  Popov,पोपोव,ポポフ | 1895 | fair short full | antenna
  Chandra Bose,Bose,चन्द्र बसु,चंद्र बसु,बसु,बोस,ボース | 1895 | black side-part moustache | horn | india
  Branly,ब्रांली,ブランリー | 1890 | grey crop moustache | tube
  Oliver Lodge,Lodge,लॉज,ロッジ | 1894 | grey bald full | coil
  Preece,प्रीस,プリース | 1896 | white crop full glasses
  Edison,एडिसन,エジソン | 1879 | grey side-part none | lamp
  Graham Bell,ग्राहम बेल,グラハム・ベル | 1876 | dark short full | telephone
  Meucci,मेउची,メウッチ | 1854 | grey bald full | telephone
  Elisha Gray,एलीशा ग्रे,एलिशा ग्रे,イライシャ・グレイ | 1876 | grey short full | telephone
  Philipp Reis,Reis,राइस,ライス | 1861 | dark short full | telephone
  Gutenberg,गुटेनबर्ग,グーテンベルク | 1450 | brown bob full | book
  Galileo,Galilei,Galilée,गैलीलियो,ガリレイ,ガリレオ | 1610 | grey short full | telescope
  Kepler,Keplero,केप्लर,ケプラー | 1609 | dark short full | telescope
  Copernicus,Copernic,Copernico,Copérnico,कोपरनिकस,コペルニクス | 1530 | dark bob none | telescope
  Isaac Newton,Newton,न्यूटन,ニュートン | 1687 | grey wavy none | formula
  Leonardo da Vinci,Léonard de Vinci,da Vinci,लियोनार्डो,ダ・ヴィンチ | 1500 | white long full | cog
  Einstein,आइंस्टीन,आइन्स्टाइन,アインシュタイン | 1915 | grey curly moustache | formula
  Marie Curie,Maria Sk,मैरी क्यूरी,マリー・キュリー | 1903 | fair bun none | flask
  Darwin,डार्विन,ダーウィン | 1859 | white bald full | book
  Pasteur,पास्चर,パスツール | 1864 | grey short full | flask
  Watt,वाट,ワット | 1776 | grey wig none | engine
  Denis Papin,Papin,पापिन,パパン | 1690 | brown wavy none | engine
  Thomas Savery,Savery,सेवरी,セイヴァリ | 1698 | brown wig none | engine
  Newcomen,न्यूकोमेन,ニューコメン | 1712 | grey wig none | engine
  Trevithick,ट्रेविथिक,トレビシック,トレヴィシック | 1804 | dark short none | engine
  Stephenson,स्टीफेंसन,स्टीफ़ेंसन,स्टीवेंसन,スチーブンソン,スティーブンソン | 1825 | grey side-part none | engine
  Benjamin Franklin,फ्रैंकलिन,フランクリン | 1752 | grey long none glasses | spark
  Alessandro Volta,Volta,वोल्टा,ボルタ | 1800 | dark side-part none | spark
  Faraday,फैराडे,फ़ैराडे,ファラデー | 1831 | grey side-part none | coil
  Samuel Morse,मोर्स,モールス | 1837 | white short full | key
  Nobel,नोबेल,ノーベル | 1867 | grey short full
  Mendel,मेंडल,メンデル | 1865 | brown crop none glasses | flask
  Daguerre,डागुएर,ダゲール | 1839 | dark curly moustache | lens
  Niépce,निएप्स,ニエプス | 1826 | grey short none | lens
  Lumière,ल्यूमियर,リュミエール | 1895 | dark short moustache | lens
  Wright,राइट,ライト兄弟 | 1903 | dark crop none | wing
  Santos-Dumont,サントス | 1906 | black side-part moustache | wing
  Montgolfier,मोंगोल्फिए,モンゴルフィエ | 1783 | grey wig none | wing
  Columbus,Colomb,Colombo,Colón,कोलंबस,कोलम्बस,コロンブス | 1492 | fair bob none | ship
  Magellan,Magellano,Magallanes,मैगलन,マゼラン | 1520 | black bob full | ship
  Vasco da Gama,Vasco de Gama,वास्को,ヴァスコ | 1498 | dark bob full | ship
  Marco Polo,मार्को पोलो,マルコ・ポーロ | 1280 | brown bob full | ship
  Archimedes,Archimède,Archimede,Arquímedes,आर्किमिडीज,アルキメデス | -250 | grey curly full | formula
  Aristotle,Aristote,Aristotele,Aristóteles,अरस्तू,アリストテレス | -340 | grey curly full | book
  Pythagoras,Pythagore,Pitagora,Pitágoras,पाइथागोरस,ピタゴラス | -530 | white curly full | formula
  Euclid,Euclide,Euclides,यूक्लिड,ユークリッド | -300 | grey curly full | formula
  Hippocrates,Hippocrate,Ippocrate,Hipócrates,ヒポクラテス | -400 | white bald full | flask
  Ramanujan,रामानुजन,ラマヌジャン | 1914 | black side-part none | formula | india
  Venkata Raman,C\\. ?V\\. Raman,वेंकट रामन,वेंकट रमन,ラマン | 1928 | black turban moustache | waves | india
  Gandhi,गांधी,गाँधी,ガンディー,ガンジー | 1930 | grey bald moustache glasses | book | india
  Aryabhata,आर्यभट,アーリヤバタ | 499 | black turban full | formula | india
  Mozart,मोजार्ट,モーツァルト | 1785 | grey wig none | note
  Johann Sebastian Bach,बाख,バッハ | 1725 | grey wig none | note
  Beethoven,बीथोवन,ベートーヴェン | 1808 | grey curly none | note
  Shakespeare,शेक्सपियर,シェイクスピア | 1600 | brown side-part moustache | book
  Cervantes,सर्वांतेस,セルバンテス | 1605 | grey short full | book
  Dante,दांते,ダンテ | 1310 | dark bob none | book
  Ada Lovelace,लवलेस,ラブレス | 1843 | dark bun none | cog
  Babbage,बैबेज,バベッジ | 1837 | grey side-part none | cog
  Turing,ट्यूरिंग,チューリング | 1940 | dark side-part none | cog
  Berners-Lee,बर्नर्स,バーナーズ | 1990 | fair short none
  Braille,ब्रेल,ブライユ | 1824 | brown curly none | book
  Fleming,फ्लेमिंग,フレミング | 1928 | grey side-part none | flask
  Jenner,जेनर,ジェンナー | 1796 | grey wig none | flask
  Lavoisier,लेवोज़िए,ラヴォアジエ | 1785 | grey wig none | flask
  Linnaeus,Linné,Linneo,リンネ | 1750 | grey wig none | book
  Houten,ハウテン | 1828 | brown side-part none
  Nestlé,नेस्ले,ネスレ | 1875 | grey short full
  Cai Lun,Tsai Lun,काई लुन,蔡倫 | 105 | black bun moustache | book | china
  Bi Sheng,畢昇 | 1045 | black bun moustache | book | china
  Zheng He,鄭和 | 1410 | black bun none | ship | china
  Ikeda,池田菊苗 | 1908 | black side-part moustache | flask | japan
  Yukawa,湯川 | 1935 | black side-part none glasses | formula | japan
  Noguchi,野口 | 1915 | black curly moustache | flask | japan
`;

interface Entry {
  readonly names: RegExp;
  readonly person: KnownPerson;
}

const entries: readonly Entry[] = table
  .trim()
  .split('\n')
  .map((line) => readEntry(line.split('|').map((part) => part.trim())));

function readEntry([names = '', year = '', look = '', gave = '', origin = '']: readonly string[]): Entry {
  const [hair = '', style = '', beard = '', glasses] = look.split(' ');
  // A whole word where letters have words: 'Watts' is not Watt, 'Voltaire' not Volta.
  const whole = names.split(',').join('|');
  return {
    names: new RegExp(`(?<![\\p{L}\\p{M}])(?:${whole})(?![\\p{Script=Latin}\\p{M}\\p{sc=Devanagari}])`, 'u'),
    person: {
      year: Number(year),
      hair: hairColours[hair] ?? dark,
      hairstyle: hairstyles.find((one) => one === style) ?? 'side-part',
      beard: beards.find((one) => one === beard) ?? 'none',
      hasGlasses: glasses !== undefined,
      gave: emblemNames.find((one) => one === gave),
      origin: origins.find((one) => one === origin),
    },
  };
}

/** Somebody of whom everybody has a picture; undefined of all others. */
export function knownPerson(name: string): KnownPerson | undefined {
  return entries.find(({ names }) => names.test(name))?.person;
}
