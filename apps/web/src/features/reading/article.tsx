import { labels } from '../../labels/index.ts';
import type { Prose } from '../../labels/reading/prose.ts';
import { ProseText } from './prose-text.tsx';

interface ArticleProps {
  title: string;
  prose: Prose;
}

/** A page of text: one column, comfortable lines. */
export function Article({ title, prose }: ArticleProps) {
  return (
    <article className="reading mx-auto max-w-170 pt-8 max-sm:pt-2">
      <title>{labels.common.pageTitle(title)}</title>
      <h1 className="text-28 tracking-[-.02em]">{title}</h1>
      <p className="mt-2 text-ink-2">{prose.lead}</p>
      <ProseText sections={prose.sections} />
    </article>
  );
}
