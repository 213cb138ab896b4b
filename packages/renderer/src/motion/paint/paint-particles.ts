import { boardSize } from '../../timeline/language.ts';
import type { PreparedScene } from '../pose/prepare-scene.ts';
import type { LayeredScene } from '../scene/layered-scene.ts';
import type { PixelMemory } from '../wasm/pixel-memory.ts';
import { particleSprite } from './particle-sprites.ts';
import { createSwarm } from './particle-swarms.ts';
import { stampSprite } from './stamp-sprite.ts';
import type { Surface } from './surface.ts';

/** Lays all particles of a scene over a surface. */
export interface ParticlePainter {
  paint(surface: Surface, seconds: number, pixelsPerUnit: number): void;
}

export function createParticlePainter(
  memory: PixelMemory,
  { scene, prepared }: { scene: LayeredScene; prepared: PreparedScene },
): ParticlePainter {
  const fields = scene.particles.map((field) => ({
    sprite: particleSprite(memory, field.kind, field.colour),
    particlesAt: createSwarm(field),
  }));
  const { width, height } = boardSize(scene.aspect);
  return {
    paint(surface, seconds, pixelsPerUnit) {
      const { x, y } = prepared.operator(seconds);
      for (const { sprite, particlesAt } of fields) {
        for (const particle of particlesAt(seconds, { width, height, x, y })) {
          stampSprite(memory, surface, {
            ...sprite,
            x: (particle.x + width / 2) * pixelsPerUnit,
            y: (particle.y + height / 2) * pixelsPerUnit,
            width: Math.max(1.5, particle.width * pixelsPerUnit),
            height: Math.max(1.5, particle.height * pixelsPerUnit),
            rotationDegrees: particle.rotationDegrees,
            opacity: particle.opacity,
          });
        }
      }
    },
  };
}
