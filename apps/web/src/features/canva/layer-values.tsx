import { AlignCenter, AlignLeft, AlignRight, Bold } from 'lucide-react';
import type { RefObject } from 'react';
import { canvaLabels } from '../../labels/canva.ts';
import { Chip } from '../../ui/chip.tsx';
import type { DesignLayer } from './design.ts';

interface LayerValuesProps {
  layer: DesignLayer;
  textRef: RefObject<HTMLTextAreaElement | null>;
  onChange: (change: Partial<DesignLayer>) => void;
}

/** A layer may lie beside its page, this many pixels away. */
const FARTHEST = 4000;

/** The values of the chosen layer: its text and letters, its colour, where and how it lies and how much shows through. */
export function LayerValues({ layer, textRef, onChange }: LayerValuesProps) {
  return (
    <>
      {layer.kind === 'text' && <TextValues layer={layer} textRef={textRef} onChange={onChange} />}
      {layer.kind !== 'image' && (
        <label className="flex items-center gap-3">
          <span className="flex-1 text-ink-2">{canvaLabels.colour}</span>
          <input
            type="color"
            className="h-8 w-12 rounded-control bg-transparent"
            value={layer.fill}
            onChange={(event) => {
              onChange({ fill: event.target.value });
            }}
          />
        </label>
      )}
      {layer.kind === 'rectangle' && (
        <NumberValue
          label={canvaLabels.corners}
          value={layer.radius}
          maximum={400}
          onChange={(radius) => {
            onChange({ radius });
          }}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        {(['x', 'y'] as const).map((axis) => (
          <NumberValue
            key={axis}
            label={axis.toUpperCase()}
            value={layer[axis]}
            minimum={-FARTHEST}
            maximum={FARTHEST}
            onChange={(value) => {
              onChange({ [axis]: value });
            }}
          />
        ))}
      </div>
      <NumberValue
        label={canvaLabels.turn}
        value={layer.rotation}
        maximum={360}
        onChange={(rotation) => {
          onChange({ rotation });
        }}
      />
      <label className="grid gap-1">
        <span className="flex text-ink-2">
          {canvaLabels.opacity}
          <span className="ml-auto text-ink-3 tabular-nums">
            {canvaLabels.percent(Math.round(layer.opacity * 100))}
          </span>
        </span>
        <input
          type="range"
          min={0.05}
          max={1}
          step={0.05}
          className="accent-(--accent-fill)"
          value={layer.opacity}
          onChange={(event) => {
            onChange({ opacity: Number(event.target.value) });
          }}
        />
      </label>
    </>
  );
}

const ALIGNMENTS = [
  { align: 'left', name: canvaLabels.alignLeft, Icon: AlignLeft },
  { align: 'center', name: canvaLabels.alignCentre, Icon: AlignCenter },
  { align: 'right', name: canvaLabels.alignRight, Icon: AlignRight },
] as const;

function TextValues({ layer, textRef, onChange }: LayerValuesProps) {
  return (
    <>
      <textarea
        ref={textRef}
        aria-label={canvaLabels.text}
        rows={3}
        className="text-area"
        value={layer.text}
        onChange={(event) => {
          onChange({ text: event.target.value });
        }}
      />
      <NumberValue
        label={canvaLabels.size}
        value={layer.fontSize}
        maximum={600}
        onChange={(fontSize) => {
          onChange({ fontSize: Math.max(8, fontSize) });
        }}
      />
      <div className="flex gap-1.5">
        {ALIGNMENTS.map(({ align, name, Icon }) => (
          <Chip
            key={align}
            shape="round"
            aria-label={name}
            title={name}
            aria-pressed={layer.align === align}
            onClick={() => {
              onChange({ align });
            }}
          >
            <Icon size={16} aria-hidden="true" />
          </Chip>
        ))}
        <Chip
          shape="round"
          aria-label={canvaLabels.bold}
          title={canvaLabels.bold}
          aria-pressed={layer.isBold}
          onClick={() => {
            onChange({ isBold: !layer.isBold });
          }}
        >
          <Bold size={16} aria-hidden="true" />
        </Chip>
      </div>
    </>
  );
}

interface NumberValueProps {
  label: string;
  value: number;
  minimum?: number;
  maximum: number;
  onChange: (value: number) => void;
}

function NumberValue({ label, value, minimum = 0, maximum, onChange }: NumberValueProps) {
  return (
    <label className="flex items-center gap-3">
      <span className="flex-1 text-ink-2">{label}</span>
      <input
        type="number"
        min={minimum}
        max={maximum}
        className="h-9 w-24 min-w-0 rounded-control border border-control bg-surface px-2 tabular-nums"
        value={Math.round(value)}
        onChange={(event) => {
          onChange(Math.min(maximum, Math.max(minimum, Number(event.target.value))));
        }}
      />
    </label>
  );
}
