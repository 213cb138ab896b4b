import type { LanguageCode } from '@kinora/words';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { verbInEnglish } from '../worlds/wish-kind.ts';
import type { WishKind } from '../grammar/story-grammar.ts';

/** What a wish is about to do, where a story knows more of it than its kind. */
export const wishActs = [
  'run',
  'chase',
  'surf',
  'swim',
  'sail',
  'fly',
  'climb',
  'dance',
  'skate',
  'ski',
  'jump',
  'juggle',
  'sing',
  'play',
  'paint',
  'bake',
  'cook',
  'read',
  'write',
  'garden',
  'build',
  'fish',
  'befriend',
  'brave',
  'find',
  'see',
  'go',
] as const;
export type WishAct = (typeof wishActs)[number];

/** What kind of wish each is, as far as it decides what can stand in its way. */
export const kindOfAct = {
  run: 'move',
  chase: 'move',
  surf: 'move',
  swim: 'move',
  sail: 'journey',
  fly: 'move',
  climb: 'move',
  dance: 'move',
  skate: 'move',
  ski: 'move',
  jump: 'move',
  juggle: 'move',
  sing: 'voice',
  play: 'voice',
  paint: 'paint',
  bake: 'cook',
  cook: 'cook',
  read: 'words',
  write: 'words',
  garden: 'grow',
  build: 'build',
  fish: 'any',
  befriend: 'heart',
  brave: 'heart',
  find: 'journey',
  see: 'journey',
  go: 'journey',
} as const satisfies Record<WishAct, WishKind>;

/** English wishes by what is done; the first that fits. */
const english: readonly (readonly [WishAct, RegExp])[] = [
  ['chase', /^(?:run|race) after\b|^(?:chase|follow|catch)\b/u],
  ['play', /^play .*(?:violin|guitar|piano|drum|flute|music|trumpet|song|cello|harp)/u],
  ['befriend', /^(?:make|find) (?:\w+ )?friends?\b|^befriend\b/u],
  ['brave', /^(?:stop being|overcome|not be) .*(?:afraid|scared|frightened|fear)/u],
  ['bake', /^(?:bake|make) .*(?:bread|loaf|loaves|baguettes?|rolls)\b|^bake$/u],
  ['cook', /^(?:cook|bake)\b|^make .*(?:cake|soup|pie|pizza)/u],
  ['garden', /^(?:garden|plant|grow|tend|water)\b/u],
  ['build', /^(?:build|make|construct|craft|carve|repair|fix)\b/u],
  ['find', /^(?:find|discover|seek|search)\b/u],
  ['see', /^see\b/u],
  ['sail', /^cross .*\b(?:sea|ocean|bay|lake)\b/u],
  ['go', /^(?:go|travel|reach|visit|cross|explore|return)\b/u],
  ['run', /^(?:run|race)\b/u],
  ['paint', /^(?:paint|draw|sketch)\b/u],
  ['surf', /^surf\b/u],
  ['swim', /^swim\b/u],
  ['sail', /^sail\b/u],
  ['fly', /^fly\b/u],
  ['climb', /^climb\b/u],
  ['dance', /^dance\b/u],
  ['skate', /^skate\b/u],
  ['ski', /^ski\b/u],
  ['jump', /^jump\b/u],
  ['juggle', /^juggle\b/u],
  ['sing', /^sing\b/u],
  ['read', /^read\b/u],
  ['write', /^write\b/u],
  ['fish', /^fish\b/u],
];

/** Wishes that the small dictionary's verb does not tell. */
const own: Readonly<Record<Exclude<LanguageCode, 'en'>, readonly (readonly [WishAct, RegExp])[]>> = {
  fr: [
    ['chase', /^courir (?:après|derrière)|^poursuivre|^rattraper/u],
    ['play', /^jouer (?:du|de la|de l['’])/u],
    ['befriend', /^(?:se faire|trouver) (?:un|une|des) ami/u],
    ['brave', /^ne plus avoir peur/u],
    ['bake', /^(?:faire|cuire|pétrir) (?:cuire )?(?:du |le |un )?pain/u],
    ['cook', /^(?:faire|préparer|cuire) .*(?:gâteau|soupe|tarte|pizza)/u],
    ['garden', /^(?:cultiver|jardiner|arroser|entretenir|soigner)(?!\p{L})|jardin/u],
    ['find', /^(?:retrouver|chercher)(?!\p{L})/u],
    ['go', /^(?:aller|partir|revenir|arriver|rejoindre)(?!\p{L})/u],
  ],
  it: [
    ['chase', /^correre dietro|^inseguire|^rincorrere/u],
    ['play', /^suonare(?!\p{L})/u],
    ['befriend', /^trovare (?:un|degli) amic|^fare amicizia/u],
    ['brave', /^non avere più paura/u],
    ['bake', /^(?:fare|cuocere|sfornare|impastare) (?:il |del |un )?pane/u],
    ['cook', /^(?:fare|preparare|cuocere) .*(?:torta|zuppa|pizza|minestra)/u],
    ['garden', /^(?:coltivare|curare|annaffiare)(?!\p{L})|giardino/u],
    ['find', /^(?:ritrovare|cercare)(?!\p{L})/u],
    ['go', /^(?:andare|partire|tornare|arrivare)(?!\p{L})/u],
  ],
  es: [
    ['chase', /^correr (?:tras|detrás)|^perseguir/u],
    ['play', /^tocar (?:el|la|un|una) (?:violín|guitarra|piano|tambor|flauta|trompeta|arpa)/u],
    ['befriend', /^hacer(?:se)? amig|^encontrar (?:un |una )?amig/u],
    ['brave', /^(?:no tener|dejar de tener|perder el) .*miedo|^no tener miedo/u],
    ['bake', /^(?:hacer|hornear|cocer|amasar) (?:el |un )?pan(?!\p{L})/u],
    ['cook', /^(?:hacer|preparar|hornear) .*(?:pastel|sopa|tarta|pizza)/u],
    ['garden', /^(?:cultivar|cuidar|regar)(?!\p{L})|jardín/u],
    ['find', /^(?:buscar)(?!\p{L})/u],
    ['go', /^(?:ir|partir|volver|llegar)(?!\p{L})/u],
  ],
  hi: [
    ['chase', /के पीछे (?:दौड़|भाग)/u],
    ['play', /बजाना$/u],
    ['befriend', /दोस्त/u],
    ['brave', /डर/u],
    ['bake', /(?:रोटी|ब्रेड|पाव) (?:सेंकना|बनाना|पकाना)$/u],
    ['cook', /पकाना$|केक/u],
    ['garden', /बाग़|बाग|बगीच|पौध|पेड़ लगा|फूल उगा/u],
    ['see', /(?<!सपने )देखना$/u],
    ['go', /जाना$|पहुँचना$|लौटना$/u],
  ],
  ja: [
    ['chase', /追いかけ/u],
    ['ski', /スキー/u],
    ['skate', /スケート/u],
    ['surf', /サーフィン|波に乗/u],
    ['dance', /踊り|ダンス/u],
    ['juggle', /お手玉|ジャグリング/u],
    ['play', /(?:弾く|吹く|演奏する|たたく)$/u],
    ['befriend', /友だち|友達|仲よく/u],
    ['brave', /こわが|怖が/u],
    ['bake', /パンを(?:焼く|作る)$/u],
    ['cook', /ケーキを|料理/u],
    ['garden', /(?:庭|花|木|種|野菜)を(?:育て|作|植え|世話)/u],
    ['find', /(?:探す|さがす)$/u],
    ['go', /(?:行く|帰る|着く|渡る)$/u],
  ],
};

/** What a wish is about to do; undefined where a story knows no more of it than its kind. */
export function actOfWish(action: string, code: LanguageCode, lexicon: Lexicon): WishAct | undefined {
  const wish = action.toLowerCase();
  const told = code === 'en' ? undefined : own[code].find(([, words]) => words.test(wish))?.[0];
  const verb = code === 'en' ? wish : verbInEnglish(wish, code, lexicon);
  return told ?? english.find(([, words]) => words.test(verb))?.[0];
}
