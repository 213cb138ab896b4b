import type { LanguageCode } from '@kinora/contract/catalogue';

/** A harvest in each language: what is drawn for it is what is harvested. */
const harvestWords: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['harvest'],
  fr: ['récolte'],
  it: ['raccolto', 'raccolti'],
  es: ['cosecha'],
  hi: ['फसल'],
  ja: ['収穫'],
};

/**
 * picture | English | Hindi | French | Italian | Spanish | Japanese: the words that tell what is harvested; `-` where a
 * word for harvest means something that has no picture.
 */
const crops = `
l:bean|cacao,cocoa,chocolate|कोको,कैकाओ,चॉकलेट|cacao,cacaoyer,chocolat|cacao,cioccolato|cacao,chocolate|カカオ,チョコレート,ココア
l:cherry|coffee,espresso|कॉफी|café,caféier,expresso|caffè,espresso|café,cafeto,cafetal|コーヒー,珈琲
l:leaf|tea|चाय|thé,théier|tè|té|茶
grapes|grape,wine,vine,vineyard,winemaker,vintage|अंगूर,वाइन|raisin,vin,vigne,vignoble,vigneron|uva,vino,vite,vigna,vigneto|uva,vino,vid,viñedo,viña|ぶどう,ブドウ,葡萄,ワイン
olive|olive|जैतून|olive,olivier,oliveraie|oliva,ulivo,olivo,uliveto|aceituna,oliva,olivo,olivar|オリーブ
ear-of-corn|corn,maize|मक्का,मक्के,भुट्टा|maïs|mais,granturco|maíz|トウモロコシ,とうもろこし
red-apple|apple,orchard,cider|सेब|pomme,pommier,verger,cidre|mela,melo,meleto,sidro|manzana,manzano,sidra|リンゴ,りんご
potato|potato|आलू|patate|patata|patata|ジャガイモ,じゃがいも
tomato|tomato|टमाटर|tomate|pomodoro|tomate|トマト
cherries|cherry|चेरी|cerise,cerisier|ciliegia,ciliegio|cereza,cerezo|さくらんぼ,サクランボ
strawberry|strawberry|स्ट्रॉबेरी|fraise,fraisier|fragola|fresa|いちご,イチゴ,苺
banana|banana|केला,केले|banane,bananier,bananeraie|banana,banano|plátano,banano|バナナ
tangerine|orange,mandarin,citrus|संतरा,संतरे|orange,mandarine,agrume,oranger|arancia,arancio,agrume,mandarino|naranja,naranjo,cítrico,mandarina|みかん,ミカン,オレンジ
lemon|lemon|नींबू|citron,citronnier|limone|limón,limonero|レモン
peanuts|peanut|मूंगफली|arachide,cacahuète|arachide|cacahuete,maní|落花生,ピーナッツ
chestnut|chestnut|शाहबलूत|châtaigne,châtaignier,marron|castagna,castagno|castaña,castaño|栗
coconut|coconut|नारियल|coco,cocotier|cocco|coco,cocotero|ココナッツ,ココヤシ
hot-pepper|pepper,chili,spice|मिर्च,मसाला,मसाले|piment,poivre,épice|peperoncino,pepe,spezia|pimienta,chile,especia,pimiento|胡椒,唐辛子,香辛料
mushroom|mushroom,truffle|मशरूम,कुकुरमुत्ता|champignon,truffe|fungo,tartufo|hongo,seta,trufa|きのこ,キノコ
honey-pot|honey,beekeeper,hive|शहद,मधुमक्खी|miel,apiculteur,ruche|miele,apicoltore,alveare|miel,apicultor,colmena|蜂蜜,養蜂,はちみつ
salt|salt|नमक|sel,saline,saunier|sale,salina|sal,salina|塩
-|data,organ,energy,rainwater,soul,password,cell|डेटा|donnée,organe,fonds,don,âme|dato,firma,fondo,denaro|dato,órgano,éxito,voto,aplauso|データ,成果,臓器
`;

const order = ['en', 'hi', 'fr', 'it', 'es', 'ja'] as const satisfies readonly LanguageCode[];

/** The senses of the words for a harvest, as lines of a table of senses: grain where nothing else is told of. */
export function harvestSenses(code: LanguageCode): string {
  const senses = crops
    .trim()
    .split('\n')
    .map((line) => {
      const [picture = '', ...words] = line.split('|');
      return `n:${picture}=${words[order.indexOf(code)] ?? ''}`;
    });
  return harvestWords[code].map((word) => [word, 'n*:sheaf-of-rice', ...senses].join('|')).join('\n');
}
