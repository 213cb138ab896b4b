import type { LanguageCode } from '@kinora/words';
import { readStems } from '@kinora/words';
import { lowerFirst } from './lower-first.ts';
import type { ArticleSentence } from './article-sentence.ts';

/** What is read of the article's subject: as its first sentence names it, and without its article. */
interface Subject {
  readonly name: string;
  /** As it stands within a sentence. */
  readonly within: string;
  readonly stems: readonly string[];
}

const longestSubject = 40;
/** 'By day they hide': a pronoun after a word or two that say when or where. */
const they = /^(?:(?:In|By|At|On|During|After)\s[^,.]{2,30}?,?\s)?they\s/iu;
const plural =
  /^(?<name>(?:\p{Lu}\p{Ll}+\s)?\p{Ll}*\p{Lu}?\p{Ll}+s)\s(?:are|were|have|eat|live|lay|return)\s/u;

/**
 * A sentence outside the lead that speaks of what its article is about by a pronoun, a possessive or a verb without a subject, with
 * the name in its place: 'They eat beetles' is 'Toads eat beetles'.
 *
 * @returns undefined where it may mean something else
 */
export function withSectionSubject(
  sentence: ArticleSentence,
  sentences: readonly ArticleSentence[],
  code: LanguageCode,
): ArticleSentence | undefined {
  const first = sentences.find(({ source }) => source === sentence.source);
  const subject = first === undefined ? undefined : subjectOf(first, sentences, code);
  if (subject === undefined) {
    return undefined;
  }
  const text =
    (code === 'en'
      ? byPlural(sentence, sentences, subject)
      : bySubjectless(sentence, sentences, { subject, code })) ??
    byPossessive(sentence, sentences, { subject, code }) ??
    (isOfClass(sentence, sentences, code) ? sentence.text : undefined);
  return text === undefined
    ? undefined
    : { ...sentence, text, stems: readStems(text, code), isDependent: false };
}

const copulas: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /\s(?:is|are|was|were)\s/u,
  fr: /\s(?:est|sont|était|fut)\s/u,
  it: /\s(?:è|sono|era|fu)\s/u,
  es: /\s(?:es|son|era|fue)\s/u,
};

function subjectOf(
  { text }: ArticleSentence,
  sentences: readonly ArticleSentence[],
  code: LanguageCode,
): Subject | undefined {
  const copula = copulas[code];
  const at = copula === undefined ? -1 : text.search(copula);
  const name = text.slice(0, Math.max(0, at)).replace(/\s(?:or|ou|o)\s.*$|,.*$/u, '');
  if (name === '' || name.length > longestSubject) {
    return undefined;
  }
  const small = name.charAt(0).toLocaleLowerCase() + name.slice(1);
  const isCommon = sentences.some((sentence) => sentence.text.includes(` ${small} `));
  return { name, within: isCommon ? small : lowerFirst(name, code), stems: readStems(name, code) };
}

/** The plural that the paragraph begins with, where it is the subject's and nothing but it has been spoken of. */
function byPlural(
  sentence: ArticleSentence,
  sentences: readonly ArticleSentence[],
  subject: Subject,
): string | undefined {
  const before = sentences.slice(sentence.index - sentence.placeInParagraph, sentence.index);
  const [opening, ...between] = before;
  const name = plural.exec(opening?.text ?? '')?.groups?.['name'];
  const isSubject = name !== undefined && readStems(name, 'en').every((stem) => subject.stems.includes(stem));
  const isKept = between.every(({ text }) => they.test(text) || /^Their\s/u.test(text));
  if (!isSubject || !isKept || !/^They\s/u.test(sentence.text)) {
    return undefined;
  }
  return sentence.text.replace(/^They\s/u, `${name} `);
}

/** In the first sentence of a paragraph, and in the lead, what drops its subject speaks of the article's. */
function bySubjectless(
  sentence: ArticleSentence,
  sentences: readonly ArticleSentence[],
  { subject: { name, within }, code }: { subject: Subject; code: LanguageCode },
): string | undefined {
  const { text, index, placeInParagraph, section } = sentence;
  const isSure = placeInParagraph === 0 && section !== '';
  if (code === 'fr') {
    const isFeminine = /^(?:La|Une)\s/u.test(name);
    const isMasculine = /^(?:Le|Un)\s/u.test(name);
    const pronoun = isFeminine
      ? /^Elle\s/u
      : /^Il\s(?!y a|s['’]agit|faut|est \p{Ll}+ (?:que|de)|tombe|existe|suffit)/u;
    if (isSure && (isFeminine || isMasculine) && pronoun.test(text)) {
      return text.replace(pronoun, `${name} `);
    }
    // 'À 35 g/kg, elle gèle': after a sentence about something of the other gender.
    const before = sentences[index - 1]?.text ?? '';
    const later = /^(?<opening>\p{Lu}[^,]{2,24}, )(?:elle|il) (?!y a|faut|s['’])/u.exec(text)?.groups?.[
      'opening'
    ];
    const isOther =
      later !== undefined &&
      (text.startsWith(`${later}elle`) ? /^(?:Un|Le)\s/u : /^(?:Une|La)\s/u).test(before);
    return isOther ? `${later}${within}${text.slice(later.length).replace(/^(?:elle|il)/u, '')}` : undefined;
  }
  const participle = placeInParagraph === 0 && section === '' && attribute.test(text);
  if (participle) {
    return `${name}, ${text.charAt(0).toLocaleLowerCase()}${text.slice(1)}`;
  }
  const verb = code === 'es' ? spanishVerb : italianVerb;
  // After a sentence about it, what drops its subject goes on about it.
  const goesOn = placeInParagraph === 1 && isOfClass(sentences[index - 1] ?? sentence, sentences, code);
  return (isSure || goesOn) && verb.test(text)
    ? `${name} ${text.charAt(0).toLocaleLowerCase()}${text.slice(1)}`
    : undefined;
}

/** 'Affacciata sul mare, … fu colpita'. */
const attribute = /^\p{Lu}\p{Ll}+(?:[aui]t|[ai]d)[oa]s?\s[^,]{2,80},\s/u;
const spanishVerb =
  /^(?:Es|Tiene|Tenía|Vive|Mide|Pesa|Llega|Emite|Bebe|Come|Consume|Posee|Puede|Habita|Pasa|Dispone|Cuenta|Comprende|Se (?:alimenta|lanza|distingue))\s/u;
const italianVerb =
  /^(?:È|Ha|Vive|Misura|Pesa|Raggiunge|Occupa|Può|Dispone|Possiede|Comprende|Conta|Si (?:nutre|trova|estende|distingue))\s/u;

/** 'Su alimento es …': of the article's subject, in its lead or after what begins a paragraph on no name. */
function byPossessive(
  { text, index, section, placeInParagraph }: ArticleSentence,
  sentences: readonly ArticleSentence[],
  { subject: { within }, code }: { subject: Subject; code: LanguageCode },
): string | undefined {
  const before = sentences[index - 1]?.text ?? '';
  const isSure = section === '' || (placeInParagraph === 1 && /^(?:Le|La|The|El|Il)\s\p{Ll}/u.test(before));
  const owned = isSure ? possessives[code]?.exec(text)?.groups : undefined;
  if (owned === undefined) {
    return undefined;
  }
  const { noun = '', rest = '' } = owned;
  const of = ofName(within, code);
  const article = articleOf(noun, owned['whose'] ?? '', code);
  return of === undefined || article === undefined ? undefined : `${article}${noun}${of} ${rest}`;
}

/** 'Comme le lac …': whether it begins on what the lead says that the subject is. */
export function isOfClass(
  { text, source }: ArticleSentence,
  sentences: readonly ArticleSentence[],
  code: LanguageCode,
): boolean {
  const noun = classOpeners[code]?.exec(text)?.[1];
  const isOf = (lead: ArticleSentence): boolean =>
    lead.source === source &&
    lead.section === '' &&
    new RegExp(`(?:est|è|es|is) (?:une?|una|uno|un['’]|an?) ?${noun}(?!\\p{L})`, 'u').test(lead.text);
  return noun !== undefined && sentences.some(isOf);
}

const classOpeners: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^(?:(?:As|Because|Since) )?the (\p{Ll}{3,})(?!\p{L})/iu,
  fr: /^(?:Comme |Puisque )?l(?:e |a |['’])(\p{Ll}{3,})(?!\p{L})/iu,
  it: /^(?:Poiché |Siccome )?(?:il |lo |la |l['’])(\p{Ll}{3,})(?!\p{L})/iu,
  es: /^(?:Como |Puesto que |Ya que )?(?:el|la) (\p{Ll}{3,})(?!\p{L})/iu,
};

const possessives: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^(?<whose>Its|Their)\s(?<noun>\p{Ll}+)\s(?<rest>(?:is|are|was|were|has|have)\s.*)$/u,
  fr: /^(?<whose>Sa|Son|Ses)\s(?<noun>\p{Ll}+(?:\s(?:maximale?|moyenne?|totale?))?)\s(?<rest>(?:est|sont|atteint|dépasse|mesure|contient|a|ont)\s.*)$/u,
  es: /^(?<whose>Su)\s(?<noun>\p{Ll}+(?:\s(?:máxim[oa]|medi[oa]|total))?)\s(?<rest>(?:es|son|mide|pesa|tiene|consiste|alcanza)\s.*)$/u,
};

function articleOf(noun: string, whose: string, code: LanguageCode): string | undefined {
  if (code === 'en') {
    return 'The ';
  }
  if (code === 'es') {
    if (/(?:o|or|aje|al)$/u.test(noun)) {
      return 'El ';
    }
    return /(?:a|ción|sión|dad)$/u.test(noun) ? 'La ' : undefined;
  }
  if (whose === 'Ses') {
    return 'Les ';
  }
  if (/^[aeéèêiouhy]/u.test(noun)) {
    return 'L’';
  }
  return whose === 'Sa' ? 'La ' : 'Le ';
}

/** 'Of the whale', with the article drawn into the preposition where the language does so. */
function ofName(small: string, code: LanguageCode): string | undefined {
  switch (code) {
    case 'en':
      return ` of ${small}`;
    case 'es':
      return small.startsWith('el ') ? ` del ${small.slice(3)}` : ` de ${small}`;
    case 'fr':
      if (small.startsWith('le ')) {
        return ` du ${small.slice(3)}`;
      }
      return small.startsWith('les ') ? ` des ${small.slice(4)}` : ` de ${small}`;
    default:
      return undefined;
  }
}
