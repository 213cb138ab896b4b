import { z } from 'zod';

/**
 * What Runway's models take, written down from its own types (@runwayml/sdk 4.20.1) and not from our tables, so that a field
 * that we map wrongly is refused here as it is there.
 */
const words = z.string().min(1);
const thousand = words.max(1000);
const seed = z.int().min(0).max(4_294_967_295).optional();
const wholeSeconds = z.int().min(2).max(10);
const picture = z.union([
  words,
  z.array(z.strictObject({ uri: words, position: z.literal('first') })).length(1),
]);
const contentModeration = z
  .strictObject({ publicFigureThreshold: z.enum(['auto', 'low']).optional() })
  .optional();
const sixRatios = z.enum(['1280:720', '720:1280', '1104:832', '960:960', '832:1104', '1584:672']);
const outputFormat = z.enum(['mp4', 'prores', 'png_sequence']).optional();

const gen45 = {
  model: z.literal('gen4.5'),
  duration: wholeSeconds,
  promptText: thousand,
  seed,
  contentModeration,
  outputFormat,
};
const veo = {
  ratio: z.enum(['1280:720', '720:1280', '1080:1920', '1920:1080']),
  audio: z.boolean().optional(),
  duration: z.union([z.literal(4), z.literal(6), z.literal(8)]).optional(),
  negativePrompt: z.string().optional(),
  seed,
};
const veoModel = z.enum(['veo3.1', 'veo3.1_fast']);

const models: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  image_to_video: {
    'gen4.5': z.strictObject({ ...gen45, promptImage: picture, ratio: sixRatios }),
    gen4_turbo: z.strictObject({
      model: z.literal('gen4_turbo'),
      promptImage: picture,
      ratio: sixRatios,
      duration: wholeSeconds.optional(),
      promptText: thousand.optional(),
      seed,
      contentModeration,
    }),
    'veo3.1': z.strictObject({
      ...veo,
      model: veoModel,
      promptImage: picture,
      promptText: thousand.optional(),
    }),
    'veo3.1_fast': z.strictObject({
      ...veo,
      model: veoModel,
      promptImage: picture,
      promptText: thousand.optional(),
    }),
    hailuo3: z.strictObject({
      model: z.literal('hailuo3'),
      promptImage: picture,
      promptText: words,
      duration: z.number().optional(),
      ratio: z.enum(['adaptive', '21:9', '16:9', '4:3', '1:1', '3:4', '9:16']).optional(),
      resolution: z.enum(['768p', '2k', '768P', '2K']).optional(),
    }),
  },
  text_to_video: {
    'gen4.5': z.strictObject({ ...gen45, ratio: z.enum(['1280:720', '720:1280']) }),
    'veo3.1': z.strictObject({ ...veo, model: veoModel, promptText: thousand }),
    'veo3.1_fast': z.strictObject({ ...veo, model: veoModel, promptText: thousand }),
  },
};

/** As Runway names what is wrong with a field. */
export interface InputIssue {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What a kind of task finds wrong with its input: nothing, when it takes it. Null: there is no such kind. */
export function checkInput(
  task: string,
  body: Readonly<Record<string, unknown>>,
): readonly InputIssue[] | null {
  const ofTask = Object.hasOwn(models, task) ? models[task] : undefined;
  if (ofTask === undefined) {
    return null;
  }
  const model = String(body['model']);
  const input = Object.hasOwn(ofTask, model) ? ofTask[model] : undefined;
  if (input === undefined) {
    return [noSuchModel];
  }
  const read = input.safeParse(body);
  return read.success
    ? []
    : read.error.issues.map(({ code, path, message }) => ({ code, path: path.map(String), message }));
}

export const noSuchModel: InputIssue = {
  code: 'invalid_union_discriminator',
  path: ['model'],
  message: 'Invalid discriminator value. Expected one of the models of this endpoint',
};

/** Credits of a task, as its list of prices has them. */
export function creditsOf(body: Readonly<Record<string, unknown>>): number {
  const veoRate = (silent: number, loud: number) => (body['audio'] === false ? silent : loud);
  const rates: Readonly<Record<string, number>> = {
    gen4_turbo: 5,
    'gen4.5': 12,
    'veo3.1': veoRate(20, 40),
    'veo3.1_fast': veoRate(10, 15),
    hailuo3: 9,
  };
  return (rates[String(body['model'])] ?? 0) * Number(body['duration'] ?? 6);
}
