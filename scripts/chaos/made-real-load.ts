import { ProjectAnswerSchema, UpgradePricesAnswerSchema, type ProjectAnswer } from '@kinora/contract/api';
import { projectStatus } from '@kinora/contract/statuses';
import { isLost, type LoadKind } from './load-kind.ts';
import type { PatientClient } from './patient-client.ts';
import { storyLoad } from './story-load.ts';

/** What is wished for of a finished film: one scene's clip, another's picture. */
const wishes = [
  { sceneNumber: 1, kind: 'clip' },
  { sceneNumber: 2, kind: 'image' },
] as const;
type Wish = (typeof wishes)[number];

/** A person asks again for what came to nothing, a few times. */
const MOST_ASKED = 6;

/** A free film of which two scenes are made real by a vendor, side by side, after it stands. */
export function createMadeRealLoad(): LoadKind {
  const asked = new Map<string, number>();
  return {
    ...storyLoad,
    name: 'film made real',
    async goOn(client, projectId) {
      const state = await storyLoad.goOn(client, projectId);
      if (state !== 'complete') {
        return state;
      }
      const project = await client.get(`/api/project/${projectId}`, ProjectAnswerSchema);
      // It may be on its way again since it was looked at.
      const missing = project.status === projectStatus.COMPLETE ? wishes.filter(isMissing(project)) : wishes;
      if (missing.length === 0) {
        return 'complete';
      }
      const times = (asked.get(projectId) ?? 0) + 1;
      if (times > MOST_ASKED) {
        return isLost(project.error) ? 'given-up' : 'failed';
      }
      if (project.status === projectStatus.COMPLETE) {
        asked.set(projectId, times);
        for (const wish of missing) {
          await ask(client, projectId, wish);
        }
      }
      return 'working';
    },
  };
}

/** The studio's own draft is the first version of each kind. */
function isMissing({ scenes }: ProjectAnswer): (wish: Wish) => boolean {
  return ({ sceneNumber, kind }) => {
    const versions = scenes.find(({ scene_number: number }) => number === sceneNumber)?.versions ?? [];
    return versions.filter((version) => version.kind === kind).length < 2;
  };
}

async function ask(client: PatientClient, projectId: string, { sceneNumber, kind }: Wish): Promise<void> {
  const { models } = await client.get(`/api/project/${projectId}/upgrade-prices`, UpgradePricesAnswerSchema);
  const model = models.find((one) => one.kind === kind);
  if (model === undefined) {
    throw new Error(`Nobody makes a ${kind} real.`);
  }
  // Asked a second time because its answer was lost, it is under way already.
  await client.post(`/api/project/${projectId}/scenes/${sceneNumber}/upgrade`, {
    kind,
    model_name: model.model_name,
    prompt: '',
  });
}
