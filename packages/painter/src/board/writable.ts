/**
 * What the bundled handwriting has glyphs for: Latin letters up to Extended-A, Devanagari, Japanese, digits and the
 * common marks.
 */
const writable =
  /^[\p{Nd}\p{M}\s\u{20}-\u{7e}\u{a0}-\u{17f}\u{900}-\u{97f}\u{3000}-\u{30ff}\u{4e00}-\u{9fff}\u{ff01}-\u{ff5e}‐-—‘’“”„…•‹›€]*$/u;
const decoration = /[\p{Extended_Pictographic}\u{fe0f}\u{200b}-\u{200f}\u{2060}\u{feff}]/gu;

/** The text as it can be lettered, without emojis; undefined when a letter would come out as an empty box. */
export function writableText(text: string): string | undefined {
  const plain = text.replace(decoration, '').replace(/\s+/gu, ' ').trim();
  return plain !== '' && writable.test(plain) && /[\p{L}\p{N}]/u.test(plain) ? plain : undefined;
}
