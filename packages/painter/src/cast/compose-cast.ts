import { languageDetails } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import { between, partSeed, pickFrom, seededRandom } from '../canvas/random.ts';
import type { Random } from '../canvas/random.ts';
import { personNames } from '../describe/person-names.ts';
import type { ScenePlan, Subject } from '../plan/scene-plan.ts';
import { asKeyThing, keyThingOf } from '../plan/held-things.ts';
import type { CastPanel, CastPlan, PanelBoard, PlacedPerson } from '../plan/cast-plan.ts';
import type { PersonPlan, Pose } from '../plan/person-plan.ts';
import { poseWith } from '../draw/held.ts';
import { gestureCues } from './gesture-cues.ts';
import { panelRatio } from './panel.ts';
import { isAtTable } from './table-before.ts';

/** Children stand lower beside adults. */
const statures = { child: 0.84, young: 0.98, adult: 1, old: 0.97 } as const satisfies Record<
  PersonPlan['age'],
  number
>;

/** Sets up to two people before a place: one off the centre with room to look into, two turned to each other. */
export function composeCast(
  people: readonly PersonPlan[],
  background: ScenePlan,
  {
    board,
    ...request
  }: Pick<ImageRequest, 'seed' | 'aspectRatio' | 'language' | 'scene'> & {
    readonly board?: PanelBoard | undefined;
  },
): CastPlan {
  const random = seededRandom(partSeed(request.seed, 'cast'));
  const isWide = request.aspectRatio === '16:9';
  const [first, second] = people;
  const usual = isWide ? wide : tall;
  const place = board === undefined ? usual : besidePanel(usual, isWide);
  const placed =
    second === undefined
      ? [first].flatMap((person) => (person === undefined ? [] : [place.one(person, random)]))
      : [first, second].flatMap((person, index) =>
          person === undefined ? [] : [place.two(person, index, random)],
        );
  const style = people[0]?.style ?? background.style;
  const panel = board === undefined ? {} : { panel: hung(board, panelBox(placed, isWide)) };
  const shown = shownThing(background);
  const things = board?.things;
  return {
    kind: 'cast',
    background: { ...background, subjects: background.subjects.filter(staysBehind) },
    people: placed.map((placing, index) => {
      const { holds: attribute, ...person } = placing.person;
      // Hands that point at a board are free for it.
      const known = board === undefined && hasRoomToHold(placing, isWide) ? attribute : undefined;
      return withInHands(
        { ...placing, person: { ...person, style } },
        index === 0 ? (shown ?? known) : known,
      );
    }),
    // A table that came and went with what stands on it would be another place in every scene.
    ...(isAtTable(background) || board !== undefined ? { isAtTable: true } : {}),
    ...(things === undefined ? {} : { things }),
    ...panel,
    ...cuesOf(request, board),
  };
}

function hung({ drawing, pages }: PanelBoard, box: CastPanel['box']): CastPanel {
  return { drawing, pages, box };
}

/** What they do with their hands while they say a scene's words. */
function cuesOf(
  { scene, language, seed }: Pick<ImageRequest, 'seed' | 'language' | 'scene'>,
  board: PanelBoard | undefined,
): Pick<CastPlan, 'cues'> {
  if (scene === undefined || scene.narration === '') {
    return {};
  }
  const { code } = languageDetails[language];
  const pages = (board?.pages ?? []).map(({ from }) => from);
  return {
    cues: gestureCues({ narration: scene.narration, code, seed: partSeed(seed, 'gestures'), pages }),
  };
}

/** How far what is held up reaches beside the head, in figure units. */
const heldReach = 400;

/** Whether what is held up is whole in the picture. */
function hasRoomToHold({ x, scale }: PlacedPerson, isWide: boolean): boolean {
  return x + heldReach * scale <= (isWide ? 1920 : 1080);
}

/** Somebody with a thing in the hands, and the arms as it is held. */
function withInHands(placed: PlacedPerson, holds: PersonPlan['holds']): PlacedPerson {
  if (holds === undefined || poseWith(holds.thing) === 'dangle') {
    return placed;
  }
  const pose = asKeyThing(holds.thing) === undefined ? poseWith(holds.thing) : 'hold';
  return { ...placed, pose, person: { ...placed.person, holds } };
}

/** What a scene tells to be in somebody's hands, or the small thing that it turns on, for who speaks there to hold. */
function shownThing({ subjects }: ScenePlan): PersonPlan['holds'] {
  for (const { figure, holds, colour } of subjects) {
    const thing = holds?.thing ?? keyThingOf(figure);
    if (thing !== undefined) {
      const tint = holds?.colour ?? colour;
      return { thing, ...(tint === undefined ? {} : { colour: tint }) };
    }
  }
  return undefined;
}

/** What is so large that it is seen behind people even from near. */
const large = /boat|ship|galleon|locomotive/u;

/** Behind people only what is far, overhead or large can be seen, and nobody is there twice. */
function staysBehind({ figure, relation }: Subject): boolean {
  const isSeen = relation === 'far' || relation === 'above' || large.test(figure);
  return !personNames.has(figure) && isSeen;
}

interface Arrangement {
  one(person: PersonPlan, random: Random): PlacedPerson;
  two(person: PersonPlan, index: number, random: Random): PlacedPerson;
}

/** Arms that lie across each other are painted on the trunk and would never move. */
const soloPoses = ['rest', 'rest', 'explain', 'hips'] as const satisfies readonly Pose[];

/** How far two are turned to each other: so far that it is seen, and both eyes with it. */
const facing = [0.58, 0.7] as const;

/** Eyes stay on the upper third; the trunk reaches below the frame. */
const wide: Arrangement = {
  one(person, random) {
    const side = random() < 0.5 ? -1 : 1;
    const scale = between(random, 1.04, 1.2) * statures[person.age];
    const pose = pickFrom(random, soloPoses);
    return {
      person,
      // Its raised hand is the right one: on the other side it would be held away from what is spoken of.
      pose: pose === 'explain' && side === 1 ? 'rest' : pose,
      yaw: -side * between(random, 0.15, 0.45),
      x: 960 + side * between(random, 190, 330),
      y: 430 + (1 - statures[person.age]) * 500,
      scale,
    };
  },
  two(person, index, random) {
    const side = index === 0 ? -1 : 1;
    return {
      person,
      // Two who hold their arms alike are a mirror's.
      pose:
        index === 0
          ? pickFrom<Pose>(random, ['explain', 'rest'])
          : pickFrom<Pose>(random, ['rest', 'lap', 'hips']),
      yaw: -side * between(random, ...facing),
      x: 960 + side * between(random, 350, 390),
      y: 455 + (1 - statures[person.age]) * 500,
      scale: 1.14 * statures[person.age],
    };
  },
};

const tall: Arrangement = {
  one(person, random) {
    const side = random() < 0.5 ? -1 : 1;
    return {
      person,
      pose: pickFrom(random, ['rest', 'lap', 'hips', 'rest']),
      yaw: -side * between(random, 0.1, 0.4),
      x: 540 + side * between(random, 0, 60),
      y: 800 + (1 - statures[person.age]) * 560,
      scale: 1.5 * statures[person.age],
    };
  },
  two(person, index, random) {
    const side = index === 0 ? -1 : 1;
    return {
      person,
      pose: 'rest',
      yaw: -side * between(random, ...facing),
      x: 540 + side * 262,
      y: 900 + (index === 0 ? 0 : 40) + (1 - statures[person.age]) * 500,
      scale: 1.32 * statures[person.age],
    };
  },
};

/** Who speaks of a board stands beside it, two on either side; upright they stand below it. */
function besidePanel(usual: Arrangement, isWide: boolean): Arrangement {
  return {
    one(person, random) {
      const placed = usual.one(person, random);
      const side = placed.x < (isWide ? 960 : 540) ? -1 : 1;
      return isWide
        ? { ...placed, x: 960 + side * 600, yaw: -side * Math.abs(placed.yaw) }
        : { ...placed, y: placed.y + 200, scale: placed.scale * 0.92 };
    },
    two(person, index, random) {
      const placed = usual.two(person, index, random);
      const side = index === 0 ? -1 : 1;
      return isWide
        ? { ...placed, x: 960 + side * 668, y: placed.y + 30, scale: placed.scale * 0.88 }
        : { ...placed, y: placed.y + 130 };
    },
  };
}

/** As wide as there is room beside whoever stands there. */
const panelWidths = { one: 1180, two: 960, upright: 940 } as const;

function panelBox(people: readonly PlacedPerson[], isWide: boolean): CastPanel['box'] {
  const [first, second] = people;
  const company = second === undefined ? 'one' : 'two';
  const width = panelWidths[isWide ? company : 'upright'];
  const height = width / panelRatio;
  if (!isWide) {
    return { x: 540 - width / 2, y: 170, width, height };
  }
  if (second !== undefined || first === undefined) {
    return { x: 960 - width / 2, y: 70, width, height };
  }
  return { x: first.x < 960 ? 1920 - 50 - width : 50, y: 84, width, height };
}

/** A portrait shows its person alone, in the middle, turned a little. */
export function composePortrait(person: PersonPlan, aspectRatio: ImageRequest['aspectRatio']): PlacedPerson {
  const placed: PlacedPerson =
    aspectRatio === '16:9'
      ? { person, pose: 'rest', yaw: 0.18, x: 960, y: 430, scale: 1.22 }
      : { person, pose: 'rest', yaw: 0.18, x: 540, y: 800, scale: 1.55 };
  return withInHands(placed, person.holds);
}
