import type { ScriptRequest } from '@kinora/models';
import { detectLanguage, languageCodes, readQuestion } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import { readHappening } from './happenings/read-happening.ts';
import { findNoun } from './lexicon/lexicon.ts';
import type { Lexicon } from './lexicon/lexicon.ts';

const question =
  /[?？]\s*$|^(?:why|how(?! (?:an?|the|my|one|two|three) )|what|when|where|which|who (?:is|was|were|are|invented|built)|is|are|do|does|did|can)\s|^(?:pourquoi|comment|qu['’]est-ce|quand|où|quel|quelle|combien)(?!\p{L})|^(?:perché|come|che cos|cosa|quando|dove|quale|quanto)(?!\p{L})|^[¿]|^(?:por qué|cómo|qué|cuándo|dónde|cuál|cuánto)(?!\p{L})|(?:क्यों|कैसे|क्या है|कब|कहाँ)|(?:なぜ|どうして|どうやって|とは何|しくみ|仕組み)/iu;
const narrative =
  /^(?:once upon a time|il était une fois|c['’]era una volta|(?:había|érase) una vez|むかし|昔)|\b(?:story|tale|fable) (?:of|about)\b|(?:histoire|conte) (?:de|d['’]|du |des |sur)|(?:storia|fiaba|favola) (?:di|de[il]|degli|su)|(?:historia|cuento) (?:de|sobre)|की कहानी|(?:お話|物語)|^(?:an?|une?|uno|una|un['’]|एक)\s.{2,50}(?:,?\s(?:who|that|qui|che|que|जो)\s)/iu;

/** 'A dragon learns to dance': somebody, and what happens, also where the type of the video was left as it was. */
const premise = /^(?:an?|une?|uno|una|एक)\s+(?:\S+\s+){3,}\S+/iu;
/** What asks for facts and begins alike. */
const factual =
  /:|\b(?:guide|introduction|overview|explanation|explainer|history|comparison|summary|lesson|film|video|recipe|introducción|guía|introduzione|guida|résumé|leçon|histoire|storia|historia)\b/iu;

/**
 * Story or film of facts: the words of the idea decide where they are clear, the video's type elsewhere. What happened is
 * no story whatever the type: nobody in it has a wish.
 */
export function choosesStory(request: ScriptRequest, lexicon: Lexicon): boolean {
  const prompt = request.prompt.trim();
  if (request.videoType === 'news') {
    return false;
  }
  const code = codeOf(request);
  if (readHappening(prompt, code, lexicon) !== undefined) {
    return false;
  }
  const isTellingType = request.videoType === 'story' || request.videoType === 'film';
  if (!isTellingType && asksForHistory(prompt, code, lexicon)) {
    return false;
  }
  if (narrative.test(prompt)) {
    return true;
  }
  if (isTellingType && tellsHow(prompt, code, lexicon)) {
    return true;
  }
  if (question.test(prompt)) {
    return false;
  }
  const { kind } = readQuestion(prompt, languageCodes[request.language]);
  const isPremise = kind === 'about' && premise.test(prompt) && !factual.test(prompt);
  return isTellingType || isPremise;
}

/** One word for tale and history: of a thing it is history, where no story is chosen. */
const history: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  fr: /^l['’]histoire (?:de la |de l['’]|du |des )/iu,
  it: /^la storia (?:del |della |dello |dell['’]|dei |degli |delle )/iu,
  es: /^la historia (?:del |de la |de los |de las )/iu,
};

/** 'La storia di Catania': of what has a name and nothing else, where facts are chosen; with somebody's, the refusal offers the story. */
const ofName: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^the (?:story|tale) of ((?:\p{Lu}[\p{L}'’-]+\s?)+)$/u,
  fr: /^l['’]histoire (?:de |d['’])((?:\p{Lu}[\p{L}'’-]+\s?)+)$/u,
  it: /^la storia (?:di |d['’])((?:\p{Lu}[\p{L}'’-]+\s?)+)$/u,
  es: /^la historia de ((?:\p{Lu}[\p{L}'’-]+\s?)+)$/u,
};

function asksForHistory(prompt: string, code: LanguageCode, lexicon: Lexicon): boolean {
  const small = prompt.charAt(0).toLowerCase() + prompt.slice(1).trim();
  const name = ofName[code]?.exec(small)?.[1];
  if (name !== undefined) {
    return !namesSomebody(name, code, lexicon);
  }
  const opening = history[code]?.exec(prompt)?.[0];
  return opening !== undefined && !namesSomebody(prompt.slice(opening.length), code, lexicon);
}

/** 'How', before one hero: what happened to somebody rather than how something is done. English says so by its order of words. */
const how: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  fr: /^comment\s+(?:une?|le|la|mon|ma|l(?=['’]))\s*['’]?/iu,
  it: /^come\s+(?:un[oa]?|il|lo|la|mio|mia|l(?=['’])|un(?=['’]))\s*['’]?/iu,
  es: /^cómo\s+(?:una?|el|la|mi)\s+/iu,
};
const longestHero = 5;

/** 'How Mia found her voice': what somebody did. 'How Bitcoin works' says what always happens. */
const namedHero = /^[Hh]ow (\p{Lu}\p{Ll}+) \p{Ll}+(?<!s) /u;

/** Whether a line that opens on 'how' tells of somebody: 'Comment la fille du gardien …', without a question mark. */
function tellsHow(prompt: string, code: LanguageCode, lexicon: Lexicon): boolean {
  if (/[?？]\s*$/u.test(prompt)) {
    return false;
  }
  const name = code === 'en' ? namedHero.exec(prompt)?.[1] : undefined;
  if (name !== undefined) {
    return findNoun(lexicon, name.toLowerCase(), code) === undefined;
  }
  if (code === 'hi') {
    const [subject, done] = prompt.split(/\sने\s/u);
    return done !== undefined && /कैसे/u.test(done) && namesSomebody(subject ?? '', code, lexicon);
  }
  const opening = how[code]?.exec(prompt)?.[0];
  return opening !== undefined && namesSomebody(prompt.slice(opening.length), code, lexicon);
}

function namesSomebody(text: string, code: LanguageCode, lexicon: Lexicon): boolean {
  return text
    .slice(0, 120)
    .toLowerCase()
    .split(/[\s'’]+/u)
    .slice(0, longestHero)
    .some((word) => ['animal', 'person'].includes(findNoun(lexicon, word, code)?.kind ?? ''));
}

/** The language of the prompt's own words, where they say it. */
function codeOf({ prompt, language }: ScriptRequest): LanguageCode {
  const found = detectLanguage(prompt);
  return found.kind === 'known' ? found.code : languageCodes[language];
}
