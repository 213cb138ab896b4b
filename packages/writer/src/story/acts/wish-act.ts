import type { LanguageCode } from '@kinora/words';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { verbInEnglish } from '../worlds/wish-kind.ts';
import type { WishKind } from '../grammar/story-grammar.ts';
import { isSailing } from './sailing.ts';

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
  'sleep',
  'save',
  'solve',
  'deliver',
  'become',
  'laugh',
  'win',
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
  sleep: 'heart',
  save: 'heart',
  solve: 'journey',
  deliver: 'journey',
  become: 'heart',
  laugh: 'heart',
  win: 'any',
} as const satisfies Record<WishAct, WishKind>;

/** English wishes by what is done; the first that fits. */
const english: readonly (readonly [WishAct, RegExp])[] = [
  ['paint', /^(?:be|become) .*\b(?:painter|artist)$/u],
  ['sing', /^(?:be|become) .*\bsinger$/u],
  ['dance', /^(?:be|become) .*\b(?:dancer|ballerina)$/u],
  ['fly', /^(?:be|become) .*\bpilot$/u],
  ['bake', /^(?:be|become) .*\bbaker$/u],
  ['cook', /^(?:be|become) .*\b(?:chef|cook)$/u],
  ['sail', /^(?:be|become) .*\bsailor$/u],
  ['garden', /^(?:be|become) .*\b(?:gardener|farmer)$/u],
  ['write', /^(?:be|become) .*\b(?:writer|author|poet)$/u],
  ['brave', /^(?:be|become) (?:\w+ )?(?:brave|braver|fearless)$/u],
  ['run', /^win .*\b(?:race|marathon)\b/u],
  ['win', /^win\b/u],
  ['become', /^(?:be|become) (?:(?:an?|the) (?!friend)|(?:king|queen|mayor|captain|president)$)/u],
  ['laugh', /^(?:laugh|smile)\b|^find (?:his|her|its|their) (?:smile|laugh(?:ter)?)\b/u],
  ['build', /^invent\b/u],
  ['fish', /^(?:catch|hook) .*\bfish(?:es)?$/u],
  ['play', /^play .*(?:violin|guitar|piano|drum|flute|music|trumpet|song|cello|harp)/u],
  ['befriend', /^(?:make|find) (?:\w+ )?friends?\b|^befriend\b/u],
  [
    'solve',
    /^(?:solve|investigate|unmask)\b|^(?:find|catch) .*(?:\b(?:missing|stolen|vanished|thief|thieves|culprit|burglar)\b|out who\b)/u,
  ],
  ['sleep', /^(?:(?:fall|go to|get to|get some|get back to) )?(?:asleep|sleep)\b|^hibernate\b/u],
  ['deliver', /^deliver\b|^(?:bring|take|carry) .* (?:to|back|home)\b|^return .* to\b/u],
  ['save', /^(?:save|rescue|protect|defend|help|free|cure|heal)\b/u],
  ['chase', /^(?:run|race) after\b|^(?:chase(?! (?:away|off|out))|follow|catch)\b/u],
  ['brave', /^(?:stop being|overcome|not be) .*(?:afraid|scared|frightened|fear)/u],
  ['bake', /^(?:bake|make) .*(?:bread|loaf|loaves|baguettes?|rolls)\b|^bake$/u],
  ['cook', /^(?:cook|bake)\b|^make .*(?:cake|soup|pie|pizza)/u],
  ['garden', /^(?:garden|plant|grow|tend|water)\b/u],
  ['build', /^(?:build|make|construct|craft|carve|repair|fix)\b/u],
  ['find', /^(?:find|discover|seek|search)\b/u],
  // What is missed or waited for is found where one did not look.
  ['find', /^see .* again$/u],
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
    [
      'solve',
      /^(?:résoudre|élucider|enquêter)(?!\p{L})|^(?:trouver|retrouver|attraper) .*(?:volée?|disparue?|voleuse?|voleur|coupable)/u,
    ],
    ['sleep', /^(?:dormir|s['’]endormir|se rendormir)(?!\p{L})/u],
    ['deliver', /^(?:livrer|rapporter|apporter|porter|rendre) .* (?:à|au|aux|chez) /u],
    ['save', /^(?:sauver|secourir|protéger|aider|délivrer|libérer|guérir|défendre)(?!\p{L})/u],
    ['fish', /^(?:attraper|prendre) .*poissons?$/u],
    ['chase', /^courir (?:après|derrière)|^poursuivre|^rattraper/u],
    ['play', /^jouer (?:du|de la|de l['’])/u],
    ['befriend', /^(?:se faire|trouver) (?:un|une|des) ami/u],
    ['brave', /^ne plus avoir peur/u],
    ['bake', /^(?:faire|cuire|pétrir) (?:cuire )?(?:du |le |un )?pain/u],
    ['cook', /^(?:faire|préparer|cuire) .*(?:gâteau|soupe|tarte|pizza)/u],
    [
      'garden',
      /^(?:cultiver|jardiner|arroser|entretenir|soigner)(?!\p{L})|(?<!^(?:aller|voyager|partir|arriver|traverser)(?!\p{L}).*)jardin/u,
    ],
    ['find', /^(?:retrouver|trouver|chercher)(?!\p{L})/u],
    ['go', /^(?:aller|partir|revenir|arriver|rejoindre)(?!\p{L})/u],
    ['become', /^devenir (?!(?:l['’])?amie?)|^être (?:une?|le|la|l['’])/u],
  ],
  it: [
    [
      'solve',
      /^(?:risolvere|indagare|scoprire chi)(?!\p{L})|^(?:trovare|ritrovare|catturare|prendere) .*(?:rubat[oa]|scompars[oa]|sparit[oa]|ladr[oai]|colpevole)/u,
    ],
    ['sleep', /^(?:dormire|addormentarsi|riaddormentarsi|prendere sonno)(?!\p{L})/u],
    [
      'deliver',
      /^(?:consegnare|recapitare|portare|riportare|restituire) .* (?:a|al|allo|alla|all['’]\p{L}+|ai|agli|alle)(?!\p{L})/u,
    ],
    ['save', /^(?:salvare|soccorrere|proteggere|aiutare|liberare|guarire|difendere)(?!\p{L})/u],
    ['fish', /^(?:prendere|catturare|acchiappare) .*pesc[ei]$/u],
    ['chase', /^correre dietro|^inseguire|^rincorrere/u],
    ['play', /^suonare(?!\p{L})/u],
    ['befriend', /^trovare (?:un|degli) amic|^fare amicizia/u],
    ['brave', /^non avere più paura/u],
    ['bake', /^(?:fare|cuocere|sfornare|impastare) (?:il |del |un )?pane/u],
    ['cook', /^(?:fare|preparare|cuocere) .*(?:torta|zuppa|pizza|minestra)/u],
    [
      'garden',
      /^(?:coltivare|curare|annaffiare)(?!\p{L})|(?<!^(?:andare|viaggiare|partire|arrivare|attraversare)(?!\p{L}).*)giardino/u,
    ],
    ['find', /^(?:ritrovare|trovare|cercare)(?!\p{L})/u],
    ['go', /^(?:andare|partire|tornare|arrivare)(?!\p{L})/u],
    ['become', /^diventare (?!(?:l['’])?amic)|^essere (?:un|una|uno|il|lo|la|l['’])/u],
  ],
  es: [
    [
      'solve',
      /^(?:resolver|investigar|descubrir quién)(?!\p{L})|^(?:encontrar|buscar|atrapar) .*(?:robad[oa]|desaparecid[oa]|perdid[oa]s? misteriosamente|ladr[oó]n|culpable)/u,
    ],
    ['sleep', /^(?:dormir|dormirse|conciliar el sueño)(?!\p{L})/u],
    ['deliver', /^(?:entregar|repartir|llevar|devolver|traer) .* (?:a|al|hasta) /u],
    ['save', /^(?:salvar|rescatar|proteger|ayudar|liberar|curar|defender)(?!\p{L})/u],
    ['fish', /^(?:atrapar|coger|capturar) .*(?:pez|peces|pescado)$/u],
    ['chase', /^correr (?:tras|detrás)|^perseguir/u],
    ['play', /^tocar (?:el|la|un|una) (?:violín|guitarra|piano|tambor|flauta|trompeta|arpa)/u],
    ['befriend', /^hacer(?:se)? amig|^encontrar (?:un |una )?amig/u],
    ['brave', /^(?:no tener|dejar de tener|perder el) .*miedo|^no tener miedo/u],
    ['bake', /^(?:hacer|hornear|cocer|amasar) (?:el |un )?pan(?!\p{L})/u],
    ['cook', /^(?:hacer|preparar|hornear) .*(?:pastel|sopa|tarta|pizza)/u],
    [
      'garden',
      /^(?:cultivar|cuidar|regar)(?!\p{L})|(?<!^(?:ir|viajar|partir|llegar|cruzar)(?!\p{L}).*)jardín/u,
    ],
    ['find', /^(?:buscar)(?!\p{L})/u],
    ['go', /^(?:ir|partir|volver|llegar)(?!\p{L})/u],
    ['become', /^(?:convertirse en|hacerse) (?!amig)|^ser (?:un|una|el|la) /u],
  ],
  hi: [
    [
      'solve',
      /(?:चोर|गुत्थी|पहेली|रहस्य).*(?:पकड़ना|सुलझाना|ढूँढना|खोजना)$|(?:चोरी हुआ|चोरी हुई|ग़ायब|गायब).*(?:ढूँढना|खोजना)$/u,
    ],
    ['sleep', /(?:^|\s)सोना$|नींद|सो जाना$/u],
    ['deliver', /(?:पहुँचाना|लौटाना|पहुंचाना)$|(?:चिट्ठी|ख़त|संदेश) देना$/u],
    ['save', /(?:बचाना|मदद करना|रक्षा करना)$/u],
    ['fish', /मछल(?:ी|ियाँ|ियां) पकड़ना$/u],
    ['chase', /के पीछे (?:दौड़|भाग)/u],
    ['play', /बजाना$/u],
    ['befriend', /दोस्त/u],
    ['brave', /डर/u],
    ['bake', /(?:रोटी|ब्रेड|पाव) (?:सेंकना|बनाना|पकाना)$/u],
    ['cook', /पकाना$|केक/u],
    ['garden', /(?:बाग़|बाग|बगीच)(?!.* तक )|पौध|पेड़ लगा|फूल उगा/u],
    ['see', /(?<!सपने )देखना$/u],
    ['go', /जाना$|पहुँचना$|लौटना$/u],
    ['become', /(?:^|\s)बनना$/u],
  ],
  ja: [
    [
      'solve',
      /なぞを(?:解|とく)|謎を(?:解|とく)|事件を|(?:消えた|なくなった|盗まれた|ぬすまれた).*(?:探す|さがす|見つける)$|(?:どろぼう|犯人|泥棒)を/u,
    ],
    ['sleep', /(?:眠る|ねむる|寝る|ねる|眠りたい)$/u],
    ['deliver', /(?:届ける|とどける|運ぶ|はこぶ|返す|返しに行く)$/u],
    ['save', /(?:助ける|たすける|救う|すくう|守る|まもる)$/u],
    ['fish', /魚を(?:釣|つ|捕|つかまえ)/u],
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
    ['go', /(?:行く|帰る|着く|渡る|旅する|旅をする)$/u],
    ['become', /(?<!友だち|友達|なかよし|仲よし)になる$/u],
  ],
};

/** What somebody lets fly, and does not fly with. */
const letsFly =
  /\b(?:kites?|drones?|paper planes?)$|cerfs?-volants?$|aquilon[ei]$|(?:cometas?|papalotes?|barriletes?)$|पतंग|凧|たこあげ/u;

/** 'Traverser le lac à la nage': another verb, and yet it is to swim. */
const bySwimming: Readonly<Record<Exclude<LanguageCode, 'en'>, RegExp>> = {
  fr: /(?<!\p{L})à la nage(?!\p{L})/u,
  it: /(?<!\p{L})a nuoto(?!\p{L})/u,
  es: /(?<!\p{L})a nado(?!\p{L})/u,
  hi: /तैर ?कर/u,
  ja: /泳いで/u,
};

/** What a wish is about to do; undefined where a story knows no more of it than its kind. */
export function actOfWish(action: string, code: LanguageCode, lexicon: Lexicon): WishAct | undefined {
  const wish = action.toLowerCase();
  if (letsFly.test(wish) && !/^(?:build|make|find)\b/u.test(verbInEnglish(wish, code, lexicon))) {
    return undefined;
  }
  if (code !== 'en' && bySwimming[code].test(wish)) {
    return 'swim';
  }
  if (code !== 'en' && isSailing(wish, code)) {
    return 'sail';
  }
  const told = code === 'en' ? undefined : own[code].find(([, words]) => words.test(wish))?.[0];
  const verb = code === 'en' ? wish : verbInEnglish(wish, code, lexicon);
  return told ?? english.find(([, words]) => words.test(verb))?.[0];
}
