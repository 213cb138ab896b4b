import { z } from 'zod';

/** A kind of model server that people run on their own machine, and how it is recognised. */
export interface LoopbackServer {
  readonly title: string;
  /** How Kinora would speak to it: the key of a provider. */
  readonly provider: string;
  readonly port: number;
  /** Asked for what it has; costs nothing. */
  readonly path: string;
  /** Added to its origin for the address that Kinora is given. */
  readonly basePath: string;
  /** The names in its answer. Fails for anybody else who listens there. */
  readonly models: z.ZodType<readonly string[]>;
  /** What it is asked for unless another name is chosen; null: nothing fits, or it is not asked by name. */
  readonly modelOf: (names: readonly string[]) => string | null;
  /** Whether it fetches models when it is told to. */
  readonly keepsModels: boolean;
}

/** Answers are other programs' words: so many names, and none longer. */
const MOST_NAMES = 200;
const nameField = z.string().min(1).max(200);
const firstNames = (names: readonly string[]): readonly string[] => names.slice(0, MOST_NAMES);

const openAiModels = z
  .object({ data: z.array(z.object({ id: nameField })) })
  .transform(({ data }) => firstNames(data.map(({ id }) => id)));
const ollamaModels = z
  .object({ models: z.array(z.object({ name: nameField })) })
  .transform(({ models }) => firstNames(models.map(({ name }) => name)));
const kokoroVoices = z
  .object({ voices: z.array(z.union([nameField, z.object({ id: nameField })])) })
  .transform(({ voices }) =>
    firstNames(voices.map((voice) => (typeof voice === 'string' ? voice : voice.id))),
  );
/** Says what it runs on; its models are those of its workflows. */
const comfyUi = z.object({ system: z.object({}), devices: z.array(z.unknown()) }).transform(() => []);

/** The first that writes: embeddings stand in the same lists. */
const firstWriter = (names: readonly string[]): string | null =>
  names.find((name) => !/embed|rerank/iu.test(name)) ?? null;

/** The usual ones at their usual ports. */
export const usualLoopbackServers: readonly LoopbackServer[] = [
  {
    title: 'Ollama',
    provider: 'chat',
    port: 11_434,
    path: '/api/tags',
    basePath: '/v1',
    models: ollamaModels,
    modelOf: firstWriter,
    keepsModels: true,
  },
  {
    title: 'LM Studio',
    provider: 'chat',
    port: 1_234,
    path: '/v1/models',
    basePath: '/v1',
    models: openAiModels,
    modelOf: firstWriter,
    keepsModels: false,
  },
  {
    title: 'LocalAI',
    provider: 'chat',
    port: 8_080,
    path: '/v1/models',
    basePath: '/v1',
    models: openAiModels,
    modelOf: firstWriter,
    keepsModels: false,
  },
  {
    title: 'ComfyUI',
    provider: 'comfyui',
    port: 8_188,
    path: '/system_stats',
    basePath: '',
    models: comfyUi,
    modelOf: () => null,
    keepsModels: false,
  },
  {
    title: 'Kokoro',
    provider: 'speech-server',
    port: 8_880,
    path: '/v1/audio/voices',
    basePath: '/v1',
    models: kokoroVoices,
    modelOf: () => 'kokoro',
    keepsModels: false,
  },
];
