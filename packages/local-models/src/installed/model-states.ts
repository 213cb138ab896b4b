import { stat } from 'node:fs/promises';
import { bytesOf } from '../list/listed-model.ts';
import type { ListedModel } from '../list/listed-model.ts';
import { modelFolders } from '../model-folders.ts';
import { isRuntimeInstalled } from '../runtime/install-runtime.ts';
import { findBroken, findChanged, readRecord } from './read-installed.ts';

/**
 * `absent` · `broken-off` a download may go on · `installed` · `damaged` not what was installed · `no-runtime` installed, but
 * what runs it is not.
 */
export type ModelState = 'absent' | 'broken-off' | 'installed' | 'damaged' | 'no-runtime';

/** A listed model as it stands on this machine. */
export interface ModelOnMachine {
  readonly model: ListedModel;
  readonly state: ModelState;
  /** What is wrong with a damaged one. */
  readonly problem: string | null;
  /** What it takes, or would take. */
  readonly bytes: number;
}

interface Look {
  readonly models: readonly ListedModel[];
  /** Every byte is read; else sizes and times alone. */
  readonly isThorough: boolean;
}

/** How the listed models stand on this machine. */
export async function readModelStates(
  folder: string,
  { models, isThorough }: Look,
): Promise<readonly ModelOnMachine[]> {
  const hasRuntime = await isRuntimeInstalled(folder);
  return Promise.all(
    models.map(async (model) => {
      const { state, problem } = await stateOf(folder, model.name, isThorough);
      const isWhole = state === 'installed';
      return { model, state: isWhole && !hasRuntime ? 'no-runtime' : state, problem, bytes: bytesOf(model) };
    }),
  );
}

async function stateOf(
  folder: string,
  name: string,
  isThorough: boolean,
): Promise<{ readonly state: ModelState; readonly problem: string | null }> {
  const folders = modelFolders(folder);
  const place = folders.model(name);
  try {
    const record = await readRecord(place);
    if (record === null) {
      const isBegun = await stat(folders.download(name)).then(
        () => true,
        () => false,
      );
      return { state: isBegun ? 'broken-off' : 'absent', problem: null };
    }
    const changed = await findChanged(place, record.files);
    const problem = changed ?? (isThorough ? await findBroken(place, record.files) : null);
    return { state: problem === null ? 'installed' : 'damaged', problem };
  } catch {
    return { state: 'damaged', problem: 'what was written down about it cannot be read' };
  }
}
