/** What is said to those who wait for a place or for the studio. */
export const waitlistSentences = {
  join: 'Join waitlist',
  joined: "You're on the waitlist! We'll email you soon.",
  joinedStudio: "You're on the Studio waitlist! We'll email you soon.",
} as const;
