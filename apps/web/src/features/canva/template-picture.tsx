import type { Design, DesignLayer } from './design.ts';

/** A design as a small SVG: what a template looks like, without a canvas. */
export function TemplatePicture({ design }: { design: Design }) {
  return (
    <svg
      viewBox={`0 0 ${design.width} ${design.height}`}
      aria-hidden="true"
      className="max-h-44 w-full rounded-control border border-line"
      style={{ background: design.background }}
    >
      {design.layers.map((layer) => (
        <LayerPicture key={layer.id} layer={layer} />
      ))}
    </svg>
  );
}

function LayerPicture({ layer }: { layer: DesignLayer }) {
  const { x, y, width, height, fill } = layer;
  switch (layer.kind) {
    case 'rectangle':
      return <rect x={x} y={y} width={width} height={height} rx={layer.radius} fill={fill} />;
    case 'ellipse':
      return <ellipse cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} fill={fill} />;
    case 'image':
      return <image href={layer.source} x={x} y={y} width={width} height={height} />;
    case 'text':
      return (
        <text
          x={layer.align === 'center' ? x + width / 2 : x}
          y={y}
          fill={fill}
          fontSize={layer.fontSize}
          fontWeight={layer.isBold ? 700 : 450}
          textAnchor={layer.align === 'center' ? 'middle' : 'start'}
        >
          {layer.text.split('\n').map((line, index) => (
            <tspan
              key={line}
              x={layer.align === 'center' ? x + width / 2 : x}
              y={y + layer.fontSize * (0.95 + index * 1.12)}
            >
              {line}
            </tspan>
          ))}
        </text>
      );
  }
}
