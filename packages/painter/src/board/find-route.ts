import type { LanguageCode } from '@kinora/contract/catalogue';
import { monthNames } from '@kinora/words';
import type { BoardContent } from '@kinora/renderer';
import { cueAt } from './cues.ts';
import type { SceneText } from './scene-text.ts';
import { isWithin, longestLabel } from './text-limits.ts';
import { writableText } from './writable.ts';

const name = String.raw`(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})`;

/** A way from one place to another; places have capital letters where a language has them, else a journey is told. */
const ways: Readonly<Record<LanguageCode, readonly RegExp[]>> = {
  en: [
    new RegExp(`\\b(?:from|between) ${name} (?:to|and) ${name}`, 'u'),
    new RegExp(`\\b(?:linked|connects?|connected|joins?|joined) ${name} (?:to|with|and) ${name}`, 'u'),
  ],
  fr: [
    new RegExp(`\\b(?:de |d['’]|depuis )${name} (?:à|jusqu['’]à|vers) ${name}`, 'u'),
    new RegExp(`\\b(?:relia|relie|reliait|entre) ${name} (?:à|et) ${name}`, 'u'),
  ],
  it: [
    new RegExp(`\\b(?:da |dalla |tra |fra )${name} (?:a|ad|alla|e|fino a) ${name}`, 'u'),
    new RegExp(`\\b(?:collega|collegò|unisce|unì) ${name} (?:a|ad|e|con) ${name}`, 'u'),
  ],
  es: [
    new RegExp(`\\b(?:de|desde|entre) ${name} (?:a|hasta|hacia|y) ${name}`, 'u'),
    new RegExp(`\\b(?:une|unió|conecta|conectó) ${name} (?:con|y) ${name}`, 'u'),
  ],
  hi: [
    /(?:^|[\s,])([\p{L}\p{M}]{2,14}) से ([\p{L}\p{M}]{2,14}) (?:तक की|तक)(?= (?:यात्रा|रेल|दूरी|रास्ता|मार्ग|सड़क))/u,
  ],
  ja: [/([\p{sc=Han}\p{sc=Katakana}ー]{2,8})から([\p{sc=Han}\p{sc=Katakana}ー]{2,8})(?:まで|へ)/u],
};

/** Times stand between the same words as places. */
const times = new RegExp(
  `^(?:${Object.values(monthNames).join('|')}|monday|sunday|spring|autumn|winter|summer)$`,
  'iu',
);

/** The way a scene tells of, by the names at both ends. */
export function findRoute({ narration, code }: SceneText): NonNullable<BoardContent['route']> | undefined {
  for (const way of ways[code]) {
    const match = way.exec(narration);
    const [from, to] = [writableText(match?.[1] ?? ''), writableText(match?.[2] ?? '')];
    const isPlaces =
      from !== undefined && to !== undefined && from !== to && !times.test(from) && !times.test(to);
    if (match !== null && isPlaces && isWithin(from, longestLabel) && isWithin(to, longestLabel)) {
      return { from, to, cue: cueAt(narration, match.index, code) };
    }
  }
  return undefined;
}
