import { readFile } from 'node:fs/promises';
import type { InstalledModel, LocalModels } from '@kinora/local-models';
import type { VoiceModel } from '@kinora/voice';

/** The name under which the natural voices are installed. */
const NATURAL_VOICES = 'kokoro-82m';

/**
 * Its export with token durations, in full precision: eight bits are slower on processors and sound worse (decision
 * record 24).
 */
const MODEL_FILE = 'onnx/model.onnx';

/** The natural voices among the models of this machine, asked anew on each call. */
export function openVoiceModel(models: LocalModels): VoiceModel {
  return {
    async installed(styles) {
      const installed = (await models.canRun(NATURAL_VOICES)) ? await models.installed(NATURAL_VOICES) : null;
      return installed === null ? [] : styles.filter((style) => pathOf(installed, fileOf(style)) !== null);
    },
    async readStyle(style) {
      const installed = await models.installed(NATURAL_VOICES);
      const path = installed === null ? null : pathOf(installed, fileOf(style));
      return path === null ? null : await readFile(path);
    },
    run: (feeds, signal) => models.inference(NATURAL_VOICES, MODEL_FILE).run(feeds, signal),
  };
}

function fileOf(style: string): string {
  return `voices/${style}.bin`;
}

/** Null: this installation has no such file. */
function pathOf(installed: InstalledModel, name: string): string | null {
  try {
    return installed.file(name);
  } catch {
    return null;
  }
}
