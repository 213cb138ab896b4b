import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import type { TextElement } from '../timeline/drawing.ts';
import type { Lettering } from '../timeline/drawing-style.ts';
import type { FilmLanguage } from '../timeline/language.ts';

/** The bundled typefaces (all SIL Open Font License), by the family name they are registered under. */
export const fontFiles = {
  'Kinora Patrick Hand': '@expo-google-fonts/patrick-hand/400Regular/PatrickHand_400Regular.ttf',
  'Kinora Caveat': '@expo-google-fonts/caveat/700Bold/Caveat_700Bold.ttf',
  'Kinora Kalam': '@expo-google-fonts/kalam/400Regular/Kalam_400Regular.ttf',
  'Kinora Yusei Magic': '@expo-google-fonts/yusei-magic/400Regular/YuseiMagic_400Regular.ttf',
  'Kinora Sans': '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  'Kinora Sans Devanagari': '@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
  'Kinora Sans JP': '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
} as const;
export type FontFamily = keyof typeof fontFiles;

/** What lettering is for: a role on the board, or the subtitle bar. */
export type LetteringRole = TextElement['role'] | 'subtitle';

/** The first choice for titles and for labels; whatever lacks a glyph gets it from the others of the same script. */
const handwriting = {
  latin: {
    marker: ['Kinora Patrick Hand', 'Kinora Caveat'],
    brush: ['Kinora Caveat', 'Kinora Caveat'],
    notebook: ['Kinora Kalam', 'Kinora Kalam'],
    poster: ['Kinora Yusei Magic', 'Kinora Patrick Hand'],
    print: ['Kinora Sans', 'Kinora Patrick Hand'],
  },
  devanagari: {
    marker: ['Kinora Kalam', 'Kinora Kalam'],
    brush: ['Kinora Kalam', 'Kinora Kalam'],
    notebook: ['Kinora Kalam', 'Kinora Kalam'],
    poster: ['Kinora Sans Devanagari', 'Kinora Kalam'],
    print: ['Kinora Sans Devanagari', 'Kinora Kalam'],
  },
  japanese: {
    marker: ['Kinora Yusei Magic', 'Kinora Yusei Magic'],
    brush: ['Kinora Yusei Magic', 'Kinora Yusei Magic'],
    notebook: ['Kinora Yusei Magic', 'Kinora Yusei Magic'],
    poster: ['Kinora Yusei Magic', 'Kinora Yusei Magic'],
    print: ['Kinora Sans JP', 'Kinora Yusei Magic'],
  },
} as const satisfies Record<string, Record<Lettering, readonly [title: FontFamily, label: FontFamily]>>;

/** Where glyphs come from that the chosen family lacks. */
const fallbacks = {
  latin: ['Kinora Kalam', 'Kinora Yusei Magic', 'Kinora Sans JP'],
  devanagari: ['Kinora Kalam', 'Kinora Patrick Hand', 'Kinora Yusei Magic', 'Kinora Sans JP'],
  japanese: ['Kinora Yusei Magic', 'Kinora Sans JP', 'Kinora Patrick Hand', 'Kinora Kalam'],
} as const satisfies Record<keyof typeof handwriting, readonly FontFamily[]>;

const subtitleFamilies: readonly FontFamily[] = ['Kinora Sans', 'Kinora Sans Devanagari', 'Kinora Sans JP'];
const japaneseSubtitleFamilies: readonly FontFamily[] = [
  'Kinora Sans JP',
  'Kinora Sans',
  'Kinora Sans Devanagari',
];

export type Script = keyof typeof handwriting;

export function scriptOf(language: FilmLanguage): Script {
  if (language === 'hi') {
    return 'devanagari';
  }
  return language === 'ja' ? 'japanese' : 'latin';
}

/**
 * The families tried in order for a piece of lettering; a glyph is taken from the first that has it. In the end all are
 * tried, so that no glyph is ever taken from whatever fonts a machine happens to have.
 */
export function fontFamilies(
  role: LetteringRole,
  language: FilmLanguage,
  lettering: Lettering = 'marker',
): readonly FontFamily[] {
  // Object.keys forgets that the keys of a constant are its own.
  const all = Object.keys(fontFiles) as readonly FontFamily[];
  return [...new Set([...preferredFamilies(role, language, lettering), ...all])];
}

function preferredFamilies(
  role: LetteringRole,
  language: FilmLanguage,
  lettering: Lettering,
): readonly FontFamily[] {
  if (role === 'subtitle') {
    return language === 'ja' ? japaneseSubtitleFamilies : subtitleFamilies;
  }
  const script = scriptOf(language);
  const [title, label] = handwriting[script][lettering];
  return [role === 'label' || role === 'fact' ? label : title, ...fallbacks[script]];
}

/** How far letters with their marks reach, as parts of the font size. */
export interface LetterReach {
  readonly above: number;
  readonly below: number;
  /** Beyond the width the canvas library measures: it misjudges where Devanagari marks are put. */
  readonly aside: number;
}

/** Measured on the pixels of the bundled faces: what the fonts declare is more above and less below. */
const reaches = {
  latin: { above: 0.93, below: 0.34, aside: 0.12 },
  devanagari: { above: 1.08, below: 0.48, aside: 0.28 },
  japanese: { above: 1.02, below: 0.3, aside: 0.12 },
} as const satisfies Record<Script, LetterReach>;
/** Capitals with accents stand higher in every other Latin hand than in the marker's. */
const tallLatin: LetterReach = { above: 1.1, below: 0.4, aside: 0.14 };

export function letterReach(language: FilmLanguage, lettering: Lettering = 'marker'): LetterReach {
  const script = scriptOf(language);
  return script === 'latin' && lettering !== 'marker' ? tallLatin : reaches[script];
}

/** Space from one line of lettering to the next, as a part of the font size: no line reaches into another. */
export function lineHeight(language: FilmLanguage, lettering?: Lettering): number {
  const { above, below } = letterReach(language, lettering);
  return above + below;
}

/** The value of a canvas context's `font`, with every bundled face registered first. */
export function canvasFont(
  role: LetteringRole,
  language: FilmLanguage,
  { size, lettering }: { readonly size: number; readonly lettering?: Lettering },
): string {
  registerFonts();
  const families = fontFamilies(role, language, lettering).map((family) => `'${family}'`);
  return `${size}px ${families.join(', ')}`;
}

/** The absolute path of a bundled face. */
export function fontPath(family: FontFamily): string {
  return createRequire(import.meta.url).resolve(fontFiles[family]);
}

/** The canvas library's list of fonts is the process's own, and so is the note that ours are on it: asking takes long. */
const registered = new Set<FontFamily>();

/** Registers the bundled faces with the canvas library. */
function registerFonts(): void {
  // Object.keys forgets that the keys of a constant are its own.
  for (const family of Object.keys(fontFiles) as readonly FontFamily[]) {
    if (!registered.has(family)) {
      if (!GlobalFonts.has(family)) {
        GlobalFonts.registerFromPath(fontPath(family), family);
      }
      registered.add(family);
    }
  }
}
