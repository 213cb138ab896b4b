import type { LanguageCode } from '@kinora/words';

/** How somebody asks for the next step who has done the one before. */
interface StepQuestions {
  /** By what the step says, the most telling first. */
  readonly byWords: readonly (readonly [says: RegExp, question: string])[];
  /** Of any step; each in its turn. */
  readonly next: readonly string[];
}

const stepQuestions: Readonly<Record<LanguageCode, StepQuestions>> = {
  en: {
    byWords: [
      [/^(?:Water|Moisten|Wet|Sprinkle|Spray|Oil|Grease|Rub)\b[^.]*\bdry\b/u, 'And if it is dry?'],
      [
        /^(?:After|Wait)\b[^.,]*\b(?:an?|one|two|three|four|five|six|\d+)\b[^.,]*(?:minute|hour|day|week|month)/u,
        'How long do I wait?',
      ],
      [/\blayers?\b|\bon top\b|\bcover (?:it|them|the|with)\b/iu, 'And what goes on top?'],
      [/\b(?:foundation|base|bottom)\b/iu, 'What goes at the bottom?'],
      [/\d ?°/u, 'How hot does it have to be?'],
      [
        /\bfor (?:about |some )?(?:an?|one|two|three|four|five|six|\d+)\b[^.,]*(?:minute|hour|day|week|month)/u,
        'How long does that take?',
      ],
    ],
    next: ['And what do I do next?', 'And after that?', 'And then?', 'What is left to do?'],
  },
  fr: {
    byWords: [
      [/(?:arros|humidifi|mouill)\p{L}*[^.]*(?<!\p{L})(?:sec|sèche)s?(?!\p{L})/iu, 'Et si c’est sec ?'],
      [
        /^(?:Après|Au bout d)[^.,]*(?:minute|heure|jour|semaine|mois)/u,
        'Combien de temps faut-il attendre ?',
      ],
      [/(?<!\p{L})couches?(?!\p{L})|par-dessus|recouvr/iu, 'Et par-dessus, que met-on ?'],
      [/(?<!\p{L})(?:fond|base|fondation)s?(?!\p{L})/iu, 'Que met-on au fond ?'],
      [/\d ?°/u, 'À quelle température ?'],
      [
        /pendant (?:environ )?(?:une?|deux|trois|quelques|\d+)[^.,]*(?:minute|heure|jour|semaine|mois)/u,
        'Combien de temps cela prend-il ?',
      ],
    ],
    next: ['Et ensuite, que fait-on ?', 'Et après cela ?', 'Et puis ?', 'Que reste-t-il à faire ?'],
  },
  it: {
    byWords: [
      [/(?:annaffi|inumid|bagn)\p{L}*[^.]*(?<!\p{L})secc\p{L}/iu, 'E se è asciutto?'],
      [/^Dopo [^.,]*(?:minut|or[ae]|giorn|settiman|mes[ei])/u, 'Quanto si aspetta?'],
      [/(?<!\p{L})strat[oi](?!\p{L})|ricopr/iu, 'E sopra che cosa ci va?'],
      [/(?<!\p{L})(?:fondo|base|fondamenta)(?!\p{L})/iu, 'Che cosa si mette in fondo?'],
      [/\d ?°/u, 'A che temperatura?'],
      [
        /per (?:circa )?(?:un['’]|un[ao]?|due|tre|qualche|\d+)[^.,]*(?:minut|or[ae](?!\p{L})|giorn|settiman|mes[ei])/u,
        'Quanto tempo ci vuole?',
      ],
    ],
    next: ['E adesso che cosa si fa?', 'E dopo di questo?', 'E poi ancora?', 'Che cosa resta da fare?'],
  },
  es: {
    byWords: [
      [/(?:rieg|reg|humede|moj)\p{L}*[^.]*(?<!\p{L})sec[oa]s?(?!\p{L})/iu, '¿Y si está seco?'],
      [/^(?:Después de|Tras|Al cabo de) [^.,]*(?:minuto|hora|día|semana|mes)/u, '¿Cuánto hay que esperar?'],
      [/(?<!\p{L})capas?(?!\p{L})|encima|cubr/iu, '¿Y qué va encima?'],
      [/(?<!\p{L})(?:fondo|base|cimientos?)(?!\p{L})/iu, '¿Qué se pone en el fondo?'],
      [/\d ?°/u, '¿A qué temperatura?'],
      [
        /durante (?:unos |unas )?(?:una?|dos|tres|varios|\d+)[^.,]*(?:minuto|hora|día|semana|mes)/u,
        '¿Cuánto tarda?',
      ],
    ],
    next: ['¿Y ahora qué se hace?', '¿Y después de eso?', '¿Y luego qué?', '¿Qué queda por hacer?'],
  },
  hi: {
    byWords: [
      [/सूख[^।]*(?:पानी|गील|नम)|(?:पानी|गील|नम)[^।]*सूख/u, 'और अगर वह सूखा हो?'],
      [/(?:मिनट|घंटे|दिन|हफ़्ते|सप्ताह|महीने) (?:के )?बाद/u, 'कितनी देर रुकना होगा?'],
      [/परत|के ऊपर/u, 'और ऊपर क्या आता है?'],
      [/(?<!\S)(?:तल|तली|नींव)(?!\S)|सबसे नीचे/u, 'सबसे नीचे क्या आता है?'],
      [/[\d०-९] ?°|डिग्री/u, 'कितनी गरमी चाहिए?'],
      [/(?:मिनट|घंटे|दिन|हफ़्ते|सप्ताह|महीने) तक/u, 'इसमें कितना समय लगता है?'],
    ],
    next: ['अब आगे क्या करें?', 'और उसके बाद?', 'और फिर क्या?', 'अब क्या करना बाक़ी है?'],
  },
  ja: {
    byWords: [
      [/乾[いき燥][^。]*水|水[^。]*乾[いき燥]/u, '乾いていたら、どうするのでしょうか？'],
      [
        /(?:分|時間|日|週間|か月|ヶ月)(?:後|たったら|経ったら|ほど(?:たつ|置))/u,
        'どのくらい待つのでしょうか？',
      ],
      [/層|重ね/u, '上には何をのせるのでしょうか？'],
      [/底|土台/u, '底には何を敷くのでしょうか？'],
      [/\d ?(?:°|度)/u, '温度はどのくらいでしょうか？'],
      [/(?:分|時間|日|週間|か月)(?:間|ほど)/u, 'どのくらいかかるのでしょうか？'],
    ],
    next: [
      '次は何をするのでしょうか？',
      'その次は？',
      'そして、どうするのでしょうか？',
      'あとは何が残っているのでしょうか？',
    ],
  },
};

/** 'And what goes on top?': what of a step is new, as somebody asks for it who does not know its heading. */
export function stepAsked(told: string, said: Set<string>, code: LanguageCode): string | undefined {
  const { byWords, next } = stepQuestions[code];
  const ways = byWords.flatMap(([says, question]) => (says.test(told) ? [question] : []));
  const asked = [...ways, ...next].find((question) => !said.has(question));
  if (asked !== undefined) {
    said.add(asked);
  }
  return asked;
}
