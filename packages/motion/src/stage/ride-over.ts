import type { VideoRequest } from '@kinora/models';
import type { Area, LayerInput } from '../picture/cut-layers.ts';

/** How far somebody or something rides in a scene, as a part of the frame's width; less than is painted beyond its edges. */
const wayPart = 0.12;
/** How much nearer it comes on its way. */
const nearer = 0.05;

/** Goes over the water to the side that there is more room on, a little nearer, up and down and from side to side with the waves. */
export function rideOver(
  box: Area,
  { aspectRatio, durationSeconds, seed }: Pick<VideoRequest, 'aspectRatio' | 'durationSeconds' | 'seed'>,
): Pick<LayerInput, 'anchor' | 'keys' | 'sways'> {
  const width = aspectRatio === '16:9' ? 1920 : 1080;
  const anchor = { x: box.x + box.width / 2, y: box.y + box.height };
  const half = (width * wayPart) / 2;
  const toward = anchor.x < width / 2 ? 1 : -1;
  const wave = { irregularity: 0.4, seed } as const;
  return {
    anchor,
    keys: [
      { atSeconds: 0, x: -toward * half, scale: 1 - nearer / 2, ease: 'linear' },
      { atSeconds: durationSeconds, x: toward * half, scale: 1 + nearer / 2 },
    ],
    sways: [
      { of: 'y', amount: 7, periodSeconds: 3.3, phase: 0, ...wave },
      { of: 'rotation', amount: 1.4, periodSeconds: 4.2, phase: 0.3, ...wave },
    ],
  };
}
