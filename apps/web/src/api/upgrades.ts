import { ProjectMovedAnswerSchema, ShownSceneSchema, UpgradePricesAnswerSchema } from '@kinora/contract/api';
import type { ChooseVersionPayload, UpgradePrices } from '@kinora/contract/api';
import type { UpgradeKind, UpgradeModelKey } from '@kinora/contract/catalogue';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { meQuery } from './get-me.ts';
import { request } from './request.ts';

const pathOf = (projectId: string) => `/api/project/${encodeURIComponent(projectId)}`;
const pricesKey = (projectId: string) => ['upgrade-prices', projectId] as const;

/** What can make a project's scenes real, and what it costs; asked for when somebody looks, and again after every change. */
export function useUpgradePrices(projectId: string, isWanted: boolean) {
  return useQuery<UpgradePrices>({
    queryKey: pricesKey(projectId),
    staleTime: 0,
    queryFn: isWanted
      ? ({ signal }) => request(`${pathOf(projectId)}/upgrade-prices`, UpgradePricesAnswerSchema, { signal })
      : skipToken,
  });
}

export interface UpgradeOrder {
  /** Null: all scenes that are as the studio drew them. */
  readonly sceneNumber: number | null;
  readonly kind: UpgradeKind;
  readonly model: UpgradeModelKey;
  readonly prompt: string;
  readonly expectedCredits: number;
  /** The same press again is this one. */
  readonly key: string;
}

/** Has scenes made by a connected service. Another price than the one that was shown is refused, and read again. */
export function useUpgrade(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ sceneNumber, kind, model, prompt, expectedCredits, key }: UpgradeOrder) =>
      request(
        sceneNumber === null
          ? `${pathOf(projectId)}/upgrade`
          : `${pathOf(projectId)}/scenes/${sceneNumber}/upgrade`,
        ProjectMovedAnswerSchema,
        {
          method: 'POST',
          headers: { 'idempotency-key': key },
          body: {
            kind,
            model_name: model,
            expected_credits: expectedCredits,
            ...(sceneNumber === null ? {} : { prompt }),
          },
        },
      ),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: pricesKey(projectId) });
      await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
}

/** Stops what is made of one scene, and nothing else. */
export function useCancelUpgrade(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ sceneNumber, kind }: { sceneNumber: number; kind: UpgradeKind }) =>
      request(`${pathOf(projectId)}/scenes/${sceneNumber}/upgrade/cancel`, ProjectMovedAnswerSchema, {
        method: 'POST',
        body: { kind },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
}

/** Lets a scene show one of its versions. */
export function useChooseVersion(projectId: string) {
  return useMutation({
    mutationFn: ({ sceneNumber, ...payload }: ChooseVersionPayload & { sceneNumber: number }) =>
      request(`${pathOf(projectId)}/scenes/${sceneNumber}/choose`, ShownSceneSchema, {
        method: 'POST',
        body: payload,
      }),
  });
}

export interface OwnMaterial {
  readonly sceneNumber: number;
  /** A file of this machine, or the address of a picture or clip of one's own. */
  readonly source: { readonly kind: 'image' | 'clip'; readonly file: File } | string;
  /** Of a clip. */
  readonly stretch: { readonly from: number; readonly until: number } | null;
  readonly soundLevel: number;
}

/** Lets a scene show one's own picture or clip. */
export function useOwnMaterial(projectId: string) {
  return useMutation({
    mutationFn: ({ sceneNumber, source, stretch, soundLevel }: OwnMaterial) => {
      const form = new FormData();
      const data = {
        ...(typeof source === 'string' ? { source_url: source } : {}),
        ...(stretch === null ? {} : { from_seconds: stretch.from, until_seconds: stretch.until }),
        sound_level: soundLevel,
      };
      form.append('data', JSON.stringify(data));
      if (typeof source !== 'string') {
        form.append(source.kind, source.file);
      }
      const path = `${pathOf(projectId)}/scenes/${sceneNumber}/own`;
      return request(path, ShownSceneSchema, { method: 'POST', form });
    },
  });
}
