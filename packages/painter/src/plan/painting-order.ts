import { z } from 'zod';
import { CastPlanSchema, PlacedPersonSchema } from './cast-plan.ts';
import { ScenePlanSchema } from './scene-plan.ts';

const pixels = z.int().positive();

/** A finished picture: a place, people before one, or one person before a wall. */
export const PictureOrderSchema = z.object({
  kind: z.literal('picture'),
  plan: z.union([ScenePlanSchema, CastPlanSchema, PlacedPersonSchema]),
  width: pixels,
  height: pixels,
  /** The WebP to write. */
  file: z.string().min(1),
});
export type PictureOrder = z.infer<typeof PictureOrderSchema>;

/** The layers of a place, to be moved past each other. */
export const LayersOrderSchema = z.object({
  kind: z.literal('layers'),
  plan: ScenePlanSchema,
  width: pixels,
  height: pixels,
  /** Pixels painted beyond every edge. */
  bleed: z.int().nonnegative(),
  /** Where the layers are written. */
  folder: z.string().min(1),
});
export type LayersOrder = z.infer<typeof LayersOrderSchema>;

/** People in the parts that move when they speak, and the place behind them out of focus. */
export const CastOrderSchema = z.object({
  kind: z.literal('cast'),
  plan: CastPlanSchema,
  width: pixels,
  height: pixels,
  bleed: z.int().nonnegative(),
  folder: z.string().min(1),
});
export type CastOrder = z.infer<typeof CastOrderSchema>;

/** What is to be painted: everything about it, as plain data. */
export const PaintingOrderSchema = z.discriminatedUnion('kind', [
  PictureOrderSchema,
  LayersOrderSchema,
  CastOrderSchema,
]);
export type PaintingOrder = z.infer<typeof PaintingOrderSchema>;

const pixel = z.number();
/** A rectangle in pixels of the picture, whose bleed begins left of and above 0. */
const AreaSchema = z.object({ x: pixel, y: pixel, width: pixel, height: pixel });

/**
 * How a layer moves by itself when the picture is set in motion; `alive`: somebody is seen at other moments as well; `ride`:
 * somebody or something goes over the water or through the air; `dash`: somebody goes over the ground;
 * `float`: it stays and is rocked by the water; `leave`: it drives away
 * before who runs after it; `yield`: they come up with it; `come`: it is not there at first, and comes from a side;
 * `near`: it is not there at first, is seen far out on the water, and comes near;
 * `go`: it is there at first, and goes out at a side; `wake`: foam that goes with a boat of the same moment; `pass`: flecks on the water
 * that a boat leaves behind; `recede`: land that a boat goes away from; `approach`: land that it comes to;
 * `round`: it comes round a bend from far away;
 * `sprout`: what comes up out of the ground, and is not there before it is told.
 */
export const layerMotions = [
  'still',
  'alive',
  'drift',
  'water',
  'ride',
  'dash',
  'float',
  'leave',
  'yield',
  'come',
  'near',
  'go',
  'wake',
  'pass',
  'recede',
  'approach',
  'sprout',
  'round',
  'sway',
  'screen',
] as const;
export type LayerMotion = (typeof layerMotions)[number];

/**
 * At which moment of a scene a layer is seen: that of the picture or, where it tells of two things, the other one; `close` and
 * `nextClose`: while somebody's face or a thing fills the picture, and nothing else is seen.
 */
export const sceneMoments = ['shown', 'other', 'close', 'nextClose'] as const;
export type SceneMoment = (typeof sceneMoments)[number];

/** Whether something is looked at from near then. */
export function isNearMoment(moment: SceneMoment | null | undefined): moment is 'close' | 'nextClose' {
  return moment === 'close' || moment === 'nextClose';
}

/** One layer of a place as a file. */
const PlaceLayerSchema = z.object({
  name: z.string(),
  /** Absolute paths of raw pictures with alpha, cut to what is painted: the layer at rest, then at each of the `livingMoments`, then its views. */
  files: z.array(z.string()).min(1).readonly(),
  /** Seconds from one end of what somebody does to the other; null where they move now and then, or nobody lives here. */
  paceSeconds: z.number().positive().nullable(),
  /** How many of the files, the last ones, show it from other sides, or at other paces. */
  views: z.int().nonnegative(),
  /** Of land that comes near or grows small: how far down its foot is near by, and far away; else null. */
  feet: z.object({ near: pixel, far: pixel }).nullable(),
  /** Where the leading figure is, everybody together and each of the others, and whether all of the first is to be seen; null where nobody is. */
  cast: z
    .object({
      hero: AreaSchema,
      all: AreaSchema,
      others: z.array(AreaSchema).readonly(),
      isSeenWhole: z.boolean(),
    })
    .nullable(),
  area: AreaSchema,
  /** 0 at the horizon to 1 before everything: how far a camera's move shifts it. */
  depth: z.number(),
  /** To which side it goes: 1 is the right; null where that is open, or it stays. */
  heading: z.union([z.literal(-1), z.literal(1)]).nullable(),
  /** How it moves by itself; `screen` lies over the picture and follows no camera. */
  motion: z.enum(layerMotions),
  /** When it is seen, where a scene has several moments; null: all the time but in a close-up. */
  moment: z.enum(sceneMoments).nullable(),
});

/** A place in few layers, back to front; laid over each other they are the finished picture, but for weather. */
export const PlaceLayersSchema = z.object({
  layers: z.array(PlaceLayerSchema).readonly(),
  /** What falls through the air and is in no layer: `rain`, `snow`, `petals` or `leaves`. */
  falling: z.array(z.string()).readonly(),
});
export type PlaceLayers = z.infer<typeof PlaceLayersSchema>;

/** A part of a person as picture files. */
const SpriteSchema = z.object({
  name: z.string(),
  /** In figure units. */
  box: AreaSchema,
  variants: z.array(z.string()).readonly(),
  /** Absolute paths of PNGs, one for each variant. */
  files: z.array(z.string()).readonly(),
});
export type Sprite = z.infer<typeof SpriteSchema>;

/** Something small that goes along a way of a piece, over and over. */
const PieceFlowSchema = z.object({
  /** From which of the plan's pages on. */
  page: z.int().nonnegative(),
  file: z.string(),
  /** Across it, in scene units. */
  size: z.number().positive(),
  /** It grows on its way, as smoke does. */
  isGrowing: z.boolean(),
  /** In scene units. */
  way: z
    .array(z.object({ x: z.number(), y: z.number() }))
    .min(2)
    .readonly(),
});
export type PieceFlow = z.infer<typeof PieceFlowSchema>;

/** A board cut into pieces, as one reads; its pages only add to it. */
const CutOutSchema = z.object({
  /** Its first page in the plan: 0 is what the panel shows at first. */
  page: z.int().nonnegative(),
  pieces: z
    .array(
      z.object({
        /** In scene units. */
        box: AreaSchema,
        /** Something is pictured on it; else it is words and lines. */
        isPicture: z.boolean(),
        /** What it looks like from each of the plan's pages on that changes it, all of one size. */
        looks: z.array(z.object({ page: z.int().nonnegative(), file: z.string() })).readonly(),
        flows: z.array(PieceFlowSchema).readonly(),
      }),
    )
    .readonly(),
});
export type CutOut = z.infer<typeof CutOutSchema>;

/** Paths of raw pictures and of a cast's parts. The place's cover the frame and its bleed. */
export const CastLayersSchema = z.object({
  /** What is far of the place, then what is near where there is such, out of focus. */
  behind: z.array(z.string()).readonly(),
  /** Lettering, which stays where it is on the screen. */
  lettering: z.string().nullable(),
  /** The parts of each person, the furthest first. */
  people: z.array(z.array(SpriteSchema).readonly()).readonly(),
  /** The table that they sit at, in its box. */
  table: z.string().nullable(),
  /** What stands on it, each with where that is, in scene units. */
  things: z.array(z.object({ file: z.string(), box: AreaSchema })).readonly(),
  /** The board behind them in its area, page by page; empty without one. */
  panel: z.array(z.string()).readonly(),
  /** Where nobody is, the boards that are shown one after the other, cut out; else empty. */
  cutOuts: z.array(CutOutSchema).readonly(),
  /** What the board stands on, in its box; null where it hangs on a wall. */
  stand: z.string().nullable(),
  /** Each of two from behind, near and out of focus; empty where nobody is looked at over a shoulder. */
  overShoulder: z.array(z.string()).readonly(),
});
export type CastLayers = z.infer<typeof CastLayersSchema>;
