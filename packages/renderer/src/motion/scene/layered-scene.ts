import { z } from 'zod';
import { BoardAspectSchema } from '../../timeline/language.ts';
import { GradeSchema, ParticleListSchema } from './atmosphere.ts';
import { CameraSchema } from './camera.ts';
import { HexColourSchema } from './key.ts';
import { LayerSchema } from './layer.ts';

/**
 * A scene of flat pictures at different depths, seen by a moving camera: a painted place with parallax, people who speak,
 * a photograph cut into layers, an effect, a cut-out moved along a stroke. Plain JSON beside picture files; places are in
 * scene units (1920 x 1080 or 1080 x 1920, see `boardSize`) and times in seconds, so one scene serves every resolution.
 * The same scene always gives the same pixels.
 */
export const LayeredSceneSchema = z
  .object({
    version: z.literal(1),
    aspect: BoardAspectSchema,
    /** Behind all layers, should they not cover everything. */
    background: HexColourSchema.default('#101014'),
    /** From the furthest to the nearest. */
    layers: z.array(LayerSchema).max(96),
    camera: CameraSchema.prefault({ shots: [{ keys: [{ atSeconds: 0 }] }] }),
    particles: ParticleListSchema,
    grade: GradeSchema.prefault({}),
    /** Open shutter as a part of the frame's time: 0 is none, 0.5 film's own, 1 streaks. Costs time where things are fast. */
    motionBlur: z.number().min(0).max(1).default(0),
  })
  .superRefine((scene, context) => {
    const known = new Set<string>();
    for (const [index, layer] of scene.layers.entries()) {
      const path = ['layers', index];
      if (known.has(layer.id)) {
        context.addIssue({
          code: 'custom',
          path: [...path, 'id'],
          message: `There are two layers ${layer.id}`,
        });
      }
      if (layer.parent !== undefined && !known.has(layer.parent)) {
        context.addIssue({
          code: 'custom',
          path: [...path, 'parent'],
          message: `No earlier layer is called ${layer.parent}`,
        });
      }
      if (layer.variantTrack.some((key) => key.variant >= layer.files.length)) {
        context.addIssue({
          code: 'custom',
          path: [...path, 'variantTrack'],
          message: 'A variant has no file',
        });
      }
      known.add(layer.id);
    }
  });
export type LayeredScene = z.infer<typeof LayeredSceneSchema>;
/** What a painter writes: everything with a default may be left out. */
export type LayeredSceneInput = z.input<typeof LayeredSceneSchema>;
