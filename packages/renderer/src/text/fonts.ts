import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import type { TextElement } from '../timeline/drawing.ts';
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

const handwriting = {
  latin: {
    title: ['Kinora Patrick Hand', 'Kinora Kalam', 'Kinora Yusei Magic', 'Kinora Sans JP'],
    label: ['Kinora Caveat', 'Kinora Kalam', 'Kinora Yusei Magic', 'Kinora Sans JP'],
  },
  devanagari: {
    title: ['Kinora Kalam', 'Kinora Patrick Hand', 'Kinora Yusei Magic', 'Kinora Sans JP'],
    label: ['Kinora Kalam', 'Kinora Caveat', 'Kinora Yusei Magic', 'Kinora Sans JP'],
  },
  japanese: {
    title: ['Kinora Yusei Magic', 'Kinora Sans JP', 'Kinora Patrick Hand', 'Kinora Kalam'],
    label: ['Kinora Yusei Magic', 'Kinora Sans JP', 'Kinora Caveat', 'Kinora Kalam'],
  },
} as const satisfies Record<string, Record<string, readonly FontFamily[]>>;

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
export function fontFamilies(role: LetteringRole, language: FilmLanguage): readonly FontFamily[] {
  // Object.keys forgets that the keys of a constant are its own.
  const all = Object.keys(fontFiles) as readonly FontFamily[];
  return [...new Set([...preferredFamilies(role, language), ...all])];
}

function preferredFamilies(role: LetteringRole, language: FilmLanguage): readonly FontFamily[] {
  if (role === 'subtitle') {
    return language === 'ja' ? japaneseSubtitleFamilies : subtitleFamilies;
  }
  return handwriting[scriptOf(language)][role === 'label' || role === 'fact' ? 'label' : 'title'];
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

export function letterReach(language: FilmLanguage): LetterReach {
  return reaches[scriptOf(language)];
}

/** Space from one line of lettering to the next, as a part of the font size: no line reaches into another. */
export function lineHeight(language: FilmLanguage): number {
  const { above, below } = letterReach(language);
  return above + below;
}

/** The value of a canvas context's `font`, with every bundled face registered first. */
export function canvasFont(role: LetteringRole, language: FilmLanguage, size: number): string {
  registerFonts();
  const families = fontFamilies(role, language).map((family) => `'${family}'`);
  return `${size}px ${families.join(', ')}`;
}

/** The absolute path of a bundled face. */
export function fontPath(family: FontFamily): string {
  return createRequire(import.meta.url).resolve(fontFiles[family]);
}

/** Registers the bundled faces with the canvas library, whose list of fonts is the process's own. */
function registerFonts(): void {
  // Object.keys forgets that the keys of a constant are its own.
  for (const family of Object.keys(fontFiles) as readonly FontFamily[]) {
    if (!GlobalFonts.has(family)) {
      GlobalFonts.registerFromPath(fontPath(family), family);
    }
  }
}
