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
  /** A small one, left lying for somebody. */
  'present',
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
] as const;
export type HeldThing = (typeof heldThings)[number];

/** What somebody holds in the hands, and a word for its colour that the prompt gave. */
export const HoldingSchema = z.strictObject({ thing: z.enum(heldThings), colour: z.string().optional() });

/** Words for what is held: thing | English | Hindi | French | Italian | Spanish | Japanese. */
export const heldWords = `
-|hot air balloon,hot-air balloon,air balloon,apple tree,ball gown,book shop,coffee shop|गर्म हवा का गुब्बारा|pommier|mongolfiera|globo aerostático|本屋,日本,絵本屋
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
`;
