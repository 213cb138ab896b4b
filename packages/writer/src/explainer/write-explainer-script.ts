import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { Script, ScriptRequest, ScriptScene } from '@kinora/models';
import { toTitle } from '../article/scene-titles.ts';
import { languageCodes, languageNames } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import { composeImagePrompt, composeVideoPrompt } from '../picture/compose-picture.ts';
import type { PictureIdea } from '../picture/compose-picture.ts';
import { pick } from '../random.ts';
import type { RandomSource } from '../random.ts';
import { expandTemplate, finishSentences } from '../story/expand-template.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { tellFacts } from './fact-scenes.ts';
import type { FactScene } from './fact-scenes.ts';
import { englishInquiry } from './inquiry-en.ts';
import { frenchInquiry } from './inquiry-fr.ts';
import { hindiInquiry } from './inquiry-hi.ts';
import { italianInquiry } from './inquiry-it.ts';
import { japaneseInquiry } from './inquiry-ja.ts';
import { spanishInquiry } from './inquiry-es.ts';
import { inquirySteps } from './inquiry-grammar.ts';
import type { InquiryGrammar, InquiryStep } from './inquiry-grammar.ts';
import { readEnglishTopic, readForeignTopic } from './read-topic.ts';
import type { Topic } from './read-topic.ts';
import type { NounDictionary } from './wordnet.ts';

const inquiries = {
  en: englishInquiry,
  hi: hindiInquiry,
  fr: frenchInquiry,
  it: italianInquiry,
  es: spanishInquiry,
  ja: japaneseInquiry,
} as const satisfies Record<LanguageCode, InquiryGrammar>;

/** How a topic that is no question is asked about. */
const askings = {
  en: 'What is there to find out about “{idea}”?',
  hi: '“{idea}” के बारे में क्या जाना जा सकता है?',
  fr: 'Que peut-on découvrir sur « {idea} » ?',
  it: 'Che cosa si può scoprire su «{idea}»?',
  es: '¿Qué se puede descubrir sobre «{idea}»?',
  ja: '「{idea}」について、何がわかるでしょうか。',
} as const satisfies Record<LanguageCode, string>;

const quotes = {
  en: ['“', '”'],
  hi: ['“', '”'],
  fr: ['« ', ' »'],
  it: ['«', '»'],
  es: ['«', '»'],
  ja: ['', ''],
} as const satisfies Record<LanguageCode, readonly [string, string]>;

/** Source named where dictionary facts are told. */
const dictionarySource = {
  label: 'WordNet 3.1, Princeton University',
  url: 'https://wordnet.princeton.edu/',
} as const;

export interface ExplainerTools {
  readonly promptCode: LanguageCode;
  readonly dictionary: NounDictionary;
  readonly lexicon: Lexicon;
  readonly random: RandomSource;
}

/** A film of good questions about the prompt, with dictionary facts in English; it claims nothing it cannot know. */
export async function writeExplainerScript(
  request: ScriptRequest,
  { promptCode, dictionary, lexicon, random }: ExplainerTools,
): Promise<Omit<Script, 'madeBy'>> {
  const code = languageCodes[request.language];
  if (promptCode !== code) {
    throw new ProviderError(
      'invalid_input',
      sentences.builtIn.otherLanguage(languageNames[promptCode], request.language),
    );
  }
  const idea = readIdea(request.prompt);
  const topic =
    code === 'en' ? await readEnglishTopic(idea, dictionary) : readForeignTopic(idea, code, lexicon);
  const grammar = inquiries[code];
  const isNews = request.videoType === 'news';
  const facts =
    topic.meaning === undefined || topic.noun === undefined || isNews
      ? []
      : tellFacts(topic.noun, topic.meaning);
  const isRoomy = facts.length === 0 && request.videoStyle !== 'minimal';
  const context = { request, code, topic, grammar, idea, isRoomy, random };
  const steps = inquirySteps.filter((step) => facts.length === 0 || step !== 'share');
  const scenes = steps.map((step) => tellStep(step, context));
  scenes.splice(1, 0, ...facts.slice(0, 1).map((fact) => tellFact(fact, context)));
  return { title: toTitle(idea), scenes, sources: facts.length > 0 ? [dictionarySource] : [] };
}

interface InquiryContext {
  readonly request: ScriptRequest;
  readonly code: LanguageCode;
  readonly topic: Topic;
  readonly grammar: InquiryGrammar;
  readonly idea: string;
  /** Whether the optional sentences still fit into a minute. */
  readonly isRoomy: boolean;
  readonly random: RandomSource;
}

/** What only asks us for a film, in front of the topic itself. */
const commission =
  /^(?:please\s+)?(?:(?:make|create|write|generate|produce|give)(?:\s+me)?\s+)?(?:an?|the)?\s*(?:[\w-]+\s+){0,3}(?:video|film|movie|explainer|clip|report|story|reel)\s+(?:about|on|explaining|showing)\s+|^(?:news report|news|reportage|servizio|reportaje|समाचार|ニュース)\s*[:：]\s*/iu;
const longestIdea = 90;

/** The prompt's first question or sentence, of a length that can be said in one breath. */
function readIdea(prompt: string): string {
  const given = prompt.trim().split('\n')[0] ?? '';
  const line = given.replace(commission, '');
  const [first = line] = /^.{8,}?[?？!]|^.{8,}?(?=[.。।](?:\s|$))/u.exec(line) ?? [line];
  const [short = first] = first.length > longestIdea || line !== given ? first.split(/[,;、，]/u) : [first];
  return shorten(short.replace(/[.。।,\s]+$/u, '').trim());
}

function shorten(idea: string): string {
  if (idea.length <= longestIdea * 1.5) {
    return idea;
  }
  const cut = idea.slice(0, longestIdea);
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
}

function tellStep(step: InquiryStep, context: InquiryContext): ScriptScene {
  const { grammar, request, random, topic, code } = context;
  const isNews = request.videoType === 'news';
  const explainer = step === 'look' ? grammar.explainer.look[topic.kind] : grammar.explainer[step];
  const template = pick(isNews ? grammar.news[step] : explainer, random);
  const own = step === 'sharpen' && code === 'en' && !isNews ? sharpenQuestion(context) : undefined;
  const narration = own ?? expand(template, context);
  const title = pick(isNews ? grammar.newsTitles[step] : grammar.titles[step], random);
  return toScene(
    { title, narration, keyFacts: step === 'opening' ? [] : readQuestions(narration, code) },
    pictureOf(step, topic),
    context,
  );
}

function tellFact(fact: FactScene, context: InquiryContext): ScriptScene {
  const idea = {
    subject: `${seenTopic(context.topic)} beside an open book`,
  };
  return toScene(fact, idea, context);
}

function toScene(scene: FactScene, idea: PictureIdea, { request, random }: InquiryContext): ScriptScene {
  return {
    title: scene.title,
    narration: scene.narration,
    imagePrompt: composeImagePrompt(idea, request.videoStyle, random),
    videoPrompt: composeVideoPrompt(idea, request.videoStyle, random),
    keyFacts: scene.keyFacts,
    hasCharacter: false,
  };
}

function expand(template: string, { code, idea, topic, random, isRoomy }: InquiryContext): string {
  const isQuestion = /[?？]$/u.test(idea) || (code === 'ja' && /か$/u.test(idea));
  const bare = idea.replace(/[?？!！\s]+$/u, '');
  const [open, close] = quotes[code];
  const asked = isQuestion ? finishQuestion(idea, code) : askAbout(bare, { code, topic });
  const slots = { asked, idea: open + (isQuestion ? idea : bare) + close, topic: topic.words };
  return finishSentences(expandTemplate(template, { slots, gender: 'm', isFull: isRoomy }, random), code);
}

/** English names a known noun without quotation marks: 'about the history of bread'. */
function askAbout(idea: string, { code, topic }: { code: LanguageCode; topic: Topic }): string {
  const isPlain = code === 'en' && (/^(?:a|an|the)\s/iu.test(idea) || topic.words === idea.toLowerCase());
  if (isPlain) {
    return askings.en.replace('“{idea}”', () => idea.charAt(0).toLowerCase() + idea.slice(1));
  }
  return askings[code].replace('{idea}', () => idea);
}

const mostPredicateWords = 7;

/** Takes an English question apart along its own words: 'Why do cats purr?' → 'Do cats always purr, or …?' */
function sharpenQuestion({ idea, topic }: InquiryContext): string | undefined {
  const match = /^(?:why|how|when|where)\s+(do|does|can|is|are)\s+(.+?)[?!\s]*$/iu.exec(idea);
  const auxiliary = match?.[1]?.toLowerCase();
  const rest = match?.[2] ?? '';
  if (auxiliary === undefined || !rest.toLowerCase().startsWith(`${topic.words.toLowerCase()} `)) {
    return undefined;
  }
  const predicate = rest.slice(topic.words.length + 1);
  if (predicate.split(' ').length > mostPredicateWords) {
    return undefined;
  }
  const isState = auxiliary === 'is' || auxiliary === 'are';
  const capital = auxiliary.charAt(0).toUpperCase() + auxiliary.slice(1);
  const never = isState
    ? `for ${topic.words} not to be ${predicate}`
    : `so that ${topic.words} could not ${predicate}`;
  return `Now cut the question into smaller ones. ${capital} ${topic.words} always ${predicate}, or only now and then? What else is going on at that very moment? And what would have to change ${never}?`;
}

function finishQuestion(idea: string, code: LanguageCode): string {
  return code === 'ja' && /か$/u.test(idea) ? `${idea}。` : toTitleQuestion(idea);
}

function toTitleQuestion(idea: string): string {
  return idea.charAt(0).toLocaleUpperCase() + idea.slice(1);
}

const longestQuestion = 60;

/** The questions of a scene stand on the board. */
function readQuestions(narration: string, code: LanguageCode): string[] {
  const pattern = code === 'ja' ? /[^。]+(?:か|でしょう)。/gu : /[^.?!।:¿]+\?/gu;
  return Array.from(narration.matchAll(pattern), (match) =>
    toTitle(match[0].trim().replace(/^[«“"]|。$/gu, '')),
  )
    .map((question) => (code === 'es' ? `¿${question}` : question))
    .filter((question) => question.length <= longestQuestion)
    .slice(0, 3);
}

/** Words that nothing can be shown of stand in the first picture alone. */
function seenTopic({ noun, english }: Topic): string {
  return noun === undefined ? 'a board' : english;
}

function pictureOf(step: InquiryStep, topic: Topic): PictureIdea {
  const subject = seenTopic(topic);
  const pictures: Record<InquiryStep, PictureIdea> = {
    opening: { subject: `${topic.english}, large and clear`, mood: 'curious' },
    look: { subject: `a person with a magnifying glass looking at ${subject}`, mood: 'attentive' },
    sharpen: {
      subject: `${subject} beside an open notebook`,
      mood: 'focused',
    },
    check: {
      subject: `two open books and a magnifying glass next to ${subject}`,
      mood: 'careful',
    },
    share: { subject: `two friends in front of ${subject}`, mood: 'warm' },
  };
  return pictures[step];
}
