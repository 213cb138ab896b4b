/** How those are named who made something. */
export const makerLabels = {
  builtInModel: (model: string) => `built-in engine, ${model}`,
  outsideModel: (model: string, provider: string) => `${model} (${provider})`,
  builtInEngine: 'the built-in engine',
  drawnByKinora: 'Drawn by Kinora',
  standInReason:
    'Drawn by Kinora: the named model is not connected here, so the built-in painter does its work.',
} as const;
