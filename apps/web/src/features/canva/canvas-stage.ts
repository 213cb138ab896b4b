import Konva from 'konva';
import type { Design, DesignLayer } from './design.ts';
import { snapBox } from './snap.ts';

export interface StageEvents {
  onSelect: (id: string | null) => void;
  /** A layer was moved, scaled or turned. */
  onChange: (id: string, change: Partial<DesignLayer>) => void;
  /** A text was pressed twice. */
  onEditText: (id: string) => void;
}

export interface CanvasStage {
  /** Shows the design at a width in pixels of the screen. */
  show: (design: Design, selectedId: string | null, widthPixels: number) => void;
  /** The design as a picture in its own size, without handles and guides. */
  exportBlob: (type: 'image/png' | 'image/jpeg') => Promise<Blob | null>;
  destroy: () => void;
}

const GUIDE_COLOR = '#a493ff';
/** How near a line catches, in pixels of the screen. */
const SNAP_REACH_PIXELS = 7;
const FONT = 'Inter Variable, system-ui, sans-serif';

interface StageParts {
  stage: Konva.Stage;
  content: Konva.Layer;
  overlay: Konva.Layer;
  transformer: Konva.Transformer;
  pictures: Map<string, HTMLImageElement>;
}

/** The canvas: it draws a design and reports what hands do to it; the design itself lives outside. */
export function createCanvasStage(container: HTMLDivElement, events: StageEvents): CanvasStage {
  const parts = createParts(container);
  const { stage, content, overlay, transformer } = parts;
  let shown: Design | null = null;

  stage.on('pointerdown', (event) => {
    const id = event.target.id();
    // A handle belongs to the layer that is chosen already.
    if (event.target.getParent() !== transformer) {
      events.onSelect(id === '' || id === BACKGROUND ? null : id);
    }
  });

  return {
    show: (design, selectedId, widthPixels) => {
      shown = design;
      const scale = widthPixels / design.width;
      const height = design.height * scale;
      // A canvas that is given a size is made anew.
      if (stage.width() !== widthPixels || stage.height() !== height) {
        stage.size({ width: widthPixels, height });
      }
      stage.scale({ x: scale, y: scale });
      content.destroyChildren();
      content.add(backgroundOf(design));
      for (const layer of design.layers) {
        content.add(nodeOf(layer, { parts, design, events }));
      }
      const selected = selectedId === null ? undefined : content.findOne(`#${selectedId}`);
      transformer.nodes(selected === undefined ? [] : [selected]);
      // Handles and guides belong to what is chosen. An empty canvas costs every picture of the page as much as a full one.
      overlay.visible(selected !== undefined);
      content.batchDraw();
    },
    exportBlob: async (type) => {
      if (shown === null) {
        return null;
      }
      const canvas = content.toCanvas({ pixelRatio: 1 / stage.scaleX() });
      return await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, type, 0.92);
      });
    },
    destroy: () => {
      stage.destroy();
    },
  };
}

function createParts(container: HTMLDivElement): StageParts {
  const stage = new Konva.Stage({ container, width: 1, height: 1 });
  const content = new Konva.Layer();
  const overlay = new Konva.Layer();
  const transformer = new Konva.Transformer({
    rotationSnaps: [0, 45, 90, 135, 180, 225, 270, 315],
    borderStroke: GUIDE_COLOR,
    anchorStroke: GUIDE_COLOR,
    anchorFill: '#ffffff',
    anchorCornerRadius: 4,
    anchorSize: 11,
    ignoreStroke: true,
  });
  overlay.add(transformer);
  stage.add(content, overlay);
  return { stage, content, overlay, transformer, pictures: new Map() };
}

function backgroundOf(design: Design): Konva.Rect {
  return new Konva.Rect({
    id: BACKGROUND,
    width: design.width,
    height: design.height,
    fill: design.background,
  });
}

interface NodeScene {
  parts: StageParts;
  design: Design;
  events: StageEvents;
}

function nodeOf(layer: DesignLayer, { parts, design, events }: NodeScene): Konva.Shape {
  const { stage, content, overlay, pictures } = parts;
  const node = shapeOf(layer, (source) =>
    pictureOf(pictures, source, () => {
      content.batchDraw();
    }),
  );
  node.setAttrs({ id: layer.id, rotation: layer.rotation, opacity: layer.opacity, draggable: true });
  node.on('dragmove', () => {
    snapNode({ node, design, overlay, scale: stage.scaleX() });
  });
  node.on('dragend transformend', () => {
    clearGuides(overlay);
    events.onChange(layer.id, settledChange(node, layer));
  });
  node.on('dblclick dbltap', () => {
    if (layer.kind === 'text') {
      events.onEditText(layer.id);
    }
  });
  return node;
}

const BACKGROUND = 'design-background';

function shapeOf(layer: DesignLayer, picture: (source: string) => HTMLImageElement): Konva.Shape {
  const { x, y, width, height, fill } = layer;
  switch (layer.kind) {
    case 'rectangle':
      return new Konva.Rect({ x, y, width, height, fill, cornerRadius: layer.radius });
    case 'ellipse':
      // Placed by its corner like everything else, so that snapping and the list speak of the same box.
      return new Konva.Ellipse({
        x,
        y,
        radiusX: width / 2,
        radiusY: height / 2,
        offsetX: -width / 2,
        offsetY: -height / 2,
        fill,
      });
    case 'image':
      return new Konva.Image({ x, y, width, height, image: picture(layer.source) });
    case 'text':
      return new Konva.Text({
        x,
        y,
        width,
        text: layer.text,
        fill,
        fontSize: layer.fontSize,
        fontFamily: FONT,
        fontStyle: layer.isBold ? '700' : '450',
        align: layer.align,
        lineHeight: 1.12,
      });
  }
}

function pictureOf(
  pictures: Map<string, HTMLImageElement>,
  source: string,
  onLoad: () => void,
): HTMLImageElement {
  const known = pictures.get(source);
  if (known !== undefined) {
    return known;
  }
  const image = new Image();
  image.addEventListener('load', onLoad);
  image.src = source;
  pictures.set(source, image);
  return image;
}

/** Where a node came to rest, as the layer keeps it: scaling becomes size, of a text also its letters'. */
function settledChange(node: Konva.Shape, layer: DesignLayer): Partial<DesignLayer> {
  const [scaleX, scaleY] = [node.scaleX(), node.scaleY()];
  const place = { x: node.x(), y: node.y(), rotation: node.rotation() };
  const width = Math.max(8, layer.width * scaleX);
  if (layer.kind !== 'text') {
    return { ...place, width, height: Math.max(8, layer.height * scaleY) };
  }
  // Side handles change the column, corners the letters.
  const isCorner = Math.abs(scaleX - scaleY) < 0.01;
  return {
    ...place,
    width,
    height: layer.height * scaleY,
    ...(isCorner ? { fontSize: Math.max(8, layer.fontSize * scaleY) } : {}),
  };
}

interface SnapScene {
  node: Konva.Shape;
  design: Design;
  overlay: Konva.Layer;
  scale: number;
}

function snapNode({ node, design, overlay, scale }: SnapScene): void {
  const moved = design.layers.find(({ id }) => id === node.id());
  if (moved === undefined || node.rotation() !== 0) {
    return;
  }
  const others = design.layers.filter(({ id }) => id !== moved.id);
  const page = { x: 0, y: 0, width: design.width, height: design.height };
  const height = moved.kind === 'text' ? node.height() : moved.height;
  const snap = snapBox(
    { x: node.x(), y: node.y(), width: moved.width, height },
    [page, ...others],
    SNAP_REACH_PIXELS / scale,
  );
  node.position({ x: snap.x, y: snap.y });
  clearGuides(overlay);
  const line = { stroke: GUIDE_COLOR, strokeWidth: 1 / scale, dash: [6 / scale, 4 / scale], name: 'guide' };
  if (snap.guideX !== null) {
    overlay.add(new Konva.Line({ ...line, points: [snap.guideX, 0, snap.guideX, design.height] }));
  }
  if (snap.guideY !== null) {
    overlay.add(new Konva.Line({ ...line, points: [0, snap.guideY, design.width, snap.guideY] }));
  }
}

function clearGuides(overlay: Konva.Layer): void {
  for (const guide of overlay.find('.guide')) {
    guide.destroy();
  }
}
