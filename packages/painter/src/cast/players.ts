import { languageDetails } from '@kinora/contract/catalogue';
import type { LanguageCode } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import { promptLanguage } from '@kinora/words';
import { readPeople } from '../plan/cast-plan.ts';
import type { PersonPlan } from '../plan/person-plan.ts';

/** Somebody of a film's cast, and the figure that stands for them where a prompt is read: each has another one. */
export interface ToldPlayer {
  readonly name: string;
  readonly appearance: string;
  readonly person: PersonPlan;
  readonly figure: PlayedFigure;
  /** Whether the picture's words are about them by name or look. */
  readonly isNamed: boolean;
  /** Whether the picture is to show them in any case. */
  readonly isSeen: boolean;
}

const figures = ['woman', 'man', 'girl', 'boy'] as const;
export type PlayedFigure = (typeof figures)[number];

/** Words that are read as somebody of each figure. */
const nouns: Readonly<Record<PlayedFigure, Readonly<Record<LanguageCode, string>>>> = {
  woman: { en: 'a woman', fr: 'une femme', it: 'una donna', es: 'una mujer', hi: 'एक महिला', ja: '女性' },
  man: { en: 'a man', fr: 'un homme', it: 'un uomo', es: 'un hombre', hi: 'एक आदमी', ja: '男性' },
  girl: { en: 'a girl', fr: 'une fille', it: 'una ragazza', es: 'una niña', hi: 'एक लड़की', ja: '女の子' },
  boy: { en: 'a boy', fr: 'un garçon', it: 'un ragazzo', es: 'un niño', hi: 'एक लड़का', ja: '男の子' },
};

/** The figure that somebody is painted as. */
export function figureOf({ age, build }: PersonPlan): PlayedFigure {
  const isWoman = build === 'feminine';
  if (age === 'child') {
    return isWoman ? 'girl' : 'boy';
  }
  return isWoman ? 'woman' : 'man';
}

/** Who plays in a film; as many as there are figures to tell them apart by. */
export function readPlayers({
  prompt,
  players = [],
  characters = [],
}: Pick<ImageRequest, 'prompt' | 'players' | 'characters'>): ToldPlayer[] {
  const seen = new Set(characters.map((plan) => JSON.stringify(plan)));
  const told: ToldPlayer[] = [];
  for (const { plan, name, appearance } of players) {
    const [person] = readPeople([plan]);
    const free = figures.filter((each) => told.every(({ figure }) => figure !== each));
    const own = person === undefined ? undefined : figureOf(person);
    const figure = free.find((each) => each === own) ?? free[0];
    if (person !== undefined && figure !== undefined) {
      const isNamed = [appearance, name].some((words) => replaced(prompt, words.trim(), '') !== prompt);
      told.push({ name, appearance, person, figure, isNamed, isSeen: seen.has(JSON.stringify(plan)) });
    }
  }
  return told;
}

/**
 * A prompt in which players are told by nouns: how they look is known, and what is told of a beard or a coat would be painted
 * as things beside them.
 */
export function withPlayers(
  { prompt, language }: Pick<ImageRequest, 'prompt' | 'language'>,
  players: readonly ToldPlayer[],
): string {
  const code = promptLanguage(prompt, languageDetails[language].code);
  return players.reduce((text, { name, appearance, figure }) => {
    const told = nouns[figure][code];
    return [appearance, name].reduce((shown, words) => replaced(shown, words.trim(), told), text);
  }, prompt);
}

function replaced(text: string, words: string, noun: string): string {
  if (words === '') {
    return text;
  }
  const inWord = String.raw`[\p{L}\p{M}\p{N}]`;
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const isJapanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words);
  const whole = isJapanese ? escaped : `(?<!${inWord})${escaped}(?!${inWord}|['’]s)`;
  return text.replace(new RegExp(whole, 'giu'), () => noun);
}
