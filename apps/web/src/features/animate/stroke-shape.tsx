import { getStroke } from 'perfect-freehand';
import { strokeColor } from './stroke-colors.ts';
import type { Point } from './strokes.ts';
import type { DrawnStroke } from './strokes.ts';
import type { ImageSize } from './use-image-size.ts';

interface StrokeShapeProps {
  stroke: Pick<DrawnStroke, 'kind' | 'points'>;
  index: number;
  size: ImageSize;
  isSelected: boolean;
}

/** A stroke on the picture: a path with an arrow, a hatched region that holds still, or a dashed way of the camera. */
export function StrokeShape({ stroke, index, size, isSelected }: StrokeShapeProps) {
  const unit = Math.max(size.width, size.height) / 100;
  const points = stroke.points.map(({ x, y }): Point => ({ x: x * size.width, y: y * size.height }));
  const color = strokeColor(index);
  const first = points[0];
  if (first === undefined) {
    return null;
  }
  return (
    <g opacity={isSelected ? 1 : 0.92}>
      <StrokeBody kind={stroke.kind} points={points} unit={unit} color={color} isSelected={isSelected} />
      <circle
        cx={first.x}
        cy={first.y}
        r={unit * 1.5}
        fill={color}
        stroke="#0a0b10"
        strokeWidth={unit * 0.3}
      />
      <text
        x={first.x}
        y={first.y}
        fontSize={unit * 1.9}
        fontWeight="700"
        textAnchor="middle"
        dominantBaseline="central"
        fill="#0a0b10"
      >
        {index + 1}
      </text>
    </g>
  );
}

interface StrokeBodyProps {
  kind: DrawnStroke['kind'];
  points: readonly Point[];
  unit: number;
  color: string;
  isSelected: boolean;
}

function StrokeBody({ kind, points, unit, color, isSelected }: StrokeBodyProps) {
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  const dark = { stroke: '#0a0b10', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
  if (kind === 'hold') {
    return (
      <>
        <polygon
          points={line}
          fill={color}
          fillOpacity={isSelected ? 0.32 : 0.2}
          {...dark}
          strokeWidth={unit * 0.9}
        />
        <polygon
          points={line}
          fill="none"
          stroke={color}
          strokeWidth={unit * 0.5}
          strokeDasharray={`${unit * 1.4} ${unit}`}
        />
      </>
    );
  }
  if (kind === 'camera') {
    return (
      <>
        <polyline points={line} fill="none" {...dark} strokeWidth={unit * 1.1} />
        <polyline
          points={line}
          fill="none"
          stroke={color}
          strokeWidth={unit * 0.6}
          strokeDasharray={`${unit * 1.4} ${unit}`}
        />
        <ArrowHead points={points} unit={unit} color={color} />
      </>
    );
  }
  return (
    <>
      <path
        d={outlinePath(points, unit)}
        fill={color}
        stroke="#0a0b10"
        strokeWidth={unit * (isSelected ? 0.5 : 0.3)}
        paintOrder="stroke"
      />
      <ArrowHead points={points} unit={unit} color={color} />
    </>
  );
}

function ArrowHead({ points, unit, color }: Pick<StrokeBodyProps, 'points' | 'unit' | 'color'>) {
  const tip = points.at(-1);
  const before = points.at(-Math.min(points.length, 6));
  if (tip === undefined || before === undefined || points.length < 2) {
    return null;
  }
  const angle = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
  return (
    <path
      d={`M${-unit * 2.2},${-unit * 1.7} L${unit * 0.8},0 L${-unit * 2.2},${unit * 1.7}`}
      transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`}
      fill="none"
      stroke={color}
      strokeWidth={unit * 0.9}
      strokeLinejoin="round"
      strokeLinecap="round"
      paintOrder="stroke"
      style={{ filter: 'drop-shadow(0 0 2px #0a0b10)' }}
    />
  );
}

/** The outline of a line drawn by hand, as the data of an SVG path. */
function outlinePath(points: readonly Point[], unit: number): string {
  const outline = getStroke(
    points.map(({ x, y }) => [x, y]),
    { size: unit * 1.5, thinning: 0.4, smoothing: 0.6, streamline: 0.4, last: true },
  );
  const text = outline.map(([x = 0, y = 0]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' L');
  return text === '' ? '' : `M${text} Z`;
}
