/** Words of the Animate tool, fetched with it. */
export const animateLabels = {
  example: 'The clouds travel east and the girl walks to the house. Grass bends with the wind.',
  previewMotion: 'Preview motion',
  stopPreview: 'Stop preview',
  generate: 'Generate',
  choosePicture: 'Choose a picture',
  orOneOfYours: 'Or one of yours',
  replaceImage: 'Replace image',
  strokes: 'Strokes',
  clear: 'Clear',
  nothingDrawn: 'Nothing drawn yet. Without strokes the prompt alone decides what moves.',
  deleteStroke: (number: number) => `Delete stroke ${number}`,
  tool: 'Tool',
  tools: {
    path: { name: 'Path', hint: 'Draw where something moves' },
    hold: { name: 'Hold still', hint: 'Circle what stays' },
    camera: { name: 'Camera', hint: 'Draw where the camera goes' },
    erase: { name: 'Erase', hint: 'Press a stroke to remove it' },
  },
  staysStill: 'This part does not move',
  /** Eight directions, clockwise from the right. */
  directions: ['right', 'down right', 'down', 'down left', 'left', 'up left', 'up', 'up right'],
  moves: (direction: string, percent: number) => `Moves ${direction}, ${percent} % of the picture`,
  looks: (direction: string, percent: number) => `Looks ${direction}, ${percent} % of the picture`,
} as const;
