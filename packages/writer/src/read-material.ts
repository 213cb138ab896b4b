import { sentences } from '@kinora/contract/sentences';
import { ProviderError, isFound } from '@kinora/models';
import type { ScriptRequest, SourceText } from '@kinora/models';
import type { Language } from '@kinora/contract/catalogue';
import {
  detectLanguage,
  firstCharacters,
  isWrittenIn,
  languageCodes,
  languageNames,
  splitSentences,
  countSpokenWords,
} from '@kinora/words';
import type { DetectedLanguage, LanguageCode } from '@kinora/words';
import { chooseSources, isEnoughToTell } from './article/sources/choose-sources.ts';
import type { ArticleMaterial } from './article/write-article-script.ts';
import { choosesStory } from './choose-form.ts';
import { readHappening } from './happenings/read-happening.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { nameEmoji } from './name-emoji.ts';

/** What a request gives us to write from. */
export type Material =
  | ({ readonly kind: 'article' } & ArticleMaterial)
  /** One line: `promptCode` is the language it is written in, as far as can be told. */
  | {
      readonly kind: 'idea';
      readonly prompt: string;
      readonly promptCode: LanguageCode;
      readonly notice: string;
    };

/** A prompt of this many words, or of this many sentences, is a text to narrate and not an idea. */
const articleWords = 80;
const articleSentences = 6;
/** So is a shorter one that reports something, and least of all is needed of news. */
const reportWords = { news: 18, explainer: 30, other: 40 } as const;
const reportSentences = { news: 2, explainer: 2, other: 3 } as const;
/** In characters; Japanese says much in few. */
const shortestReport = 40;
const shortestArticle = 80;
/** Words that tell us what to make, and not the viewers what happened. */
const wish =
  /^(?:please|make|create|write|explain|tell|show|generate|produce|i (?:want|need|would like)|imagine|s['’]il (?:te|vous) pla[iî]t|fais|faites|crée|créez|écris|écrivez|explique|expliquez|raconte|racontez|montre|montrez|je (?:veux|voudrais)|per favore|fai|crea|scrivi|spiega|racconta|mostra|vorrei|voglio|por favor|haz|escribe|explica|cuenta|muestra|quiero|quisiera)(?!\p{L})|(?:बनाओ|बनाइए|बनाएं|बताओ|बताइए|समझाओ|समझाइए|चाहिए|चाहता हूँ|चाहती हूँ)\s*[।.!]?\s*$|(?:してください|作って|書いて|教えて|ほしい|たい)[。.!]?\s*$/imu;
/** 'Tell what this article says' is no subject of its own: the document names the film. */
const ofThisDocument =
  /\b(?:this|the|attached|my) (?:attached )?(?:article|document|pdf|text|paper|file|report|chapter)\b|\b(?:ce|cet|le) (?:article|document|pdf|texte|rapport)\b|\b(?:questo|quest['’]|il|l['’]) ?(?:articolo|documento|pdf|testo)\b|\b(?:este|el) (?:artículo|documento|pdf|texto)\b|इस (?:लेख|दस्तावेज़|दस्तावेज|पीडीएफ|पाठ)|(?:この|添付の)(?:記事|文書|PDF|文章|資料|論文)/iu;

/**
 * Sorts the request: a text to narrate, or an idea of a story. Refuses what we cannot tell, with the reason: nothing is
 * made up where facts are asked for and none are given.
 */
export function readMaterial(request: ScriptRequest, lexicon: Lexicon): Material {
  const prompt = request.prompt.trim();
  const code = languageCodes[request.language];
  const documents = request.sources.filter((source) => !isFound(source) && source.text.trim() !== '');
  const research = request.sources.filter((source) => isFound(source) && source.text.trim() !== '');
  if (prompt === '' && request.sources.length === 0) {
    throw new ProviderError('invalid_input', sentences.builtIn.emptyPrompt);
  }
  if (isArticle(prompt, code, request.videoType)) {
    const passages = [{ label: '', text: prompt }, ...documents];
    refuseOtherLanguage(passages.map((passage) => passage.text).join('\n\n'), request.language);
    return { kind: 'article', passages, topic: undefined, isHeadline: false };
  }
  const asked = { code, isHeadline: readHappening(prompt, code, lexicon) === 'headline' };
  if (documents.length > 0) {
    refuseOtherLanguage(documents.map((document) => document.text).join('\n\n'), request.language);
    const topic = ofThisDocument.test(prompt) ? undefined : toTopic(prompt);
    // A document speaks for itself: only what is about the asked subject stands beside it.
    const beside = topic === undefined ? [] : chooseSources(topic, keepOwnLanguage(research, code), asked);
    return { kind: 'article', passages: [...documents, ...beside], topic, isHeadline: asked.isHeadline };
  }
  // Research lends no shape to a story: it stays a story.
  const readable = choosesStory(request, lexicon)
    ? []
    : chooseSources(prompt, keepOwnLanguage(research, code), asked);
  if (isEnoughToTell(readable, code)) {
    return { kind: 'article', passages: readable, topic: toTopic(prompt), isHeadline: asked.isHeadline };
  }
  const idea = readIdea(prompt, code, lexicon);
  const promptCode = readPromptCode(idea, code);
  if (!choosesStory({ ...request, prompt: idea }, lexicon)) {
    if (promptCode !== code) {
      const { untranslatable } = sentences.builtIn;
      throw new ProviderError('invalid_input', untranslatable(languageNames[promptCode], request.language));
    }
    throw new ProviderError('invalid_input', whyUntold(request, research));
  }
  return { kind: 'idea', prompt: idea, promptCode, notice: sentences.builtIn.thinMaterial };
}

/** An idea has fewer words than a text: what is longer than this has something else for most of it. */
const longestIdea = 2_000;
/** Longest word that can be drawn and read aloud; Japanese writes sentences without a space. */
const longestWord = 40;

/** The idea as it can be spoken: emoji that name something become their word; what cannot be said is refused. */
function readIdea(prompt: string, code: LanguageCode, lexicon: Lexicon): string {
  if (code !== 'ja' && prompt.split(/\s+/u).some(isTooLongToSay)) {
    throw new ProviderError('invalid_input', sentences.builtIn.wordTooLong);
  }
  const idea = prompt
    .replace(/[\p{Extended_Pictographic}\u{fe0f}\u{200d}\u{1f3fb}-\u{1f3ff}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (/\p{L}/u.test(idea)) {
    return firstCharacters(idea, longestIdea).trim();
  }
  const named = nameEmoji(prompt, code, lexicon);
  if (named === undefined) {
    throw new ProviderError('invalid_input', sentences.builtIn.emptyPrompt);
  }
  return named;
}

/** Hyphens and apostrophes make no word of it that could be read; an address has other signs. */
function isTooLongToSay(word: string): boolean {
  return word.length > longestWord && /^[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*$/u.test(word);
}

function isArticle(prompt: string, code: LanguageCode, videoType: ScriptRequest['videoType']): boolean {
  if (prompt.length < shortestReport) {
    return false;
  }
  const found = detectLanguage(prompt);
  const own = found.kind === 'known' ? found.code : code;
  const words = countSpokenWords(prompt, own);
  const sentences = splitSentences(prompt, own);
  if (words >= articleWords || sentences.length >= articleSentences) {
    return prompt.length >= shortestArticle;
  }
  const kind = videoType === 'news' || videoType === 'explainer' ? videoType : 'other';
  const isLong = words >= reportWords[kind] && sentences.length >= reportSentences[kind];
  return isLong && !sentences.some((sentence) => wish.test(sentence) || /[?？]\s*$/u.test(sentence));
}

function toTopic(prompt: string): string | undefined {
  return /[\p{L}\p{N}]/u.test(prompt) ? prompt : undefined;
}

function keepOwnLanguage(sources: readonly SourceText[], code: LanguageCode): SourceText[] {
  return sources.filter(({ text }) => isWrittenIn(text, code));
}

/** Why a question has no film: nothing given, nobody reached, nothing found, or nothing in the film's language. */
function whyUntold({ search, language }: ScriptRequest, found: readonly SourceText[]): string {
  const { nothingGiven, searchedInVain, searchedNowhere, foundInOtherLanguage } = sentences.builtIn;
  const [first] = found;
  if (search !== 'done') {
    return search === undefined ? nothingGiven : searchedNowhere;
  }
  if (first === undefined || keepOwnLanguage(found, languageCodes[language]).length > 0) {
    return searchedInVain;
  }
  const detected = detectLanguage(first.text);
  return foundInOtherLanguage(detected.kind === 'known' ? languageNames[detected.code] : null, language);
}

function refuseOtherLanguage(text: string, language: Language): void {
  const found = detectLanguage(text);
  refuseUnreadable(found);
  if (found.kind === 'known' && found.code !== languageCodes[language]) {
    throw new ProviderError(
      'invalid_input',
      sentences.builtIn.otherLanguage(languageNames[found.code], language),
    );
  }
}

function refuseUnreadable(found: DetectedLanguage): void {
  if (found.kind === 'script') {
    const sentence = found.isRightToLeft ? sentences.builtIn.rightToLeft : sentences.builtIn.unknownScript;
    throw new ProviderError('invalid_input', sentence);
  }
  if (found.kind === 'other') {
    throw new ProviderError('invalid_input', sentences.builtIn.unknownLanguage);
  }
}

function readPromptCode(prompt: string, code: LanguageCode): LanguageCode {
  const found = detectLanguage(prompt);
  refuseUnreadable(found);
  if (found.kind === 'known') {
    return found.code;
  }
  const isLatin = found.kind === 'unsure' && found.script === 'latin';
  if (isLatin && (code === 'hi' || code === 'ja')) {
    return 'en';
  }
  const isKanji = found.kind === 'unsure' && found.script === 'japanese';
  return isKanji ? 'ja' : code;
}
