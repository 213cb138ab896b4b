/** Where a name is at home; of all others nothing is known by it. */
export const origins = ['india', 'japan', 'china', 'arab', 'mesoamerica'] as const;
export type Origin = (typeof origins)[number];

/** Parts of names that hardly anybody has elsewhere, as six languages write them. */
const indian =
  /(?:^|[ ・])(?:(?:Jagadish|Chandra(?:sekhar)?|Bose|Satyendra|Raman|Ramanujan|Srinivasa|Venkata|Homi|Bhabha|Vikram|Sarabhai|Aryabhat[ae]?|Brahmagupta|Bhaskara|Meghnad|Saha|Gandhi|Mohandas|Nehru|Jawaharlal|Tagore|Rabindranath|Singh|Kumar|Sharma|Gupta|Mukherjee|Banerjee|Chatterjee|Sen|Das|Patel|Rao|Nair|Iyer|Krishnan?|Lakshmi|Devi|Kaur|Kalam|Ambedkar|Ray)(?=$|[ ,])|जगदीश|चन्द्र|चंद्र|बसु|बोस|सत्येन्द्र|सत्येंद्र|रमन|रामानुजन|श्रीनिवास|होमी|भाभा|विक्रम|साराभाई|आर्यभट|ब्रह्मगुप्त|भास्कर|मेघनाद|साहा|गांधी|गाँधी|नेहरू|टैगोर|ठाकुर|सिंह|कुमार|शर्मा|गुप्त|मुखर्जी|बनर्जी|चटर्जी|पटेल|लक्ष्मी|देवी|कलाम|आंबेडकर|अम्बेडकर|ジャガディッシュ|チャンドラ|ボース|ラマン|ラマヌジャン|ガンディー|ガンジー|ネルー|タゴール|クマール)/u;
const japanese =
  /^\p{sc=Han}{2,}|(?:moto|yama|kawa|gawa|mura|shima|jima|saki|zaki|naka|hashi|bayashi|suke|taro|jiro|hiko|uchi|guchi|fuji|zuki)(?:$| )|(?:^| )(?:Honda|Toyoda|Ikeda|Tanaka|Suzuki|Sato|Ito|Kato|Hideki|Kikunae|Umetaro|Hideyo)(?:$| )/u;

const chinese =
  /^(?:Zhang|Zheng|Cai|Bi|Shen|Guo|Sima|Sun|Liu|Zhou|Zhu) \p{Lu}|Confuci|कन्फ्यूशियस|(?:^| )(?:काई लुन|बी शेंग)|孔子/u;
const arab =
  /(?:^| )(?:[AaIi]l|[AaEe][lnrs]|[Ii]bn|Abū?|Abu|Omar)[- ]\p{L}|Avicenn|Averro|Alhazen|Geber|(?:^| )(?:अल|इब्न|अबू|उमर)[- ]|(?:アル|イブン)[=＝・]/u;
const mesoamerican =
  /Moctezuma|Montezuma|Cuauht[eé]moc|Nezahualc|Pakal|K['’]inich|मोंटेज़ुमा|मोक्टेज़ुमा|モクテスマ/u;

/** Where somebody's name says that they are from. */
export function originOf(name: string): Origin | undefined {
  if (indian.test(name)) {
    return 'india';
  }
  const others = { china: chinese, arab, mesoamerica: mesoamerican, japan: japanese } as const;
  return origins.find((origin) => origin !== 'india' && others[origin].test(name));
}
