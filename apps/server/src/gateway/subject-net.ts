import type { LocalModels } from '@kinora/local-models';
import { LocalModelError } from '@kinora/local-models';
import { ProviderError } from '@kinora/models';
import { createNetFinder, netSide } from '@kinora/painter/cut-out';
import type { SubjectFinder, SubjectNet } from '@kinora/painter/cut-out';

/** The name that IS-Net's weights are installed by, their file, and what the model calls its input. */
export const isnet = { name: 'isnet', file: 'isnet.onnx', input: 'input' } as const;

/** Finds subjects by IS-Net where it is installed on this machine, by what is built in where it is not. */
export function openSubjectFinder(models: LocalModels): SubjectFinder {
  return createNetFinder(netOf(models));
}

function netOf(models: LocalModels): SubjectNet {
  return {
    async installation() {
      return (await models.canRun(isnet.name))
        ? ((await models.installed(isnet.name))?.installation ?? null)
        : null;
    },
    async run(planes, signal) {
      const image = { type: 'float32', dims: [1, 3, netSide, netSide], data: planes } as const;
      const made = await inWords(
        models.inference(isnet.name, isnet.file).run({ [isnet.input]: image }, signal),
      );
      const [mask] = Object.values(made);
      if (mask?.type !== 'float32' || mask.data.length !== netSide * netSide) {
        throw new Error('The model of subjects answers no mask of its own size.');
      }
      return mask.data;
    },
  };
}

/** What fails on this machine is worth another try, and says why. */
async function inWords<Made>(run: Promise<Made>): Promise<Made> {
  try {
    return await run;
  } catch (cause) {
    if (cause instanceof LocalModelError) {
      throw new ProviderError('transient', cause.message, { cause });
    }
    throw cause;
  }
}
