import { withoutFormulas } from './formulas.ts';
import { withoutEntities } from './html-entities.ts';
import { withoutHtml } from './html-remains.ts';
import { firstCharacters, withoutUnseen } from './unseen-characters.ts';
import { withoutWikiBrackets } from './wiki-markup.ts';

/** Parts of an article that hold no sentences about its subject. */
const appendices: ReadonlySet<string> = new Set(
  [
    [
      'see also',
      'references',
      'notes',
      'external links',
      'further reading',
      'bibliography',
      'sources',
      'citations',
    ],
    ['voir aussi', 'notes et références', 'références', 'liens externes', 'bibliographie', 'annexes'],
    ['note', 'bibliografia', 'voci correlate', 'altri progetti', 'collegamenti esterni'],
    ['véase también', 'referencias', 'enlaces externos', 'bibliografía', 'notas'],
    ['इन्हें भी देखें', 'सन्दर्भ', 'संदर्भ', 'बाहरी कड़ियाँ', 'बाहरी कड़ियां'],
    ['脚注', '参考文献', '関連項目', '外部リンク', '出典', '注釈'],
  ].flat(),
);
/** Formulas stand in an extract as indented scraps and as TeX. */
const formula = /^(?:\s{2,}|\t)|\{\\displaystyle/u;
const sentenceEnd = /[.!?…。！？।॥][)"'”’»」』）]*$/u;
/** 'often.[note 3]' */
const endNotes = /(?:\s?\[[^[\]]{1,30}\]){1,9}$/u;
const opensList = /[:：]$/u;
/** An item that is a sentence, after a line that announces a list. */
const longestItem = 220;
/** 'Compressor: draws in the vapour.' */
const namedItem = /^[^.:：。()（）]{2,40}\s?(?:[:：]| - )\s?\p{Ll}/u;
/** Of an extract so much is read, markup and all. */
const mostRead = 250_000;
/** Enough for every film; the rest of a long article would only be thrown away later. */
const mostCharacters = 40_000;
/** Titles and headings of encyclopedias have 255 bytes at most. */
const longestTitle = 255;

/**
 * An article as paragraphs, `## headings` and `- items`, without what is only for reference or markup. In an extract every
 * line is a paragraph or an item of a list, and nothing but `== … ==` is a heading.
 */
export function readableArticle(extract: string): string {
  const kept: string[] = [];
  let length = 0;
  let appendixLevel = 0;
  let list: ListState = 'none';
  for (const line of withoutMarkup(firstCharacters(extract, mostRead)).split('\n')) {
    const heading = headingOf(line);
    if (length > mostCharacters) {
      break;
    }
    if (heading !== undefined) {
      const { title, level } = heading;
      list = 'none';
      if (appendixLevel === 0 || level <= appendixLevel) {
        appendixLevel = appendices.has(title.toLowerCase()) ? level : 0;
      }
      if (appendixLevel === 0 && title !== '') {
        kept.push(`${'#'.repeat(level)} ${firstCharacters(title, longestTitle)}`);
      }
    } else if (appendixLevel === 0 && line.trim() !== '' && !formula.test(line)) {
      const text = withoutMarks(line).trim();
      const isItem = isListItem(text, list);
      kept.push(isItem ? `- ${text}` : text);
      list = isItem ? continueList(text, list) : startList(text);
      length += text.length;
    }
  }
  return firstCharacters(kept.join('\n\n').trim(), mostCharacters);
}

/** A title as it is shown: one line, without markup. Empty where nothing of it can be read. */
export function readableTitle(title: string): string {
  const bare = withoutMarkup(firstCharacters(title, longestTitle * 4))
    .replace(/\s+/gu, ' ')
    .trim();
  return firstCharacters(bare, longestTitle);
}

function withoutMarkup(text: string): string {
  const characters = withoutUnseen(withoutEntities(withoutUnseen(text)));
  const words = withoutWikiBrackets(withoutHtml(characters))
    .replace(coordinates, '')
    .replace(/(?<!\s)\s*\[\d{1,4}\](?::\s?\d{1,4})?/gu, '');
  return withoutFormulas(words)
    .replace(/\{\{+|\}\}+|\[\[+|\]\]+|\{\||\|\}/gu, ' ')
    .replace(/'{2,5}/gu, '')
    .replace(/\[(?:https?:)?\/\/[^\s[\]]{0,2000}(?: ([^[\]\n]{0,300}))?\]/gu, '$1')
    .replace(/__[A-Z]{3,20}__/gu, '');
}

/** '== Formation ==' is the heading 'Formation' of the second level. */
function headingOf(line: string): { title: string; level: number } | undefined {
  const bare = line.trim();
  if (!bare.startsWith('=') || !bare.endsWith('=') || bare.length < 3) {
    return undefined;
  }
  const level = Math.min(6, bare.length - bare.replace(/^=+/u, '').length);
  const title = bare
    .replace(/^=+/u, '')
    .replace(/(?<!=)=+$/u, '')
    .trim();
  return { title, level };
}

/** What kind of lines the list is made of that may go on here; `open`: announced, and not begun. */
type ListState = 'none' | 'open' | 'scraps' | 'sentences';

function isListItem(text: string, list: ListState): boolean {
  if (!sentenceEnd.test(text.replace(endNotes, ''))) {
    return !opensList.test(text);
  }
  return namedItem.test(text) || ((list === 'open' || list === 'sentences') && text.length <= longestItem);
}

function startList(text: string): ListState {
  return opensList.test(text) ? 'open' : 'none';
}

/** After scraps a sentence begins a paragraph; it ends the list when the item before it did not end on ';'. */
function continueList(text: string, list: ListState): ListState {
  if (/[;,、；]$/u.test(text)) {
    return 'sentences';
  }
  if (list === 'open') {
    return sentenceEnd.test(text) ? 'sentences' : 'scraps';
  }
  return list === 'sentences' && sentenceEnd.test(text) ? 'sentences' : 'scraps';
}

/** Pronunciations and empty brackets are for the eye. */
function withoutMarks(line: string): string {
  return line
    .replace(/(?<!\s)\s*\(([^()\n]{0,500})\)/gu, (whole, inside: string) =>
      /[/[\]ˈː]/u.test(inside) || /^[\s,;]*$/u.test(inside) ? '' : whole,
    )
    .replace(/(?<!\s)\s*\/[^/\n]{0,60}[ˈˌːəɪʊɔɛɒʃʒθðŋɾʁ][^/\n]{0,60}\//gu, '')
    .replace(/ ?ⓘ/gu, '')
    .replaceAll(/[^\S\n]{2,}|\t/gu, ' ');
}

const coordinates =
  /^[^\S\n]{0,9}(?:coordinates|coordonnées|coordinate|coordenadas|निर्देशांक|座標)\s?[:：](?:[^\S\n]|[\d.,;°′″'"/-]|[NSEWO](?!\p{L})){0,80}/gimu;
