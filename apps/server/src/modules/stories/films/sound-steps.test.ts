import { describe, expect, it } from 'vitest';
import type { PlannedScene } from './planned-scenes.ts';
import { SegmentInputSchema } from './segment-steps.ts';
import { isHeardKnown, soundStep } from './sound-steps.ts';

const look = {
  width: 320,
  height: 180,
  framesPerSecond: 30,
  subtitles: 'none',
  language: 'en',
  showHand: true,
};

const moved = {
  kind: 'moved',
  assetId: 'picture',
  videoModel: 'veo3',
  prompt: '',
  aspectRatio: '16:9',
  cast: [],
  lipsync: null,
  letterbox: 0,
  title: null,
  lowerThird: null,
  credits: null,
  filmLook: null,
};

/** A scene of clips by their assets and, where somebody has said it, how loud they are. */
function scene(
  clips: readonly (readonly [string, number?])[],
  narration: { hash: string; text: string } | null = null,
): PlannedScene {
  const input = SegmentInputSchema.parse({
    rendererVersion: '1',
    look,
    picture: {
      kind: 'filmed',
      clips: clips.map(([assetId, soundLevel]) => ({ assetId, stretch: null, soundLevel })),
      moved,
    },
    narration,
    exit: 'hold',
    minimumSeconds: 4,
  });
  return { input, minimumSeconds: 4, isRendered: false, narration: null };
}

const heard = (...scenes: PlannedScene[]) =>
  soundStep({ scenes, framesPerSecond: 30, musicHash: 'music', hasPenSounds: true }).input;

const spoken = { hash: 'words', text: 'Some words.' };

describe('what is heard in a film', () => {
  it('is the same with other clips that are muted, as they are under a narration', () => {
    expect(heard(scene([['one', 0]]))).toEqual(heard(scene([['two', 0]])));
    expect(heard(scene([['one']], spoken))).toEqual(heard(scene([['two']], spoken)));
    expect(isHeardKnown(scene([['one']], spoken))).toBe(true);
  });

  it('is another with another clip that is heard, or another loudness, and known when that is rendered', () => {
    expect(heard(scene([['one']]))).not.toEqual(heard(scene([['two']])));
    expect(heard(scene([['one', 0.5]], spoken))).not.toEqual(heard(scene([['one', 0.8]], spoken)));
    expect(isHeardKnown(scene([['one']]))).toBe(false);
    expect(isHeardKnown({ ...scene([['one']]), isRendered: true })).toBe(true);
  });

  it('is another with another muted clip before one that is heard, which begins when that is over', () => {
    expect(heard(scene([['short', 0], ['loud']]))).not.toEqual(heard(scene([['long', 0], ['loud']])));
  });
});
