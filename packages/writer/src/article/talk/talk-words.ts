import type { LanguageCode } from '@kinora/words';

/** What one of two says who wants to know, and the other tells. */
interface TalkWords {
  /** Before what the film begins on, by what it is about. */
  readonly opening: {
    readonly steps: string;
    readonly compare: string;
    readonly history: string;
    readonly news: string;
    readonly other: string;
  };
  /** Before the first step. */
  readonly howTo: string;
  /** Before another step, scene or date; each in its turn. */
  readonly next: readonly string[];
  /** Before the answer once more. */
  readonly closing: string;
  /** After what has a reason, and before that reason. */
  readonly why: readonly string[];
  /** Before what is done again and again. */
  readonly howOften: string;
  /** Before what is told of the second of two, whose name stands in the place of '*'; each in its turn. */
  readonly other: readonly string[];
}

export const talkWords: Readonly<Record<LanguageCode, TalkWords>> = {
  en: {
    opening: {
      steps: 'What is it, to begin with?',
      compare: 'How do we tell them apart?',
      history: 'Where does the story begin?',
      news: 'What is the news?',
      other: 'What is the answer, in short?',
    },
    howTo: 'And how is it done?',
    next: [
      'What comes next?',
      'And then?',
      'What do I need to know now?',
      'How does it go on?',
      'And after that?',
    ],
    closing: 'Can you say it once more, in short?',
    why: ['Why?', 'Why is that?', 'What for?'],
    howOften: 'How often?',
    other: ['And *?', 'What about *?'],
  },
  fr: {
    opening: {
      steps: 'Au fait, de quoi s’agit-il ?',
      compare: 'Comment les distinguer ?',
      history: 'Où commence l’histoire ?',
      news: 'Quelle est la nouvelle ?',
      other: 'Quelle est la réponse, en bref ?',
    },
    howTo: 'Et comment s’y prend-on ?',
    next: [
      'Et maintenant ?',
      'Et puis ?',
      'Que faut-il savoir encore ?',
      'Comment cela continue-t-il ?',
      'Et après ?',
    ],
    closing: 'Peux-tu le redire en peu de mots ?',
    why: ['Pourquoi ?', 'Pourquoi donc ?', 'Pour quelle raison ?'],
    howOften: 'Tous les combien ?',
    other: ['Et * ?'],
  },
  it: {
    opening: {
      steps: 'Prima di tutto, che cos’è?',
      compare: 'Come si distinguono?',
      history: 'Dove comincia la storia?',
      news: 'Che notizie ci sono?',
      other: 'Qual è la risposta, in breve?',
    },
    howTo: 'E come si fa?',
    next: ['E adesso?', 'E poi?', 'Che cosa c’è ancora da sapere?', 'Come va avanti?', 'E dopo?'],
    closing: 'Me lo ridici in poche parole?',
    why: ['Perché?', 'E come mai?', 'Per quale motivo?'],
    howOften: 'Ogni quanto?',
    other: ['E *?'],
  },
  es: {
    opening: {
      steps: 'Para empezar, ¿qué es?',
      compare: '¿Cómo se distinguen?',
      history: '¿Dónde empieza la historia?',
      news: '¿Qué noticia hay?',
      other: '¿Cuál es la respuesta, en breve?',
    },
    howTo: '¿Y cómo se hace?',
    next: ['¿Y ahora?', '¿Y luego?', '¿Qué más hay que saber?', '¿Cómo sigue?', '¿Y después?'],
    closing: '¿Lo dices otra vez, en pocas palabras?',
    why: ['¿Por qué?', '¿Y eso por qué?', '¿Por qué razón?'],
    howOften: '¿Cada cuánto?',
    other: ['¿Y *?'],
  },
  hi: {
    opening: {
      steps: 'पहले यह बताओ, यह होता क्या है?',
      compare: 'इन्हें अलग-अलग कैसे पहचानें?',
      history: 'कहानी शुरू कहाँ से होती है?',
      news: 'ख़बर क्या है?',
      other: 'संक्षेप में, इसका उत्तर क्या है?',
    },
    howTo: 'और इसे करते कैसे हैं?',
    next: ['अब क्या?', 'और फिर?', 'और क्या जानना चाहिए?', 'बात आगे कैसे बढ़ती है?', 'उसके बाद?'],
    closing: 'एक बार फिर, थोड़े में बताओगे?',
    why: ['क्यों?', 'ऐसा क्यों?', 'किस कारण?'],
    howOften: 'कितनी बार?',
    other: ['और *?'],
  },
  ja: {
    opening: {
      steps: 'そもそも、それは何でしょうか？',
      compare: 'どうやって見分けるのでしょうか？',
      history: '話はどこから始まるのでしょうか？',
      news: 'どんなニュースでしょうか？',
      other: 'ひとことで言うと、どうなのでしょうか？',
    },
    howTo: 'どうやってするのでしょうか？',
    next: [
      '次はどうするのでしょうか？',
      'それから？',
      'ほかに知っておくことは？',
      'その先はどうなるのでしょうか？',
      'そのあとは？',
    ],
    closing: 'もう一度、短く言ってもらえますか？',
    why: ['なぜでしょうか？', 'どうしてでしょうか？'],
    howOften: 'どのくらいの間隔でしょうか？',
    other: ['*はどうでしょうか？', 'では、*は？'],
  },
};
