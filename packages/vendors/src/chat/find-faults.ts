import type { ScriptRequest } from '@kinora/models';
import { isFound } from '@kinora/models';
import { countSpokenWords, detectLanguage, languageCodes, readQuestion, splitSentences } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import { sceneCount } from './chat-answers.ts';
import type { Finding, OutlineAnswer, SceneAnswer } from './chat-answers.ts';
import { knownNumbers, readNumbers } from './read-numbers.ts';

/** Spoken words. A sentence should have 8 to 20; these bounds are for what nobody would film. */
const shortestNarration = 6;
const longestSentence = 35;
/** A shorter sentence may come back: 'It did not work.' */
const shortestEcho = 5;
/** Fewer words are too few to tell a language by. */
const tellingWords = 12;
/** So many words are a text to be told, not a wish. */
const textWords = 80;

/** What a program can see by itself: the model's own word is not taken for it. */
export function findFaults(
  scenes: readonly SceneAnswer[],
  { ideas }: Pick<OutlineAnswer, 'ideas'>,
  request: ScriptRequest,
): Finding[] {
  const code = languageCodes[request.language];
  return [
    ...miscounted(scenes.length, ideas.length),
    ...scenes.flatMap(({ narration }, index) =>
      countSpokenWords(narration, code) < shortestNarration
        ? [{ scene: index + 1, fault: 'too_short', words: narration } as const]
        : [],
    ),
    ...foreign(scenes, code),
    ...overlong(scenes, code),
    ...echoes(scenes, code),
    ...unsourced(scenes, request, code),
  ];
}

function miscounted(count: number, planned: number): Finding[] {
  if (count < planned) {
    return [{ scene: 0, fault: 'too_few_scenes', words: String(count) }];
  }
  return count > sceneCount.most ? [{ scene: 0, fault: 'too_many_scenes', words: String(count) }] : [];
}

function foreign(scenes: readonly SceneAnswer[], code: LanguageCode): Finding[] {
  const found = scenes.flatMap(({ narration }, index): Finding[] =>
    isForeign(narration, code) ? [{ scene: index + 1, fault: 'other_language', words: narration }] : [],
  );
  const whole = scenes.map(({ narration }) => narration).join('\n');
  // Scenes too short to tell each by itself are told together.
  return found.length === 0 && isForeign(whole, code)
    ? [{ scene: 0, fault: 'other_language', words: '' }]
    : found;
}

const scripts = {
  en: 'latin',
  fr: 'latin',
  it: 'latin',
  es: 'latin',
  hi: 'devanagari',
  ja: 'japanese',
} as const satisfies Record<LanguageCode, string>;

function isForeign(text: string, code: LanguageCode): boolean {
  const found = detectLanguage(text);
  switch (found.kind) {
    case 'unsure':
      return found.script !== 'none' && found.script !== scripts[code];
    case 'known':
      // Neighbours in Latin letters share words: a few of them tell nothing.
      return (
        scripts[found.code] !== scripts[code] ||
        (found.code !== code && countSpokenWords(text, code) >= tellingWords)
      );
    case 'other':
    case 'script':
      return true;
  }
}

function overlong(scenes: readonly SceneAnswer[], code: LanguageCode): Finding[] {
  return sentencesOf(scenes, code)
    .filter(({ words }) => countSpokenWords(words, code) > longestSentence)
    .map((sentence) => ({ ...sentence, fault: 'sentence_too_long' }));
}

function echoes(scenes: readonly SceneAnswer[], code: LanguageCode): Finding[] {
  const said = new Set<string>();
  return sentencesOf(scenes, code).flatMap((sentence): Finding[] => {
    const bare = sentence.words
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim();
    if (countSpokenWords(bare, code) < shortestEcho) {
      return [];
    }
    const isEcho = said.has(bare);
    said.add(bare);
    return isEcho ? [{ ...sentence, fault: 'sentence_twice' }] : [];
  });
}

function sentencesOf(scenes: readonly SceneAnswer[], code: LanguageCode): Pick<Finding, 'scene' | 'words'>[] {
  return scenes.flatMap(({ narration }, index) =>
    narration
      .split(/\n+/u)
      .flatMap((line) => splitSentences(line, code))
      .map((words) => ({ scene: index + 1, words })),
  );
}

function unsourced(scenes: readonly SceneAnswer[], request: ScriptRequest, code: LanguageCode): Finding[] {
  if (!isBoundToSources(request, code)) {
    return [];
  }
  const given = [request.prompt, ...request.sources.map(({ text }) => text)].join('\n');
  const known = knownNumbers(given, code);
  return scenes.flatMap(({ title, narration, key_facts: facts }, index) =>
    [...new Set([title, narration, ...facts].flatMap(readNumbers))]
      .filter((number) => !known.has(number))
      .map((words): Finding => ({ scene: index + 1, fault: 'number_without_source', words })),
  );
}

/** Whether what is told has to stand in what was given. An invented story may count as it likes, whatever was found beside it. */
function isBoundToSources({ prompt, sources, videoType }: ScriptRequest, code: LanguageCode): boolean {
  const tellsFacts = videoType === 'explainer' || videoType === 'news';
  const isAsked = tellsFacts || readQuestion(prompt, code).kind !== 'about';
  const isGiven = sources.some((source) => !isFound(source)) || countSpokenWords(prompt, code) >= textWords;
  return isGiven || (isAsked && sources.length > 0);
}
