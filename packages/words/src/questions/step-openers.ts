import type { LanguageCode } from '../language/language-code.ts';

const openers: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|last)(?:ly)?\b,?|^(?:next|then|after that|finally|at last|to begin|step \w+)\b/iu,
  fr: /^(?:d['’]abord|premièrement|deuxièmement|troisièmement|quatrièmement|cinquièmement|sixièmement|en (?:premier|deuxième|troisième|quatrième|cinquième) lieu|ensuite|puis|enfin|pour (?:commencer|finir)|étape)(?!\p{L})/iu,
  it: /^(?:prima|per prima cosa|primo|secondo|terzo|quarto|quinto|sesto|in (?:primo|secondo|terzo|quarto|quinto) luogo|poi|quindi|infine|alla fine|passo|fase)(?!\p{L})/iu,
  es: /^(?:primero|segundo|tercero|cuarto|quinto|sexto|en (?:primer|segundo|tercer|cuarto|quinto) lugar|después|luego|a continuación|por último|finalmente|al final|paso)(?!\p{L})/iu,
  hi: /^(?:सबसे पहले|पहले|पहला|पहली|दूसरा|दूसरी|दूसरे|तीसरा|तीसरी|तीसरे|चौथा|चौथी|चौथे|पाँचवाँ|पाँचवीं|पाँचवें|पांचवें|फिर|इसके बाद|उसके बाद|अगला|अंत में|आखिर में|चरण)/u,
  ja: /^(?:まず|最初に|はじめに|第[一二三四五六]に|[一二三四五六]つ目|次に|続いて|それから|最後に|手順)/u,
};

/** Whether a sentence opens a step of something that is done or happens in order: 'First, …', 'Next, …'. */
export function opensStep(sentence: string, code: LanguageCode): boolean {
  return openers[code].test(sentence);
}
