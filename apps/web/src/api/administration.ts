import {
  AdminSharesAnswerSchema,
  AdminUsersAnswerSchema,
  AdminUserSchema,
  ApplicationsAnswerSchema,
  ChangeCreditsAnswerSchema,
  CreateInvitationAnswerSchema,
  EndedShareAnswerSchema,
  InvitationsAnswerSchema,
  PasswordLinkAnswerSchema,
  RevokeInvitationAnswerSchema,
} from '@kinora/contract/api';
import type { ChangeCreditsPayload, ChangeUserPayload } from '@kinora/contract/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { meQuery } from './get-me.ts';
import { request } from './request.ts';

const invitationsKey = ['admin', 'invitations'] as const;
const sharesKey = ['admin', 'shares'] as const;
const usersKey = ['admin', 'users'] as const;

/** The invitations of this server, newest first, without their codes. */
export function useInvitations() {
  return useQuery({
    queryKey: invitationsKey,
    queryFn: ({ signal }) => request('/api/admin/invitations', InvitationsAnswerSchema, { signal }),
    select: (answer) => answer.invitations,
  });
}

/** Makes an invitation; its code is in the answer and nowhere afterwards. */
export function useCreateInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (uses: number) =>
      request('/api/admin/invitations', CreateInvitationAnswerSchema, { method: 'POST', body: { uses } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: invitationsKey }),
  });
}

/** Ends an invitation. */
export function useRevokeInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      request(`/api/admin/invitations/${encodeURIComponent(id)}`, RevokeInvitationAnswerSchema, {
        method: 'DELETE',
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: invitationsKey }),
  });
}

/** Who asked for access. */
export function useApplications() {
  return useQuery({
    queryKey: ['admin', 'applications'],
    queryFn: ({ signal }) => request('/api/admin/applications', ApplicationsAnswerSchema, { signal }),
    select: (answer) => answer.applications,
  });
}

/** Every account with its plan and credits. */
export function useUsers() {
  return useQuery({
    queryKey: usersKey,
    queryFn: ({ signal }) => request('/api/admin/users', AdminUsersAnswerSchema, { signal }),
    select: (answer) => answer.users,
  });
}

/** Gives credits to an account or takes some back. */
export function useChangeCredits() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (payload: ChangeCreditsPayload) =>
      request('/api/admin/credits', ChangeCreditsAnswerSchema, { method: 'POST', body: payload }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      return queryClient.invalidateQueries({ queryKey: usersKey });
    },
  });
}

/** Stores a plan for an account, opens it or closes it. */
export function useChangeUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, payload }: { id: string; payload: ChangeUserPayload }) =>
      request(`/api/admin/users/${encodeURIComponent(id)}`, AdminUserSchema, {
        method: 'PATCH',
        body: payload,
      }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      return queryClient.invalidateQueries({ queryKey: usersKey });
    },
  });
}

/** Makes the link by which the owner of an account sets a new password; it is in the answer and nowhere afterwards. */
export function useCreatePasswordLink() {
  return useMutation({
    mutationFn: (userId: string) =>
      request(`/api/admin/users/${encodeURIComponent(userId)}/password-link`, PasswordLinkAnswerSchema, {
        method: 'POST',
      }),
  });
}

/** What everybody with a link can watch, the last shared first. */
export function useAdminShares() {
  return useQuery({
    queryKey: sharesKey,
    queryFn: ({ signal }) => request('/api/admin/shares', AdminSharesAnswerSchema, { signal }),
    select: (answer) => answer.shares,
  });
}

/** Ends anybody's share. */
export function useEndShare() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      request(`/api/admin/shares/${encodeURIComponent(id)}`, EndedShareAnswerSchema, { method: 'DELETE' }),
    // Also after a refusal: then the list is out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sharesKey }),
  });
}
