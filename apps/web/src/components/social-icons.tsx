/** LinkedIn's two letters; the icon set carries no brands. */
export function LinkedInIcon() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 9.5V19M4 5.2v.1M9 19V9.500M9 13.500c0-2.400 1.600-4 4-4s4 1.600 4 4V19" />
    </svg>
  );
}

/** Two crossing strokes. */
export function TwitterIcon() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m4 4 16 16M20 4 4 20" />
    </svg>
  );
}
