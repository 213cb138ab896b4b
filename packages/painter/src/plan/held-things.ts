import { z } from 'zod';

/** Things that a story turns on; the small ones are shown larger than life. */
export const keyThings = [
  'feather',
  'shell',
  'cone',
  'stone',
  'rose',
  'key',
  'bell',
  'marble',
  'cog',
  'loaf',
  /** In a bowl, under a cloth. */
  'dough',
  /** Risen so far over its bowl that it lifts its cloth. */
  'risendough',
  /** With a loaf in its glow. */
  'oven',
  /** With dough in it that was put in too soon: pale and flat. */
  'hastyoven',
  /** Bread that did not rise, and burnt. */
  'flatloaf',
  'map',
  'bag',
  /** A surfboard that stands in the sand. */
  'board',
  'spoon',
  'pencil',
  /** Crumpled ones. */
  'pages',
  'cairn',
  /** A zigzag that was drawn in the sand. */
  'furrow',
  'leaf',
  /** Of what fell apart. */
  'pieces',
  /** That nobody caught. */
  'balls',
  /** A picture that went wrong. */
  'canvas',
  'pot',
  'emptypot',
  /** A small one, left lying for somebody. */
  'present',
  /** With a leaf that was set afloat on it. */
  'puddle',
  /** What flowers are watered with, put down. */
  'can',
] as const;
export type KeyThing = (typeof keyThings)[number];

const thingPrefix = 'thing:';

/** The small thing that a figure shows by itself; undefined for all others. */
export function keyThingOf(figure: string): KeyThing | undefined {
  return keyThings.find((name) => figure === `${thingPrefix}${name}`);
}

/** What is held, where a story may turn on it; undefined for all other things. */
export function asKeyThing(held: HeldThing | undefined): KeyThing | undefined {
  return keyThings.find((name) => name === held);
}

/** What somebody may hold in the hands. */
export const heldThings = [
  ...keyThings,
  'book',
  'guitar',
  'violin',
  'drum',
  'flowers',
  'balloon',
  'ball',
  'gift',
  'teddy',
  'lantern',
  'cup',
  'apple',
  'rolling-pin',
  'tray',
  'clipboard',
  'microphone',
  'camera',
  'hammer',
  'wrench',
  'saw',
  'letter',
  'spyglass',
  'magnifier',
  'wand',
  'honey',
  'scissors',
  'shoe',
  'jug',
  'palette',
  'trumpet',
  'basket',
  'bucket',
  'briefcase',
  'crook',
  'staff',
  'stick',
  'broom',
  'sweeping-brush',
  'pitchfork',
  'spade',
  'axe',
  'pickaxe',
  'rod',
  'sceptre',
] as const;
export type HeldThing = (typeof heldThings)[number];

/** What somebody holds in the hands, and a word for its colour that the prompt gave. */
export const HoldingSchema = z.strictObject({ thing: z.enum(heldThings), colour: z.string().optional() });

/** Words for what is held: thing | English | Hindi | French | Italian | Spanish | Japanese. */
export const heldWords = `
-|sleeping bag,tea bag,bean bag,punching bag,handbag shop,hot air balloon,hot-air balloon,air balloon,apple tree,ball gown,book shop,coffee shop,security camera,walking stick insect,basket maker|गर्म हवा का गुब्बारा|pommier|mongolfiera|globo aerostático|本屋,日本,絵本屋
book|book,reading,reads,to read,novel,comic book|किताब,पुस्तक,पढ़ता,पढ़ती,पढ़ रहा,पढ़ रही,पढ़ना|livre,roman,lisant,lire,bouquin|libro,legge,leggendo,leggere,romanzo|libro,lee,leyendo,leer,novela|本を読,読む,絵本,本
guitar|guitar,guitarist,ukulele|गिटार|guitare,guitariste|chitarra,chitarrista|guitarra,guitarrista|ギター,ギタリスト
violin|violin,violinist,fiddle|वायलिन|violon,violoniste|violino,violinista|violín,violinista|バイオリン,ヴァイオリン
drum|drum,drums,drummer|ड्रम,ढोल|tambour,tambourin|tamburo,tamburello|tambor,tamboril|太鼓,ドラム
flowers|bunch of flowers,bouquet of flowers,bouquet,flowers,roses|गुलदस्ता,फूलों का गुच्छा,फूल|bouquet de fleurs,bouquet,fleurs|mazzo di fiori,fiori|ramo de flores,flores|花束,花
balloon|balloon|गुब्बारा,गुब्बारे|ballon de baudruche,ballon rouge,ballon bleu,ballon|palloncino,palloncini|globo|風船
ball|ball,football,soccer ball,basketball,footballer,soccer|गेंद,फुटबॉल|balle,ballon de foot,ballon de football,footballeur|palla,pallone,calciatore|pelota,balón,futbolista|ボール,サッカー
gift|gift,present,gift box|उपहार,तोहफ़ा|cadeau|regalo|regalo|プレゼント,贈り物
teddy|teddy bear,teddy,stuffed bear|टेडी बियर|ours en peluche,nounours|orsacchiotto|osito de peluche,oso de peluche|テディベア,ぬいぐるみ
lantern|lantern|लालटेन|lanterne|lanterna|farol,linterna|ランタン,提灯
cup|cup of tea,cup of coffee,cup,mug,coffee,tea|कप,चाय,कॉफ़ी|tasse de thé,tasse de café,tasse,café,thé|tazza di tè,tazza di caffè,tazza,caffè,tè|taza de té,taza de café,taza,café,té|コーヒー,お茶,カップ
apple|apple|सेब|pomme|mela|manzana|りんご,リンゴ
map|map|नक़्शा,नक्शा|carte|mappa,cartina|mapa|地図
bag|bag,handbag,sack|थैला,झोला,बोरी|sac,baluchon|borsa,sacca,zaino|bolsa,mochila,saco|かばん,カバン,リュック
rolling-pin|rolling pin|बेलन|rouleau à pâtisserie|mattarello|rodillo de cocina|めん棒,麺棒
tray|tray|ट्रे,थाली||vassoio|bandeja|お盆,トレイ
clipboard|clipboard,notepad|क्लिपबोर्ड|porte-documents,bloc-notes|blocco per appunti,cartellina|portapapeles|クリップボード
microphone|microphone,mike|माइक,माइक्रोफ़ोन|microphone,micro|microfono|micrófono|マイク
camera|camera|कैमरा|appareil photo,caméra|macchina fotografica,telecamera|cámara|カメラ
hammer|hammer,mallet|हथौड़ा,हथौड़ी|marteau|martello|martillo|ハンマー,金づち
wrench|wrench,spanner|रिंच|clé anglaise|chiave inglese|llave inglesa|スパナ,レンチ
saw|handsaw,hand saw|आरी|scie|sega|serrucho|のこぎり
letter|letter,letters,envelope,postcard|चिट्ठी,ख़त,लिफ़ाफ़ा|lettre,lettres,enveloppe|lettera,lettere,busta|carta,cartas,sobre de carta|手紙,封筒
spyglass|spyglass,hand telescope||longue-vue|cannocchiale|catalejo|遠めがね
magnifier|magnifying glass,magnifier|आवर्धक लेंस|loupe|lente d'ingrandimento|lupa|虫めがね,虫眼鏡,ルーペ
wand|magic wand,wand,baton|जादू की छड़ी,जादुई छड़ी|baguette magique|bacchetta magica,bacchetta|varita mágica,varita,batuta|魔法の杖,指揮棒
honey|jar of honey,honey jar,honey pot,pot of honey|शहद का मर्तबान,शहद की शीशी|pot de miel|barattolo di miele,vasetto di miele|tarro de miel|はちみつのびん
scissors|scissors,pair of scissors,shears|कैंची|ciseaux|forbici|tijeras|はさみ,ハサミ
jug|jug,pitcher|सुराही,घड़ा|cruche,pichet|brocca|jarra,jarro|水差し,つぼ
palette|palette,paint palette|रंगपट्टी|palette|tavolozza|paleta de pintor|パレット
trumpet|trumpet,bugle|तुरही|trompette|tromba|trompeta|トランペット,ラッパ
basket|basket|टोकरी|panier,corbeille|cesto,cestino,canestro|cesta,canasta|かご,バスケット
bucket|bucket,pail|बाल्टी|seau|secchio|cubo de agua,balde|バケツ
briefcase|briefcase,suitcase|ब्रीफ़केस,सूटकेस|mallette,valise|valigetta,valigia|maletín,maleta|ブリーフケース,スーツケース
crook|shepherd's crook,crook|लाठी|houlette|bastone da pastore|cayado|羊飼いの杖
staff|magic staff,wizard's staff,wooden staff|जादुई डंडा|bâton magique|bastone magico|bastón mágico|魔法の長い杖
stick|walking stick,cane,stick|छड़ी,डंडा|canne,bâton|bastone,bastoncino|bastón,palo|杖,棒
broom|broom,broomstick|झाड़ू|balai|scopa|escoba|ほうき,箒
pitchfork|pitchfork,hay fork|पाँचा|fourche|forcone|horca,horquilla|熊手
spade|spade,shovel|फावड़ा,बेलचा|pelle,bêche|vanga,pala|pala|シャベル,スコップ
axe|axe,hatchet|कुल्हाड़ी|hache|ascia,accetta|hacha|斧
pickaxe|pickaxe,pick axe|गैंती|pioche|piccone|pico y pala,zapapico|つるはし
rod|fishing rod,fishing pole|मछली पकड़ने की छड़ी|canne à pêche|canna da pesca|caña de pescar|釣り竿,釣りざお
sceptre|sceptre,scepter|राजदंड|sceptre|scettro|cetro|王笏
`;
