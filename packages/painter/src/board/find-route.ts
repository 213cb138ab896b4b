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

/** What is carried or planted from one land into another. */
const carried: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: new RegExp(
    `\\b(?:planted|took|taken|carried|brought|shipped|introduced|sent|exported)\\b[^.,;]{0,40}? from ${name} (?:in|into|on|to) ${name}`,
    'u',
  ),
  fr: new RegExp(
    `(?<!\\p{L})(?:plant|apport|emport|transport|introdui|export|envoy)\\p{L}*[^.,;]{0,40}? (?:du |de la |de |d['’])${name} (?:à|en|au|aux|vers) ${name}`,
    'u',
  ),
  it: new RegExp(
    `(?<!\\p{L})(?:piant|port|trasport|introdu|export|spedi)\\p{L}*[^.,;]{0,40}? (?:dal |dalla |da |del |della |dell['’]|di )${name} (?:a|in|nel|nella|ad|alla) ${name}`,
    'u',
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:plant|llev|traj|traslad|introdu|export|envi)\\p{L}*[^.,;]{0,40}? (?:del|de|desde) ${name} (?:a|en|hasta|hacia) ${name}`,
    'u',
  ),
};

/** Times stand between the same words as places. */
const times = new RegExp(
  `^(?:${Object.values(monthNames).join('|')}|monday|sunday|spring|autumn|winter|summer)$`,
  'iu',
);

/** The way a scene tells of, by the names at both ends. */
export function findRoute({ narration, code }: SceneText): NonNullable<BoardContent['route']> | undefined {
  const over = carried[code];
  for (const way of [...(over === undefined ? [] : [over]), ...ways[code]]) {
    const match = way.exec(narration);
    const [from, to] = [writableText(match?.[1] ?? ''), writableText(match?.[2] ?? '')];
    const isPlaces =
      from !== undefined && to !== undefined && from !== to && !times.test(from) && !times.test(to);
    if (match !== null && isPlaces && isWithin(from, longestLabel) && isWithin(to, longestLabel)) {
      const isFar = way === over;
      return { from, to, cue: cueAt(narration, match.index, code), ...(isFar ? { isFar } : {}) };
    }
  }
  return undefined;
}
