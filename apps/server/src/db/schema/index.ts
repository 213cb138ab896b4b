// Every table of Kinora, gathered for Drizzle and for the migrations. One line per noun.
export { rateLimits } from './rate-limits.ts';
export {
  credentialRelations,
  credentials,
  sessionRelations,
  sessions,
  throttles,
  userRelations,
  users,
  verifications,
} from './accounts.ts';
export { accessApplications, invitationRedemptions, invitations } from './invitations.ts';
export {
  creditBalances,
  creditEntries,
  creditHolds,
  creditTransfers,
  holdStates,
  holdStateType,
  ledgerAccounts,
  ledgerAccountType,
  transferKindType,
} from './ledger.ts';
export { ledgerChecks } from './ledger-checks.ts';
export { assets } from './assets.ts';
export { capabilityChecks } from './capability-checks.ts';
export { consents } from './consents.ts';
export { libraryFolders } from './library-folders.ts';
export { mails } from './mails.ts';
export { notificationChoices } from './notification-choices.ts';
export {
  auditEntries,
  connectionChecks,
  connectionKeys,
  endpointStates,
  modelChoices,
  settings,
} from './connections.ts';
export {
  paidRequests,
  paidRequestStates,
  paidRequestStateType,
  spendingDays,
  stageReservations,
} from './paid-requests.ts';
export { projects, projectStatusType } from './projects.ts';
export { projectRevisions } from './revisions.ts';
export { chatSessions } from './sessions.ts';
export { shares } from './shares.ts';
export {
  holdRelations,
  projectRelations,
  stepKinds,
  stepKindType,
  stepRelations,
  stepStateType,
  steps,
  stepStates,
} from './steps.ts';
export { queueClaims } from './queue-claims.ts';
