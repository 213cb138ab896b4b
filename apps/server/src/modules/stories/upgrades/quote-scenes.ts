import type { UpgradeKind } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { assetIdOfUrl } from '../../assets/index.ts';
import { inputHash, readStepsByHash } from '../../projects/index.ts';
import type { Project, WantedStep } from '../../projects/index.ts';
import { readPictureUrls } from '../pictures/picture-urls.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { storedScenesOf } from '../story-scene.ts';
import type { Maker, StoredScene } from '../story-scene.ts';
import { settingsOf } from '../story-settings.ts';
import type { StorySettings } from '../story-settings.ts';
import { planClips } from './plan-clips.ts';
import type { ClipLengths } from './plan-clips.ts';
import { readSceneTimes } from './scene-times.ts';
import type { SceneTimes } from './scene-times.ts';
import { finishedParts, isOpen, upgradeHashes } from './upgrading.ts';
import { clipSteps, pictureStep, portraitHashes } from './wish-steps.ts';

/** One step of an upgrade. */
export interface QuotedStep {
  readonly step: WantedStep;
  readonly hash: string;
  /** Seconds of a clip; null for a picture. */
  readonly seconds: number | null;
  /** It waits for no other one. */
  readonly isFirst: boolean;
}

/** What making one scene real takes. */
export interface SceneQuote {
  readonly sceneNumber: number;
  readonly stored: StoredScene;
  /** What it shows now; null where nothing is chosen and nothing was made. */
  readonly pictureUrl: string | null;
  /** Empty when it cannot be made; `refusal` says why. */
  readonly steps: readonly QuotedStep[];
  readonly refusal: string | null;
  /** What of its end no clip reaches. */
  readonly stagedSeconds: number;
  /** It shows what the studio made, and nothing is under way for it. */
  readonly isDraft: boolean;
}

export interface QuoteWish {
  readonly project: Project;
  readonly kind: UpgradeKind;
  readonly model: string;
  readonly prompt: string;
}

/** What making each scene of a project real takes with a model, whoever asks and whatever it costs. */
export async function quoteScenes(
  deps: Pick<StoriesDeps, 'gateway'>,
  database: DatabaseOrTransaction,
  { project, kind, model, prompt }: QuoteWish,
): Promise<SceneQuote[]> {
  const { media } = deps.gateway;
  const scenes = storedScenesOf(project);
  const settings = settingsOf(project);
  const maker = media.makerOf(kind === 'image' ? 'picture' : 'clip', model);
  const known = await readStepsByHash(database, { projectId: project.id, hashes: upgradeHashes(project) });
  const urls = await readPictureUrls(database, { projectId: project.id, scenes });
  const times =
    kind === 'clip' ? await readSceneTimes(database, { projectId: project.id, scenes, settings }) : [];
  const portraits = kind === 'clip' ? await portraitIds(database, project.id, settings) : [];
  const lengths = media.clipLengths(model) ?? { seconds: [], speaks: false };
  return scenes.map((stored, index): SceneQuote => {
    const pictureUrl = stored.scene.selected_image_url ?? urls[index]?.at(-1) ?? null;
    const pictureId = assetIdOfUrl(pictureUrl ?? '');
    const about = { stored, settings, model, prompt };
    const quoted =
      maker === null || pictureId === undefined
        ? null
        : stepsOf({ ...about, maker, pictureId, kind, lengths, portraits, times: times[index] });
    const isMadeReal = stored.upgrades.some(
      (one) =>
        one.kind === kind &&
        (isOpen(one, project, known) ||
          (finishedParts(one, known).size > 0 && (kind === 'image' || one.take === stored.clipTake))),
    );
    return {
      sceneNumber: index + 1,
      stored,
      pictureUrl,
      steps: quoted?.steps ?? [],
      refusal: maker === null ? sentences.upgrade.notConnected : (quoted?.refusal ?? null),
      stagedSeconds: quoted?.stagedSeconds ?? 0,
      isDraft: !isMadeReal,
    };
  });
}

interface StepsWish {
  readonly stored: StoredScene;
  readonly settings: StorySettings;
  readonly model: string;
  readonly maker: Maker;
  readonly prompt: string;
  readonly pictureId: string;
  readonly kind: UpgradeKind;
  readonly lengths: ClipLengths;
  readonly portraits: readonly string[];
  readonly times: SceneTimes | undefined;
}

function stepsOf({ kind, lengths, portraits, times, ...wish }: StepsWish) {
  if (kind === 'image' || times === undefined) {
    const step = pictureStep(wish);
    const quoted = { step, hash: inputHash(step.input), seconds: null, isFirst: true };
    return { steps: [quoted], stagedSeconds: 0, refusal: null };
  }
  if (lengths.speaks && times.turns.length === 0) {
    return { steps: [], stagedSeconds: 0, refusal: sentences.upgrade.notSpoken };
  }
  const plan = planClips({ seconds: times.seconds, lengths, turns: times.turns });
  const steps = clipSteps(wish, { plan, times, portraits }).map((step, index): QuotedStep => ({
    step,
    hash: inputHash(step.input),
    seconds: plan.parts[index]?.seconds ?? null,
    isFirst: index === 0 || lengths.speaks,
  }));
  return { steps, stagedSeconds: plan.stagedSeconds, refusal: null };
}

/** The portraits of a story's own speakers, in their order; empty before they are made. */
export async function portraitIds(
  database: DatabaseOrTransaction,
  projectId: string,
  settings: StorySettings,
): Promise<string[]> {
  const hashes = portraitHashes(settings);
  const made = await readStepsByHash(database, { projectId, hashes });
  return hashes.flatMap(
    (hash) => made.find((step) => step.kind === 'portrait' && step.inputHash === hash)?.assetId ?? [],
  );
}
