import type { YuvFrame } from '../compositor/yuv.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import { createSceneGrader } from './paint/grade-frame.ts';
import { createMotionBlur } from './paint/motion-blur.ts';
import { createLayerPainter } from './paint/paint-layers.ts';
import { createParticlePainter } from './paint/paint-particles.ts';
import { copySurface, createSurface, loadSurface } from './paint/surface.ts';
import { prepareScene } from './pose/prepare-scene.ts';
import type { LayeredScene } from './scene/layered-scene.ts';
import { colourOf } from './texture/colour-map.ts';
import { createPixelMemory } from './kernels/pixel-memory.ts';

/** Makes the frames of a layered scene, in any order. */
export interface SceneFrameMaker {
  /** Paints the scene as it is at a moment into a frame of the maker's size. */
  make(seconds: number, frame: YuvFrame): void;
  /** Lays what stays on the screen over a frame of another maker: titles, vignette, exposure, bars; never the world. */
  lay(seconds: number, frame: YuvFrame): void;
}

/** Reads a scene's pictures and gets ready. @throws when a picture cannot be read or the scene needs too much memory */
export async function createSceneFrameMaker(
  scene: LayeredScene,
  film: { readonly scale: FrameScale; readonly seconds: number; readonly framesPerSecond: number },
): Promise<SceneFrameMaker> {
  const { scale, seconds } = film;
  const memory = await createPixelMemory();
  const prepared = await prepareScene(memory, scene, { seconds, pixelsPerUnit: scale.pixelsPerUnit });
  const surface = createSurface(memory, scale.width, scale.height);
  const painter = createLayerPainter(memory, surface);
  const particles = createParticlePainter(memory, { scene, prepared, surface });
  const background = colourOf(scene.background);
  const blur = createMotionBlur(memory, { scene, prepared, surface, particles, ...film });
  const grade = createSceneGrader(memory, surface, scene.grade);
  // Nothing but its layers is painted on the surface, so that what rests stays there from frame to frame.
  const isBare = scene.motionBlur === 0 && scene.particles.length === 0 && grade.isIdle;
  return {
    make(at, frame) {
      if (isBare) {
        const poses = (['world', 'screen'] as const).flatMap((space) =>
          prepared.pose(space, at, scale.pixelsPerUnit),
        );
        painter.renew(poses, background);
        copySurface(memory, surface, frame);
        return;
      }
      if (!blur.paint(at)) {
        painter.paint(prepared.pose('world', at, scale.pixelsPerUnit), background);
        particles.paintQuick(surface, at, scale.pixelsPerUnit);
      }
      particles.paintSlow(surface, at, scale.pixelsPerUnit);
      grade.apply(at);
      painter.paint(prepared.pose('screen', at, scale.pixelsPerUnit));
      copySurface(memory, surface, frame);
    },
    lay(at, frame) {
      loadSurface(memory, surface, frame);
      grade.apply(at);
      painter.paint(prepared.pose('screen', at, scale.pixelsPerUnit));
      copySurface(memory, surface, frame);
    },
  };
}
