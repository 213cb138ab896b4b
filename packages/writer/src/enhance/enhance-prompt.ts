import { detectLanguage } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import { hashText, pick, seedRandom } from '../random.ts';
import type { RandomSource } from '../random.ts';
import { readPremise } from '../story/read-premise.ts';
import type { StoryKnowledge } from '../story/read-premise.ts';
import { settleStory } from '../story/telling/story-setting.ts';
import { enhancementWords } from './enhancement-words.ts';
import type { EnhancementKind, EnhancementWords } from './enhancement-words.ts';

/** What each mode of the prompt box asks for, in the order it is added. */
const kindsOfMode: Readonly<Record<string, readonly EnhancementKind[]>> = {
  images: ['detail', 'setting', 'light', 'camera', 'mood'],
  videos: ['setting', 'light', 'camera', 'motion', 'mood'],
  films: ['setting', 'light', 'camera', 'mood'],
  effects: ['motion', 'light', 'mood'],
};

/** A prompt longer than this says enough; a pasted text is never changed. */
const longestEnhanced = 400;

/**
 * Adds what the mode (`context`) wants and the prompt lacks; the user's own words stay as they are, in front. What is
 * there is recognised, so enhancing twice changes nothing.
 */
export function enhancePrompt(
  { prompt, context }: { prompt: string; context: string },
  knowledge: StoryKnowledge,
): string {
  const own = prompt.trim();
  if (!/\p{L}/u.test(own) || own.length > longestEnhanced) {
    return prompt;
  }
  const words: EnhancementWords = enhancementWords[readCode(own)];
  const mode = Object.keys(kindsOfMode).find((name) =>
    context.toLowerCase().includes(name.replace(/s$/u, '')),
  );
  // The seed leaves out what we add, so that an unchanged start always gets the same additions.
  const random = seedRandom(`${mode ?? 'stories'}|${hashText(own)}`);
  return mode === undefined
    ? enhanceStory(own, { words, knowledge }, random)
    : enhancePicture(own, { kinds: kindsOfMode[mode] ?? [], words }, random);
}

/** What we added before says nothing of the language that the user wrote. */
const ownLabels = Object.values<EnhancementWords>(enhancementWords).flatMap(({ settingLabel, moodLabel }) => [
  settingLabel,
  moodLabel,
]);
const ownAdditions = new RegExp(`(?<=[.。।?？]\\s*)(?:${ownLabels.join('|')})\\s?[:：][^]*$`, 'u');

function readCode(prompt: string): LanguageCode {
  const found = detectLanguage(prompt.replace(ownAdditions, ''));
  if (found.kind === 'known') {
    return found.code;
  }
  return found.kind === 'unsure' && found.script === 'japanese' ? 'ja' : 'en';
}

function enhancePicture(
  own: string,
  { kinds, words }: { kinds: readonly EnhancementKind[]; words: EnhancementWords },
  random: RandomSource,
): string {
  const missing = kinds.filter((kind) => !words.kinds[kind].present.test(own));
  const additions = missing.map((kind) => pick(words.kinds[kind].additions, random));
  if (additions.length === 0) {
    return own;
  }
  return [own.replace(/[\s.,;。、।]+$/u, ''), ...additions].join(words.comma);
}

function enhanceStory(
  own: string,
  { words, knowledge }: { words: EnhancementWords; knowledge: StoryKnowledge },
  random: RandomSource,
): string {
  const bare = own.replace(/[\s.,;。、।]+$/u, '');
  const code = readCode(own);
  if (/[?？]/u.test(own)) {
    return own.includes(words.questionTone) ? own : `${bare}${glue(code)}${words.questionTone}${words.stop}`;
  }
  const colon = code === 'ja' ? '：' : `${code === 'fr' ? ' ' : ''}: `;
  const parts: string[] = [];
  if (!own.includes(words.settingLabel)) {
    const premise = readPremise(own, code, knowledge);
    const { lexicon } = knowledge;
    const { place } = settleStory(premise, { prompt: own, code, lexicon }, random);
    // Where the idea says where it is at home, another place would contradict it.
    parts.push(
      ...(premise.place === undefined ? [`${words.settingLabel}${colon}${place}${words.stop}`] : []),
    );
  }
  if (!own.includes(words.moodLabel)) {
    parts.push(`${words.moodLabel}${colon}${pick(words.storyMoods, random)}${words.stop}`);
  }
  return parts.length === 0 ? own : [`${bare}${words.stop}`, ...parts].join(glue(code));
}

function glue(code: LanguageCode): string {
  return code === 'ja' ? '' : ' ';
}
