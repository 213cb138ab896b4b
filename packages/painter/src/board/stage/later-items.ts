import type { StageItem } from '@kinora/renderer';
import { boundsOf, movedShapes } from '../../outline/index.ts';
import type { OutlineShape } from '../../outline/index.ts';
import { cueAt } from '../cues.ts';
import { drawn } from './drawn-items.ts';
import { isLackingNamed } from './lacking.ts';
import { gladMark } from './mood-marks.ts';
import { clearOf, nearThings } from './near-things.ts';
import type { Taken } from './taken-room.ts';
import { skyOf } from './place-sky.ts';
import { mirrored, placeRoomOf, thereIn } from './setting.ts';
import type { Setting } from './setting.ts';
import type { LaterPart } from './place-parts-later.ts';
import type { StageThing } from './stage-things.ts';
import { placesOfThings } from './thing-items.ts';
import { clausesOf, feelingAt, momentsOf } from './told-moments.ts';
import { landSize, seenLand } from './views.ts';

/** What comes into the place of a story while it is told, each with its word, so that no scene stands still. */
export function laterItems(
  setting: Setting,
  { taken, later }: { taken: readonly Taken[]; later: readonly LaterPart[] },
): StageItem[] {
  const { parts } = setting;
  const { narration, code, keyFacts } = parts.scene;
  if (keyFacts.length > 0) {
    return [];
  }
  const room = placeRoomOf(setting);
  const aloft = [...taken, ...skyOf(parts.plan.place, room).map((shape) => boundsOf([shape]))];
  const land = { ...room, ...landSize(setting.view) };
  const isTold = (names: RegExp): boolean =>
    parts.spoken.some((each) => each.names.some((own) => names.test(own)));
  const near = nearThings(parts.plan.place)
    .filter(({ isOnlyTold, names }) => isOnlyTold?.(room) !== true || isTold(names))
    .filter(({ names }) => !isLackingNamed(names, parts.lacks) && !isLackingNamed(names, parts.sought))
    .filter(({ isInSky }) => isInSky !== true || parts.isOnWay !== true)
    .map(({ draw, isInSky, names }) => {
      const shapes =
        isInSky === true
          ? freeInSky(draw(room), room.width, aloft)
          : clearOf(seenLand(setting.view, thereIn(setting, draw(land))), taken);
      return { names, shapes };
    })
    .filter(({ shapes }) => shapes.length > 0);
  const groups = [...later, ...near];
  const felt = feltItems(setting);
  const moments = momentsOf(
    groups.map(({ names }) => names),
    { spoken: parts.spoken, taken: felt.map(({ at }) => at), words: parts.scene },
  );
  return [
    ...groups.map(({ shapes }, index) => {
      const cue = cueAt(narration, moments[index] ?? 0, code);
      return drawn(`place-later-${index}`, mirrored(setting, shapes), {
        strength: index < later.length ? 0.62 : 0.72,
        cue,
      });
    }),
    ...felt.map(({ shapes, at }) =>
      drawn('place-felt', mirrored(setting, shapes), { cue: cueAt(narration, at, code) }),
    ),
  ];
}

/** What somebody comes to feel, in the face, with the words that tell it and with what leads to it. */
function feltItems({ parts, standing, view }: Setting): { shapes: readonly OutlineShape[]; at: number }[] {
  return standing.slice(0, 1).flatMap((one) => {
    const mark = view.shot === 'close' ? [] : gladMark(one);
    const steps = [...one.felt.slice(0, -1), [...(one.felt.at(-1) ?? []), ...mark]];
    const last = feelingAt(parts.scene, one.posture);
    const first = clausesOf(parts.scene).find((at) => at > parts.scene.narration.length * 0.3) ?? last;
    return steps
      .map((shapes, index) => ({ shapes, at: index === steps.length - 1 ? last : Math.min(first, last) }))
      .filter(({ shapes }) => shapes.length > 0);
  });
}

/** Where birds or stars find room: where they are drawn, or to a side of it. */
function freeInSky(shapes: readonly OutlineShape[], width: number, taken: readonly Taken[]): OutlineShape[] {
  const sides = [0, -0.3, 0.3, -0.16, 0.16].map((part) =>
    clearOf(movedShapes(shapes, { x: width * part }), taken),
  );
  return sides.find(({ length }) => length === shapes.length) ?? sides[0] ?? [];
}

/** Where something stands or is written, which nothing later covers. */
export function takenRooms(
  { parts, standing, size, view, ...others }: Setting,
  balloon: readonly OutlineShape[],
  things: readonly StageThing[],
): Taken[] {
  // Before a face seen near is a table or a bank, on which nothing of the ground behind it stands.
  const edge = { left: 0, right: size.width, top: size.ground - 4, bottom: size.height };
  return [
    ...(view.shot === 'close' ? [edge] : []),
    ...standing.map(({ shapes, pieces }) => boundsOf([...shapes, ...Object.values(pieces).flat()])),
    ...(balloon.length === 0 ? [] : [boundsOf(balloon)]),
    ...placesOfThings(things, { parts, standing, size, view, ...others }).map(
      ({ box: { x, y, width, height } }) => ({
        left: x,
        right: x + width,
        top: y,
        // Below what lies on a table is the table.
        bottom: parts.isOnTable === true ? size.ground : y + height,
      }),
    ),
  ];
}
