import { labels } from '../../labels/index.ts';
import type { Prose } from '../../labels/reading/prose.ts';
import { ProseText } from './prose-text.tsx';
import { SearchedProse } from './searched-prose.tsx';

interface ArticleProps {
  title: string;
  prose: Prose;
  /** With a field to search it. */
  isSearched?: boolean;
}

/** A page of text: comfortable lines, and what they speak of beside them. */
export function Article({ title, prose, isSearched = false }: ArticleProps) {
  return (
    <article className="reading mx-auto max-w-220 pt-8 max-sm:pt-2">
      <title>{labels.common.pageTitle(title)}</title>
      <h1 className="text-28 tracking-[-.02em]">{title}</h1>
      <p className="mt-2 text-ink-2">{prose.lead}</p>
      {isSearched ? <SearchedProse sections={prose.sections} /> : <ProseText sections={prose.sections} />}
    </article>
  );
}
