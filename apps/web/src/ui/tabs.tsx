import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

interface TabItem<Id extends string> {
  id: Id;
  label: string;
  icon?: ReactNode;
  /** A number shown behind the label; not part of the tab's name. */
  count?: number | string;
}

interface TabsProps<Id extends string> {
  label: string;
  /** Prefix of the ids that tie tabs to their panels; see `tabPanelProps`. */
  name: string;
  look: 'pills' | 'line';
  items: readonly TabItem<Id>[];
  active: Id;
  onSelect: (id: Id) => void;
}

const LIST_LOOKS = {
  pills:
    'inline-flex max-w-full gap-0.5 overflow-x-auto no-scrollbar rounded-card border border-line bg-surface p-1 max-sm:border-0 max-sm:bg-transparent max-sm:p-0.5',
  line: 'flex gap-6 overflow-x-auto no-scrollbar',
};
const TAB_LOOKS = {
  pills:
    'flex h-8 items-center gap-2 rounded-control px-2.5 xl:px-3.5 font-medium whitespace-nowrap text-ink-2 hover:text-ink max-sm:h-10 aria-selected:bg-overlay aria-selected:font-semibold aria-selected:text-ink aria-selected:shadow-pill sm:max-lg:[&>svg]:hidden [&>svg]:text-ink-3 aria-selected:[&>svg]:text-accent -outline-offset-2!',
  line: 'relative flex h-11 items-center gap-2 font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-selected:font-semibold aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:rounded-full aria-selected:after:bg-accent -outline-offset-2!',
};

/** Tabs after the ARIA pattern: one tab stop, arrows move and select, Home and End jump. */
export function Tabs<Id extends string>({ label, name, look, items, active, onSelect }: TabsProps<Id>) {
  const listRef = useRef<HTMLDivElement>(null);

  /** Counts come later than their tabs, which grow by them. */
  const widths = items.map(({ count }) => count ?? '').join();

  // In a row that scrolls sideways the chosen tab is brought into sight; the page itself stays where it is.
  useEffect(() => {
    const list = listRef.current;
    const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list && tab && list.scrollWidth > list.clientWidth) {
      list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
    }
  }, [active, widths]);

  function handleKey(event: KeyboardEvent): void {
    // From the tab that has the focus: the next press may come before the chosen one is drawn.
    const position = items.findIndex(
      (item) => event.target instanceof Element && event.target.id === tabId(name, item.id),
    );
    const moved = nextPosition(event.key, position, items.length);
    const next = moved === undefined ? undefined : items[moved];
    if (position < 0 || next === undefined || moved === position) {
      return;
    }
    event.preventDefault();
    onSelect(next.id);
    listRef.current?.querySelector<HTMLElement>(`#${tabId(name, next.id)}`)?.focus();
  }

  return (
    <div ref={listRef} role="tablist" aria-label={label} className={LIST_LOOKS[look]} onKeyDown={handleKey}>
      {items.map((item) => (
        <button
          key={item.id}
          id={tabId(name, item.id)}
          type="button"
          role="tab"
          aria-selected={item.id === active}
          aria-controls={item.id === active ? `${name}-panel` : undefined}
          tabIndex={item.id === active ? 0 : -1}
          className={TAB_LOOKS[look]}
          onClick={() => {
            onSelect(item.id);
          }}
        >
          {item.icon}
          {item.label}
          {item.count !== undefined && (
            <span aria-hidden="true" className="text-12 font-medium text-ink-3 tabular-nums">
              {item.count}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** What the element showing the active tab's content must carry. */
export function tabPanelProps(name: string, active: string) {
  return { id: `${name}-panel`, role: 'tabpanel', 'aria-labelledby': tabId(name, active) } as const;
}

function tabId(name: string, id: string): string {
  return `${name}-tab-${id}`;
}

function nextPosition(key: string, position: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (position + 1) % count;
    case 'ArrowLeft':
      return (position - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
