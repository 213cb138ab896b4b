/** How those are named who made something. */
export const makerLabels = {
  builtInModel: (model: string) => `built-in engine, ${model}`,
  outsideModel: (model: string, provider: string) => `${model} (${provider})`,
  builtInEngine: 'the built-in engine',
} as const;
