import { useId } from 'react';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  note?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** One subject of the page, under a heading of its own. */
export function Section({ title, note, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-10 last:mb-0">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="max-w-180 min-w-0">
          <h2 id={id} className="text-20 font-semibold tracking-[-.012em]">
            {title}
          </h2>
          {note !== undefined && <p className="mt-1 text-ink-2">{note}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
