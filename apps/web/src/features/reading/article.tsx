import type { ReactNode } from 'react';

interface ArticleProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of text: one column, comfortable lines. */
export function Article({ title, lead, children }: ArticleProps) {
  return (
    <article className="reading mx-auto max-w-170 pt-8 max-sm:pt-2">
      <title>{`${title} · Kinora`}</title>
      <h1 className="text-28 tracking-[-.02em]">{title}</h1>
      <p className="mt-2 text-ink-2">{lead}</p>
      {children}
    </article>
  );
}
