import { hundredthsOf } from '@kinora/contract/money';
import { imageModelKeys, imageModelOf, prices } from '@kinora/contract/catalogue';
import type { UpgradeKind } from '@kinora/contract/catalogue';
import type { Gateway } from '../../../gateway/index.ts';
import { inputHash } from '../../projects/index.ts';
import type { WantedStep } from '../../projects/index.ts';
import { castOfScene } from '../pictures/cast.ts';
import { wantedPortraits } from '../pictures/portrait-steps.ts';
import type { Maker, StoredScene } from '../story-scene.ts';
import type { StorySettings } from '../story-settings.ts';
import type { ClipPlan } from './plan-clips.ts';
import type { SceneTimes } from './scene-times.ts';
import type { SceneClipInput, UpgradePictureInput } from './upgrade-inputs.ts';

/** A scene that is to be made real, and with what. */
export interface SceneWish {
  readonly stored: StoredScene;
  readonly settings: StorySettings;
  /** The catalogue's key, and who serves it now. */
  readonly model: string;
  readonly maker: Maker;
  /** Empty: as the scene says. */
  readonly prompt: string;
  /** The asset of the picture it shows. */
  readonly pictureId: string;
}

/** Credits of one picture or clip of a model. */
export function unitCredits({ media }: Pick<Gateway, 'media'>, kind: UpgradeKind, model: string): number {
  return media.creditsOf(model) ?? (kind === 'image' ? prices.image : prices.video);
}

export function unitHundredths(gateway: Pick<Gateway, 'media'>, kind: UpgradeKind, model: string): bigint {
  return hundredthsOf(unitCredits(gateway, kind, model));
}

/** What its prompt field begins with. */
export function imagePromptOf({ scene }: StoredScene): string {
  return scene.image_prompt || scene.visual_elements.image_prompt || scene.title;
}

export function clipPromptOf({ scene }: StoredScene): string {
  return scene.video_prompt || scene.visual_elements.video_prompt || scene.image_prompt;
}

/** The picture that is asked for: a changed one where the model changes pictures, else a new one of the same words. */
export function pictureStep({ stored, settings, model, maker, prompt, pictureId }: SceneWish): WantedStep {
  const { scene } = stored;
  const input: UpgradePictureInput = {
    sceneId: scene.id,
    model,
    maker,
    prompt: prompt || imagePromptOf(stored),
    title: '',
    narration: '',
    keyFacts: [],
    place: 'middle',
    language: settings.language,
    videoStyle: settings.video_style,
    aspectRatio: settings.aspect_ratio,
    option: 0,
    uploads: changesPictures(model) ? [pictureId] : settings.uploads,
    cast: castOfScene(scene, settings),
  };
  return { kind: 'picture', input, take: stored.lastTake + 1 };
}

function changesPictures(model: string): boolean {
  const key = imageModelKeys.find((known) => known === model);
  return key !== undefined && imageModelOf(key).kind === 'edit';
}

/** The clips that are asked for, in their order. Silent ones begin where the one before ends. */
export function clipSteps(
  wish: SceneWish,
  { plan, times, portraits }: { plan: ClipPlan; times: SceneTimes; portraits: readonly string[] },
): WantedStep[] {
  const { stored, settings, model, maker, prompt, pictureId } = wish;
  const wanted: WantedStep[] = [];
  for (const { seconds, spoken } of plan.parts) {
    const before = wanted.at(-1);
    const input: SceneClipInput = {
      sceneId: stored.scene.id,
      model,
      maker,
      prompt: prompt || clipPromptOf(stored),
      aspectRatio: settings.aspect_ratio,
      seconds: Math.round(seconds * 1000) / 1000,
      // Of two who talk, each is filmed alone.
      assetId: (spoken !== null && portraits.length > 1 ? portraits[spoken.speaker] : null) ?? pictureId,
      after: spoken === null && before !== undefined ? inputHash(before.input) : null,
      spoken:
        spoken === null || times.narration === null
          ? null
          : {
              narration: times.narration,
              startSeconds: spoken.startSeconds,
              endSeconds: spoken.endSeconds,
            },
    };
    wanted.push({ kind: 'clip', input: input, take: stored.lastTake + 1 });
  }
  return wanted;
}

/** The portraits a story's speakers are filmed from, by the hash of their step; empty where nobody speaks on screen. */
export function portraitHashes(settings: StorySettings): string[] {
  return settings.speakers.length === 0 ? [] : wantedPortraits(settings).map(({ input }) => inputHash(input));
}
