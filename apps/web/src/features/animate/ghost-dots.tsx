import { useFrameShare } from '../../lib/frame-share.ts';
import { strokeColor } from './stroke-colors.ts';
import { pointAlong } from './strokes.ts';
import type { DrawnStroke } from './strokes.ts';
import type { ImageSize } from './use-image-size.ts';

interface GhostDotsProps {
  strokes: readonly DrawnStroke[];
  size: ImageSize;
}

/** Seconds one run along every stroke takes. */
const RUN_SECONDS = 3;

/** Dots that run along the strokes: the motion before any model has made it. */
export function GhostDots({ strokes, size }: GhostDotsProps) {
  const share = useFrameShare(RUN_SECONDS);
  const radius = Math.max(size.width, size.height) / 45;
  return (
    <g aria-hidden="true">
      {strokes.map((stroke, index) => {
        if (stroke.kind === 'hold') {
          return null;
        }
        const point = pointAlong(stroke.points, share);
        return (
          <circle
            key={stroke.id}
            cx={point.x * size.width}
            cy={point.y * size.height}
            r={radius}
            fill={strokeColor(index)}
            fillOpacity="0.55"
            stroke="#0a0b10"
            strokeWidth={radius / 8}
          />
        );
      })}
    </g>
  );
}
