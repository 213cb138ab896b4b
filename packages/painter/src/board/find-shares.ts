import type { LanguageCode } from '@kinora/contract/catalogue';
import type { BoardMeasure } from '@kinora/renderer';
import { isContentWord } from '@kinora/words';
import { judgedTitle } from './find-contrast.ts';
import { cueAt } from './cues.ts';
import type { Subject } from './rank-subjects.ts';
import { readMeasures } from './read-measures.ts';
import type { ReadMeasure } from './read-number.ts';
import type { SceneText } from './scene-text.ts';
import { isWithin, longestLabel } from './text-limits.ts';

/** More bars than these are no comparison of two. */
const most = 4;

/**
 * How much of either of two is something, in per cent: bars beside one another say it at a glance. Undefined where only one of
 * them has a share.
 */
export function sharesCompared(
  contrast: readonly [Subject, Subject] | undefined,
  { narration, title, code }: SceneText,
): BoardMeasure[] | undefined {
  const [one, other] = (contrast ?? []).toSorted(
    (some, next) => (some.spokenAt ?? Infinity) - (next.spokenAt ?? Infinity),
  );
  const [from, until] = [one?.spokenAt, other?.spokenAt];
  if (from === undefined || until === undefined || from === until) {
    return undefined;
  }
  const read = readMeasures(narration, code).filter(({ unit, at }) => unit === '%' && at > from);
  const things = read.map((share) => thingOf(share, narration, code));
  const judged = read.filter((_, place) => isOfTitle(things[place], title, code));
  const isOfBoth = judged.some(({ at }) => at < until) && judged.some(({ at }) => at > until);
  // What else is told of has its bar as well, by its name; without one, only what both are judged by is comparable.
  const isAlone =
    isOfBoth && (judged.length === read.length || read.length > most || things.includes(undefined));
  const shares = isAlone ? judged : read;
  const told = [shares.filter(({ at }) => at < until), shares.filter(({ at }) => at > until)] as const;
  if (told.some((own) => own.length === 0) || shares.length > most) {
    return undefined;
  }
  const measures = told.flatMap((own, side) =>
    own.map((share) => ({
      text: share.text,
      amount: share.amount,
      ...(share.from === undefined ? {} : { from: share.from }),
      // What both are judged by stands over them.
      ...labelled((side === 0 ? one : other)?.word, isAlone ? undefined : thingOf(share, narration, code)),
      cue: cueAt(narration, share.at, code),
    })),
  );
  const labels = new Set(measures.map(({ label }) => label));
  return labels.has(undefined) || labels.size < measures.length ? undefined : measures;
}

/** Whether a share is of what a scene's title judges both by. */
function isOfTitle(thing: string | undefined, title: string, code: LanguageCode): boolean {
  const criterion = title.replace(judgedTitle[code], '').trim().toLowerCase();
  return thing !== undefined && criterion !== title.toLowerCase() && criterion.includes(thing.toLowerCase());
}

function labelled(side: string | undefined, thing: string | undefined): Pick<BoardMeasure, 'label'> {
  const whole = thing === undefined ? (side ?? '') : `${side ?? ''}: ${thing}`;
  const label = isWithin(whole, longestShare) ? whole : side;
  return label === undefined ? {} : { label: label.charAt(0).toLocaleUpperCase() + label.slice(1) };
}

/** A side and what it has: 'green tea: caffeine'. */
const longestShare = { latin: longestLabel.latin * 1.5, dense: longestLabel.dense * 1.5 } as const;

/** What a share is of: before it in Japanese, behind it in all others. */
function thingOf({ at, said }: ReadMeasure, narration: string, code: LanguageCode): string | undefined {
  if (code === 'ja') {
    return /([\p{sc=Han}\p{sc=Katakana}ー]{2,8}?)(?:類)?(?:は|が|を|の割合は)?(?:約|およそ)?$/u.exec(
      narration.slice(Math.max(0, at - 16), at),
    )?.[1];
  }
  const behind = narration.slice(at + said.length);
  const [, word = ''] = /^ (?:of |de |d['’]|di |del |della )?([\p{L}\p{M}]{3,})/u.exec(behind) ?? [];
  return word !== '' && isContentWord(word, code) ? word : undefined;
}
