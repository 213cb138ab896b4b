/** Words of the two drawing tools. */
export const toolLabels = {
  animateLead:
    'Put a picture on the stage, draw where things move and what holds still, and get a clip that follows your strokes.',
  pickPicture: 'Drop a picture here, paste it, or choose one',
  pictureKinds: 'PNG, JPEG or WebP',
  stage: 'The picture to animate',
  stageHint: (count: number) =>
    `Drawing area with ${count} strokes. Enter adds one, arrow keys move it, with Alt its end; Delete removes it.`,
  drawHint:
    'Draw on the picture, or press Enter. Arrow keys move the chosen stroke, with Alt its end, with Shift by ten; Delete removes it.',
  strokesFull: (maximum: number) => `${maximum} strokes are the most one picture can follow.`,
  canvaLead: 'Lay out titles, thumbnails and pictures, and hand them on to images, videos or Animate.',
  canvas: (count: number) => `Page with ${count} layers. The list beside it holds them all.`,
  emptyDesign: 'Start from a template, or add text, shapes and pictures.',
} as const;
