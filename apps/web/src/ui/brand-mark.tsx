/** The K with a dot: a projector throwing light. */
export function BrandMark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="flex-none">
      <rect className="fill-ink" x="3" y="3" width="5.4" height="26" rx="2.7" />
      <path
        className="fill-ink"
        d="M11.2 14.2 21.6 3.9a2.7 2.7 0 0 1 3.8 3.8L17.1 16l8.3 8.3a2.7 2.7 0 0 1-3.8 3.8L11.2 17.8a2.6 2.6 0 0 1 0-3.6Z"
      />
      <circle className="fill-accent" cx="26.4" cy="16" r="3.6" />
    </svg>
  );
}
