import { boardSize } from '../../timeline/language.ts';
import type { PreparedScene } from '../pose/prepare-scene.ts';
import type { ParticleField, ParticleKind } from '../scene/atmosphere.ts';
import type { LayeredScene } from '../scene/layered-scene.ts';
import type { PixelMemory } from '../kernels/pixel-memory.ts';
import { particleSprite } from './particle-sprites.ts';
import { createSwarm } from './particle-swarms.ts';
import { createVeil, veilParts } from './paint-veil.ts';
import { stampSprite } from './stamp-sprite.ts';
import type { Surface } from './surface.ts';

/** Lays the particles of a scene over surfaces. */
export interface ParticlePainter {
  /** Those whose flight is streaked by an open shutter. */
  paintQuick(surface: Surface, seconds: number, pixelsPerUnit: number): void;
  /** Those that are streaks already, or too slow or soft to be streaked: painted once in a frame of the full size. */
  paintSlow(surface: Surface, seconds: number, pixelsPerUnit: number): void;
}

const quickKinds: ReadonlySet<ParticleKind> = new Set(['petals', 'leaves', 'embers', 'debris']);

export function createParticlePainter(
  memory: PixelMemory,
  { scene, prepared, surface: full }: { scene: LayeredScene; prepared: PreparedScene; surface: Surface },
): ParticlePainter {
  const swarmOf = (field: ParticleField): Swarm => ({
    kind: field.kind,
    sprite: particleSprite(memory, field.kind, field.colour),
    particlesAt: createSwarm(field),
  });
  const swarms = scene.particles.map(swarmOf);
  const quick = swarms.filter(({ kind }) => quickKinds.has(kind));
  const smoke = swarms.filter(({ kind }) => kind === 'smoke');
  const slow = swarms.filter((swarm) => !quick.includes(swarm) && !smoke.includes(swarm));
  const veil = smoke.length === 0 ? null : createVeil(memory, full);
  const { width, height } = boardSize(scene.aspect);
  const paint = (
    of: readonly Swarm[],
    surface: Surface,
    at: { seconds: number; pixelsPerUnit: number },
  ): void => {
    const { seconds, pixelsPerUnit } = at;
    const { x, y } = prepared.operator(seconds);
    for (const { sprite, particlesAt } of of) {
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
  };
  return {
    paintQuick(surface, seconds, pixelsPerUnit) {
      paint(quick, surface, { seconds, pixelsPerUnit });
    },
    paintSlow(surface, seconds, pixelsPerUnit) {
      veil?.lay(surface, (small) => {
        paint(smoke, small, { seconds, pixelsPerUnit: pixelsPerUnit / veilParts });
      });
      paint(slow, surface, { seconds, pixelsPerUnit });
    },
  };
}

interface Swarm {
  readonly kind: ParticleKind;
  readonly sprite: ReturnType<typeof particleSprite>;
  readonly particlesAt: ReturnType<typeof createSwarm>;
}
