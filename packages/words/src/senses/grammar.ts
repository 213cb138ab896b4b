import type { LanguageCode } from '@kinora/contract/catalogue';
import { wordSet } from '../language/language-profile.ts';

/** The small words that tell what the word beside them is, in a language whose words stand apart. */
export interface Grammar {
  /** Articles, possessives and the like of no certain gender: a noun or its adjective follows. */
  readonly determiners: ReadonlySet<string>;
  readonly masculine: ReadonlySet<string>;
  readonly feminine: ReadonlySet<string>;
  /** Articles that may as well be the object of a verb that follows ('il la porte'). */
  readonly objectArticles: ReadonlySet<string>;
  readonly prepositions: ReadonlySet<string>;
  /** Right before a verb and nothing else: subjects, reflexive words, negations, modals. */
  readonly beforeVerbs: ReadonlySet<string>;
  /** Often before a verb, at times before something else. */
  readonly oftenBeforeVerbs: ReadonlySet<string>;
  /** Before an adjective or participle, never right before a noun. */
  readonly beforeModifiers: ReadonlySet<string>;
  /** Adjectives and numbers that stand before their noun. */
  readonly leadingAdjectives: ReadonlySet<string>;
  /** Right after a noun (in Hindi). */
  readonly postpositions: ReadonlySet<string>;
  /** Verbs among the names of pictures, where no ending tells them. */
  readonly actions: ReadonlySet<string>;
  /** How a verb ends in a dictionary. */
  readonly infinitive: RegExp | undefined;
}

const none: ReadonlySet<string> = new Set();

const english: Grammar = {
  determiners: wordSet(
    `a an the this these those my your his her its our their some any each every no another both`,
  ),
  masculine: none,
  feminine: none,
  objectArticles: none,
  prepositions: wordSet(
    `of in on at by with from for into under through without onto against between beside behind near inside`,
  ),
  beforeVerbs: wordSet(
    `i he she we they who can could will would should must cannot don didn doesn does did let`,
  ),
  oftenBeforeVerbs: wordSet(
    `to you it do may might shall always never often usually sometimes slowly quickly gently not`,
  ),
  beforeModifiers: wordSet(`very too quite`),
  leadingAdjectives:
    wordSet(`big small old young new red black white blue brown grey gray little large tiny huge wild tall long short
    warm fresh beautiful dark bright heavy wooden golden hungry clever brave two three four five six ten many few several first last`),
  postpositions: none,
  actions:
    wordSet(`run jog walk hike swim dance sing sleep doze nap climb meditate wash eat cook bake knead grill fry write read draw
    sketch paint sew weave dig mine hug cry smile laugh marry vote vaccinate graduate fish ski row skate surf juggle dive
    photograph celebrate scare frighten recycle purr vibrate freeze germinate bloom erupt pollinate rain snow shine bleed
    hear listen smell taste breathe think teach learn study talk speak ask pray repair weigh measure examine shop travel shout gallop
    evaporate ferment advertise sweat sprout`),
  infinitive: undefined,
};

const french: Grammar = {
  determiners: wordSet(
    `l les des ces mes tes ses nos vos leurs notre votre leur chaque quelques plusieurs d aux deux trois quatre cinq`,
  ),
  masculine: wordSet(`le un ce cet mon ton du au aucun`),
  feminine: wordSet(`la une cette ma ta sa aucune`),
  objectArticles: wordSet(`le la les l`),
  prepositions: wordSet(`de d à en dans sur sous avec sans pour par chez entre vers contre derrière devant`),
  beforeVerbs: wordSet(`je j il elle on ils elles tu nous vous qui ne n se s me te y`),
  oftenBeforeVerbs: wordSet(`peut doit va veut peuvent doivent vont`),
  beforeModifiers: wordSet(`très trop assez bien plus moins aussi est sont était a ont avait été`),
  leadingAdjectives:
    wordSet(`petit petite petits petites grand grande grands grandes vieux vieille vieil beau belle bel jeune gros grosse bon
    bonne mauvais nouveau nouvelle premier première dernier dernière autre même deux trois quatre cinq six dix`),
  postpositions: none,
  actions: none,
  infinitive: /(?:er|ir|re)$/u,
};

const italian: Grammar = {
  determiners: wordSet(
    `l i gli dei degli delle miei tuoi suoi nostri loro ogni alcuni alcune due tre quattro cinque all dell nell sull dall`,
  ),
  masculine: wordSet(
    `il lo un uno questo quel quello mio tuo suo nostro del dello al allo nel nello sul sullo dal dallo ai dei nei sui dai agli`,
  ),
  feminine: wordSet(
    `la una le questa quella mia tua sua nostra della alla nella sulla dalla alle nelle sulle delle dalle queste quelle`,
  ),
  objectArticles: wordSet(`lo la li le l`),
  prepositions: wordSet(`di da in con su per tra fra a d senza sotto sopra dentro verso`),
  beforeVerbs: wordSet(`io tu lui lei noi voi egli ella essi non si mi ti ci vi`),
  oftenBeforeVerbs: wordSet(`che può deve vuole possono devono`),
  beforeModifiers: wordSet(`molto assai così più meno troppo è sono era ha ho hanno hai aveva`),
  leadingAdjectives:
    wordSet(`piccolo piccola piccoli piccole grande grandi vecchio vecchia bello bella bel nuovo nuova giovane buono buona
    primo prima ultimo ultima altro altra stesso stessa due tre quattro cinque sei dieci`),
  postpositions: none,
  actions: none,
  infinitive: /(?:are|ere|ire|arsi|ersi|irsi)$/u,
};

const spanish: Grammar = {
  determiners: wordSet(`mi tu su mis tus sus cada algunos algunas dos tres cuatro cinco varios varias`),
  masculine: wordSet(`el un los unos este ese aquel nuestro del al estos esos aquellos algún ningún`),
  feminine: wordSet(`la una las unas esta esa aquella nuestra estas esas aquellas alguna ninguna`),
  objectArticles: wordSet(`la los las lo`),
  prepositions: wordSet(`de en con por para sin sobre entre hasta desde bajo a hacia contra ante tras`),
  beforeVerbs: wordSet(`yo él ella nosotros ellos ellas usted ustedes se me te nos no`),
  oftenBeforeVerbs: wordSet(`que puede debe quiere va pueden deben siempre nunca`),
  beforeModifiers: wordSet(`muy tan qué más menos bastante es son está están ha han había`),
  leadingAdjectives:
    wordSet(`gran pequeño pequeña viejo vieja nuevo nueva buen buena mal primer primera último última otro otra mismo misma
    dos tres cuatro cinco seis diez tercer tercera segundo segunda`),
  postpositions: none,
  actions: none,
  infinitive: /(?:ar|er|ir|ír|arse|erse|irse)$/u,
};

const hindi: Grammar = {
  determiners: none,
  masculine: none,
  feminine: none,
  objectArticles: none,
  prepositions: none,
  beforeVerbs: none,
  oftenBeforeVerbs: none,
  beforeModifiers: none,
  leadingAdjectives: none,
  postpositions: wordSet(`का की के में से को ने तक`),
  actions: none,
  infinitive: /ना$/u,
};

/** What is known of a language's sentences; Japanese has its own way. */
export const grammars: Readonly<Record<Exclude<LanguageCode, 'ja'>, Grammar>> = {
  en: english,
  hi: hindi,
  fr: french,
  it: italian,
  es: spanish,
};
