import {
  AuditAnswerSchema,
  BudgetAnswerSchema,
  ConnectProviderAnswerSchema,
  FoundServersAnswerSchema,
  ProviderConnectionsAnswerSchema,
  ServedModelSchema,
  ServedModelsAnswerSchema,
  TestProviderAnswerSchema,
} from '@kinora/contract/api';
import type { ChangeModelPayload, ConnectProviderPayload, ServedModel } from '@kinora/contract/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { request } from './request.ts';

/** Everything on the page follows from the same few rows: one change makes all of it old. */
const connectionsKey = ['admin', 'connections'] as const;
const NothingSchema = z.undefined();

function useForget(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => {
    // Pickers say who makes something.
    void queryClient.invalidateQueries({ queryKey: ['catalogue'] });
    return queryClient.invalidateQueries({ queryKey: connectionsKey });
  };
}

/** Everybody who makes something here, or could. */
export function useProviders() {
  return useQuery({
    queryKey: [...connectionsKey, 'providers'],
    queryFn: ({ signal }) => request('/api/admin/providers', ProviderConnectionsAnswerSchema, { signal }),
    staleTime: 0,
  });
}

function testProvider(provider: string) {
  return request(`/api/admin/providers/${encodeURIComponent(provider)}/test`, TestProviderAnswerSchema, {
    method: 'POST',
  });
}

/** Keeps a key and asks at once whether it is taken. */
export function useConnectProvider() {
  const forget = useForget();
  return useMutation({
    mutationFn: async ({ provider, ...body }: ConnectProviderPayload & { provider: string }) => {
      const path = `/api/admin/providers/${encodeURIComponent(provider)}`;
      await request(path, ConnectProviderAnswerSchema, { method: 'PUT', body });
      return await testProvider(provider);
    },
    onSettled: forget,
  });
}

/** Asks whether a key is taken; costs nothing. */
export function useTestProvider() {
  const forget = useForget();
  return useMutation({ mutationFn: testProvider, onSettled: forget });
}

/** Forgets a key; `isForced` gives up what is under way there. */
export function useDisconnectProvider() {
  const forget = useForget();
  return useMutation({
    mutationFn: ({ provider, isForced }: { provider: string; isForced: boolean }) =>
      request(
        `/api/admin/providers/${encodeURIComponent(provider)}${isForced ? '?force=true' : ''}`,
        NothingSchema,
        { method: 'DELETE' },
      ),
    onSettled: forget,
  });
}

/** Looks for model servers on the server's machine. */
export function useDiscoverServers() {
  return useMutation({
    mutationFn: () => request('/api/admin/providers/discover', FoundServersAnswerSchema, { method: 'POST' }),
  });
}

/** Prices are read from the service while somebody looks at them: a few more looks until they are there. */
const PRICES_INTERVAL_MS = 2_000;
const MOST_LOOKS = 40;

function isWaitingForPrice({ bindings, bound }: ServedModel): boolean {
  return bindings.some(
    ({ provider, endpoint, estimate_usd: estimate }) =>
      provider === bound.provider && endpoint === bound.endpoint && estimate === null,
  );
}

/** Who makes each model, and what it costs. */
export function useServedModels() {
  return useQuery({
    queryKey: [...connectionsKey, 'models'],
    queryFn: ({ signal }) => request('/api/admin/models', ServedModelsAnswerSchema, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < MOST_LOOKS && state.data?.some(isWaitingForPrice) === true
        ? PRICES_INTERVAL_MS
        : false,
  });
}

/** Chooses who makes a model, or what it costs. */
export function useChangeModel() {
  const forget = useForget();
  return useMutation({
    mutationFn: ({ key, ...body }: ChangeModelPayload & { key: string }) =>
      request(`/api/admin/models/${encodeURIComponent(key)}`, ServedModelSchema, { method: 'PUT', body }),
    onSettled: forget,
  });
}

/** What a day may cost, and what today has. */
export function useBudget() {
  return useQuery({
    queryKey: [...connectionsKey, 'budget'],
    queryFn: ({ signal }) => request('/api/admin/budget', BudgetAnswerSchema, { signal }),
    staleTime: 0,
  });
}

/** Sets what a day may cost; null: no limit. */
export function useChangeBudget() {
  const forget = useForget();
  return useMutation({
    mutationFn: (dailyUsd: number | null) =>
      request('/api/admin/budget', BudgetAnswerSchema, { method: 'PUT', body: { daily_usd: dailyUsd } }),
    onSettled: forget,
  });
}

/** Who changed what. */
export function useChanges() {
  return useQuery({
    queryKey: [...connectionsKey, 'changes'],
    queryFn: ({ signal }) => request('/api/admin/audit', AuditAnswerSchema, { signal }),
    staleTime: 0,
  });
}
