import type { LanguageCode } from '../language/language-code.ts';

/**
 * What joins a clause to the one before; what follows it stands by itself. Every one ends where a word ends. What only holds
 * when something else does is not said by itself.
 */
const conjunctions: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:(?:and|but|or|so that|because|whereas|although|since) )+/iu,
  fr: /^(?:(?:et|mais|ou|car|donc|parce que?|puisque|tandis que|alors que|si bien que) |(?:parce qu|puisqu|tandis qu|alors qu|si bien qu)['’])+/iu,
  it: /^(?:(?:e|ed|ma|o|perché|poiché|mentre|sicché|così che) )+/iu,
  es: /^(?:(?:y|e|pero|o|porque|mientras que|de modo que|así que|aunque|ya que) )+/iu,
  hi: /^(?:(?:और|लेकिन|परंतु|परन्तु|क्योंकि|तथा|किंतु|किन्तु|इसलिए) )+/u,
  ja: /^(?:そして|また(?!は)|しかし|つまり|やがて|このうち)、?/u,
};

/** What leads from one event to the next and is no part of either. */
const transitions: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:then|later|next|afterwards|after that|since then|thereafter|subsequently|meanwhile),? /iu,
  fr: /^(?:(?:puis|ensuite|plus tard|après cela|par la suite|depuis lors|dès lors|enfin),? |depuis, )/iu,
  it: /^(?:poi|in seguito|più tardi|successivamente|da allora|dopo di che|infine),? /iu,
  es: /^(?:después|luego|más tarde|posteriormente|desde entonces|a continuación|finalmente),? (?!del?\s)/iu,
  hi: /^(?:(?:इसके|उसके|इस के|उस के) (?:बाद|पश्चात)|बाद में|तब से|फिर(?! भी)|तत्पश्चात),? /u,
  ja: /^(?:その後|それから|続いて|以後|以来|のちに|次いで)、?/u,
};

/** How much of it: 'some twenty', 'une dizaine d’'. */
const amounts: Readonly<Record<LanguageCode, string>> = {
  en: String.raw`(?:(?:\d+|an?|some|about|around|almost|nearly|only|just|more|less|than|over|barely|few|several|many|half|and|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred) )+`,
  fr: String.raw`(?:(?:\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|soixante-dix|quatre-vingts|cent|quelques?|plusieurs|environ|près|de|plus|moins|à peine|demi|demi-) |(?:diz|vingt|trent|quarant|cinquant|soixant|cent|douz|quinz)aine (?:d['’]|de ))+(?:demi-)?|un demi-`,
  it: String.raw`(?:(?:\d+|una?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|cento|qualche|alcuni|pochi|molti|circa|quasi|oltre|più di|mezzo) |(?:un['’])?(?:decina|ventina|trentina|quarantina|cinquantina|sessantina|settantina|ottantina|centinaio) (?:d['’]|di ))+`,
  es: String.raw`(?:(?:\d+|un[ao]?s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|cien|algunos|pocos|muchos|varios|casi|cerca de|más de|apenas|medio) )+`,
  hi: String.raw`(?:\S+ ){1,3}`,
  ja: '.{1,6}',
};
/** What is so much later, earlier or on. */
const times: Readonly<Record<LanguageCode, string>> = {
  en: '(?:years?|months?|weeks?|days?|decades?|century|centuries)(?: and a half)? (?:later|on|after|afterwards|before|earlier)|since then|(?:soon|shortly|long) (?:after|before|afterwards)|after that|at the same time|from then on|in the meantime',
  fr: '(?:ans?|années?|mois|semaines?|jours?|siècles?|décennies?)(?: et demie?)? (?:plus tard|après|auparavant|plus tôt)|depuis(?: lors)?|dès lors|à partir de là|par la suite|peu (?:après|avant)|entre-temps|dans le même temps',
  it: '(?:ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|secol[oi]|decenni[o]?)(?: e mezzo)? (?:dopo|più tardi|prima)|da allora|in seguito|poco (?:dopo|prima)|nel frattempo|allo stesso tempo',
  es: '(?:años?|mes(?:es)?|semanas?|días?|siglos?|décadas?)(?: y medi[oa])? (?:más tarde|después|antes)|desde entonces|a partir de entonces|poco (?:después|antes)|mientras tanto|al mismo tiempo',
  hi: '(?:वर्ष|वर्षों|साल|सालों|महीने|महीनों|दिन|दिनों|शताब्दी|दशक|दशकों) (?:के )?(?:बाद|पश्चात|पहले)|(?:इसके|उसके) (?:बाद|पश्चात)|तब से|बाद में|इस बीच|साथ ही',
  ja: '(?:年|世紀|か月|ヶ月|週間|日)(?:後|前)(?:に|には)?|その後|それから|それ以来|以来|以後|続いて|同時に',
};

function onlyTime(code: LanguageCode): RegExp {
  return new RegExp(`^(?:${amounts[code]})?(?:${times[code]})$`, 'iu');
}

/** A text that says no more than how much later something was: 'unos veinte años más tarde', 'depuis lors'. */
const onlyTransition: Readonly<Record<LanguageCode, RegExp>> = {
  en: onlyTime('en'),
  fr: onlyTime('fr'),
  it: onlyTime('it'),
  es: onlyTime('es'),
  hi: onlyTime('hi'),
  ja: onlyTime('ja'),
};

/** A clause without the conjunction and the words of transition at its start. */
export function withoutJoint(clause: string, code: LanguageCode): string {
  const bare = clause.trimStart().replace(conjunctions[code], '');
  return bare.replace(transitions[code], '').replace(conjunctions[code], '');
}

/** Whether a text tells of nothing but that time has passed, or that something comes next. */
export function isOnlyTransition(text: string, code: LanguageCode): boolean {
  const bare = text.trim();
  return onlyTransition[code].test(bare) || `${bare} `.replace(transitions[code], '').trim() === '';
}
