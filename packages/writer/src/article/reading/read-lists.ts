import type { SourceText } from '@kinora/models';
import { isRetold } from '@kinora/models';
import { withoutAsides } from './clean-inline.ts';

/** A list of an article, with what stands above it. */
export interface ArticleList {
  readonly source: number;
  readonly heading: string;
  /** The headings above it, from the chapter's down. */
  readonly section: string;
  /** The line that announces it. */
  readonly announcement: string | undefined;
  readonly items: readonly string[];
}

const heading = /^(#+) (.+)$/u;
const announces = /[:：]$/u;

/** The lists of the sources that research found: scraps that no voice reads by themselves. */
export function readLists(passages: readonly SourceText[]): ArticleList[] {
  return passages.flatMap((passage, source) => (isRetold(passage) ? listsOf(passage.text, source) : []));
}

function listsOf(text: string, source: number): ArticleList[] {
  const lists: (ArticleList & { items: string[] })[] = [];
  let headings: readonly { readonly level: number; readonly title: string }[] = [];
  let before = '';
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, marks, title = ''] = heading.exec(line) ?? [];
    if (marks !== undefined) {
      headings = [...headings.filter(({ level }) => level < marks.length), { level: marks.length, title }];
    } else if (line.startsWith('- ')) {
      if (!before.startsWith('- ')) {
        lists.push({
          source,
          heading: headings.at(-1)?.title ?? '',
          section: headings.map((above) => above.title).join(' / '),
          announcement: announces.test(before) ? withoutAsides(before) : undefined,
          items: [],
        });
      }
      lists.at(-1)?.items.push(withoutAsides(line.slice(2)).trim());
    }
    before = line;
  }
  return lists;
}
