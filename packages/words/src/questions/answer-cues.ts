import type { LanguageCode } from '../language/language-code.ts';
import type { QuestionKind } from './question-frames.ts';

type Cues = Readonly<Record<Exclude<QuestionKind, 'about' | 'how-much' | 'history'>, RegExp>>;

/** Words by which a sentence shows that it answers a kind of question. Figures, years and names need no language. */
const cues: Readonly<Record<LanguageCode, Cues>> = {
  en: {
    why: /\b(?:because|since|due to|caused? by|causes?|reasons?|therefore|as a result|result(?:s|ed)? (?:in|from)|leads? to|led to|makes?(?! up)|so that|which is why|thanks to|explains?|owing to|in order to|it is (?:this|the) \w+ that)\b/iu,
    how: /\b(?:by \w+ing|through|into|turns?|becomes?|begins?|starts?|when|first|then|finally|forms?|converts?|produces?|process|serves? (?:in|to|as)|for this purpose)\b/iu,
    what: /\b(?:is|are|was|were) (?:an?|the|any|one of|called|known)\b|\b(?:means|refers to|consists? of|describes)\b/iu,
    compare: /\b(?:than|while|whereas|both|unlike|compared (?:to|with)|in contrast|on the other hand)\b/iu,
    who: /\b(?:invent(?:ed|or|ion)|discover(?:ed|er|y)|credited|founded|founder|father of|mother of|created|creator|designed|developed|built|wrote|writers?|authors?|composed|painted|first to|showed|demonstrated|identified|patent\w*|pioneer\w*|(?:ran|flew|launched|demonstrated) (?:an?|the|his|her))\b/iu,
    steps:
      /\b(?:first|second|third|fourth|fifth|next|then|after that|finally|step|begin|mix|add|leave|place|let)\b/iu,
  },
  fr: {
    why: /^Comme (?:le|la|les|l['’])|(?<!\p{L})(?:parce qu[e'’]|car|puisqu[e'’]|à cause d[eu']|grâce à|en raison d[eu']|provoqu\p{L}+|caus\p{L}+|raisons?|donc|c['’]est pourquoi|entraîn\p{L}+|provien\p{L}+|si bien qu[e'’]|dû|dus|dues?|ce qui|rend(?:ent)?|expliqu\p{L}+)(?!\p{L})/iu,
    how: /(?<!\p{L})(?:en \p{L}+ant|grâce à|devien\p{L}+|transform\p{L}+|commenc\p{L}+|d['’]abord|ensuite|puis|enfin|quand|lorsqu[e'’]|se forme\p{L}*|produi\p{L}+|processus)(?!\p{L})/iu,
    what: /(?<!\p{L})(?:est|sont|était|étaient) (?:un|une|des|le|la|les|l['’]|appelée?s?)(?!\p{L})|(?<!\p{L})(?:désigne|signifie|consiste)(?!\p{L})/iu,
    compare:
      /(?<!\p{L})(?:plus|moins|que|tandis que|alors que|contrairement|par rapport|les deux|aussi)(?!\p{L})/iu,
    who: /(?<!\p{L})(?:invent\p{L}+|découv\p{L}+|attribu\p{L}+|fond\p{L}+|père d\p{L}+|mère d\p{L}+|cré\p{L}+|conç\p{L}+|mit au point|montr(?:a|èrent)|démontr\p{L}+|signal(?:a|èrent)|pei(?:nt|gn\p{L}+)|compos\p{L}+|construisi\p{L}+|f(?:ai|i)t (?:rouler|voler|naviguer|circuler|fonctionner)|écri\p{L}+|brevet\p{L}*|pionni\p{L}+)(?!\p{L})/iu,
    steps:
      /(?<!\p{L})(?:d['’]abord|premièrement|deuxièmement|troisièmement|quatrièmement|cinquièmement|première|deuxième|troisième|quatrième|cinquième|ensuite|puis|enfin|étape)(?!\p{L})/iu,
  },
  it: {
    why: /(?<!\p{L})(?:perch[éè]|poich[éè]|siccome|a causa d\p{L}+|grazie a\p{L}*|dovut\p{L}+|caus\p{L}+|provoc\p{L}+|ragion\p{L}+|motiv\p{L}+|quindi|dunque|perciò|rend\p{L}+|spieg\p{L}+|deriv\p{L}+|di conseguenza)(?!\p{L})/iu,
    how: /(?<!\p{L})(?:\p{L}{3,}(?:ando|endo)\p{L}{0,3}|attraverso|mediante|diventa\p{L}*|trasform\p{L}+|comincia\p{L}*|inizia\p{L}*|prima|poi|infine|quando|si forma\p{L}*|produc\p{L}+|processo)(?!\p{L})/iu,
    what: /(?<!\p{L})(?:è|sono|era|erano) (?:un|una|uno|il|lo|la|i|gli|le|chiamat\p{L})(?!\p{L})|(?<!\p{L})è un['’]|(?<!\p{L})(?:significa|indica|consiste)(?!\p{L})/iu,
    compare: /(?<!\p{L})(?:più|meno|mentre|invece|entramb\p{L}|rispetto a\p{L}*|a differenza)(?!\p{L})/iu,
    who: /(?<!\p{L})(?:invent\p{L}+|scopr\p{L}+|scopert\p{L}+|attribui\p{L}+|fond\p{L}+|padre d\p{L}+|madre d\p{L}+|cre[òa]\p{L}*|fece (?:correre|volare|muovere|funzionare)|ide[òa]\p{L}*|costru\p{L}+|progett\p{L}+|brevett\p{L}+|scri\p{L}+|dipin\p{L}+|compos\p{L}+|segnal\p{L}+|dimostr\p{L}+|pionier\p{L}+)(?!\p{L})/iu,
    steps:
      /(?<!\p{L})(?:prim[oa]|second[oa]|terz[oa]|quart[oa]|quint[oa]|poi|quindi|infine|passo|fase|passaggio)(?!\p{L})/iu,
  },
  es: {
    why: /(?<!\p{L})(?:porque|ya que|puesto que|debido a\p{L}*|a causa d\p{L}+|gracias a\p{L}*|caus\p{L}+|provoc\p{L}+|raz\p{L}+|motivos?|por eso|por lo tanto|hac(?:e|en) que|se debe\p{L}*|procede\p{L}*|por lo que|explic\p{L}+)(?!\p{L})/iu,
    how: /(?<!\p{L})(?:\p{L}{2,}(?:ando|iendo|ándo\p{L}+|iéndo\p{L}+)|mediante|a través|se conviert\p{L}+|se transform\p{L}+|comienz\p{L}+|empiez\p{L}+|primero|después|luego|finalmente|cuando|se form\p{L}+|produc\p{L}+|proceso)(?!\p{L})/iu,
    what: /(?<!\p{L})(?:es|son|era|eran|fue) (?:un|una|unos|unas|el|la|los|las|llamad\p{L}+)(?!\p{L})|(?<!\p{L})(?:significa|consiste)(?!\p{L})/iu,
    compare: /(?<!\p{L})(?:más|menos|mientras|en cambio|ambos|ambas|comparad\p{L}+|a diferencia)(?!\p{L})/iu,
    who: /(?<!\p{L})(?:invent\p{L}+|descubr\p{L}+|atribu\p{L}+|fund\p{L}+|padre d\p{L}+|madre d\p{L}+|cre[óa]\p{L}*|hizo (?:rodar|volar|circular|funcionar)|ide[óa]\p{L}*|construy\p{L}+|diseñ\p{L}+|patent\p{L}+|logr\p{L}+|desarroll\p{L}+|escri\p{L}+|autor\p{L}*|pint\p{L}+|compus\p{L}+|demostr\p{L}+|pioner\p{L}+)(?!\p{L})/iu,
    steps:
      /(?<!\p{L})(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|después|luego|por último|finalmente|paso)(?!\p{L})/iu,
  },
  hi: {
    why: /क्योंकि|कारण|वजह|इसलिए|के चलते|जिससे|ताकि|का मूल|परिणामस्वरूप/u,
    how: /द्वारा|बदल|बनता|बनती|बनते|शुरू|पहले|फिर|जब|प्रक्रिया|से होकर/u,
    what: /(?:एक|वह) .{2,60}(?:है|हैं|था|थी)।?$|कहते हैं|कहा जाता है|अर्थ/u,
    compare: /जबकि|से (?:कम|ज़्यादा|ज्यादा|अधिक)|दोनों|की तुलना|वहीं/u,
    who: /श्रेय|आविष्कार(?:क|\s+किया)|(?:की|का) (?:खोज|निर्माण|विकास|स्थापना|रचना) (?:की|किया)|जनक|संस्थापक|बनाया|पेटेण्ट|पेटेंट/u,
    steps: /पहले|पहला|पहली|दूसरा|दूसरी|दूसरे|तीसर|चौथ|पाँचव|पांचव|फिर|अंत में|चरण/u,
  },
  ja: {
    why: /ため|ので|から(?:です|こそ|、)|原因|理由|によって|により|その結果|に限って/u,
    how: /によって|ことで|なり(?:ます)?|変わ|始ま|まず|次に|最後に|とき|でき(?:ます|る)|られ(?:ます|る)|仕組み/u,
    what: /とは|のことです|と呼ば|という/u,
    compare: /より|一方|に対して|どちらも|比べ|のに対し/u,
    who: /発明|特許|発見|創始|創設|考案|開発|完成させ|父と|生みの親|作った|著し|命名/u,
    steps: /まず|最初|第一|第二|第三|第四|第五|次に|続いて|最後/u,
  },
};

/** A number of four digits; not one that counts something ('1435 mm', '1,500'). */
const year =
  /(?<![\p{N}.,]|\p{N}\s)(?:1\d{3}|20\d\d)(?![\p{N}]|[.,\s]\p{N}|\s?(?:[kmc]?m|k?g|t|°|%|pounds|livres|people|personas|personnes|persone)(?![\p{L}]))/u;
const figure = /\p{N}/u;
const name = /(?<=\p{L}[\p{L},]*\s)\p{Lu}\p{Ll}+/u;
const kanaName = /[\p{sc=Katakana}ー]{2,}[・=](?:\p{Lu}[・.])?[\p{sc=Katakana}ー]{2,}/u;

/** Whether the sentence says what such a question wants to hear: a cause, a figure, a date, a name, a step. */
export function answersKind(sentence: string, kind: QuestionKind, code: LanguageCode): boolean {
  switch (kind) {
    case 'about':
      return cues[code].what.test(sentence);
    case 'how-much':
      return figure.test(sentence);
    case 'history':
      return year.test(sentence);
    case 'who':
      return cues[code].who.test(sentence) && namesSomebody(sentence, code);
    default:
      return cues[code][kind].test(sentence);
  }
}

/** Names cannot be told by their letters in Hindi; in Japanese those written in kana can. */
function namesSomebody(sentence: string, code: LanguageCode): boolean {
  if (code === 'ja') {
    return kanaName.test(sentence) || /[\p{sc=Han}]{2,}(?:が|は|によ)/u.test(sentence);
  }
  return code === 'hi' || name.test(sentence);
}

/** How many of the words by which a kind of question is answered the sentence holds. */
export function countCues(sentence: string, kind: QuestionKind, code: LanguageCode): number {
  const { how, why } = cues[code];
  const own = kind === 'how' ? how : why;
  return sentence.match(new RegExp(own.source, 'giu'))?.length ?? 0;
}

/** The first year a sentence names. */
export function yearOf(sentence: string): number | undefined {
  const found = year.exec(sentence)?.[0];
  return found === undefined ? undefined : Number(found);
}
