/** Words about people in photographs. Whoever changes what is agreed to raises the version of `personPhotograph`. */
export const consentSentences = {
  personPhotographTitle: 'Whose face is this?',
  personPhotograph:
    'I am the person in the photographs I upload here, or that person has agreed that I make films with their face. The photographs are kept with my project, and sent to the service named beside the engine when one makes the pictures; without one they stay on this server.',
  personPhotographOnce: 'You are asked once. What you agreed to, and when, is kept with your account.',
  missing: 'Confirm whose face is in the photographs to continue.',
  changed: 'What you are asked to agree to has changed. Load the page again and read it.',
} as const;
