import type { LanguageCode } from '@kinora/contract/catalogue';
import { foldWord, readLexicon, readWith } from '@kinora/words';
import { clausesOf } from './clauses.ts';
import { times } from '../plan/scene-plan.ts';
import type { TimeOfDay } from '../plan/scene-plan.ts';

/** Hours as a telling names them: hour | English | Hindi | French | Italian | Spanish | Japanese. A dash stands for what names none. */
const hourWords = `
-|good morning,good evening,good night,morning glory,evening dress,night watch|शुभ रात्रि,सुप्रभात|bonne nuit|buona notte,buonanotte|buenas noches,buenos días|お休み,晩ごはん,晩ご飯,朝ごはん,朝ご飯,夕ごはん,夕飯
dawn|dawn,daybreak,sunrise,first light,very early morning|भोर,सूर्योदय|aube,lever du soleil,petit jour|alba,sorgere del sole|alba,amanecer,salida del sol|夜明け,日の出,明け方
morning|morning,mornings|सुबह|matin,matinée|mattina,mattino,mattinata|la mañana,una mañana,cada mañana,aquella mañana|朝
day|noon,midday|दोपहर|midi|mezzogiorno|mediodía|正午,真昼
sunset|evening,evenings,sunset,sundown|शाम,सूर्यास्त|soir,soirée,coucher du soleil|sera,tramonto|atardecer,tarde,puesta de sol|夕方,夕暮れ,夕日,夕べ
night|night,nights,nightfall,midnight,tonight,after dark,stars came out,starlight,moonlight|रात,आधी रात|nuit,minuit|notte,mezzanotte|noche,medianoche|夜,真夜中,今夜,晩
`;

/** The night that comes, by the words of whoever waits for it. */
const tonightWords = `
night|tonight,this evening,this very night|आज रात,आज की रात,आज शाम|ce soir,cette nuit|stasera,stanotte,questa notte|esta noche|今夜,今晩,今晚
`;

/** The day that comes after the hour told before it. */
const nextDayWords = `
day|next day,following day|अगले दिन|lendemain|giorno dopo,giorno seguente,indomani|día siguiente|次の日,翌日
`;

/** What somebody says is not what is seen: speech between marks, as stories set it. */
const speech = /(?<![\p{L}\p{M}])['‘’].*?['’](?![\p{L}\p{M}])|["“«「『].*?["”»」』]/gsu;

/**
 * The hour that a scene's telling names outside of what is said in it; of several, the one in which most is told, but the light
 * one into which a dark one passes. Between a night and its morning it dawns.
 */
export function toldHour(telling: string, code: LanguageCode): TimeOfDay | undefined {
  const passing = passingHours(telling, code);
  if (passing !== undefined) {
    return passing.light;
  }
  return longestHour(beforeDark(telling, code), code);
}

function longestHour(telling: string, code: LanguageCode): TimeOfDay | undefined {
  const told = foldWord(telling.replace(speech, ' '));
  const hours = readWith(readLexicon(hourWords, code), told, code).sayings.filter(
    ({ value }) => value !== '-',
  );
  if (hours.some(({ value }, index) => value === 'night' && hours[index + 1]?.value === 'morning')) {
    return 'dawn';
  }
  const lengths = new Map<string, number>();
  for (const [index, { at, value }] of hours.entries()) {
    // What is told before any hour is named belongs to the first.
    const from = index === 0 ? 0 : at;
    const to = hours[index + 1]?.at ?? told.length;
    lengths.set(value, (lengths.get(value) ?? 0) + to - from);
  }
  const [longest] = [...lengths].toSorted(([, one], [, other]) => other - one);
  return times.find((time) => time === longest?.[0]);
}

/** How a scene that begins in the dark grows light: from which hour to which, and where the words of the second begin. */
export interface PassingHours {
  readonly dark: 'sunset' | 'night';
  readonly light: TimeOfDay;
  readonly from: number;
}

/** The hours of a telling that goes from the dark into the day and stays there; undefined for all others. */
export function passingHours(telling: string, code: LanguageCode): PassingHours | undefined {
  const hours = clausesOf(telling, code).flatMap(({ text, from }) =>
    [...hoursIn(text, code), ...nextDayIn(text, code)].map((time) => ({ time, from })),
  );
  const at = hours.findIndex(({ time }) => !isDark(time));
  const [before, after] = [hours[at - 1], hours[at]];
  const isOver = hours.slice(at + 1).every(({ time }) => !isDark(time));
  if (before === undefined || after === undefined || before.from === after.from || !isOver) {
    return undefined;
  }
  const dark = before.time === 'night' ? 'night' : 'sunset';
  return {
    dark,
    light: dark === 'night' && after.time === 'morning' ? 'dawn' : after.time,
    from: after.from,
  };
}

/** The dark hour that comes while a scene is told, and where its words begin. */
export interface ComingDark {
  readonly dark: 'sunset' | 'night';
  readonly from: number;
}

/** A telling up to the dark that comes in it. */
export function beforeDark(telling: string, code: LanguageCode): string {
  return telling.slice(0, comingDark(telling, code)?.from);
}

/** How an hour is named until which something lasts, or by which it is over. */
const awaited: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:until|till|by|towards?) (?:the )?(?:evening|sunset|sundown|night|nightfall|midnight)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:jusqu['’](?:au|à la|à)|vers (?:le|la)|au|à la tombée de la) ?(?:soir|coucher du soleil|nuit|minuit|tombée de la nuit)(?!\p{L})/u,
  it: /(?<!\p{L})(?:fino (?:a|alla|al)|verso|entro|a|al calar della) ?(?:sera|notte|tramonto|mezzanotte)(?!\p{L})/u,
  es: /(?<!\p{L})(?:hasta (?:la|el|que)|al|hacia (?:la|el)|a la) (?:noche|medianoche|atardecer|puesta de sol|anochecer)(?!\p{L})/u,
  hi: /(?:शाम|रात|आधी रात|सूर्यास्त) (?:तक|होते|होने तक)/u,
  ja: /(?:夕方|夕暮れ|夜|真夜中|晩)(?:まで|には|になるまで)/u,
};

/** Before this part of a telling nothing of it is over. */
const leastBefore = 0.25;

/**
 * The dark that comes at the end of a telling, after a longer light hour, or named as the one until which something lasts;
 * undefined where it is dark before, or from the beginning.
 */
export function comingDark(telling: string, code: LanguageCode): ComingDark | undefined {
  const hours = clausesOf(telling, code).flatMap(({ text, from }) =>
    hoursIn(text, code).map((time) => {
      const at = awaited[code].exec(text.toLowerCase());
      return { time, from: from + (at?.index ?? 0), isAwaited: at !== null };
    }),
  );
  const last = hours.at(-1);
  const before = hours.slice(0, -1);
  const isComing =
    last !== undefined &&
    isDark(last.time) &&
    last.from > telling.length * leastBefore &&
    !before.some(({ time }) => isDark(time));
  const isLater = before.length > 0 && longestHour(telling, code) !== last?.time;
  return isComing && (isLater || last.isAwaited)
    ? { dark: last.time === 'night' ? 'night' : 'sunset', from: last.from }
    : undefined;
}

function isDark(time: TimeOfDay): boolean {
  return time === 'night' || time === 'sunset';
}

function nextDayIn(told: string, code: LanguageCode): TimeOfDay[] {
  const { values } = readWith(readLexicon(nextDayWords, code), foldWord(told), code);
  return values.length > 0 ? ['day'] : [];
}

/** The hour of what only lights a scene that is told: where nothing tells of an evening or a night, it is not dark. */
export function byDay(time: TimeOfDay | undefined): TimeOfDay | undefined {
  return time === 'dusk' ? 'golden' : time;
}

/**
 * The hour at which a telling begins: what is shown in one picture is seen then. Who speaks of tonight speaks when it comes.
 */
export function hourSeen(telling: string, code: LanguageCode): TimeOfDay | undefined {
  const [first] = hoursIn(telling.replace(speech, ' '), code);
  return first ?? (isForTonight(telling, code) ? 'dusk' : undefined);
}

export function isForTonight(telling: string, code: LanguageCode): boolean {
  return readWith(readLexicon(tonightWords, code), foldWord(telling), code).values.length > 0;
}

function hoursIn(told: string, code: LanguageCode): TimeOfDay[] {
  const { values } = readWith(readLexicon(hourWords, code), foldWord(told), code);
  return values.flatMap((value) => times.find((time) => time === value) ?? []);
}

/** A part of a prompt that tells nothing but how it is lit: 'soft morning light'. */
const lighting = /(?<=^|,)[^,.]*(?<!\p{L})(?:day)?light(?!\p{L})[^,.]*(?=,|\.|$)/gu;

/** A part that tells nothing but how it feels: 'a bright mood' is no hour. */
const feeling = /(?<=^|,)[^,.]*(?<!\p{L})mood(?!\p{L})(?=,|\.|$)/gu;

/** A prompt without what only tells how it feels. */
export function withoutFeeling(prompt: string): string {
  return prompt.replace(feeling, ' ');
}

/** A prompt without what only tells how it is lit. */
export function withoutLighting(prompt: string): string {
  return prompt.replace(lighting, ' ');
}
