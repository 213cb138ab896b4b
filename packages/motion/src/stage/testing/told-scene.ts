import type { JsonValue, VideoRequest } from '@kinora/models';
import { createDioramaModel, sceneManners } from '@kinora/painter';
import { builtInFinder } from '@kinora/painter/cut-out';
import type { LayeredScene } from '@kinora/renderer';
import { motionModels } from '../../motion-manners.ts';
import { painting, quietCall } from '../../talk/testing/cast-plans.ts';
import { stageClip } from '../stage-clip.ts';

/** A small painted scene of a film, told at 15 letters a second. */
interface Told {
  readonly prompt: string;
  readonly narration: string;
  /** Position in its film of seven. */
  readonly index: number;
  readonly durationSeconds: number;
}

/** When the words of a narration are heard that begin like this. */
export function heardAt(narration: string, words: string): number {
  return secondsAt(narration.indexOf(words));
}

const secondsAt = (index: number): number => 0.4 + index / 15;

/** What is shown of a told scene, as its first painter plans it. */
export async function toldPlan({ prompt, narration, index }: Told, root: string): Promise<JsonValue> {
  const [manner] = sceneManners;
  if (manner === undefined) {
    throw new Error('no manner');
  }
  const progress = await createDioramaModel(manner, painting).start(
    {
      prompt,
      aspectRatio: '16:9',
      language: 'English',
      videoStyle: 'auto',
      seed: 3,
      inputs: [],
      longSide: 320,
      scene: { title: 'Once more, slowly', narration, keyFacts: [], index, count: 7 },
    },
    await quietCall(root),
  );
  if (progress.state !== 'finished' || progress.result.plan === undefined) {
    throw new Error('a picture is finished at once');
  }
  return progress.result.plan;
}

/** A told scene set in motion by the first of the models, working beneath `root`. */
export async function stagedScene(
  told: Told,
  root: string,
  change: Partial<VideoRequest> = {},
): Promise<LayeredScene> {
  const [motion] = motionModels;
  if (motion === undefined) {
    throw new Error('no motion');
  }
  const { narration, durationSeconds } = told;
  const words = [...narration.matchAll(/\S+/gu)].map(({ index }) => ({
    part: index / narration.length,
    atSeconds: secondsAt(index),
  }));
  const imagePlan = await toldPlan(told, root);
  const asked = { prompt: '', aspectRatio: '16:9', durationSeconds, seed: 5, longSide: 320 } as const;
  const call = { ...(await quietCall(root)), painting, subjects: builtInFinder };
  return stageClip({ ...asked, image: '', imagePlan, words, ...change }, motion.manner, call);
}

/** The names of the layers that are seen at a moment, with where each is in the pile. */
export function seenLayers({ layers }: LayeredScene, seconds: number): string[] {
  const opacityOf = ({ keys }: LayeredScene['layers'][number]): number =>
    keys.findLast(({ atSeconds }) => atSeconds <= seconds)?.opacity ?? 1;
  return layers.filter((layer) => opacityOf(layer) > 0).map(({ id }) => id);
}
