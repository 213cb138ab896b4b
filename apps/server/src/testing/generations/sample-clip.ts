import { DrawingSchema, renderSegment } from '@kinora/renderer';
import type { AspectRatio } from '@kinora/contract/catalogue';

export interface ClipToRender {
  readonly output: string;
  readonly seconds: number;
  readonly aspect: AspectRatio;
  readonly width: number;
  readonly height: number;
}

/** A short real clip of a drawn frame. */
export async function renderClip({ output, seconds, aspect, width, height }: ClipToRender): Promise<void> {
  const drawing = DrawingSchema.parse({
    version: 1,
    aspect,
    language: 'en',
    palette: { paper: '#ffffff', ink: '#222222', first: '#ff6600', second: '#0066ff' },
    elements: [
      {
        kind: 'frame',
        shape: 'rectangle',
        box: { x: 200, y: 200, width: 500, height: 500 },
        width: 8,
        pen: 'ink',
        seed: 1,
      },
    ],
  });
  const look = {
    width,
    height,
    framesPerSecond: 30,
    subtitles: 'none',
    language: 'en',
    showHand: false,
  } as const;
  const scene = { id: 'clip', drawing, narration: null, minimumSeconds: seconds, exit: 'hold' } as const;
  await renderSegment({ scene, look, profile: 'test', output });
}
