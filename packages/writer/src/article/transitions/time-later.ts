import type { LanguageCode } from '@kinora/words';

/** What passes between two scenes of a history: in decades up to eighty years, then in centuries, both about. */
interface Span {
  readonly decades?: number;
  readonly centuries?: number;
}

/** A lapse of so many years is worth a word. */
const least = 8;
const most = 1_000;

/** What is said of a lapse is true to a tenth of it. */
const mostOff = 0.1;

function spanOf(years: number): Span | undefined {
  if (years < least || years > most) {
    return undefined;
  }
  const isNear = (said: number): boolean => Math.abs(years - said) <= said * mostOff;
  const decades = Math.round(years / 10);
  if (decades <= 8) {
    return isNear(decades * 10) ? { decades } : undefined;
  }
  const centuries = isNear(150) ? 1.5 : Math.round(years / 100);
  return isNear(centuries * 100) ? { centuries } : undefined;
}

interface Later {
  readonly decades: readonly string[];
  readonly century: string;
  readonly centuryAndHalf: string;
  readonly halfCentury: string;
  readonly centuries: readonly string[];
  /** With the span in the place of '*'. */
  readonly after: readonly string[];
}

const later: Readonly<Record<LanguageCode, Later>> = {
  en: {
    decades: [
      'Some ten years',
      'Some twenty years',
      'Some thirty years',
      'Some forty years',
      '',
      'Some sixty years',
      'Some seventy years',
      'Some eighty years',
    ],
    halfCentury: 'Half a century',
    century: 'A century',
    centuryAndHalf: 'A century and a half',
    centuries: ['Two centuries', 'Three centuries', 'Four centuries', 'Five centuries'],
    after: ['* later, ', '* on, '],
  },
  fr: {
    decades: [
      'Une dizaine d’années',
      'Une vingtaine d’années',
      'Une trentaine d’années',
      'Une quarantaine d’années',
      '',
      'Une soixantaine d’années',
      'Quelque soixante-dix ans',
      'Quelque quatre-vingts ans',
    ],
    halfCentury: 'Un demi-siècle',
    century: 'Un siècle',
    centuryAndHalf: 'Un siècle et demi',
    centuries: ['Deux siècles', 'Trois siècles', 'Quatre siècles', 'Cinq siècles'],
    after: ['* plus tard, ', '* après, '],
  },
  it: {
    decades: [
      'Una decina d’anni',
      'Una ventina d’anni',
      'Una trentina d’anni',
      'Una quarantina d’anni',
      '',
      'Una sessantina d’anni',
      'Una settantina d’anni',
      'Un’ottantina d’anni',
    ],
    halfCentury: 'Mezzo secolo',
    century: 'Un secolo',
    centuryAndHalf: 'Un secolo e mezzo',
    centuries: ['Due secoli', 'Tre secoli', 'Quattro secoli', 'Cinque secoli'],
    after: ['* dopo, ', '* più tardi, '],
  },
  es: {
    decades: [
      'Unos diez años',
      'Unos veinte años',
      'Unos treinta años',
      'Unos cuarenta años',
      '',
      'Unos sesenta años',
      'Unos setenta años',
      'Unos ochenta años',
    ],
    halfCentury: 'Medio siglo',
    century: 'Un siglo',
    centuryAndHalf: 'Un siglo y medio',
    centuries: ['Dos siglos', 'Tres siglos', 'Cuatro siglos', 'Cinco siglos'],
    after: ['* después, ', '* más tarde, '],
  },
  hi: {
    decades: [
      'लगभग दस वर्ष',
      'लगभग बीस वर्ष',
      'लगभग तीस वर्ष',
      'लगभग चालीस वर्ष',
      '',
      'लगभग साठ वर्ष',
      'लगभग सत्तर वर्ष',
      'लगभग अस्सी वर्ष',
    ],
    halfCentury: 'आधी शताब्दी',
    century: 'लगभग सौ वर्ष',
    centuryAndHalf: 'लगभग डेढ़ सौ वर्ष',
    centuries: ['लगभग दो सौ वर्ष', 'लगभग तीन सौ वर्ष', 'लगभग चार सौ वर्ष', 'लगभग पाँच सौ वर्ष'],
    after: ['* बाद, '],
  },
  ja: {
    decades: ['約十年', '約二十年', '約三十年', '約四十年', '', '約六十年', '約七十年', '約八十年'],
    halfCentury: '約半世紀',
    century: '約百年',
    centuryAndHalf: '約百五十年',
    centuries: ['約二百年', '約三百年', '約四百年', '約五百年'],
    after: ['*後、', 'それから*、'],
  },
};

/** 'Two centuries later, ': what lies between two years, in every way it is said; empty where it is no round time. */
export function timeLater(years: number, code: LanguageCode): readonly string[] {
  const span = spanOf(years);
  const words = later[code];
  const said = span === undefined ? '' : nameOf(span, words);
  return said === '' ? [] : words.after.map((after) => after.replace('*', said));
}

function nameOf({ decades, centuries = 0 }: Span, words: Later): string {
  if (decades !== undefined) {
    return decades === 5 ? words.halfCentury : (words.decades[decades - 1] ?? '');
  }
  if (centuries === 1.5) {
    return words.centuryAndHalf;
  }
  return centuries === 1 ? words.century : (words.centuries[centuries - 2] ?? '');
}
