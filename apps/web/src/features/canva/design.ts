import { canvaLabels } from '../../labels/canva.ts';

/** A thing on the canvas. Lengths are pixels of the design, angles degrees. */
export interface DesignLayer {
  id: string;
  kind: 'text' | 'rectangle' | 'ellipse' | 'image';
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
  opacity: number;
  /** Colour of text and shapes. */
  fill: string;
  /** Text alone; empty elsewhere. */
  text: string;
  fontSize: number;
  isBold: boolean;
  align: 'left' | 'center' | 'right';
  /** Rounding of a rectangle's corners. */
  radius: number;
  /** Address of an image; empty elsewhere. */
  source: string;
}

export interface Design {
  width: number;
  height: number;
  background: string;
  /** Bottom first. */
  layers: readonly DesignLayer[];
}

export interface DesignHistory {
  design: Design;
  past: readonly Design[];
  future: readonly Design[];
}

export type DesignChange =
  | { type: 'start'; design: Design }
  | { type: 'add'; layer: DesignLayer }
  | { type: 'change'; id: string; change: Partial<DesignLayer> }
  | { type: 'remove'; id: string }
  | { type: 'order'; id: string; by: 1 | -1 }
  | { type: 'background'; color: string }
  | { type: 'undo' }
  | { type: 'redo' };

export const designSizes = [
  { key: 'wide', name: '16:9', width: 1920, height: 1080 },
  { key: 'tall', name: '9:16', width: 1080, height: 1920 },
  { key: 'square', name: '1:1', width: 1080, height: 1080 },
] as const;

const LAYER_DEFAULTS = {
  rotation: 0,
  opacity: 1,
  fill: '#ffffff',
  text: '',
  fontSize: 72,
  isBold: true,
  align: 'left',
  radius: 0,
  source: '',
} as const;

type LayerStart = Pick<DesignLayer, 'id' | 'kind' | 'x' | 'y' | 'width' | 'height'> & Partial<DesignLayer>;

export function newLayer(start: LayerStart): DesignLayer {
  return { ...LAYER_DEFAULTS, ...start };
}

export function emptyDesign(width = 1920, height = 1080): Design {
  return { width, height, background: '#12141b', layers: [] };
}

export function startHistory(design: Design): DesignHistory {
  return { design, past: [], future: [] };
}

const PAST_LIMIT = 100;

/** The design after a change; all of them can be undone. */
export function changeDesign(history: DesignHistory, change: DesignChange): DesignHistory {
  const { design, past, future } = history;
  if (change.type === 'undo') {
    const last = past.at(-1);
    return last === undefined
      ? history
      : { design: last, past: past.slice(0, -1), future: [design, ...future] };
  }
  if (change.type === 'redo') {
    const next = future[0];
    return next === undefined ? history : { design: next, past: [...past, design], future: future.slice(1) };
  }
  return { design: changed(design, change), past: [...past, design].slice(-PAST_LIMIT), future: [] };
}

type RealChange = Exclude<DesignChange, { type: 'undo' } | { type: 'redo' }>;

function changed(design: Design, change: RealChange): Design {
  switch (change.type) {
    case 'start':
      return change.design;
    case 'add':
      return { ...design, layers: [...design.layers, change.layer] };
    case 'change':
      return {
        ...design,
        layers: design.layers.map((layer) =>
          layer.id === change.id ? { ...layer, ...change.change } : layer,
        ),
      };
    case 'remove':
      return { ...design, layers: design.layers.filter(({ id }) => id !== change.id) };
    case 'order':
      return { ...design, layers: reordered(design.layers, change.id, change.by) };
    case 'background':
      return { ...design, background: change.color };
  }
}

function reordered(layers: readonly DesignLayer[], id: string, by: 1 | -1): readonly DesignLayer[] {
  const from = layers.findIndex((layer) => layer.id === id);
  const layer = layers[from];
  const to = from + by;
  return layer === undefined || to < 0 || to >= layers.length
    ? layers
    : layers.toSpliced(from, 1).toSpliced(to, 0, layer);
}

/** What a layer is called in the list. */
export function layerName(layer: DesignLayer): string {
  switch (layer.kind) {
    case 'text':
      return layer.text.split('\n')[0]?.trim() || canvaLabels.text;
    case 'rectangle':
      return canvaLabels.rectangle;
    case 'ellipse':
      return canvaLabels.ellipse;
    case 'image':
      return canvaLabels.picture;
  }
}
