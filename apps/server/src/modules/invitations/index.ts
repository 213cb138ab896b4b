export { activateAccount, type Activation } from './activate-account.ts';
export { applyForAccess } from './apply-for-access.ts';
export { createInvitation, type NewInvitation } from './create-invitation.ts';
export { groupSymbols, normalizeCode, toSymbols } from './invitation-code.ts';
export { listApplications, type ApplicationRow } from './list-applications.ts';
export { listInvitations, type InvitationRow } from './list-invitations.ts';
export { redeemInvitation, type Redemption } from './redeem-invitation.ts';
export { revokeInvitation } from './revoke-invitation.ts';
