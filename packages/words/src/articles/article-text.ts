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
/** Of an extract so much is read, markup and all. */
const mostRead = 250_000;
/** Enough for every film; the rest of a long article would only be thrown away later. */
const mostCharacters = 40_000;
/** Titles and headings of encyclopedias have 255 bytes at most. */
const longestTitle = 255;

/** An article's paragraphs, with its headings as lines of their own and without what is only for reference or markup. */
export function readableArticle(extract: string): string {
  const kept: string[] = [];
  let length = 0;
  let isAppendix = false;
  for (const line of withoutMarkup(firstCharacters(extract, mostRead)).split('\n')) {
    const title = headingOf(line);
    if (title !== undefined) {
      isAppendix = appendices.has(title.toLowerCase());
    }
    if (length > mostCharacters) {
      break;
    }
    if (!isAppendix) {
      const text = title === undefined ? withoutMarks(line) : firstCharacters(title, longestTitle);
      kept.push(...(title === undefined ? [text] : ['', text, '']));
      length += text.length;
    }
  }
  const text = kept
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
  return firstCharacters(text, mostCharacters);
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

/** '== Formation ==' is the heading 'Formation'. */
function headingOf(line: string): string | undefined {
  const bare = line.trim();
  if (!bare.startsWith('=') || !bare.endsWith('=') || bare.length < 3) {
    return undefined;
  }
  return bare
    .replace(/^=+/u, '')
    .replace(/(?<!=)=+$/u, '')
    .trim();
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
