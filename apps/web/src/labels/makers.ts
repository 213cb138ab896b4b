/** How those are named who make something, or have made it. */
export const makerLabels = {
  builtInModel: (model: string) => `built-in engine, ${model}`,
  outsideModel: (model: string, provider: string) => `${model} (${provider})`,
  builtInEngine: 'the built-in engine',
  drawnByKinora: 'Drawn by Kinora',
  standInReason:
    'Drawn by Kinora: the named model is not connected here, so the built-in painter does its work.',
  movedByKinora: 'Moved by Kinora',
  movedReason:
    'Moved by Kinora: films lay motion, words and sound over the pictures here, and no video model is paid for it.',
  /** Behind the name of a model, or of an engine for its pictures. */
  by: (maker: string) => `by ${maker}`,
  picturesBy: (maker: string) => `Pictures by ${maker}`,
  /** Dollars, behind what they buy; the amount as it is shown. */
  about: (what: string, dollars: string) => `${what}, about ${dollars}`,
  each: (what: string) => `${what} each`,
  sentTo: (maker: string) => `Sent to ${maker} when you start.`,
  /** Whose turn it is. */
  waitingAt: (maker: string) => `Waiting at ${maker}`,
  waitingBehind: (maker: string, before: number) => `Waiting at ${maker}, ${before} before it`,
  nextAt: (maker: string) => `Next in line at ${maker}`,
  atWork: (maker: string) => `${maker} is working on it`,
  /** As they write themselves, by the keys the server knows them under; whoever is not here goes by the key. */
  vendors: {
    comfyui: 'ComfyUI',
    elevenlabs: 'ElevenLabs',
    fal: 'fal',
    gemini: 'Google Gemini',
    local: 'this machine',
    openai: 'OpenAI',
    replicate: 'Replicate',
    runway: 'Runway',
  },
} as const;
