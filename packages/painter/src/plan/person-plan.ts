import { z } from 'zod';
import { HoldingSchema } from './held-things.ts';
import { styleKeys } from './style-keys.ts';

export const ages = ['child', 'young', 'adult', 'old'] as const;
export const builds = ['feminine', 'masculine'] as const;
export const hairstyles = [
  'short',
  'crop',
  'side-part',
  'bob',
  'long',
  'wavy',
  'ponytail',
  'bun',
  'curly',
  'afro',
  'spiky',
  'bald',
  'headscarf',
  'turban',
] as const;
export const outfits = [
  'tee',
  'shirt',
  'sweater',
  'suit',
  'hoodie',
  'lab-coat',
  'kurta',
  'dress',
  'overalls',
  'space-suit',
  'whites',
  'uniform',
  'turnout',
  'armour',
  'kimono',
  'robe',
  'coat',
  'hero',
  'tutu',
  'tail',
] as const;
export const hats = [
  'crown',
  'straw',
  'sailor',
  'wizard',
  'helmet',
  'chef',
  'pirate',
  'cap',
  'beanie',
  'space-helmet',
  'police',
  'fire',
  'hood',
  'fedora',
  'cowboy',
  'horns',
  'halo',
] as const;
/** What hangs on somebody's back or hip, or is held overhead. */
export const wornThings = ['pack', 'cape', 'wings', 'sword', 'umbrella'] as const;
export const poses = [
  'rest',
  'explain',
  'wave',
  'point',
  'crossed',
  'hips',
  'hold',
  'carry',
  'strum',
  'bow',
  'think',
  'cheer',
  'run',
  'droop',
  'reach',
  'lap',
  'balance',
  'knead',
  'brush',
  'pour',
  'dig',
  'climb',
  'dance',
  'cast',
  'hammer',
  'sing',
  'juggle',
  'glide',
  'crawl',
] as const;
export type Pose = (typeof poses)[number];

const ColourSchema = z.string().regex(/^#[0-9a-f]{6}$/u);

/**
 * A person, small enough to keep beside the picture. Whoever draws from the same plan draws the same face, hair, clothes
 * and palette, whatever the pose, the light or the expression.
 */
export const PersonPlanSchema = z.strictObject({
  kind: z.literal('person'),
  style: z.enum(styleKeys),
  /** Fixes what the description leaves open: proportions of the face. */
  seed: z.int(),
  age: z.enum(ages),
  build: z.enum(builds),
  skin: ColourSchema,
  hair: ColourSchema,
  eyes: ColourSchema,
  outfitColour: ColourSchema,
  hairstyle: z.enum(hairstyles),
  outfit: z.enum(outfits),
  hasGlasses: z.boolean(),
  beard: z.enum(['none', 'stubble', 'full', 'moustache']),
  hat: z.enum(hats).optional(),
  worn: z.array(z.enum(wornThings)).readonly().optional(),
  holds: HoldingSchema.optional(),
});
export type PersonPlan = z.infer<typeof PersonPlanSchema>;
