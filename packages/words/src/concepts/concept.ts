import type { LanguageCode } from '@kinora/contract/catalogue';

/** A picture by its name in one of the sets that the boards are drawn with. */
export interface PictureName {
  readonly set: 'noto' | 'tabler' | 'lucide';
  readonly name: string;
}

/** What a word means and what is drawn for it; every picture can stand for it alone, the best first. */
export interface Concept {
  readonly pictures: readonly PictureName[];
  /** Said in passing more often than meant ('ten minutes'): drawn when little else is there. */
  readonly isWeak: boolean;
  readonly words: Readonly<Record<LanguageCode, readonly string[]>>;
}

const prefixes = { t: 'tabler', l: 'lucide' } as const;

/**
 * Reads a table of lines `pictures | English | Hindi | French | Italian | Spanish | Japanese`, words apart by commas.
 * A picture is a name of Noto, or `t:` or `l:` and a name of Tabler or Lucide; `~` before a line marks a
 * weak concept.
 */
export function readConcepts(table: string): Concept[] {
  return table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [pictures = '', en = '', hi = '', fr = '', it = '', es = '', ja = ''] = line.split('|');
      return {
        pictures: pictures.replace('~', '').trim().split(/\s+/u).map(readPictureName),
        isWeak: pictures.startsWith('~'),
        words: {
          en: splitWords(en),
          hi: splitWords(hi),
          fr: splitWords(fr),
          it: splitWords(it),
          es: splitWords(es),
          ja: splitWords(ja),
        },
      };
    });
}

function splitWords(cell: string): string[] {
  return cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** A picture by its name in a table: `t:` and `l:` mark those of Tabler and Lucide. */
export function readPictureName(text: string): PictureName {
  const [prefix = '', name = ''] = text.split(':');
  const set = prefix === 't' || prefix === 'l' ? prefixes[prefix] : undefined;
  return set === undefined ? { set: 'noto', name: text } : { set, name };
}
