import { boardSize } from '../../timeline/language.ts';
import { createFlow } from '../paint/flow-field.ts';
import type { PosedLayer } from '../paint/paint-layers.ts';
import type { Layer } from '../scene/layer.ts';
import type { LayeredScene } from '../scene/layered-scene.ts';
import { colourMap } from '../texture/colour-map.ts';
import { loadPixels } from '../texture/load-pixels.ts';
import type { Texture } from '../texture/texture.ts';
import { textureOf } from '../texture/texture-of.ts';
import type { PixelMemory } from '../kernels/pixel-memory.ts';
import { createCameraOperator, layerDistance, screenToPlane } from './camera-pose.ts';
import type { CameraPose } from './camera-pose.ts';
import { applied, composed, inverted, moved, scaled } from './homography.ts';
import type { Homography } from './homography.ts';
import { createLayerMover } from './layer-pose.ts';
import type { LayerPose } from './layer-pose.ts';

/** The frames a scene is prepared for. */
export interface SceneFrames {
  readonly pixelsPerUnit: number;
  readonly seconds: number;
}

/** A scene with its pictures in memory. */
export interface PreparedScene {
  readonly operator: (seconds: number) => CameraPose;
  /** All layers of a space at a moment, as they are seen on a surface of so many pixels per unit. */
  pose(space: Layer['space'], seconds: number, pixelsPerUnit: number): PosedLayer[];
}

interface PreparedLayer {
  readonly layer: Layer;
  readonly distance: number;
  readonly poseAt: (seconds: number) => LayerPose;
  readonly flowAt: ReturnType<typeof createFlow> | null;
  /** One for each file. */
  textures: readonly Texture[];
}

/** How often the size of layers is looked at to find how large their pictures must be. */
const sizeStepSeconds = 0.1;

/** Reads all pictures of a scene at the size the camera will need. */
export async function prepareScene(
  memory: PixelMemory,
  scene: LayeredScene,
  frames: SceneFrames,
): Promise<PreparedScene> {
  const operator = createCameraOperator(scene.camera);
  const layers = prepareLayers(scene);
  const middle = middleOf(scene);
  const plain = colourMap({ saturation: 1, contrast: 1 });
  const graded = colourMap(scene.grade);
  for (const prepared of layers) {
    const { layer } = prepared;
    const range = sizeRange({ prepared, operator, middle, seconds: frames.seconds });
    const width = layer.box.width * range.largest * frames.pixelsPerUnit;
    const height = layer.box.height * range.largest * frames.pixelsPerUnit;
    // Streaked frames are painted at half size.
    const halvings = Math.log2(range.largest / range.smallest / 1.5) + (scene.motionBlur > 0 ? 1 : 0);
    const request = {
      edge: layer.edge,
      levels: 1 + Math.max(0, Math.min(4, Math.ceil(halvings))),
      colours: layer.space === 'screen' ? plain : graded,
      isLight: layer.blend === 'light',
    };
    const textures: Texture[] = [];
    for (const file of layer.files) {
      textures.push(textureOf(memory, { ...request, pixels: await loadPixels(file, { width, height }) }));
    }
    prepared.textures = textures;
  }
  return {
    operator,
    pose(space, seconds, pixelsPerUnit) {
      const camera = operator(seconds);
      return layers.flatMap((prepared) => {
        const posed =
          prepared.layer.space === space
            ? poseLayer(prepared, { seconds, pixelsPerUnit, middle, camera })
            : null;
        return posed === null ? [] : [posed];
      });
    },
  };
}

/** Children take over their parents' movements and depths. */
function prepareLayers(scene: LayeredScene): PreparedLayer[] {
  const byId = new Map<string, PreparedLayer>();
  return scene.layers.map((layer) => {
    const parent = layer.parent === undefined ? undefined : byId.get(layer.parent);
    const own = createLayerMover(layer);
    const poseAt = (seconds: number): LayerPose => {
      const pose = own(seconds);
      if (parent === undefined) {
        return pose;
      }
      const above = parent.poseAt(seconds);
      return {
        ...pose,
        movement: composed(above.movement, pose.movement),
        opacity: above.opacity * pose.opacity,
      };
    };
    const prepared: PreparedLayer = {
      layer,
      distance: parent?.distance ?? layerDistance(layer.depth, scene.camera.depthStrength),
      poseAt,
      flowAt: layer.flow === undefined ? null : createFlow(layer.flow),
      textures: [],
    };
    byId.set(layer.id, prepared);
    return prepared;
  });
}

interface Middle {
  readonly x: number;
  readonly y: number;
}

function middleOf(scene: LayeredScene): Middle {
  const { width, height } = boardSize(scene.aspect);
  return { x: width / 2, y: height / 2 };
}

/** From the screen (scene units, origin at the upper left) to the layer at rest. */
function screenToRest(
  prepared: PreparedLayer,
  moment: { movement: Homography; camera: CameraPose; middle: Middle },
): Homography {
  const { movement, camera, middle } = moment;
  const back = inverted(movement);
  if (prepared.layer.space === 'screen') {
    return back;
  }
  const plane = screenToPlane(camera, prepared.distance);
  const centred = composed(plane, moved(-middle.x, -middle.y));
  return composed(back, composed(moved(middle.x, middle.y), centred));
}

/** How large a layer is on the screen over time, times its size at rest. */
function sizeRange(of: {
  prepared: PreparedLayer;
  operator: (seconds: number) => CameraPose;
  middle: Middle;
  seconds: number;
}): { largest: number; smallest: number } {
  let [largest, smallest] = [0, Infinity];
  for (let seconds = 0; seconds <= of.seconds + 1e-6; seconds += sizeStepSeconds) {
    const { movement } = of.prepared.poseAt(seconds);
    const map = screenToRest(of.prepared, { movement, camera: of.operator(seconds), middle: of.middle });
    const { x, y } = of.middle;
    const [here, right, below] = [applied(map, x, y), applied(map, x + 1, y), applied(map, x, y + 1)];
    const area = (right.x - here.x) * (below.y - here.y) - (right.y - here.y) * (below.x - here.x);
    const size = 1 / Math.sqrt(Math.max(1e-8, Math.abs(area)));
    largest = Math.max(largest, size);
    smallest = Math.min(smallest, size);
  }
  return { largest, smallest };
}

function poseLayer(
  prepared: PreparedLayer,
  view: { seconds: number; pixelsPerUnit: number; middle: Middle; camera: CameraPose },
): PosedLayer | null {
  const { layer, flowAt } = prepared;
  const { seconds, pixelsPerUnit } = view;
  const pose = prepared.poseAt(seconds);
  const texture = prepared.textures[pose.variant];
  if (texture === undefined) {
    return null;
  }
  const { box } = layer;
  const rest = screenToRest(prepared, { movement: pose.movement, camera: view.camera, middle: view.middle });
  const toUnits = composed(scaled(1 / pixelsPerUnit, 1 / pixelsPerUnit), moved(0.5, 0.5));
  const dense = texture.pictureWidth / box.width;
  const denseDown = texture.pictureHeight / box.height;
  const inTexture = composed(
    moved(texture.inset - 0.5, texture.inset - 0.5),
    composed(scaled(dense, denseDown), moved(-box.x, -box.y)),
  );
  const field = flowAt?.(seconds) ?? null;
  return {
    id: layer.id,
    texture,
    toTexture: composed(inTexture, composed(rest, toUnits)),
    displace:
      field === null
        ? null
        : (u, v) => {
            const x = (u - texture.inset) / dense;
            const y = (v - texture.inset) / denseDown;
            const by = field(x, y, Math.max(0, Math.min(1, y / box.height)));
            return { x: by.x * dense, y: by.y * denseDown };
          },
    reach: (layer.flow?.amount ?? 0) * 1.6 * Math.max(dense, denseDown),
    opacity: pose.opacity,
    isLight: layer.blend === 'light',
    isEndless: layer.edge === 'extend',
  };
}
