import { languageDetails } from '@kinora/contract/catalogue';
import type { Language, LanguageDetails } from '@kinora/contract/catalogue';
import { fontPath } from '@kinora/renderer';
import sharp from 'sharp';

const faces = {
  Latn: { family: 'Kinora Sans', name: 'Noto Sans Bold', tracking: 3 },
  Deva: { family: 'Kinora Sans Devanagari', name: 'Noto Sans Devanagari Bold', tracking: 0 },
  Jpan: { family: 'Kinora Sans JP', name: 'Noto Sans JP Bold', tracking: 0 },
} as const satisfies Record<LanguageDetails['script'], object>;

export interface Letters {
  readonly text: string;
  readonly language: Language;
  /** As `#rrggbb`. */
  readonly colour: string;
  readonly align: 'left' | 'centre';
  /** Latin letters stand wide apart, as in the titles of the cinema. */
  readonly isSpaced: boolean;
  /** Pixels that the lines fill as well as they can. */
  readonly width: number;
  readonly height: number;
}

/** Bold letters on nothing, as a PNG. */
export function paintLetters({
  text,
  language,
  colour,
  align,
  isSpaced,
  width,
  height,
}: Letters): Promise<Buffer> {
  const face = faces[languageDetails[language].script];
  // In 1024ths of a point; the letters' size is twelve points before they are fitted.
  const spacing = isSpaced ? face.tracking * 1024 : 0;
  return sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${spacing}">${escaped(text)}</span>`,
      font: face.name,
      fontfile: fontPath(face.family),
      rgba: true,
      align,
      width: Math.round(width),
      height: Math.round(height),
    },
  })
    .png()
    .toBuffer();
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
