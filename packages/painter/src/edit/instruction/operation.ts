/** What the built-in editor can do to a picture, each a real operation on its pixels. */
export const operationNames = [
  'black-and-white',
  'vintage',
  'warm',
  'cold',
  'vivid',
  'muted',
  'brighten',
  'darken',
  'contrast',
  'sharpen',
  'blur-background',
  'blur',
  'rain',
  'snow',
  'fog',
  'night',
  'sunset',
  'sketch',
  'watercolour',
  'oil',
  'poster',
  'pixels',
  'turn-right',
  'turn-left',
  'upside-down',
  'mirror',
  'flip',
  'square',
  'closer',
  'wider',
  'vignette',
  'grain',
  'letterbox',
  'border',
  'light-left',
  'light-right',
  'text',
] as const;
export type OperationName = (typeof operationNames)[number];

export interface Operation {
  readonly name: OperationName;
  /** 0.6 for 'slightly', 1.5 for 'very'. */
  readonly strength: number;
  /** The words of `text`. */
  readonly words?: string;
}
