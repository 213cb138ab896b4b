import { useId } from 'react';
import type { ReactNode } from 'react';

interface AccountSectionProps {
  title: string;
  /** One line under the title. */
  note?: string;
  /** What can be done with the whole section, beside its title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One subject of the account on a card of its own. */
export function AccountSection({ title, note, action, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col rounded-card border border-line bg-surface p-5 max-sm:p-4"
    >
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="text-16 font-semibold tracking-[-.01em]">
            {title}
          </h2>
          {note !== undefined && <p className="mt-0.5 text-12 text-ink-3">{note}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
