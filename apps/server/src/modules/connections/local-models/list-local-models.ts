import type { LocalModel } from '@kinora/contract/api';
import { listedModels, readModelStates } from '@kinora/local-models';
import type { ModelState } from '@kinora/local-models';
import type { ConnectionsDeps } from '../connections-deps.ts';

const states = {
  absent: 'absent',
  'broken-off': 'broken_off',
  installed: 'installed',
  damaged: 'damaged',
  'no-runtime': 'no_runtime',
} as const satisfies Record<ModelState, LocalModel['state']>;

/** The models that can run on this machine, as they stand at a glance, each with what to type. */
export async function listLocalModels({
  localModelsFolder: folder,
}: Pick<ConnectionsDeps, 'localModelsFolder'>): Promise<LocalModel[]> {
  const found = await readModelStates(folder, { models: listedModels, isThorough: false });
  return found.map(({ model, state, problem, bytes }) => ({
    name: model.name,
    title: model.title,
    purpose: model.purpose,
    licence: model.licence,
    by: model.by,
    bytes,
    state: states[state],
    problem,
    command: `npm run kinora -- models ${state === 'installed' ? 'remove' : 'install'} ${model.name}`,
  }));
}
