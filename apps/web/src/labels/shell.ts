/** Words around every page: the sidebar, the bars of phones, the credits. */
export const shellLabels = {
  main: 'Main',
  more: 'More',
  skipToContent: 'Skip to content',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  /** Your Generations, where the bar of phones has little room. */
  generations: 'Generations',
  linkNotSet: (link: string, notSet: string) => `${link}: ${notSet}`,
  invitation: 'Invitation',
  invitationQuestion: 'Private beta. Have an invitation code?',
  everythingIsOpen: 'Everything is open',
  creditsToPlan: (credits: string, plan: string) => `${credits} credits to ${plan}`,
  planHintWithHeld: (hint: string, heldCredits: string) => `${hint}, ${heldCredits} held`,
} as const;
