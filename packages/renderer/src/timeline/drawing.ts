import { z } from 'zod';
import { BoardStyleSchema } from './drawing-style.ts';
import { BoardAspectSchema, FilmLanguageSchema } from './language.ts';

/** All coordinates, sizes and widths are board units (see `boardSize`), so one drawing serves every resolution. */
const UnitSchema = z.number().min(-4000).max(4000);
const LengthSchema = z.number().positive().max(4000);
const PointSchema = z.object({ x: UnitSchema, y: UnitSchema });

/** A rectangle: the corner nearest the origin, and its size. */
export const BoxSchema = z.object({
  x: UnitSchema,
  y: UnitSchema,
  width: LengthSchema,
  height: LengthSchema,
});
export type Box = z.infer<typeof BoxSchema>;
export type Point = z.infer<typeof PointSchema>;

/** Which pen draws: the ink or one of the two markers of the board. */
export const penNames = ['ink', 'first', 'second'] as const;
const PenSchema = z.enum(penNames);
export type PenName = z.infer<typeof PenSchema>;

const HexColourSchema = z.string().regex(/^#[0-9a-f]{6}$/);

/** At most two marker colours a board: more looks like a party, not like a teacher. */
const PaletteSchema = z.object({
  paper: HexColourSchema,
  ink: HexColourSchema,
  first: HexColourSchema,
  second: HexColourSchema,
});
export type Palette = z.infer<typeof PaletteSchema>;

/**
 * The earliest moment an element may be begun: when the narrated word of this index starts, or at this fraction of the
 * narration. Without a cue an element simply follows the one before it.
 */
const CueSchema = z.union([
  z.object({ word: z.int().nonnegative() }),
  z.object({ fraction: z.number().min(0).max(1) }),
]);
export type Cue = z.infer<typeof CueSchema>;

const seed = z.int().nonnegative();
const cue = CueSchema.optional();

/** Lettering, already broken into lines and sized (see `fitText`). `box` holds every line; nothing is inked outside it. */
const TextElementSchema = z.object({
  kind: z.literal('text'),
  role: z.enum(['title', 'label', 'fact', 'word']),
  lines: z.array(z.string().min(1).max(200)).min(1).max(8),
  fontSize: z.number().min(4).max(600),
  box: BoxSchema,
  align: z.enum(['left', 'centre']),
  pen: PenSchema,
  cue,
});
export type TextElement = z.infer<typeof TextElementSchema>;

/**
 * Only a round part of a picture, seen nearer: the place in its middle as parts of the picture's width and height, how many
 * times as large as the whole would be in the element's box, and the picture's own shape.
 */
const DetailSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  scale: z.number().min(1).max(6),
  /** Width to height of the whole picture. */
  ratio: z.number().positive().max(20),
});
export type Detail = z.infer<typeof DetailSchema>;

/** A picture of a bundled set, scaled to fit the box and centred in it. */
const IllustrationElementSchema = z.object({
  kind: z.literal('illustration'),
  set: z.enum(['noto', 'tabler', 'lucide']),
  name: z.string().regex(/^[a-z0-9-]{1,100}$/),
  box: BoxSchema,
  /** Mirrored left to right. */
  isMirrored: z.boolean(),
  /** Colours in a line drawing (Tabler, Lucide); Noto has colours of its own. Outlines are always ink. */
  pen: PenSchema,
  detail: DetailSchema.optional(),
  seed,
  cue,
});
export type IllustrationElement = z.infer<typeof IllustrationElementSchema>;
export type IllustrationSet = IllustrationElement['set'];

/** Places of a picture's own grid in whole units, `x,y x,y …`. */
const OutlineSchema = z
  .string()
  .max(6000)
  .regex(/^-?\d+,-?\d+(?: -?\d+,-?\d+)*$/);

/** Something small that goes along a line: so wide in grid units, and of this colour. */
const FlowSchema = z.object({
  width: LengthSchema,
  fill: HexColourSchema,
  /** Where it goes, if not along the outline. */
  way: OutlineSchema.optional(),
  /** It grows on its way, as smoke does, and has no tail. */
  isGrowing: z.boolean().optional(),
  /** A bubble or a wheel's mark: it has no tail. */
  isRound: z.boolean().optional(),
});

/** One shape of a picture made of outlines; later ones hide what lies behind them. */
const StrokeShapeSchema = z.object({
  outline: OutlineSchema,
  /** A line whose ends do not meet; it hides nothing. */
  isOpen: z.boolean().optional(),
  /** A colour, or that of the board itself. */
  fill: z.union([HexColourSchema, z.literal('paper')]).optional(),
  /** Width of its ink beside the picture's; 0: it has none. */
  ink: z.number().min(0).max(3),
  /** It flows into what lies behind it: no line where they overlap. */
  isJoined: z.boolean().optional(),
  /** Painted on it and cut off at its outline; open ones are lines of that width in grid units. */
  marks: z
    .array(
      z.object({ outline: OutlineSchema, fill: HexColourSchema, width: z.number().positive().optional() }),
    )
    .max(120)
    .optional(),
  /** When the picture is finished something goes along this line, or along a way of its own: what it looks like. */
  flow: FlowSchema.optional(),
});
export type StrokeShape = z.infer<typeof StrokeShapeSchema>;

/** No element has more shapes. */
export const mostShapes = 400;

/** A picture of outlines and flat colours: somebody, an animal, a place. Its grid is stretched to the box. */
const StrokesElementSchema = z.object({
  kind: z.literal('strokes'),
  /** What is drawn. */
  name: z.string().regex(/^[a-z0-9-]{1,100}$/),
  box: BoxSchema,
  grid: z.object({ width: LengthSchema, height: LengthSchema }),
  /** From back to front. */
  shapes: z.array(StrokeShapeSchema).min(1).max(mostShapes),
  /** Width of the ink. */
  width: LengthSchema,
  /** How strong its colours are beside those of other pictures: places are paler than who stands in them. */
  strength: z.number().min(0).max(1).optional(),
  /** It has a frame of its own, which stays where it is while the camera comes nearer to what is in it. */
  isFramed: z.boolean().optional(),
  seed,
  cue,
});
export type StrokesElement = z.infer<typeof StrokesElementSchema>;

/** A hand-drawn line with a head at its end; `bend` is the bulge as a part of its length, to the left of its direction. */
const ArrowElementSchema = z.object({
  kind: z.literal('arrow'),
  from: PointSchema,
  to: PointSchema,
  bend: z.number().min(-1).max(1),
  width: LengthSchema,
  pen: PenSchema,
  seed,
  cue,
});
export type ArrowElement = z.infer<typeof ArrowElementSchema>;

/** A marker line from left to right. */
const UnderlineElementSchema = z.object({
  kind: z.literal('underline'),
  from: PointSchema,
  to: PointSchema,
  width: LengthSchema,
  pen: PenSchema,
  seed,
  cue,
});
export type UnderlineElement = z.infer<typeof UnderlineElementSchema>;

/** A broad, translucent stroke over a word: the lettering stays as dark (on dark paper: as light) as it is. */
const HighlightElementSchema = z.object({
  kind: z.literal('highlight'),
  from: PointSchema,
  to: PointSchema,
  width: LengthSchema,
  pen: PenSchema,
  seed,
  cue,
});
export type HighlightElement = z.infer<typeof HighlightElementSchema>;

/** A ring or frame round something that matters; the line stays inside the box. */
const FrameElementSchema = z.object({
  kind: z.literal('frame'),
  shape: z.enum(['ellipse', 'rectangle']),
  box: BoxSchema,
  width: LengthSchema,
  pen: PenSchema,
  seed,
  cue,
});
export type FrameElement = z.infer<typeof FrameElementSchema>;

/** A small decoration that fills no meaning of its own. */
const AccentElementSchema = z.object({
  kind: z.literal('accent'),
  shape: z.enum(['star', 'spark', 'dots', 'squiggle', 'rays', 'bullet', 'tick', 'quote']),
  box: BoxSchema,
  width: LengthSchema,
  pen: PenSchema,
  seed,
  cue,
});
export type AccentElement = z.infer<typeof AccentElementSchema>;

const DrawingElementSchema = z.discriminatedUnion('kind', [
  TextElementSchema,
  IllustrationElementSchema,
  StrokesElementSchema,
  ArrowElementSchema,
  UnderlineElementSchema,
  HighlightElementSchema,
  FrameElementSchema,
  AccentElementSchema,
]);
export type DrawingElement = z.infer<typeof DrawingElementSchema>;

/**
 * The plan of one scene's whiteboard: everything that will stand on it, in the order it is drawn. It is plain JSON, it is
 * independent of resolution and clock, and the same drawing always gives the same pixels.
 */
export const DrawingSchema = z.object({
  version: z.literal(1),
  aspect: BoardAspectSchema,
  /** Decides fonts and line breaking of the lettering. */
  language: FilmLanguageSchema,
  palette: PaletteSchema,
  style: BoardStyleSchema.default('classic'),
  elements: z.array(DrawingElementSchema).max(60),
});
export type Drawing = z.infer<typeof DrawingSchema>;
