import type { ReactNode } from 'react';

interface ArticleProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of text: one column, comfortable lines. */
export function Article({ title, lead, children }: ArticleProps) {
  return (
    <article className="mx-auto max-w-170 pt-8 text-16 leading-[26px] max-sm:pt-2 [&_h2]:mt-9 [&_h2]:mb-2 [&_h2]:text-20 [&_li]:mt-1.5 [&_ol]:list-decimal [&_ol]:pl-5 [&_p+p]:mt-3 [&_ul]:list-disc [&_ul]:pl-5">
      <title>{`${title} · Kinora`}</title>
      <h1 className="text-28 tracking-[-.02em]">{title}</h1>
      <p className="mt-2 text-ink-2">{lead}</p>
      {children}
    </article>
  );
}
