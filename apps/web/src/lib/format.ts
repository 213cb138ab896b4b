import { labels } from '../labels/index.ts';

const countFormat = new Intl.NumberFormat(labels.times.numberLocale, { maximumFractionDigits: 2 });

/** A price or a gap, without decimals it does not need: `5`, `51.8`. */
export function formatCreditCount(credits: number): string {
  return countFormat.format(credits);
}

/** US dollars to the cent: `$0.80`; what is less than a cent keeps what says something of it: `$0.003`. */
export function formatDollars(dollars: number): string {
  const digits = dollars > 0 && dollars < 0.01 ? { maximumSignificantDigits: 2 } : TO_THE_CENT;
  const format = new Intl.NumberFormat(labels.times.numberLocale, {
    style: 'currency',
    currency: 'USD',
    ...digits,
  });
  return format.format(dollars);
}

const TO_THE_CENT = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** A number to its first decimal: `0.5`, `12.0`. */
export function formatTenths(value: number): string {
  return tenthsFormat.format(value);
}

const tenthsFormat = new Intl.NumberFormat(labels.times.numberLocale, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Minutes and seconds as on a player: `0:41`, `12:05`. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Minutes and seconds with two digits each, as the generation timer shows them: `00:41`. */
export function formatTimer(seconds: number): string {
  return formatClock(seconds).padStart(5, '0');
}

/** A length in words: `9 s`, `1 min 6 s`. */
export function formatLength(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) {
    return labels.times.seconds(whole);
  }
  const rest = whole % 60;
  return rest === 0
    ? labels.times.minutes(whole / 60)
    : labels.times.minutesAndSeconds(Math.floor(whole / 60), rest);
}

/** `Today, 14:02`, `Yesterday`, `18 Nov`. `now` is passed in so that the answer can be tested. */
export function formatDay(isoTime: string, now: Date): string {
  const then = new Date(isoTime);
  const daysApart = Math.round((startOfDay(now) - startOfDay(then)) / 86_400_000);
  if (daysApart === 0) {
    return labels.times.todayAt(
      then.toLocaleTimeString(labels.times.dateLocale, { hour: '2-digit', minute: '2-digit' }),
    );
  }
  if (daysApart === 1) {
    return labels.times.yesterday;
  }
  const isThisYear = then.getFullYear() === now.getFullYear();
  return then.toLocaleDateString(labels.times.dateLocale, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

const AGES = [
  { inUnit: labels.times.ages.days, seconds: 86_400 },
  { inUnit: labels.times.ages.hours, seconds: 3_600 },
  { inUnit: labels.times.ages.minutes, seconds: 60 },
] as const;

/** How long ago, in its largest unit: `12 s`, `5 min`, `3 h`, `2 d`. */
export function formatAge(isoTime: string, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - new Date(isoTime).getTime()) / 1000));
  const age = AGES.find((one) => seconds >= one.seconds);
  return age === undefined ? labels.times.seconds(seconds) : age.inUnit(Math.floor(seconds / age.seconds));
}

function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}
