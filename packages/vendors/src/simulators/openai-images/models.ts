/** What a model can be asked for. */
export interface ModelRules {
  /** `any`: multiples of 16 from 1:3 to 3:1. */
  readonly sizes: readonly string[] | 'any';
  readonly qualities: readonly string[];
  /** Of a server of one's own: it is told how to answer, and knows nothing of quality. */
  readonly isOwn?: boolean;
}

const usual = ['low', 'medium', 'high', 'auto'];
const older: ModelRules = { sizes: ['1024x1024', '1536x1024', '1024x1536', 'auto'], qualities: usual };
const newest: ModelRules = { sizes: 'any', qualities: [...usual, 'xhigh', 'max'] };

export const openAiModels: Readonly<Record<string, ModelRules>> = {
  'gpt-image-2.5-flare': newest,
  'gpt-image-2.5-sunburst': newest,
  'gpt-image-2': { sizes: 'any', qualities: usual },
  'gpt-image-1.5': older,
  'gpt-image-1-mini': older,
};

/** Width and height, where the model makes them. */
export function sizeOf({ sizes }: ModelRules, size: string): readonly [number, number] | null {
  const [, width, height] = (/^(\d+)x(\d+)$/u.exec(size) ?? []).map(Number);
  if (width === undefined || height === undefined) {
    return null;
  }
  const isAllowed =
    sizes === 'any'
      ? width % 16 === 0 && height % 16 === 0 && width <= 3 * height && height <= 3 * width
      : sizes.includes(size);
  return isAllowed ? [width, height] : null;
}
