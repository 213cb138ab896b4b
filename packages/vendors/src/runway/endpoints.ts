import type { AspectRatio } from '@kinora/contract/catalogue';
import type { JsonValue } from '@kinora/models';

/** What Runway calls the kinds of its tasks; each has an address of its own. */
const tasks = ['image_to_video', 'text_to_video'] as const;
type Task = (typeof tasks)[number];

/** How our wish is said to a model. What is left out it does not know, and refuses. */
export interface EndpointShape {
  readonly task: Task;
  /** What it can be asked for, ascending; empty: the model decides. */
  readonly seconds: readonly number[];
  /** In code units of UTF-16, as JavaScript counts; null: nobody says. */
  readonly mostCharacters: number | null;
  readonly ratios: Readonly<Record<AspectRatio, string>>;
  readonly hasSeed: boolean;
  readonly hasNegativePrompt: boolean;
  /** Always sent. */
  readonly constants: Readonly<Record<string, JsonValue>>;
  /** What a second costs; null: nobody knows before. */
  readonly creditsPerSecond: number | null;
}

const twoToTen = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const pixels = { '16:9': '1280:720', '9:16': '720:1280' } as const;
const names = { '16:9': '16:9', '9:16': '9:16' } as const;

const own = {
  seconds: twoToTen,
  mostCharacters: 1000,
  ratios: pixels,
  hasSeed: true,
  hasNegativePrompt: false,
  constants: {},
} as const;

/** Films bring their own sound, and silence costs less. */
const veo = {
  ...own,
  seconds: [4, 6, 8],
  hasNegativePrompt: true,
  constants: { audio: false },
} as const;

/**
 * Models by `<model>/<task>`, since some of them do several. Fields as in Runway's own types (@runwayml/sdk 4.20.1), credits
 * of a second as in its published list of prices; a credit is a cent.
 */
export const endpoints: Readonly<Record<string, EndpointShape>> = {
  'gen4_turbo/image_to_video': { ...own, task: 'image_to_video', creditsPerSecond: 5 },
  'gen4.5/image_to_video': { ...own, task: 'image_to_video', creditsPerSecond: 12 },
  'gen4.5/text_to_video': { ...own, task: 'text_to_video', creditsPerSecond: 12 },
  'veo3.1/image_to_video': { ...veo, task: 'image_to_video', creditsPerSecond: 20 },
  'veo3.1_fast/image_to_video': { ...veo, task: 'image_to_video', creditsPerSecond: 10 },
  'veo3.1_fast/text_to_video': { ...veo, task: 'text_to_video', creditsPerSecond: 10 },
  // Its types say neither which lengths it takes, nor how many characters; its price is in no list that we read.
  'hailuo3/image_to_video': {
    ...own,
    task: 'image_to_video',
    seconds: [],
    mostCharacters: null,
    ratios: names,
    hasSeed: false,
    constants: { resolution: '768p' },
    creditsPerSecond: null,
  },
};

/** Of an endpoint's name, `<model>/<task>`. Undefined: it names no task that we know. */
export function partsOf(endpoint: string): { readonly model: string; readonly task: Task | undefined } {
  const task = tasks.find((name) => endpoint.endsWith(`/${name}`));
  return { model: task === undefined ? endpoint : endpoint.slice(0, -task.length - 1), task };
}
