import type { BoardPicture, StageItem } from '@kinora/renderer';
import { boundsOf } from '../../outline/index.ts';
import type { OutlineShape } from '../../outline/index.ts';
import { cueAt } from '../cues.ts';
import { drawn } from './drawn-items.ts';
import { moodMark } from './mood-marks.ts';
import { clearOf, nearThings } from './near-things.ts';
import { mirrored, placeRoomOf } from './setting.ts';
import type { Setting } from './setting.ts';
import { landSize, seenLand } from './views.ts';
import { placesOfThings } from './thing-items.ts';

/** What comes into the place of a story while it is told, so that no scene stands still. */
export function laterItems(
  setting: Setting,
  balloon: readonly OutlineShape[],
  things: readonly BoardPicture[],
): StageItem[] {
  const { parts, standing } = setting;
  const { keyFacts, narration, code } = parts.scene;
  if (keyFacts.length > 0) {
    return [];
  }
  const { width, height, ground } = setting.size;
  // Before a face seen near is a table or a bank, on which nothing of the ground behind it stands.
  const edge = { left: 0, right: width, top: ground - 4, bottom: height };
  const taken = [
    ...(setting.view.shot === 'close' ? [edge] : []),
    ...standing.map(({ shapes, pieces }) => boundsOf([...shapes, ...Object.values(pieces).flat()])),
    ...(balloon.length === 0 ? [] : [boundsOf(balloon)]),
    ...placesOfThings(things, setting).map(({ x, y, width, height }) => ({
      left: x,
      right: x + width,
      top: y,
      bottom: y + height,
    })),
  ];
  const nearRoom = { ...placeRoomOf(setting), ...landSize(setting.view) };
  const [first = [], ...others] = nearThings(parts.plan.place, nearRoom).map((group) =>
    clearOf(seenLand(setting.view, group), taken),
  );
  const later = [first, standing.slice(-1).flatMap(moodMark), ...others].filter(({ length }) => length > 0);
  return later.map((shapes, index) => {
    const at = Math.round((narration.length * (index + 1)) / (later.length + 1));
    const cue = cueAt(narration, at, code);
    return drawn(`place-later-${index}`, mirrored(setting, shapes), { strength: 0.72, cue });
  });
}
