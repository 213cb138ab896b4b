import { sentences as words } from '@kinora/contract/sentences';
import type { Script, ScriptRequest, ScriptScene, SourceText } from '@kinora/models';
import { ProviderError, isFound } from '@kinora/models';
import type { LanguageCode } from '@kinora/words';
import { answersKind, languageCodes, countSpokenWords, readQuestion, readStems } from '@kinora/words';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { composeImagePrompt, composeVideoPrompt } from '../picture/compose-picture.ts';
import { describeInEnglish } from '../picture/describe-in-english.ts';
import type { RandomSource } from '../random.ts';
import { withoutAsides } from './clean-inline.ts';
import { answerTitles, inShort, tellAnswer } from './answer-question.ts';
import type { Asked } from './answer-question.ts';
import { readArticle } from './article-sentence.ts';
import type { ArticleSentence } from './article-sentence.ts';
import { readHeadlineEvent, weighAboutEvent } from './headline-event.ts';
import { groupSentences } from './group-sentences.ts';
import { readKeyFacts } from './key-facts.ts';
import type { KeyFact } from './key-facts.ts';
import { rankSentences } from './rank-sentences.ts';
import { rankPhrases, readPhraseContext } from './scene-phrases.ts';
import type { ScoredPhrase } from './scene-phrases.ts';
import { planFilm } from './film-plan.ts';
import { titleFromPhrases, titleScene, toTitle } from './scene-titles.ts';
import { selectSentences } from './select-sentences.ts';

export interface ArticleMaterial {
  /** The passages to narrate from, in order. */
  readonly passages: readonly SourceText[];
  /** The user's short prompt where the passages come from elsewhere: it names the film and steers the choice. */
  readonly topic: string | undefined;
  /** The topic reports something: its event is told, and not what its first noun is. */
  readonly isHeadline: boolean;
}

/** A film in the material's own words. `pause` lets others run between the steps and stops a cancelled call. */
export async function writeArticleScript(
  request: ScriptRequest,
  material: ArticleMaterial,
  { random, pause, lexicon }: { random: RandomSource; pause: () => Promise<void>; lexicon: Lexicon },
): Promise<Omit<Script, 'madeBy'>> {
  const code = languageCodes[request.language];
  const texts = limitTexts(
    material.passages.map((passage) => (isFound(passage) ? withoutAsides(passage.text) : passage.text)),
  );
  const { sentences, title } = readArticle(texts, code);
  await pause();
  const total = sentences.reduce(
    (sum, sentence) => sum + (sentence.isSpeakable ? sentence.spokenWords : 0),
    0,
  );
  const plan = planFilm(total, request.videoStyle);
  const question =
    material.topic === undefined ? undefined : readAsked(material.topic, code, material.isHeadline);
  const scores = rankForQuestion(sentences, question, code);
  await pause();
  const chosen = selectSentences(sentences, scores, plan.targetWords);
  if (chosen.length === 0) {
    throw new ProviderError('invalid_input', words.builtIn.nothingToTell);
  }
  const context = readPhraseContext(sentences, code);
  const groups = cutScenes({ sentences, chosen, question }, plan.sceneCount, code);
  const filmPhrases = rankPhrases(chosen, context, code);
  const taken = new Set<string>();
  const scenes = groups.map((cut) => {
    const phrases = rankPhrases(cut.sentences, context, code);
    const from = { passages: material.passages, cut, phrases, taken, code, lexicon };
    const scene = writeScene(from, request, random);
    taken.add(scene.title.toLowerCase());
    return scene;
  });
  const used = new Set(chosen.map((sentence) => sentence.source));
  return {
    title: nameFilm(
      { topic: material.topic, heading: title, phrases: filmPhrases, first: scenes[0]?.title ?? '' },
      code,
    ),
    scenes,
    sources: material.passages
      .filter((passage, index) => used.has(index) && passage.label !== '')
      .map(({ label, url }) => (url === undefined ? { label } : { label, url })),
  };
}

/** A sentence that says what such a question wants to hear counts more; a section in which none does, less. */
const cueBonus = 1.6;
const besideThePoint = 0.35;
/** What a sentence of a headline's material counts that says nothing of the event, and what one that says all of it counts more. */
const aside = 0.25;
const eventWeight = 3;

/** A headline asks for the event it reports, whatever of its words looks like a question's. */
function readAsked(topic: string, code: LanguageCode, isHeadline: boolean): Asked {
  return isHeadline
    ? {
        kind: 'about',
        subject: topic,
        stems: [...new Set(readStems(topic, code))],
        event: readHeadlineEvent(topic, code),
      }
    : readQuestion(topic, code);
}

function rankForQuestion(
  sentences: readonly ArticleSentence[],
  question: Asked | undefined,
  code: LanguageCode,
): number[] {
  const scores = rankSentences(sentences, question?.stems ?? []);
  const event = question?.event;
  if (event !== undefined) {
    const about = weighAboutEvent(sentences, event);
    return scores.map((score, index) => score * (aside + eventWeight * (about[index] ?? 0)));
  }
  if (question === undefined || question.kind === 'about') {
    return scores;
  }
  const answering = sentences.map(({ text }) => answersKind(text, question.kind, code));
  const sectionOf = ({ source, heading = '' }: ArticleSentence): string => `${source} ${heading}`;
  const sections = new Set(sentences.filter((_, index) => answering[index]).map(sectionOf));
  return sentences.map((sentence, index) => {
    const isBeside = sentence.heading !== undefined && !sections.has(sectionOf(sentence));
    return (
      (scores[index] ?? 0) * (answering[index] === true ? cueBonus : 1) * (isBeside ? besideThePoint : 1)
    );
  });
}

/** The sentences of a scene, and its title where that is known without reading them. */
interface SceneCut {
  readonly sentences: readonly ArticleSentence[];
  readonly title?: string;
}

/** The scenes' sentences: of a question its answer first and once more at the end, of everything else in their order. */
function cutScenes(
  told: {
    sentences: readonly ArticleSentence[];
    chosen: readonly ArticleSentence[];
    question: Asked | undefined;
  },
  sceneCount: number,
  code: LanguageCode,
): SceneCut[] {
  const { sentences, chosen, question } = told;
  const answer = question === undefined ? undefined : tellAnswer(sentences, chosen, { question, code });
  if (answer === undefined) {
    return groupSentences(chosen, sceneCount).map((group) => ({ sentences: group }));
  }
  const { closing, isConclusion } = answer;
  const last = isConclusion ? closing : { ...closing, text: `${inShort[code]}${closing.text}` };
  const between =
    answer.middle.length === 0 ? [] : groupSentences(answer.middle, middleCount(answer.middle, sceneCount));
  const middle = answer.steps ?? between;
  const titles = answerTitles[code];
  return [
    question?.kind === 'about'
      ? { sentences: answer.opening }
      : { sentences: answer.opening, title: titles.opening },
    ...middle.map((group) => ({ sentences: group })),
    { sentences: [last], title: titles.closing },
  ];
}

/** Scenes between the two answers: none more than there are sections, so that each has a heading of its own. */
function middleCount(sentences: readonly ArticleSentence[], sceneCount: number): number {
  const headings = new Set(sentences.map(({ source, heading }) => `${source} ${heading}`));
  const most = Math.max(1, sceneCount - 2);
  return headings.size < fewestSections ? most : Math.min(most, headings.size);
}

/** Material of fewer sections is cut by its paragraphs. */
const fewestSections = 3;

/** More than this of a long document would not be heard in the film, and costs the worker's time. */
const mostCharacters = 120_000;

/** The beginning of every passage, so that a long document is still read from its first page to its last. */
function limitTexts(texts: readonly string[]): readonly string[] {
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  const share = Math.min(1, mostCharacters / total);
  return share === 1 ? texts : texts.map((text) => text.slice(0, Math.ceil(text.length * share)));
}

interface SceneMaterial {
  readonly passages: readonly SourceText[];
  readonly cut: SceneCut;
  readonly phrases: readonly ScoredPhrase[];
  readonly taken: ReadonlySet<string>;
  readonly code: LanguageCode;
  readonly lexicon: Lexicon;
}

function writeScene(
  { passages, cut, phrases, taken, code, lexicon }: SceneMaterial,
  request: ScriptRequest,
  random: RandomSource,
): ScriptScene {
  const { sentences: group } = cut;
  const title = cut.title ?? titleScene({ sentences: group, phrases }, taken, code);
  const named = cut.title === undefined ? [title] : [];
  const facts = readKeyFacts(group, phrases, code).map((fact) => citeFact(fact, passages[fact.source]));
  const idea = {
    subject: describeInEnglish([...named, ...phrases.map((phrase) => phrase.text)], code, lexicon),
  };
  return {
    title,
    narration: group.map((sentence) => sentence.text).join(code === 'ja' ? '' : ' '),
    imagePrompt: composeImagePrompt(idea, request.videoStyle, random),
    videoPrompt: composeVideoPrompt(idea, request.videoStyle, random),
    keyFacts: facts.map(({ fact }) => fact),
    factSources: facts.flatMap(({ fact, label, url }) =>
      label === '' ? [] : [url === undefined ? { fact, label } : { fact, label, url }],
    ),
    hasCharacter: false,
  };
}

/** A fact with the passage that says so; one of a document names its page. */
function citeFact(
  { text }: KeyFact,
  passage: SourceText | undefined,
): { fact: string; label: string; url: string | undefined } {
  const { label = '', url } = passage ?? {};
  const isPage = label !== '' && passage !== undefined && !isFound(passage);
  return { fact: isPage ? `${text} (${label})` : text, label, url };
}

/** Longest film title taken over whole from a prompt or heading, in English words to the ear. */
const mostFilmTitleWords = 14;

function nameFilm(
  names: {
    topic: string | undefined;
    heading: string | undefined;
    phrases: readonly ScoredPhrase[];
    first: string;
  },
  code: LanguageCode,
): string {
  for (const name of [names.topic, names.heading]) {
    const bare = name?.trim() ?? '';
    if (bare !== '' && bare.length <= 90 && countSpokenWords(bare, code) <= mostFilmTitleWords) {
      return toTitle(bare);
    }
  }
  const phrase = titleFromPhrases(names.phrases, code);
  return phrase === '' ? names.first : phrase;
}
