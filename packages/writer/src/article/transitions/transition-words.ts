import type { LanguageCode } from '@kinora/words';

interface TransitionWords {
  /** What whoever heard that it is so wants to know: how it comes about, how it came to that, what happened. */
  readonly explain: readonly string[];
  readonly history: readonly string[];
  readonly news: readonly string[];
  /** After what happened, before what is generally so. */
  readonly background: readonly string[];
  /** Before what came later, in the midst of a scene. */
  readonly then: readonly string[];
  /** Before what is said of the second of two that are compared. */
  readonly beside: string;
  /** Before a comparison that makes a figure clear. */
  readonly picture: readonly string[];
  /** Before what an explanation ends on. */
  readonly ending: readonly string[];
  /** In the middle of an explanation: it goes on, or what it goes on to, whose name stands in the place of '*'. */
  readonly next: readonly string[];
  /** What two are compared by, whose name stands in the place of '*', where no question is asked. */
  readonly compared: string;
}

/** What is said between two scenes. Each says no more than that the talk goes on, and to what. */
export const transitionWords: Readonly<Record<LanguageCode, TransitionWords>> = {
  en: {
    explain: ['But how does that happen?', 'What lies behind it?', 'Let us look at it more closely.'],
    history: ['How did it come to that?', 'How did it all come about?'],
    news: ['What happened?', 'How did it go?'],
    background: ['What lies behind it?', 'What is behind this?'],
    then: ['Then ', 'Later, '],
    beside: 'In comparison, ',
    picture: ['To picture it: ', 'How much is that? '],
    ending: ['In short, ', 'All in all, '],
    next: ['But there is more.', 'And that is not all.'],
    compared: 'Now their *.',
  },
  fr: {
    explain: ['Comment cela se passe-t-il ?', 'Que se passe-t-il au juste ?', 'Regardons cela de plus près.'],
    history: ['Comment en est-on arrivé là ?', 'Comment cela s’est-il fait ?'],
    news: ['Que s’est-il passé ?', 'Comment cela s’est-il passé ?'],
    background: ['Qu’y a-t-il derrière ?', 'Pourquoi en arrive-t-on là ?'],
    then: ['Puis ', 'Ensuite, ', 'Plus tard, '],
    beside: 'En comparaison, ',
    picture: ['Pour se faire une idée : ', 'Combien est-ce ? '],
    ending: ['En somme, ', 'Au fond, '],
    next: ['Ce n’est pas tout.', 'Mais il y a plus.'],
    compared: 'Voyons *.',
  },
  it: {
    explain: ['Ma come avviene?', 'Che cosa succede, esattamente?', 'Guardiamo più da vicino.'],
    history: ['Come ci si è arrivati?', 'Com’è andata?'],
    news: ['Che cosa è successo?', 'Com’è andata?'],
    background: ['Che cosa c’è dietro?', 'Perché succede?'],
    then: ['Poi ', 'In seguito ', 'Più tardi '],
    beside: 'A confronto, ',
    picture: ['Per farsi un’idea: ', 'Quanto è? '],
    ending: ['Insomma, ', 'In fondo, '],
    next: ['Ma non è tutto.', 'E c’è dell’altro.'],
    compared: 'Vediamo *.',
  },
  es: {
    explain: ['¿Cómo ocurre esto?', '¿Qué pasa exactamente?', 'Veámoslo más de cerca.'],
    history: ['¿Cómo se llegó hasta ahí?', '¿Cómo ocurrió todo?'],
    news: ['¿Qué ocurrió?', '¿Cómo fue?'],
    background: ['¿Qué hay detrás?', '¿Por qué ocurre?'],
    then: ['Después, ', 'Luego, ', 'Más tarde, '],
    beside: 'En comparación, ',
    picture: ['Para hacerse una idea: ', '¿Cuánto es eso? '],
    ending: ['En suma, ', 'En definitiva, '],
    next: ['Pero eso no es todo.', 'Y hay algo más.'],
    compared: 'Veamos *.',
  },
  hi: {
    explain: ['लेकिन यह होता कैसे है?', 'आइए, इसे ध्यान से देखें।', 'इसके पीछे क्या है?'],
    history: ['यह सब कैसे हुआ?', 'बात यहाँ तक कैसे पहुँची?'],
    news: ['हुआ क्या था?', 'यह कैसे हुआ?'],
    background: ['इसके पीछे क्या है?', 'ऐसा क्यों होता है?'],
    then: ['इसके बाद ', 'बाद में '],
    beside: 'वहीं ',
    picture: ['इसे यूँ समझें: ', 'यह कितना है? '],
    ending: ['संक्षेप में, ', 'कुल मिलाकर, '],
    next: ['बात इतनी ही नहीं है।', 'और भी कुछ है।'],
    compared: 'अब, *।',
  },
  ja: {
    explain: ['では、どのようにして起こるのでしょうか。', 'もう少し詳しく見てみましょう。'],
    history: ['どのような道のりだったのでしょうか。', 'ここまでの歩みを見てみましょう。'],
    news: ['何が起きたのでしょうか。', '経緯を見てみましょう。'],
    background: ['その背景を見てみましょう。'],
    then: ['その後、', '続いて、'],
    beside: '一方、',
    picture: ['たとえるなら、', '身近なものと比べてみましょう。'],
    ending: ['つまり、'],
    next: ['次に、*を見てみましょう。', 'では、*はどうでしょうか。'],
    compared: '次は*です。',
  },
};
