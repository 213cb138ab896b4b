import type { ReactNode } from 'react';

interface EmptyStateProps {
  sentence: string;
  children?: ReactNode;
  /** The pictures-on-a-table drawing; a tight place goes without. */
  isIllustrated?: boolean;
}

/** What a list shows instead of nothing: one drawing in greys, the sentence, one action. */
export function EmptyState({ sentence, children, isIllustrated = true }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-160 justify-items-center gap-6 py-12 text-center sm:py-20">
      {isIllustrated && <CardsDrawing />}
      <p className="text-20 font-semibold tracking-[-.012em]">{sentence}</p>
      {children}
    </div>
  );
}

function CardsDrawing() {
  return (
    <svg width="232" height="136" viewBox="0 0 232 136" fill="none" aria-hidden="true" strokeLinecap="round">
      <rect
        x="8"
        y="34"
        width="92"
        height="74"
        rx="10"
        transform="rotate(-9 54 71)"
        className="fill-surface stroke-line"
      />
      <rect
        x="132"
        y="34"
        width="92"
        height="74"
        rx="10"
        transform="rotate(9 178 71)"
        className="fill-surface stroke-line"
      />
      <rect
        x="44"
        y="16"
        width="144"
        height="92"
        rx="12"
        className="fill-raised stroke-control"
        strokeWidth="1.5"
      />
      <circle cx="82" cy="44" r="9" className="stroke-ink-3" strokeWidth="2" />
      <path
        d="M57 96c12-17 21-25 29-22 6 2 8 8 13 8 8 0 13-24 27-22 15 2 26 26 42 36"
        className="stroke-ink-3"
        strokeWidth="2"
      />
      <path d="M190 8v12m-6-6h12" className="stroke-accent" strokeWidth="2" />
      <path d="M76 130h80" className="stroke-line" strokeWidth="2" />
    </svg>
  );
}
