import type { LanguageCode } from '@kinora/words';

/** A sentence of an answer, by what in it is asked for; groups named in it stand in the question. */
interface Asking {
  readonly says: RegExp;
  /** '*' stands for what the group `asked` holds. */
  readonly question: string;
  /** Where it is asked: among steps that are to be done, or of what is so. */
  readonly only?: 'steps' | 'facts';
}

/** How somebody asks who listens to what is told, and hears the answer next. */
interface AskingWords {
  /** Of any sentence, the most telling first. */
  readonly any: readonly Asking[];
  /** Of what is told in years; each in its turn. */
  readonly year: readonly string[];
  /** No single year: 'the 1820s'. */
  readonly decade: RegExp;
  /** Of a thing that is named with its article, or by its heading; each in its turn. */
  readonly thing: readonly string[];
  /** Of what a thing is, where the sentence says it. */
  readonly whatIs: readonly Asking[];
  /** An article and the place of a noun behind it; none where nouns stand alone. */
  readonly article: string | undefined;
  /** What was asked, once more. */
  readonly again: string;
}

const protecting = String.raw`keeps|protects|prevents|holds|feeds|warms|cools|drives|carries|causes|breaks|produces|forms`;
const enThing = String.raw`(?:a |an |the )?[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}?`;

export const askingWords: Readonly<Record<LanguageCode, AskingWords>> = {
  en: {
    any: [
      {
        says: /^The (?:largest|biggest|highest|heaviest|longest|oldest|greatest)\b[^.]*\d/u,
        question: 'What is the record?',
      },
      {
        says: /\b(?:is|are) (?:finished|ready|done|complete|ripe) (?:when|once|as soon as)\b/u,
        question: 'How do I know when it is ready?',
      },
      {
        says: /^(?:A|An|The) \p{Ll}+ that is (?<asked>(?:never|not) \p{Ll}+)\b/u,
        question: 'And if it is *?',
      },
      {
        says: /^(?:A|The) \p{Ll}+[^,.]{0,30} should\b/u,
        question: 'How do I know it is right?',
        only: 'steps',
      },
      {
        says: new RegExp(
          String.raw`^(?:A|An|The|Its|Their) [^.;:]{2,60}? (?<asked>(?:(?:${protecting}) (?:the|a|an|it|them|out|off)|(?:can|may) (?:cause|stop|prevent|damage|destroy)) [^,.;]{2,40})[.,;]`,
          'u',
        ),
        question: 'What *?',
      },
      {
        says: /^(?:So|Therefore|Thus|That is why|As a result|Hence)\b/u,
        question: 'And what comes of that?',
      },
      { says: /\bcan (?:lead|kill|break|burst|crack|fail)\b/u, question: 'What can happen then?' },
      { says: /^(?:If|When|Whenever|Unless) /u, question: 'Is that always so?', only: 'facts' },
      { says: /^(?:For example|For instance)\b/u, question: 'What, for example?' },
      { says: /\balso\b|\bas well\b|^Other\b/u, question: 'Is there anything else?' },
    ],
    year: ['What happened in *?', 'And in *?', 'What was new in *?'],
    decade: /\b(?:the )?\d{4}s\b/u,
    thing: ['What about *?', 'And *?'],
    whatIs: [
      {
        says: new RegExp(String.raw`^(?<asked>${enThing}) is (?:a|an|the|one|any|organic|what)\b`, 'iu'),
        question: 'What is *?',
      },
      {
        says: /^(?<asked>\p{Lu}\p{Ll}+(?: \p{Ll}+)?) are (?:an? |the |\p{Ll}+ (?:that|which|of|in|with) )/u,
        question: 'What are *?',
      },
    ],
    article: 'the|a|an',
    again: 'So, once more: *',
  },
  fr: {
    any: [
      {
        says: /^L[ea]s? plus (?:grand|gros|haut|lourd|long|ancien|vieu|vieil)\p{L}*[^.]*\d/u,
        question: 'Quel est le record ?',
      },
      {
        says: /(?:est|sont) (?:prêt|terminé|fini|mûr|cuit)\p{L}* (?:quand|lorsque|lorsqu|dès que)/u,
        question: 'Et quand est-ce prêt ?',
      },
      {
        says: /^Un \p{Ll}+ qui n['’]est (?<asked>(?:jamais|pas) \p{Ll}+)/u,
        question: 'Et s’il n’est * ?',
      },
      {
        says: /^Une \p{Ll}+ qui n['’]est (?<asked>(?:jamais|pas) \p{Ll}+)/u,
        question: 'Et si elle n’est * ?',
      },
      {
        says: /^(?:C['’]est pourquoi|Ainsi|Donc|Par conséquent|De ce fait)(?!\p{L})/u,
        question: 'Et qu’est-ce que cela change ?',
      },
      {
        says: /peu(?:t|vent) (?:provoquer|causer|entraîner|détruire|endommager|arrêter)/u,
        question: 'Que peut-il arriver alors ?',
      },
      {
        says: /^(?:Si|S['’]il|Quand|Lorsque?|Lorsqu['’])\s?/u,
        question: 'Est-ce toujours le cas ?',
        only: 'facts',
      },
      {
        says: /(?:^|\s)(?:Par|par) exemple(?!\p{L})/u,
        question: 'Par exemple ?',
      },
      { says: /(?<!\p{L})(?:aussi|également)(?!\p{L})|^D['’]autres/u, question: 'Y a-t-il autre chose ?' },
    ],
    year: ['Que s’est-il passé en * ?', 'Et en * ?', 'Qu’y a-t-il de nouveau en * ?'],
    decade: /années \d{4}/u,
    thing: ['Et * ?'],
    whatIs: [
      {
        says: /^(?<asked>(?:L[ea] |L['’])\p{Ll}+(?: (?:à|de) \p{Ll}+)?) est (?:une? |la |le |l['’]|ce )/u,
        question: 'Qu’est-ce que * ?',
      },
    ],
    article: "le |la |les |l[’']|un |une ",
    again: 'Alors, encore une fois : *',
  },
  it: {
    any: [
      { says: /^(?:Il|La) (?:più|maggior)[^.]*\d/u, question: 'Qual è il record?' },
      {
        says: /(?:è|sono) (?:pront|finit|matur|cott)\p{L} (?:quando|appena)/u,
        question: 'E quando è pronto?',
      },
      { says: /^Un[ao'’]?\s?\p{Ll}+ che (?<asked>non viene (?:mai )?\p{Ll}+)/u, question: 'E se *?' },
      {
        says: /^(?:Perciò|Quindi|Per questo|Così|Di conseguenza|Pertanto)(?!\p{L})/u,
        question: 'E che cosa comporta?',
      },
      {
        says: /(?:può|possono) (?:provocare|causare|danneggiare|distruggere|portare|fermare)/u,
        question: 'Che cosa può succedere?',
      },
      { says: /^(?:Se|Quando|Qualora) /u, question: 'Succede sempre?', only: 'facts' },
      { says: /(?:^|\s)(?:Ad|ad|Per|per) esempio(?!\p{L})/u, question: 'Per esempio?' },
      { says: /(?<!\p{L})(?:anche|inoltre)(?!\p{L})|^Inoltre|^Altr[ie]/u, question: 'C’è dell’altro?' },
    ],
    year: ['Che cosa accadde nel *?', 'E nel *?', 'Che cosa cambiò nel *?'],
    decade: /anni (?:\d{4}|['’]\d)/u,
    thing: ['E *?'],
    whatIs: [
      {
        says: /^(?<asked>(?:Il |Lo |La |L['’])\p{Ll}+(?: (?:di|a|da) \p{Ll}+)?) è (?:un|il |lo |la |l['’]|ciò )/u,
        question: 'Che cos’è *?',
      },
    ],
    article: "il |lo |la |i |gli |le |l[’']|un |uno |una |un[’']",
    again: 'Allora, ancora una volta: *',
  },
  es: {
    any: [
      { says: /^(?:El|La) (?:mayor|más) [^.]*\d/u, question: '¿Cuál es el récord?' },
      { says: /est(?:á|án) (?:list|termin|madur|hech)\p{L}+ cuando/u, question: '¿Y cuándo está listo?' },
      { says: /^Una? \p{Ll}+ que (?<asked>(?:nunca|no) se \p{Ll}+)/u, question: '¿Y si *?' },
      {
        says: /^(?:Por eso|Por lo tanto|Así|De ahí|En consecuencia)(?!\p{L})/u,
        question: '¿Y qué consecuencia tiene?',
      },
      {
        says: /puede[n]? (?:provocar|causar|dañar|destruir|llevar|detener)/u,
        question: '¿Qué puede pasar entonces?',
      },
      { says: /^(?:Si|Cuando) /u, question: '¿Es siempre así?', only: 'facts' },
      { says: /(?:^|\s)(?:Por|por) ejemplo(?!\p{L})/u, question: '¿Por ejemplo?' },
      { says: /(?<!\p{L})también(?!\p{L})|^También|^Otr[oa]s?(?!\p{L})/u, question: '¿Hay algo más?' },
    ],
    year: ['¿Qué pasó en *?', '¿Y en *?', '¿Qué hubo de nuevo en *?'],
    decade: /década de|años \d{4}/u,
    thing: ['¿Y *?', '¿Qué pasa con *?'],
    whatIs: [
      {
        says: /^(?<asked>(?:El|La) \p{Ll}+(?: de \p{Ll}+)?) es (?:un|una|el|la|lo)(?!\p{L})/u,
        question: '¿Qué es *?',
      },
    ],
    article: 'el |la |los |las |un |una ',
    again: 'Entonces, una vez más: *',
  },
  hi: {
    any: [
      { says: /^सबसे [^।]*[\d०-९]/u, question: 'सबसे ज़्यादा कितना?' },
      { says: /तैयार (?:हो जात|होत|हो चुक)\S+ है/u, question: 'तैयार कब होता है?' },
      { says: /^(?:इसलिए|इसीलिए|अतः|इस कारण)(?!\S)/u, question: 'तो इससे क्या होता है?' },
      { says: /^(?:यदि|अगर|जब) /u, question: 'और तब क्या होता है?', only: 'facts' },
      { says: /^(?:उदाहरण के लिए|जैसे)(?!\S)/u, question: 'जैसे कि?' },
      { says: /(?<!\S)भी(?!\S)/u, question: 'क्या और भी कुछ है?' },
    ],
    year: ['* में क्या हुआ?', 'और * में?', '* में नया क्या हुआ?'],
    decade: /\d{4} (?:के दशक|का दशक)/u,
    thing: ['और *?'],
    whatIs: [],
    article: undefined,
    again: 'तो एक बार फिर: *',
  },
  ja: {
    any: [
      { says: /^(?:最大|最も|もっとも)[^。]*\d/u, question: '最大でどのくらいでしょうか？' },
      {
        says: /(?:完成です|できあがりです|完成します|できあがります)/u,
        question: 'いつ完成するのでしょうか？',
      },
      { says: /^(?:そのため|したがって|その結果)/u, question: 'その結果、どうなるのでしょうか？' },
      {
        says: /^[^。]{2,24}?(?:[るぐすつぶむう]と|いと(?=、)|れば|たら)(?![いっしもはのこき])/u,
        question: 'そうなると、どうなるのでしょうか？',
        only: 'facts',
      },
      { says: /^(?:たとえば|例えば)/u, question: 'たとえば、どんなものでしょうか？' },
      {
        says: /(?:も(?:あり|知られ|使われ|含まれ)|^また、|^ほかに)/u,
        question: 'ほかにもあるのでしょうか？',
      },
    ],
    year: ['*年には何があったのでしょうか？', '*年はどうでしょうか？', '*年に何が変わったのでしょうか？'],
    decade: /\d{4}年代/u,
    thing: ['*については、どうでしょうか？'],
    whatIs: [
      {
        says: /^(?<asked>[^、。はがの]{2,12})(?:とは|は)[^。]{4,}(?:茶|もの|こと|飲料|現象|病気|装置|機械|動物|植物)です/u,
        question: '*とは何でしょうか？',
      },
    ],
    article: undefined,
    again: 'では結局、*',
  },
};
