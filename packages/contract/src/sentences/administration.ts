/** Words that only administrators read. */
export const administrationSentences = {
  noInvitations: 'No invitations yet.',
  noApplications: 'Nobody has applied for access yet.',
  noUsers: 'No accounts yet.',
  codeOnce: 'Shown this once; only its beginning is kept.',
} as const;
