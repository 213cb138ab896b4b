import { sentences as words } from '@kinora/contract/sentences';
import type { Script, ScriptRequest, ScriptScene, SourceText } from '@kinora/models';
import { ProviderError, isFound, isRetold } from '@kinora/models';
import type { LanguageCode, PictureIndex } from '@kinora/words';
import { languageCodes, countSpokenWords, openPictureIndex, readQuestion, readStems } from '@kinora/words';
import type { Question } from '@kinora/words';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { composeImagePrompt, composeVideoPrompt } from '../picture/compose-picture.ts';
import { answerOnceMore } from './answer/answer-once-more.ts';
import { answerTitles } from './answer/answer-words.ts';
import { describeInEnglish } from '../picture/describe-in-english.ts';
import { seedRandom } from '../random.ts';
import type { RandomSource } from '../random.ts';
import { withoutAsides } from './reading/clean-inline.ts';
import { cutScenes } from './scenes/cut-scenes.ts';
import type { SceneCut } from './scenes/cut-scenes.ts';
import { nearnessToEvent, readHeadlineEvent } from './answer/headline-event.ts';
import type { HeadlineEvent } from './answer/headline-event.ts';
import { readKeyFacts } from './scenes/key-facts.ts';
import type { KeyFact } from './scenes/key-facts.ts';
import { rankPhrases, readPhraseContext } from './scenes/scene-phrases.ts';
import type { ScoredPhrase } from './scenes/scene-phrases.ts';
import { planFilm } from './film-plan.ts';
import { questionTitle } from './scenes/fitting-titles.ts';
import { titleFromPhrases, titleScene, toTitle } from './scenes/scene-titles.ts';
import { scoreSentences, withKinWords } from './score-sentences.ts';
import type { TitledQuestion } from './score-sentences.ts';
import type { ArticleSentence } from './reading/article-sentence.ts';
import { lowerFirst } from './reading/lower-first.ts';
import { isOneOf, meets, readSubject } from './reading/name-subject.ts';
import { readForEar } from './speech/read-for-ear.ts';
import { spelledAs } from './speech/prompt-spelling.ts';
import { sayCut } from './speech/say-sentences.ts';
import type { Spoken } from './speech/say-sentences.ts';
import { asTalk } from './talk/as-talk.ts';
import { leadScenes } from './transitions/lead-scenes.ts';
import { speakYears } from './answer/tell-history.ts';

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
  const read = readTopic(material, code);
  const texts = limitTexts(material.passages.map((passage) => readableText(passage, read, code)));
  const asking = {
    passages: material.passages,
    topic: material.topic ?? '',
    question: read,
    isNews: material.isHeadline,
    code,
  };
  const { sentences, askedWords, title } = readForEar(texts, asking);
  const question = withKinWords(read, { topic: material.topic ?? '', sentences, code });
  await pause();
  const plan = planFilm(countTellable(sentences), request.videoStyle);
  const scores = scoreSentences(sentences, question, code);
  await pause();
  const cuts = cutScenes({ sentences, scores, question, passages: material.passages, code }, plan);
  const groups = wordScenes(cuts, request, { passages: material.passages, askedWords, question, code });
  const chosen = groups.flatMap((cut) => cut.sentences);
  if (chosen.length === 0) {
    throw new ProviderError('invalid_input', words.builtIn.nothingToTell);
  }
  const context = readPhraseContext(sentences, code);
  const filmPhrases = rankPhrases(chosen, context, code);
  const taken = new Set<string>();
  const pictures = openPictureIndex(code);
  const scenes = groups.map((cut) => {
    const phrases = rankPhrases(cut.sentences, context, code);
    const from = { passages: material.passages, question, cut, phrases, taken, code, lexicon, pictures };
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

/** What is asked, and what of it the titles of the sources leave open. */
function readTopic(
  { topic, passages, isHeadline }: ArticleMaterial,
  code: LanguageCode,
): TitledQuestion | undefined {
  if (topic === undefined) {
    return undefined;
  }
  // A headline asks for the event it reports, whatever of its words looks like a question's.
  const question: Question = isHeadline
    ? { kind: 'about', subject: topic, stems: [...new Set(readStems(topic, code))] }
    : readQuestion(topic, code);
  const event = isHeadline ? reportedEvent(topic, passages, code) : undefined;
  const { stems, names } = readSubject(question.stems, passages, code);
  const beyond = stems.filter((stem) => !names.flat().some((own) => meets(own, stem) || isOneOf(own, stem)));
  return {
    ...question,
    // A person's document may name in its text what its label does not; an article that names nothing in its title is about
    // something else, and says what is asked in passing.
    beyond: beyond.length < stems.length || passages.every((passage) => isFound(passage)) ? beyond : [],
    ...(event === undefined ? {} : { event }),
    ...(isHeadline ? { isNews: true as const } : {}),
  };
}

/** What a headline reports, where a sentence of a passage says it; told in several, it is told by its passage. */
function reportedEvent(
  topic: string,
  passages: readonly SourceText[],
  code: LanguageCode,
): HeadlineEvent | undefined {
  const event = readHeadlineEvent(topic, code);
  return passages.some((passage) => nearnessToEvent(passage, event) > 0) ? event : undefined;
}

/** An encyclopedia's brackets are for the eye; the years in them tell a history. */
function readableText(passage: SourceText, question: Question | undefined, code: LanguageCode): string {
  if (!isFound(passage)) {
    return passage.text;
  }
  return withoutAsides(question?.kind === 'history' ? speakYears(passage.text, code) : passage.text);
}

/** More than this of a long document would not be heard in the film, and costs the worker's time. */
const mostCharacters = 120_000;

/** The beginning of every passage, so that a long document is still read from its first page to its last. */
function limitTexts(texts: readonly string[]): readonly string[] {
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  const share = Math.min(1, mostCharacters / total);
  return share === 1 ? texts : texts.map((text) => text.slice(0, Math.ceil(text.length * share)));
}

/** The scenes as they are said, and led over to. */
function wordScenes(
  cuts: readonly SceneCut[],
  { language, prompt, speakers }: ScriptRequest,
  wording: Spoken & { readonly question: TitledQuestion | undefined },
): SceneCut[] {
  const told = cuts.map((cut) => sayCut(cut, wording));
  // Seeded of its own, so that what is drawn is the same with other words between the scenes.
  const random = seedRandom(`transitions|${language}|${prompt}`);
  const isFound = wording.passages.every((passage) => isRetold(passage));
  const isTalk = speakers === 2 && isFound;
  const once = isFound ? answerOnceMore(told, { ...wording, topic: prompt, isTalk }) : told;
  const led = leadScenes(once, { ...wording, random });
  return isTalk ? asTalk(led, { question: wording.question, topic: prompt, code: wording.code }) : led;
}

/** The words that the material can be told in. */
function countTellable(sentences: readonly ArticleSentence[]): number {
  return sentences.reduce((sum, { isSpeakable, spokenWords }) => sum + (isSpeakable ? spokenWords : 0), 0);
}

interface SceneMaterial {
  readonly passages: readonly SourceText[];
  readonly question: Question | undefined;
  readonly cut: SceneCut;
  readonly phrases: readonly ScoredPhrase[];
  readonly taken: ReadonlySet<string>;
  readonly code: LanguageCode;
  readonly lexicon: Lexicon;
  readonly pictures: PictureIndex;
}

function writeScene(
  { passages, question, cut, phrases, taken, code, lexicon, pictures }: SceneMaterial,
  request: ScriptRequest,
  random: RandomSource,
): ScriptScene {
  const { sentences: group } = cut;
  const passage = passages[group[0]?.source ?? -1];
  const asked = passage !== undefined && isRetold(passage) ? question : undefined;
  const name =
    cut.title ?? questionTitle(titleScene({ sentences: group, phrases, asked }, taken, code), cut.lead, code);
  const title = cut.step === undefined ? name : `${cut.step}. ${name}`;
  const { criterion } = cut;
  const told = { sentences: group, phrases, title: name, criterion, measure: question?.measure };
  const facts = (cut.facts ?? readKeyFacts(told, code)).map((fact) => citeFact(fact, passages[fact.source]));
  const isNumbered = cut.step !== undefined && /:\s$/u.test(cut.lead ?? '');
  const said = isNumbered ? goingOn(group, code) : group;
  const narration =
    (cut.lead ?? '') +
    said.map(({ before = '', text, answer = text }) => before + answer).join(code === 'ja' ? '' : ' ');
  const names = {
    topic: question?.subject,
    // Every film has an opening and an end of these names.
    title:
      cut.title !== undefined && Object.values(answerTitles[code]).includes(cut.title) ? undefined : name,
    phrases: phrases.map((phrase) => phrase.text),
  };
  const idea = { subject: describeInEnglish(names, narration, { code, lexicon, pictures }) };
  // The film's title is the prompt: one word has one spelling.
  const spell = (text: string): string => (code === 'hi' ? spelledAs(request.prompt, text) : text);
  return {
    title: spell(title),
    narration: spell(narration),
    imagePrompt: composeImagePrompt(idea, request.videoStyle, random),
    videoPrompt: composeVideoPrompt(idea, request.videoStyle, random),
    keyFacts: facts.map(({ fact }) => spell(fact)),
    factSources: facts.flatMap(({ fact, label, url }) =>
      label === '' ? [] : [{ fact: spell(fact), label, ...(url === undefined ? {} : { url }) }],
    ),
    hasCharacter: false,
  };
}

/** 'Step one: choose a site': behind a colon a sentence goes on. */
function goingOn([first, ...others]: readonly ArticleSentence[], code: LanguageCode): ArticleSentence[] {
  if (first === undefined) {
    return [];
  }
  // An instruction begins on its verb.
  const isVerb = first.isInstruction === true;
  const text = isVerb
    ? first.text.charAt(0).toLocaleLowerCase() + first.text.slice(1)
    : lowerFirst(first.text, code);
  return [{ ...first, text }, ...others];
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
