import { languages } from '@kinora/contract/catalogue';
import { z } from 'zod';
import { acts } from './acts.ts';
import { HoldingSchema } from './held-things.ts';
import { PersonPlanSchema } from './person-plan.ts';
import { styleKeys } from './style-keys.ts';
import { VoyageSchema } from './voyage.ts';

export const places = [
  'meadow',
  'forest',
  'jungle',
  'mountains',
  'lake',
  'river',
  'coast',
  'beach',
  'island',
  'underwater',
  'desert',
  'snowfield',
  'volcano',
  'farm',
  'garden',
  'village',
  'city',
  'street',
  'sky',
  'space',
  'cave',
  'room',
  'kitchen',
  'classroom',
  'library',
  'laboratory',
  'workshop',
  'theatre',
  'hall',
  'studio',
] as const;
export type Place = (typeof places)[number];

/** Places under a roof, or where no weather is. */
export const indoorPlaces: ReadonlySet<Place> = new Set([
  'underwater',
  'space',
  'cave',
  'room',
  'kitchen',
  'classroom',
  'library',
  'laboratory',
  'workshop',
  'theatre',
  'hall',
  'studio',
]);

export const times = ['dawn', 'morning', 'day', 'golden', 'sunset', 'dusk', 'night'] as const;
export type TimeOfDay = (typeof times)[number];

export const weathers = ['clear', 'cloudy', 'overcast', 'rain', 'storm', 'snow', 'fog'] as const;
export type Weather = (typeof weathers)[number];

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

export const moods = ['calm', 'joyful', 'mysterious', 'dramatic', 'sad', 'tender', 'energetic'] as const;

export const planetNames = [
  'mercury',
  'venus',
  'earth',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
] as const;

/** Flowers that fill a whole field. */
export const flowerFields = ['sunflowers', 'tulips', 'poppies', 'lavender'] as const;
export type FlowerField = (typeof flowerFields)[number];

/** What is told of a place beyond its kind. In a street: signs of coloured light, market stalls, many people, a wet road. */
export const details = [
  'neon',
  'stalls',
  'crowd',
  'wet',
  'bedroom',
  'attic',
  /** A workshop in which toys are made. */
  'toys',
  'aurora',
  'rainbow',
  'fireworks',
  'blossom',
  'waterfall',
  /** One stands at the top of a mountain, above the clouds. */
  'summit',
  'fuji',
  'bridge',
  'suspension',
  'planets',
  'moon',
  /** In the sky: larger than it is. */
  'fullmoon',
  ...planetNames,
  ...flowerFields,
  /** What is watered has just come up. */
  'seedlings',
  /** A fence and a dug bed before it, where a garden is to be. */
  'plot',
  /** A fence, and flowers as high as it all around. */
  'beds',
  /** So grown up that flowers stand before the viewer as well. */
  'lush',
  /** The bend of a railway or a road, as a whole. */
  'railbend',
  'roadbend',
  /** It goes far out, and whoever runs goes straight across. */
  'shortcut',
  /** Land that whoever sails has come to: it is large before them. */
  'landfall',
  /** A river widens into the sea: its banks are on both sides yet. */
  'rivermouth',
  /** A river that winds from side to side. */
  'bends',
  /** A sign of the way on the sail of a boat. */
  'zigzag',
] as const;
export type Detail = (typeof details)[number];

export const cameras = ['wide', 'medium', 'close', 'low', 'high'] as const;

/** What somebody sits on. */
export const seats = ['ground', 'chair', 'bench', 'rock', 'stump'] as const;
export type Seat = (typeof seats)[number];

/** What somebody does with the hands, where the prompt says so. */
export const gestures = ['wave', 'point', 'explain', 'cry', 'tremble'] as const;

/** What somebody feels, where a film's words tell it; `set`: on something that takes strength or will, or angry. */
export const feelings = ['sad', 'worried', 'startled', 'glad', 'set', 'asleep'] as const;
export type Feeling = (typeof feelings)[number];

/** A plan is kept beside its picture, and stays small. */
const longestPicture = 400_000;
const PictureColourSchema = z.string().regex(/^#[0-9a-f]{6}$/u);

/** Where eyes and mouth are in the picture of a head, in parts of its height and width. */
const FeaturesSchema = z.strictObject({
  eyes: z.number(),
  mouth: z.strictObject({ x: z.number(), y: z.number(), halfWidth: z.number().positive() }),
});
export type Features = z.infer<typeof FeaturesSchema>;

/** Whom or what a subject is seen as: cut out of a photograph to be set into what is painted, or painted from a plan. */
export const LikenessSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('head'),
    /** WebP with transparency: from the hair to the middle of the neck, or to where the hair ends that hangs lower. */
    picture: z.base64().max(longestPicture),
    /** Where the neck is across the picture, as a part of its width. */
    neck: z.number().min(0).max(1),
    /** Where the middle of the neck is in its height, where hair hangs lower. */
    foot: z.number().min(0).max(1).optional(),
    features: FeaturesSchema.optional(),
    skin: PictureColourSchema,
    clothes: PictureColourSchema,
  }),
  /** All of it: the picture ends where it does. */
  z.strictObject({ kind: z.literal('whole'), picture: z.base64().max(longestPicture) }),
  /** Somebody of a film's cast, as their portrait was painted. */
  z.strictObject({ kind: z.literal('cast'), person: PersonPlanSchema }),
]);
export type Likeness = z.infer<typeof LikenessSchema>;

const SubjectSchema = z.strictObject({
  /** How it is drawn: `icon:` and a picture of Noto, or a figure of the painter's own. */
  figure: z.string(),
  /** What the prompt calls it. */
  name: z.string(),
  count: z.int().min(1).max(12),
  /** A word for its colour that the prompt gave. */
  colour: z.string().optional(),
  /** `aboard`: it rides in or on the vehicle or beast of the same scene. */
  relation: z.enum(['alone', 'beside', 'above', 'far', 'aboard']),
  /** For people: the words about them, and the language of these. */
  description: z.string().max(200).optional(),
  language: z.enum(languages).optional(),
  holds: HoldingSchema.optional(),
  /** What it sits on, where the words say that it sits: `usual` for what the place has. */
  seat: z.enum([...seats, 'usual']).optional(),
  gesture: z.enum(gestures).optional(),
  feeling: z.enum(feelings).optional(),
  act: z.enum(acts).optional(),
  /** What it does is only tried, or does not come off. */
  isTried: z.boolean().optional(),
  /** What it does is before it and not begun yet, or done: it only stands there. */
  isResting: z.boolean().optional(),
  /** It is not there when the scene begins, and comes. */
  isComing: z.boolean().optional(),
  /** It is there when the scene begins, and goes. */
  isLeaving: z.boolean().optional(),
  /** It has caught up with a train, and stands on its step. */
  isBoarding: z.boolean().optional(),
  /** As it is seen in a photograph or portrait that was brought. */
  likeness: LikenessSchema.optional(),
  /** A thing that is told of as one that feels: it has eyes and a mouth. */
  hasFace: z.boolean().optional(),
});
export type Subject = z.infer<typeof SubjectSchema>;

/** A place holds so many. */
const mostSubjects = 5;
const positions = z
  .int()
  .min(0)
  .max(mostSubjects - 1);

/** What a film shows of a scene that tells of two things, beside what its picture shows: the same people in the same place. */
const TurnSchema = z.strictObject({
  /** Position of whoever does something else then. */
  lead: positions,
  does: SubjectSchema.pick({
    act: true,
    isTried: true,
    isResting: true,
    seat: true,
    gesture: true,
    feeling: true,
    holds: true,
  }),
  /** Positions of those who are not there then. */
  without: z.array(positions).readonly(),
  mood: z.enum(moods),
  /** Whether it is told before what the picture shows. */
  isBefore: z.boolean(),
  /** After which part of the scene's words one gives way to the other. */
  at: z.number().min(0).max(1),
});
export type Turn = z.infer<typeof TurnSchema>;

/** Whose face fills a film's picture for a while, or which thing, and after which part of the scene's words. */
const CloseUpSchema = z.strictObject({
  /** Position of whoever is looked at, or beside whom the thing is. */
  of: positions,
  thing: SubjectSchema.pick({ figure: true, colour: true }).optional(),
  at: z.number().min(0).max(1),
  /** They say what is heard then. */
  isSaid: z.boolean().optional(),
  /** What the words tell that they feel then. */
  feeling: z.enum(feelings).optional(),
});
export type CloseUp = z.infer<typeof CloseUpSchema>;

/** What a film looks at from near in a scene, in its order. */
export function closeUpsOf({ closeUp, nextCloseUp }: Pick<ScenePlan, 'closeUp' | 'nextCloseUp'>): CloseUp[] {
  return [closeUp, nextCloseUp].filter((each) => each !== undefined);
}

/** A darker hour than the painted one, and the part of a scene's words with which it ends or comes. */
const DarkerHourSchema = z.strictObject({ time: z.enum(['sunset', 'night']), at: z.number().min(0).max(1) });

/** What a diorama shows, small enough to keep beside the picture: its layers are painted from it again, pixel by pixel. */
export const ScenePlanSchema = z.strictObject({
  kind: z.literal('diorama'),
  style: z.enum(styleKeys),
  seed: z.int(),
  /** Decides what people look like, where they are to be the same in several pictures. */
  castSeed: z.int().optional(),
  aspectRatio: z.enum(['16:9', '9:16']),
  place: z.enum(places),
  time: z.enum(times),
  weather: z.enum(weathers),
  season: z.enum(seasons),
  mood: z.enum(moods),
  camera: z.enum(cameras),
  subjects: z.array(SubjectSchema).max(mostSubjects),
  turn: TurnSchema.optional(),
  closeUp: CloseUpSchema.optional(),
  /** Who or what else is looked at from near, later in the scene. */
  nextCloseUp: CloseUpSchema.optional(),
  /** At which the scene begins, until its words tell of the painted one. */
  earlier: DarkerHourSchema.optional(),
  /** Into which it passes. */
  later: DarkerHourSchema.optional(),
  /** After which part of the words a boat lies on the ground of its water. */
  aground: z.number().min(0).max(1).optional(),
  /** What a boat does on the water. */
  voyage: VoyageSchema.optional(),
  details: z.array(z.enum(details)).readonly().optional(),
  /** Whether it is a film's, whose subtitles nothing that matters stands behind. */
  isForFilm: z.boolean().optional(),
  /** Words to be lettered in the picture. */
  lettering: z.array(z.string().max(60)).max(2),
});
export type ScenePlan = z.infer<typeof ScenePlanSchema>;
