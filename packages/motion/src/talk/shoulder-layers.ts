import type { LayerInput } from './layer-parts.ts';
import { overShoulderBox } from '@kinora/painter';
import type { CastLayers } from '@kinora/painter';
import { seenUnless } from './talk-camera.ts';
import { framingOf } from './talk-framing.ts';
import type { View } from './talk-framing.ts';
import { talkShots } from './talk-shots.ts';
import type { TalkToFilm } from './talk-shots.ts';

/** Where the listener's head is on the screen, from its side: whole, with a shoulder, so that it is known for what it is. */
const across = 300;
const down = 560;

/** The listener from behind, before whoever is looked at over their shoulder; not there in any other shot. */
export function shouldersBefore({ overShoulder }: CastLayers, talk: TalkToFilm): LayerInput[] {
  const { plan, aspectRatio } = talk;
  const shots = talkShots(talk);
  return overShoulder.flatMap((file, listener): LayerInput[] => {
    const index = 1 - listener;
    const isOver = (view: View): boolean => view.of === 'over' && view.index === index;
    if (!shots.some(({ view }) => isOver(view))) {
      return [];
    }
    const { x, y, zoom } = framingOf({ of: 'over', index }, plan, aspectRatio);
    const isRight = (plan.people[listener]?.x ?? 0) > (plan.people[index]?.x ?? 0);
    // In the plane that the camera looks at, a shot's own framing tells where on the screen something is.
    const box = {
      x: 960 + x + ((isRight ? 960 - across : across - 960) + overShoulderBox.x) / zoom,
      y: 540 + y + (down - 540 + overShoulderBox.y) / zoom,
      width: overShoulderBox.width / zoom,
      height: overShoulderBox.height / zoom,
    };
    return [
      {
        id: `shoulder-${listener}`,
        files: [file],
        box,
        keys: seenUnless(talk, (view) => !isOver(view)),
        sways: [
          { of: 'x', amount: 5, periodSeconds: 4.9, irregularity: 0.8, seed: 5 + listener },
          { of: 'y', amount: 3, periodSeconds: 3.6 },
        ],
      },
    ];
  });
}
