export { activateAccount } from './activate-account.ts';
export { applyForAccess } from './apply-for-access.ts';
export { createInvitation } from './create-invitation.ts';
export { listApplications } from './list-applications.ts';
export { listInvitations, type InvitationRow } from './list-invitations.ts';
export { redeemInvitation } from './redeem-invitation.ts';
export { revokeInvitation } from './revoke-invitation.ts';
