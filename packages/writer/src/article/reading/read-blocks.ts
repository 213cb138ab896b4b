import type { LanguageCode } from '@kinora/words';
import { readWords, withoutScripts, withoutUnseen } from '@kinora/words';
import { cleanInline } from './clean-inline.ts';

/** A heading or a paragraph of running text, cleaned of everything that is not spoken. */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph';
  readonly text: string;
  /** How deep a heading marked as one stands: 1 and 2 begin a chapter. */
  readonly level?: number;
  /** A sentence that stands in a list: understood with what announces the list. */
  readonly isItem?: boolean;
}

const terminal = /[.!?…。！？।॥:;：][)"'”’»」』]*$/u;
const bullet = /^\s*(?:[-*•‣▪●○◦·–—]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/u;
const markdownHeading = /^\s*#{1,6}\s+/u;
const longestHeadingWords = 12;
/** However few words it has: a line of signs is none. */
const longestHeading = 200;
/** Japanese headings are measured in characters. */
const longestHeadingCharacters = 28;

/** Cuts raw text into headings and paragraphs: wrapped lines joined, code, tables and bare lists dropped. */
export function readBlocks(raw: string, code: LanguageCode): TextBlock[] {
  const text = withoutScripts(withoutUnseen(raw.normalize('NFC')).replace(/```[\s\S]*?(?:```|$)/gu, '\n\n'))
    .replace(/<\/(?:p|div|h[1-6]|li|tr)>|<br\s*\/?>/giu, '\n\n')
    .replace(/<[a-z/!][^<>]{0,300}>/giu, ' ')
    // A word cut at the end of a PDF line.
    .replace(/(\p{Ll})-\n(\p{Ll})/gu, '$1$2');
  const blocks: TextBlock[] = [];
  for (const paragraph of text.split(/\n\s*\n/u)) {
    blocks.push(...readParagraph(paragraph, code));
  }
  return blocks;
}

function readParagraph(paragraph: string, code: LanguageCode): TextBlock[] {
  const lines = paragraph.split('\n').map((line) => line.trim());
  const blocks: TextBlock[] = [];
  let open: string[] = [];
  const close = (isItem = false): void => {
    const text = cleanInline(joinLines(open, code));
    if (text !== '') {
      blocks.push(isItem ? { kind: 'paragraph', text, isItem } : { kind: 'paragraph', text });
    }
    open = [];
  };
  for (const [index, line] of lines.entries()) {
    if (line === '' || line.includes('|') || /^[-=_*~\s]{3,}$/u.test(line)) {
      continue;
    }
    const isLast = index === lines.length - 1;
    if (isHeadingLine(line, { isAlone: lines.length === 1, isFirst: index === 0, isLast }, code)) {
      close();
      const bare = line.replace(markdownHeading, '').replace(/^\d+(?:\.\d+)*\.?\s+/u, '');
      blocks.push({
        kind: 'heading',
        level: /^\s*#+/u.exec(line)?.[0].trim().length ?? 2,
        text: cleanInline(bare.slice(0, longestHeading)),
      });
      continue;
    }
    if (bullet.test(line)) {
      close();
      const item = asSentence(line.replace(bullet, ''), code);
      // A list item is spoken only when it is a sentence of its own.
      if (terminal.test(item) && readWords(item, code).length >= 5) {
        open.push(item);
        close(true);
      }
      continue;
    }
    open.push(line);
  }
  close();
  return blocks;
}

/** '萎凋 - 風を送り、水分を減らす': a stage and what is done in it is a sentence, though it has no full stop. */
const japaneseStage = /^([^、。\s]{1,10})\s[-–—]\s([^。]{4,}[うくぐすつぬぶむる])$/u;

function asSentence(item: string, code: LanguageCode): string {
  return code === 'ja' ? item.replace(japaneseStage, '$1では、$2。') : item;
}

function isHeadingLine(
  line: string,
  place: { isAlone: boolean; isFirst: boolean; isLast: boolean },
  code: LanguageCode,
): boolean {
  if (markdownHeading.test(line)) {
    return true;
  }
  if (line.length > longestHeading) {
    return false;
  }
  if (terminal.test(line) || /^["“«「(]/u.test(line) || bullet.test(line)) {
    return false;
  }
  const isShort =
    code === 'ja'
      ? line.length <= longestHeadingCharacters
      : readWords(line, code).length <= longestHeadingWords;
  if (!isShort) {
    return false;
  }
  const isUpperCase = line === line.toUpperCase() && line !== line.toLowerCase();
  return (
    place.isAlone ||
    isUpperCase ||
    (place.isFirst && !place.isLast && line.length < 60 && !line.endsWith(','))
  );
}

function joinLines(lines: readonly string[], code: LanguageCode): string {
  return lines.join(code === 'ja' ? '' : ' ');
}
